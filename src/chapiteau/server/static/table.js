/** The table page: brings channel, picture, question, seats, story and talk together. */

import { Ask } from "./ask.js";
import { Board } from "./board.js";
import { Ending } from "./ending.js";
import { Fair } from "./fair.js";
import { Ghost } from "./ghost.js";
import { Inspector } from "./inspector.js";
import { Live } from "./live.js";
import { Lesson } from "./lesson.js";
import { outline, Story } from "./log.js";
import { all, keys, layout, restyled, say, the, theme } from "./page.js";
import { Past } from "./past.js";
import { openRules } from "./rules.js";
import { Picture } from "./scene.js";
import { Seats } from "./seats.js";
import { Tabs } from "./tabs.js";
import { Talk } from "./chat.js";
import { Title } from "./title.js";
import { Closer } from "./closer.js";

/** @typedef {import("./protocol.js").Part} Part */
/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {import("./live.js").Line} Line */

const page = the("#table");
const picture = new Picture(the("#picture"));
const closer = new Closer(picture);
const title = new Title();
const tabs = new Tabs();
const story = new Story();
/** @type {Table | null} */
let table = null;
let redrawn = false; // since the last question
let listed = false; // whoever unfolds the list wants it for the next question too

/** @param {string} move */
function why(move) {
  live.send({ do: "why", seat: table?.seat ?? 0, move });
}

const ask = new Ask({
  act: (message) => live.act(message),
  why,
  hint: (seat, position) => live.send({ do: "hint", seat, position }),
  lookBack,
  answerUndo: (yes) => live.send({ do: "answer-undo", yes }),
});
const board = new Board(picture, { play: (move) => ask.choose(move), why });
const ghost = new Ghost(board, (move) => ask.asked?.options.find((option) => option.move === move)?.text);
new Inspector(board);
const lesson = new Lesson(picture);
const past = new Past(picture, page.dataset.past ?? "", { drawn, trouble: (text) => ask.tell(text) });
const talk = new Talk({
  chat: (text) => live.send({ do: "chat", text }),
  open: (open) => live.send({ do: "chat-open", open }),
});
const fair = new Fair(page.dataset.live ?? "", (message) => live.act(message));
const seats = new Seats((message) => live.send(message), talk, fair);
const ending = new Ending((message) => live.send(message), (seat) => seats.sit(seat));

const live = new Live(page.dataset.live ?? "", look, hear, line);

function look() {
  seats.begun = false;
  return { layout: layout.now(), theme: theme(), lang: document.documentElement.lang };
}

/** @param {Part} part */
function hear(part) {
  switch (part.is) {
    case "table": return seated(part);
    case "scene": redrawn = true; return past.missed(part) || (picture.show(part), changed());
    case "patch": return past.missed(part) || (picture.patch(part), changed());
    case "ask": return question(part);
    case "log": if (part.from < story.length) past.close(); story.tell(part.from, part.lines); return tabs.dot("story", part.from > 0);
    case "outline": return outline(part.section);
    case "chat": talk.hear(part.lines, part.anew ?? false); if (!part.anew) tabs.dot("story", true); return;
    case "thinking": return seats.think(part.seats);
    case "lesson": return lesson.hear(part);
    case "undo-asked": return ask.showConsent(part);
    case "sheet": case "again": return ending.hear(part);
    case "why": return ask.tell(part.text, part.rule);
    case "thought": return ask.tell(say("thought", { name: table?.seats[part.seat]?.name ?? "", text: part.text }));
    case "hint": return ask.advise(part.move, part.text);
    case "done": fair.done(part.id); return ask.answered(part.id);
    case "no": return refused(part);
  }
}

/** @param {import("./protocol.js").No} no */
function refused(no) {
  ask.answered(no.id);
  if (no.error === "already-started" || (no.id && no.id === fair.sent)) return; // nothing that I wanted to do
  if (table?.phase === "waiting") seats.notStarted();
  ask.tell(no.text);
}

function lookBack() {
  if (layout.now() === "tall") tabs.open("board");
  past.open();
}

/** After the picture has gone to another time. */
function drawn() {
  changed();
  foldable();
}

/** After the picture has changed. */
function changed() {
  if (!past.isOn) lesson.point();
  ghost.settle();
  board.settle();
  closer.settle();
}

/** @param {Table} now */
function seated(now) {
  const was = table?.phase;
  table = now;
  page.dataset.phase = now.phase;
  talk.seated(now);
  seats.show(now);
  ask.seated(now);
  fair.seated(now);
  if (now.phase === "waiting") ask.hush();
  for (const place of all("[data-commitment]")) place.textContent = now.commitment;
  for (const place of all("[data-seed]")) place.textContent = now.seed;
  the("#fair-seed").hidden = !now.seed;
  the("#watching").hidden = now.seat !== null;
  ending.seated(now);
  if (now.phase === "over" && was === "playing") the("#stage").scrollTo({ top: 0 });
}

/** @param {import("./protocol.js").Ask} asked */
function question(asked) {
  const fresh = ask.show(asked) || redrawn;
  redrawn = false;
  const mine = asked.options.length > 0;
  title.turn(mine, asked.prompt);
  tabs.dot("board", mine);
  page.classList.toggle("my-turn", mine);
  ask.showConsent(asked.undo_asked);
  ghost.settle();
  foldable();
  if (fresh) fold(!listed || !!ghost.spread);
  if (fresh && mine) board.reveal();
}

/** Mark which answers can be given on the board as well. */
function foldable() {
  page.classList.toggle("foldable", ask.alsoIn(new Set([...board.moves(), ...ghost.moves()])));
}

/** On a phone, answers that can be given on the board would only cover it. @param {boolean} away */
function fold(away) {
  page.classList.toggle("folded", away);
  the("#grip").setAttribute("aria-expanded", String(!away));
}

function firstTab() {
  tabs.open(layout.now() === "tall" ? "board" : "story");
}

/** @param {Line} now */
function line(now) {
  page.dataset.line = now;
  the("#line").textContent = now === "open" ? "" : say(`line-${now}`);
  if (now === "back") setTimeout(() => page.dataset.line === "back" && the("#line").replaceChildren(), 4000);
}

layout.changed(firstTab);
restyled(() => {
  past.close();
  live.lookAgain();
});
addEventListener("words", () => {
  title.renamed();
  if (table) seated(table);
  if (tabs.isOpen("rules")) openRules(the("#rules"), page.dataset.game ?? "");
});
page.addEventListener("tab", (event) => {
  if (event instanceof CustomEvent && event.detail === "rules") openRules(the("#rules"), page.dataset.game ?? "");
});
page.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("[data-rule]") : null;
  if (!link) return;
  event.preventDefault();
  tabs.open("rules");
  openRules(the("#rules"), page.dataset.game ?? "", link.getAttribute("data-rule") ?? "");
});
new ResizeObserver(() => page.style.setProperty("--sheet", `${the("#ask").offsetHeight + 60}px`)).observe(the("#ask"));
const shortcuts = /** @type {HTMLInputElement} */ (the("#keys"));
shortcuts.checked = keys.isOn();
shortcuts.addEventListener("change", () => keys.turn(shortcuts.checked));
the("#grip").addEventListener("click", () => {
  listed = page.classList.contains("folded");
  fold(!listed);
});
firstTab();
