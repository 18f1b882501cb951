/** Clocks: how long a decision may take while others wait, and what happens then. */

import { all, icon, make, say, the } from "./page.js";

const DAY = 86_400;
/** Seconds by which the house is ahead of this machine. */
const ahead = Number(the("#table").dataset.now) - Date.now() / 1000;

/** A clock that runs until somebody's time is over. @param {{until?: number, name: string}} seat @param {boolean} mine @returns {HTMLElement[]} */
export function clock({ until, name }, mine) {
  if (!until) return [];
  const said = say(mine ? "clock-mine" : "clock-other", { time: moment(until), name });
  const face = make("span", { class: "clock", "data-until": String(until), title: said }, icon("hourglass"), make("time", {}), make("span", { class: "unseen" }, said));
  turn(face);
  return [face];
}

/** When that is, as people say it. @param {number} until */
function moment(until) {
  const at = new Date((until - ahead) * 1000);
  const today = at.getTime() - Date.now() < (DAY / 2) * 1000;
  return at.toLocaleString(document.documentElement.lang, today ? { timeStyle: "short" } : { weekday: "long", hour: "numeric", minute: "2-digit" });
}

/** @param {HTMLElement} face */
function turn(face) {
  const left = Math.max(0, Math.round(Number(face.dataset.until) - ahead - Date.now() / 1000));
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  const text = left >= 2 * DAY ? say("clock-days", { n: Math.floor(left / DAY) }) : left >= 7200 ? say("clock-hours", { n: Math.floor(left / 3600) }) : `${minutes}:${String(seconds).padStart(2, "0")}`;
  const place = face.querySelector("time");
  if (place && place.textContent !== text) place.textContent = text;
  face.classList.toggle("late", left < 20);
}

setInterval(() => all(".clock").forEach(turn), 1000);
