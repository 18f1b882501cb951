/** A puzzle: the board as a player saw it, one question, and the better move to be found. */

import { Board } from "./board.js";
import { Closer } from "./closer.js";
import { Inspector } from "./inspector.js";
import { Lights } from "./lights.js";
import { outline } from "./log.js";
import { make, restyled, say, sigil, the } from "./page.js";
import { fetched, looks } from "./positions.js";
import { Preview } from "./preview.js";
import { Picture } from "./scene.js";

/** @typedef {import("./protocol.js").Preview} Shown */
/** @typedef {{move: string, text: string}} Answer */
/** @typedef {{seat: number, prompt: string, help: string, scene: import("./protocol.js").Scene, outline: import("./protocol.js").Section, top: import("./protocol.js").Top, options: Answer[]}} Position */
/** @typedef {{right: boolean, headline: string, best: string, lines: string[]}} Verdict */

const page = the("#puzzle");
const here = page.dataset.at ?? "";
const options = /** @type {HTMLSelectElement} */ (the("#options"));
const picture = new Picture(the("#picture"));
const closer = new Closer(picture);
const board = new Board(picture, { play: choose, why: () => {}, point });
const preview = new Preview(picture, { ask, changed: line, play: choose, said: (move) => position?.options.find((answer) => answer.move === move)?.text, whose: (seat) => (seat === position?.seat ? [] : [sigil(seat)]) });
new Inspector(board);
/** @type {Position | null} */
let position = null;
/** @type {Verdict | null} */
let verdict = null;
let isBusy = false;

/** Fetch and draw it: at first, and in another layout, theme or language. */
async function show() {
  position = /** @type {Position} */ (await fetched(`${here}/position.json?${looks()}`));
  const kept = options.value;
  options.replaceChildren(make("option", { value: "" }, say("puzzle-list")), ...position.options.map(({ move, text }) => make("option", { value: move }, text)));
  options.value = kept;
  const asked = /** @type {import("./protocol.js").Ask} */ (/** @type {unknown} */ ({ options: position.options, chosen: [] }));
  picture.lights = new Lights(verdict?.best ? null : asked);
  preview.forget();
  preview.top = position.top;
  picture.show(position.scene);
  board.settle();
  closer.settle();
  outline(position.outline);
  the("#ask-sigil").replaceChildren(sigil(position.seat));
  line();
}

/** @param {string} move */
async function ask(move) {
  const query = looks();
  query.set("move", move);
  preview.hear(/** @type {Shown} */ (await fetched(`${here}/preview.json?${query}`)));
}

/** @param {SVGElement | undefined} node */
function point(node) {
  if (verdict?.best) return;
  const move = board.itemOf(node ?? null)?.move;
  if (move) preview.point([move]);
  else if (!options.value) preview.point([]);
}

/** A move is meant: it is shown, and chosen with the main button. @param {string} move */
function choose(move) {
  if (verdict?.best) return;
  verdict = null;
  options.value = move;
  preview.point(move ? [move] : []);
  line();
}

/** The line: the question and what would follow, or what the answer was worth. */
function line() {
  if (!position) return;
  const busy = isBusy ? say("puzzle-judging") : "";
  the("#prompt").textContent = busy || verdict?.headline || position.prompt;
  const said = verdict ? verdict.lines : preview.shown ? preview.shown.lines : [position.help];
  the("#meaning").textContent = said.join(" ");
  the("#meaning").title = said.join(" ");
  the("#do").setAttribute("aria-disabled", String(!options.value || isBusy || !!verdict?.best));
  the("#show").hidden = the("#do").hidden = options.hidden = !!verdict?.best;
  page.classList.toggle("solved", !!verdict?.right);
}

/** @param {string} move */
async function answer(move) {
  if (isBusy) return;
  isBusy = true;
  line();
  try {
    const body = new URLSearchParams({ csrf: page.dataset.csrf ?? "", move });
    verdict = /** @type {Verdict} */ (await fetched(here, { method: "POST", body }));
  } catch (error) {
    verdict = { right: false, headline: error instanceof Error && error.message ? error.message : say("puzzle-lost"), best: "", lines: [] };
  }
  isBusy = false;
  const best = verdict?.best ?? "";
  if (best) {
    await show();
    preview.point([best]);
  }
  line();
}

options.addEventListener("change", () => choose(options.value));
the("#do").addEventListener("click", () => options.value && answer(options.value));
the("#show").addEventListener("click", () => answer(""));
restyled(show);
show();
