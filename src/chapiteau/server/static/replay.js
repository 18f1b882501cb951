/** A finished game again: slider, keys, chart, and an address for every position. */

import { Board } from "./board.js";
import { Chart } from "./chart.js";
import { Inspector } from "./inspector.js";
import { outline } from "./log.js";
import { all, isTyping, make, restyled, say, sigil, the } from "./page.js";
import { Picture } from "./scene.js";
import { lead } from "./steps.js";
import { Closer } from "./closer.js";
import { Positions } from "./positions.js";

/** @typedef {import("./protocol.js").Scene} Scene */
/** @typedef {{n: number, scene: Scene, lines: string[], scores: number[], clocks: (number | null)[], outline: import("./protocol.js").Section}} Position */

const STEP = 900;
const page = the("#replay");
const slider = /** @type {HTMLInputElement} */ (the("#slider"));
const picture = new Picture(the("#picture"));
const closer = new Closer(picture);
const board = new Board(picture, { play: () => {}, why: () => {} });
new Inspector(board);
const { scores } = JSON.parse(the("#positions").textContent ?? "{}");
const sheet = /** @type {SVGElement} */ (/** @type {unknown} */ (document.querySelector("#chart")));
const chart = new Chart(sheet, scores, go);
const last = Number(slider.max);
/** @type {Positions<Position>} */
const positions = new Positions(page.dataset.scene ?? "");
let at = Number(slider.value);
let shown = NaN; // nothing is a step away from nothing
let playing = 0;
const wish = /** @type {HTMLInputElement} */ (the("#railed")); // it may be asked for before this script has come
/** @type {boolean | null} whether somebody wants to see the result beside the board; until then it comes with the end */
let railed = wish.checked || null;
const roomy = matchMedia("(min-width: 1680px)"); // the result lies beside the board, not over it
let isWatched = false; // somebody came to the end from elsewhere

/** @param {number} n */
async function go(n) {
  at = Math.min(last, Math.max(0, n));
  slider.value = String(at);
  chart.at(at);
  the("#fork [name=n]").setAttribute("value", String(at));
  rail();
  if (at === last) document.querySelector("#veil")?.setAttribute("open", "");
  const wanted = at;
  const now = await positions.at(wanted);
  if (wanted !== at) return;
  show(now);
  if (at < last) positions.at(at + 1);
  const address = new URL(location.href);
  address.searchParams.set("at", String(at));
  history.replaceState(null, "", address);
}

/** Show who plays and what came of it, or hide it: the board has the window. */
function rail() {
  isWatched ||= at < last;
  const isOn = railed ?? (at === last && (isWatched || roomy.matches));
  page.classList.toggle("railed", isOn);
  wish.checked = isOn;
}

/** One step is animated; a leap is not. @param {Position} now */
function show(now) {
  if (Math.abs(now.n - shown) === 1) lead(picture, now.scene);
  else picture.show(now.scene);
  shown = now.n;
  board.settle();
  closer.settle();
  slider.setAttribute("aria-valuetext", say("replay-at", { n: now.n, length: last }));
  the("#at").textContent = say("replay-at", { n: now.n, length: last });
  the("#happened ol").replaceChildren(...now.lines.map((line) => make("li", {}, line)));
  outline(now.outline);
  now.scores.forEach((points, seat) => {
    const place = document.querySelector(`[data-points="${seat}"]`);
    if (place) place.textContent = String(points);
  });
  now.clocks.forEach((left, seat) => {
    const place = document.querySelector(`[data-left="${seat}"]`);
    if (place) place.textContent = left === null ? "" : `${Math.floor(left / 3600)}:${String(Math.floor(left / 60) % 60).padStart(2, "0")}:${String(left % 60).padStart(2, "0")}`;
  });
  for (const place of all("[data-won]")) place.hidden = now.n < last;
}

function toggle() {
  clearInterval(playing);
  const on = !playing && at < last;
  playing = on ? setInterval(() => (at < last ? go(at + 1) : toggle()), STEP) : 0;
  the("#run").setAttribute("aria-pressed", String(on));
  the("#run").classList.toggle("on", on);
}

for (const place of all("[data-sigil]")) place.append(sigil(Number(place.dataset.sigil)));
slider.addEventListener("input", () => go(Number(slider.value)));
the("#first").addEventListener("click", () => go(0));
the("#before").addEventListener("click", () => go(at - 1));
the("#after").addEventListener("click", () => go(at + 1));
the("#last").addEventListener("click", () => go(last));
the("#run").addEventListener("click", toggle);
wish.addEventListener("change", () => {
  railed = wish.checked;
  rail();
});
the("#link").addEventListener("click", async () => {
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  the("#said").textContent = say("copied");
});
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
  const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[event.key];
  if (step) go(at + step);
  else if (event.key === "Home") go(0);
  else if (event.key === "End") go(last);
  else return;
  event.preventDefault();
});
/** Draw the same position anew, in another layout, theme or language. */
function anew() {
  shown = NaN;
  go(at);
}
restyled(anew);
go(at);
