/** The switches in the header of every page: theme and language, without losing the place. */

import { all, readWords, theme, the } from "./page.js";

for (const form of document.forms) {
  if (form.dataset.switch) form.addEventListener("submit", (event) => change(event, form));
}

/** @param {SubmitEvent} event @param {HTMLFormElement} form */
async function change(event, form) {
  event.preventDefault();
  const data = new FormData(form, event.submitter);
  if (form.dataset.switch === "theme") {
    const next = theme() === "dark" ? "light" : "dark";
    data.set("theme", next);
    document.documentElement.dataset.theme = next;
    showTheme();
  }
  const body = new URLSearchParams(/** @type {any} */ (data));
  await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
  if (form.dataset.switch === "language") await translate();
  dispatchEvent(new Event("house"));
}

function showTheme() {
  for (const button of all("[data-theme-button]")) button.setAttribute("aria-pressed", String(theme() === "dark"));
}

/** Where the place would be lost if the page were loaded anew. */
const LIVE = ["table", "replay"];

/** Fetch the page in the new language and take over its fixed texts; where that does not fit, load it. */
async function translate() {
  if (!LIVE.includes(document.body.dataset.page ?? "")) return location.reload();
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = [...page.querySelectorAll("[data-said]")];
  const old = [...document.querySelectorAll("[data-said]")];
  const words = page.getElementById("words");
  const same = old.length === fresh.length && old.every((one, i) => one.tagName === fresh[i]?.tagName);
  if (!words || !same) return location.reload();
  old.forEach((one, i) => takeOver(one, /** @type {Element} */ (fresh[i])));
  the("#words").textContent = words.textContent;
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  readWords();
  dispatchEvent(new Event("words"));
}

/** @param {Element} old @param {Element} fresh */
function takeOver(old, fresh) {
  if (old.getAttribute("data-said") !== "marks") old.textContent = fresh.textContent;
  for (const name of ["aria-label", "placeholder", "title", "value", "lang", "data-levels"]) {
    const text = fresh.getAttribute(name);
    if (text !== null) old.setAttribute(name, text);
  }
}

showTheme();
