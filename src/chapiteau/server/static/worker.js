/** The service worker: it shows notices and opens the table they are about. It answers no request, so a page is never older than the house. */

/** @typedef {{ id: string, tag: string, title: string, body: string, path: string, lang: string }} Notice */

const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (/** @type {any} */ event) => {
  /** @type {Notice} */
  const notice = event.data.json();
  event.waitUntil(showNotice(notice));
});

/** A notice takes the place of an earlier one of its topic, and rings only if it is another one. @param {Notice} notice */
async function showNotice({ id, tag, title, body, path, lang }) {
  const shown = await worker.registration.getNotifications({ tag });
  const again = shown.some((/** @type {any} */ one) => one.data?.id === id);
  const look = { icon: "/icon/any-192.png", badge: "/icon/badge-96.png" };
  const how = { body, tag, lang, ...look, silent: again || undefined, renotify: shown.length > 0 && !again };
  await worker.registration.showNotification(title, { ...how, data: { id, path } });
}

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

/** The page that shows it already, else a new one. @param {string} path */
async function openPage(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(resubscribe(event)));

/** The browser has another address: the house is told, with the token of a page of ours. @param {any} event */
async function resubscribe(event) {
  const old = event.oldSubscription;
  if (!old) return;
  const fresh = event.newSubscription ?? (await worker.registration.pushManager.subscribe(old.options));
  const page = await (await fetch("/notices")).text();
  const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const { endpoint, keys } = fresh.toJSON();
  const body = new URLSearchParams({ csrf, endpoint, p256dh: keys.p256dh, auth: keys.auth, old: old.endpoint });
  await fetch("/notices/devices", { method: "POST", body, redirect: "manual" });
}
