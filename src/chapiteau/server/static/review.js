/** A look back: it is waited for, then read; each costly decision with the board as its seat saw it. */

import { Board } from "./board.js";
import { Closer } from "./closer.js";
import { Inspector } from "./inspector.js";
import { outline } from "./log.js";
import { all, isTyping, make, restyled, say, sentence, sigil, the } from "./page.js";
import { Positions, fetched } from "./positions.js";
import { Preview } from "./preview.js";
import { drawReview, drawSkills } from "./review_course.js";
import { Picture } from "./scene.js";

/** @typedef {import("./protocol.js").Scene} Scene */
/** @typedef {import("./protocol.js").Preview} Shown */
/** @typedef {import("./review_course.js").Review} Review */
/** @typedef {{state: string, done: number, total: number, ahead: number, review: Review | null}} Progress */
/** @typedef {{n: number, seat: number, prompt: string, scene: Scene, outline: import("./protocol.js").Section, top: import("./protocol.js").Top, made: Shown, better: Shown}} Decision */

const AGAIN = 1500; // milliseconds between two looks at how far it is
const page = the("#review");
const picture = new Picture(the("#picture"));
const closer = new Closer(picture);
const board = new Board(picture, { play: () => {}, why: () => {} });
const preview = new Preview(picture, { ask: () => {}, changed: () => {}, play: () => {}, said: () => undefined, whose: (seat) => (seat === shown?.seat ? [] : [sigil(seat)]) });
new Inspector(board);
/** @type {Review | null} */
let review = null;
/** @type {Positions<Decision>} */
const decisions = new Positions(page.dataset.decision ?? "");
/** @type {Decision | null} */
let shown = null;
let chosen = page.dataset.at ? Number(page.dataset.at) : -1;
let which = "better";

/** Ask how far it is until it is there. */
async function wait() {
  try {
    /** @type {Progress} */
    const now = await fetched(`${page.dataset.told}&lang=${document.documentElement.lang}`);
    tell(now);
    if (now.state === "asked") setTimeout(wait, AGAIN);
  } catch {
    the("#progress-said").textContent = say("review-lost");
    setTimeout(wait, 4 * AGAIN);
  }
}

/** @param {Progress} now */
function tell(now) {
  page.dataset.state = now.state;
  for (const place of all("[data-when]")) place.hidden = !(place.dataset.when ?? "").split(" ").includes(now.state);
  the("#making").hidden = now.state === "made";
  const bar = /** @type {HTMLProgressElement} */ (the("#progress"));
  if (now.total) {
    bar.max = now.total;
    bar.value = now.done;
  }
  the("#progress-said").textContent = now.total ? say("review-done", { done: now.done, total: now.total }) : now.ahead ? say("review-ahead", { ahead: now.ahead }) : "";
  if (!now.review) return;
  review = now.review;
  the("#course").hidden = false;
  write(review);
  if (review.errors.some((told) => told.n === chosen)) go(chosen);
  else see();
}

/** The page without the board: luck and skill, what to learn, where it turned, the account. @param {Review} now */
function write(now) {
  drawSkills(the("#skills"), now);
  if (!now.skills.some((skill) => skill.luck_said)) the("#skill-title").textContent = sentence(say("review-errors"));
  the("#summary").textContent = now.errors.length ? now.summary : `${now.summary} ${say("review-no-errors")}`;
  the("#errors").replaceChildren(...now.errors.map((told) => {
    const button = make("button", { type: "button", class: "button" }, make("b", {}, `${told.where} · −${told.lost}`), make("span", {}, say("review-better-said", { lost: told.lost, move: told.better })));
    button.addEventListener("click", () => go(told.n));
    return make("li", {}, button);
  }));
  the("#turns-panel").hidden = !now.turns.length;
  the("#turns").replaceChildren(...now.turns.map((turn) => make("li", {}, turn.text)));
  const head = make("tr", {}, make("td", {}), ...now.players.map((name) => make("th", { scope: "col" }, name)));
  const rows = now.account.map(({ name, figures }) => make("tr", {}, make("th", { scope: "row" }, name), ...figures.map((figure) => make("td", {}, figure))));
  the("#account").replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows));
  the("#lead").textContent = now.lead;
  the("#how").textContent = now.how;
}

