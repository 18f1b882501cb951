/** Clocks: how long a decision may take while others wait, how much of a bank is left, and what happens then. */

import { all, icon, make, say, the } from "./page.js";

/** @typedef {import("./protocol.js").Seat} Seat */

const DAY = 86_400;
/** Seconds by which the house is ahead of this machine. */
const ahead = Number(the("#table").dataset.now) - Date.now() / 1000;

/** A clock that runs until somebody's time is over; with a bank, also one that stands. @param {Seat} seat @param {boolean} mine @param {string} [end] what happens when a bank is empty @returns {HTMLElement[]} */
export function clock(seat, mine, end = "") {
  const { until, name, time } = seat;
  if (time) return [bank(seat, time, mine, end)];
  if (!until) return [];
  return [face({ "data-until": String(until) }, "hourglass", say(mine ? "clock-mine" : "clock-other", { time: moment(until), name }))];
}

/** @param {Seat} seat @param {import("./protocol.js").Time} time @param {boolean} mine @param {string} end */
function bank({ name }, time, mine, end) {
  const runs = time.zero > 0;
  const said = time.rests ? say(`clock-${time.rests}`, { name, time: moment(time.goes_on) })
    : runs ? say(`clock-bank-${mine ? "mine" : "other"}-${end}`, { name, time: moment(time.until) })
    : time.left ? say("clock-left", { time: written(time.left) }) : say("clock-none");
  const shown = face(runs ? { "data-until": String(time.zero) } : { "data-left": String(time.left) }, time.rests ? "away" : "hourglass", said);
  shown.classList.toggle("stands", !runs);
  return shown;
}

/** @param {Record<string, string>} data @param {string} sign @param {string} said */
function face(data, sign, said) {
  const shown = make("span", { class: "clock", title: said, ...data }, icon(sign), make("time", {}), make("span", { class: "unseen" }, said));
  turn(shown);
  return shown;
}

/** When that is, as people say it. @param {number} until */
function moment(until) {
  const at = new Date((until - ahead) * 1000);
  const today = at.getTime() - Date.now() < (DAY / 2) * 1000;
  return at.toLocaleString(document.documentElement.lang, today ? { timeStyle: "short" } : { weekday: "long", hour: "numeric", minute: "2-digit" });
}

/** So many seconds, as a clock shows them. @param {number} left */
function written(left) {
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  if (left >= 2 * DAY) return say("clock-days", { n: Math.floor(left / DAY) });
  return left >= 7200 ? say("clock-hours", { n: Math.floor(left / 3600) }) : `${minutes}:${String(seconds).padStart(2, "0")}`;
}

/** @param {HTMLElement} face */
function turn(face) {
  const { until, left: stands } = face.dataset;
  const left = stands ? Number(stands) : Math.max(0, Math.round(Number(until) - ahead - Date.now() / 1000));
  const text = written(left);
  const place = face.querySelector("time");
  if (place && place.textContent !== text) place.textContent = text;
  face.classList.toggle("late", !stands && left < 20);
}

setInterval(() => all(".clock").forEach(turn), 1000);
