/** The page of notices: whether this browser takes them, and the switch for that. */

import { say, the } from "./page.js";

const place = the("#push");
const button = /** @type {HTMLButtonElement} */ (the("#push-switch"));
const state = the("#push-state");
const wanted = place.dataset.key ?? "";

/** Why this browser cannot be told anything; "" if it can. */
function obstacle() {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  if (!isSecureContext) return "insecure";
  if (isApple && !("PushManager" in window)) return "not-installed";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return "";
}

/** @returns {Promise<PushSubscription | null>} */
async function current() {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** @param {ArrayBuffer | Uint8Array<ArrayBuffer> | null} bytes */
function written(bytes) {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What people call a browser on a machine. */
function device() {
  const agent = navigator.userAgent;
  const browser = [["Firefox", /Firefox/], ["Edge", /Edg/], ["Opera", /OPR/], ["Chrome", /Chrome/], ["Safari", /Safari/]];
  const system = [["Android", /Android/], ["iPhone", /iPhone/], ["iPad", /iPad/], ["Windows", /Windows/], ["Mac", /Mac/], ["Linux", /Linux/]];
  /** @param {(string | RegExp)[][]} all */
  const name = (all) => all.find(([, sign]) => /** @type {RegExp} */ (sign).test(agent))?.[0] ?? "";
  return [name(browser), name(system)].filter(Boolean).join(", ");
}

/** @param {string} path @param {Record<string, string>} fields */
async function post(path, fields) {
  const csrf = /** @type {HTMLInputElement} */ (the("[name=csrf]")).value;
  const body = new URLSearchParams({ csrf, ...fields });
  const answer = await fetch(path, { method: "POST", body, redirect: "manual", headers: { accept: "application/json" } });
  if (answer.type !== "opaqueredirect" && !answer.ok) throw new Error((await answer.json()).text);
}

async function switchOn() {
  if ((await Notification.requestPermission()) !== "granted") return show();
  await navigator.serviceWorker.register("/worker.js", { scope: "/" });
  const registration = await navigator.serviceWorker.ready;
  const old = await registration.pushManager.getSubscription();
  if (old && written(old.options.applicationServerKey) !== wanted) await old.unsubscribe();
  const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys } = found.toJSON();
  await post("/notices/devices", { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", name: device() });
  location.reload();
}

async function switchOff() {
  const found = await current();
  await found?.unsubscribe();
  const mine = document.querySelector(`[data-device="${await digest(found?.endpoint ?? "")}"]`);
  if (mine instanceof HTMLElement) await post(`/notices/channels/${mine.dataset.id}/end`, {});
  location.reload();
}

/** By which the list knows this browser without naming its address. @param {string} endpoint */
async function digest(endpoint) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function show() {
  const why = obstacle();
  button.hidden = Boolean(why);
  if (why) return void (state.textContent = say(`push-${why}`));
  const found = await current();
  const mine = found && document.querySelector(`[data-device="${await digest(found.endpoint)}"]`);
  const isOn = Boolean(mine) && mine?.getAttribute("data-paused") === "";
  mine?.querySelector("[data-here]")?.removeAttribute("hidden");
  state.textContent = say(isOn ? "push-is-on" : "push-is-off");
  button.textContent = say(isOn ? "push-switch-off" : "push-switch-on");
  button.onclick = () => act(isOn ? switchOff : switchOn);
}

/** @param {() => Promise<void>} what */
async function act(what) {
  button.disabled = true;
  try {
    await what();
  } catch (error) {
    state.textContent = say("push-failed", { why: error instanceof Error ? error.message : String(error) });
  }
  button.disabled = false;
}

/** Whoever has not said where they live lives where their browser does. */
const zone = /** @type {HTMLInputElement} */ (the("#zone"));
if (!zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

if (wanted) show();