/** Either the overview or one decision. */
function see() {
  const isOne = chosen >= 0;
  page.classList.toggle("at", isOne);
  the("#overview").hidden = isOne;
  for (const id of ["#stage", "#ask", "#in-words"]) the(id).hidden = !isOne;
  course();
}

function course() {
  if (review) drawReview(the("#course .course-picture"), the("#beads"), review, chosen, go);
}

/** Look at a decision, or with -1 at all of it. @param {number} n */
async function go(n) {
  chosen = n;
  see();
  const address = new URL(location.href);
  if (n < 0) address.searchParams.delete("at");
  else address.searchParams.set("at", String(n));
  history.replaceState(null, "", address);
  if (n < 0) return;
  line();
  const now = await decisions.at(n);
  if (n !== chosen) return;
  shown = now;
  preview.forget();
  picture.show(now.scene);
  preview.top = now.top;
  preview.known.set(now.made.move, now.made).set(now.better.move, now.better);
  board.settle();
  closer.settle();
  outline(now.outline);
  choose(which);
  const next = review?.errors[(review?.errors.findIndex((told) => told.n === n) ?? -1) + 1];
  if (next) decisions.at(next.n);
}

/** What is drawn over the board: nothing, the move that was made, or the better one. @param {string} way */
function choose(way) {
  which = way;
  for (const button of all("[data-which]")) button.setAttribute("aria-pressed", String(button.dataset.which === way));
  if (shown) preview.point(way === "made" ? [shown.made.move] : way === "better" ? [shown.better.move] : []);
  line();
}

/** The line: what was done or would have been better, and what it leads to. */
function line() {
  const told = review?.errors.find((each) => each.n === chosen);
  if (!told) return;
  the("#ask-sigil").replaceChildren(sigil(review?.seat ?? 0));
  const isMade = which === "made";
  const now = shown?.n === chosen ? shown : null;
  the("#prompt").textContent = which === "was" ? now?.prompt ?? told.where : isMade ? say("review-made-said", { move: told.made }) : say("review-better-said", { move: told.better, lost: told.lost });
  const follows = now ? (isMade ? now.made : now.better).lines : [];
  const said = which === "was" ? [told.where, told.cost] : isMade ? [...follows, told.cost] : [...told.why, ...follows];
  the("#meaning").textContent = said.join(" ");
  the("#meaning").title = said.join(" ");
  the("#try [name=n]").setAttribute("value", String(told.n));
  const at = review?.errors.indexOf(told) ?? 0;
  for (const [id, to] of /** @type {const} */ ([["#before", at - 1], ["#after", at + 1]])) the(id).setAttribute("aria-disabled", String(!review?.errors[to]));
}

/** @param {number} way */
function step(way) {
  const errors = review?.errors ?? [];
  const at = errors.findIndex((told) => told.n === chosen);
  const next = errors[chosen < 0 ? (way > 0 ? 0 : errors.length - 1) : at + way];
  if (next) go(next.n);
}

for (const place of all("[data-sigil]")) place.append(sigil(Number(place.dataset.sigil)));
the("#before").addEventListener("click", () => step(-1));
the("#after").addEventListener("click", () => step(1));
the("#to-overview").addEventListener("click", () => go(-1));
for (const button of all("[data-which]")) button.addEventListener("click", () => choose(button.dataset.which ?? ""));
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event) || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(".picture")) return;
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") step(event.key === "ArrowLeft" ? -1 : 1);
  else if (event.key === "Escape" && chosen >= 0) go(-1);
  else return;
  event.preventDefault();
});
new ResizeObserver(course).observe(the("#course .course-picture"));
restyled(() => (review ? wait() : undefined));
wait();
