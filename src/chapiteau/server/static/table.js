/** The table page: brings channel, picture, question, players, story and talk together. */

import { Answers } from "./answers.js";
import { Ask } from "./ask.js";
import { sitDown } from "./back_to_table.js";
import { Beads } from "./beads.js";
import { Board } from "./board.js";
import { Closer } from "./closer.js";
import { Drawer } from "./drawer.js";
import { Ending } from "./ending.js";
import { Fair } from "./fair.js";
import { Follow } from "./follow.js";
import { Ghost } from "./ghost.js";
import { Inspector } from "./inspector.js";
import { Regions, switchKeys } from "./keys.js";
import { Lights } from "./lights.js";
import { Live } from "./live.js";
import { outline, Story } from "./log.js";
import { all, isShortcut, layout, restyled, say, sigil, the, theme } from "./page.js";
import { Players } from "./players.js";
import { Preview } from "./preview.js";
import { Picture } from "./scene.js";
import { Seats } from "./seats.js";
import { lead } from "./steps.js";
import { Talk } from "./chat.js";
import { Title } from "./title.js";

/** @typedef {import("./protocol.js").Part} Part */
/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {import("./live.js").Line} Line */

const page = the("#table");
const picture = new Picture(the("#picture"));
const closer = new Closer(picture);
const title = new Title();
const drawer = new Drawer();
const story = new Story();
/** @type {Table | null} */
let table = null;
let redrawn = false; // since the last question
let isStale = false; // picture or question have changed since they were settled
let isPosed = false; // I am asked something that I have not been shown yet

/** What an answer is called. @param {string} move */
function said(move) {
  return ask.asked?.options.find((option) => option.move === move)?.text;
}

/** @param {string} move */
function why(move) {
  live.send({ do: "why", seat: table?.seat ?? 0, move });
}

const preview = new Preview(picture, {
  ask: (move, also) => ask.asked && ask.asked.seat !== null && live.send({ do: "preview", seat: ask.asked.seat, position: ask.asked.position, move, also }),
  changed: () => foretold(),
  play: (move) => ask.choose(move),
  said,
  whose: (seat) => (seat === table?.seat ? [] : [sigil(table?.seats[seat]?.sigil ?? seat)]),
});
/** @type {Ask} */
const ask = new Ask({
  act: (message) => (beads.clear(), preview.rest(), live.act(message)),
  hint: (seat, position) => live.send({ do: "hint", seat, position }),
  lookBack,
  answerUndo: (yes) => live.send({ do: "answer-undo", yes }),
  list: () => answers.open(true),
}, () => preview);
const answers = new Answers({
  choose: (move) => ask.choose(move),
  why,
  point: (ways) => preview.point(ways),
});
const board = new Board(picture, { play: (move) => ask.choose(shownWay(move)), why, point });
const ghost = new Ghost(board, said, { posed: (told, move) => ask.pose(told, move) });
const inspector = new Inspector(board);
addEventListener("pointermove", approach, { once: true });
/** @type {import("./approach.js").Approach | null} loaded when there is one */
let mouse = null;
/** @type {import("./again.js").Again | null} loaded where cards are shown again */
let again = null;
/** @type {import("./lesson.js").Lesson | null} loaded where there is one */
let lesson = null;
/** @type {import("./past.js").Past | null} loaded with the first look back */
let past = null;
const beads = new Beads(picture);
/** @type {Follow} */
const follow = new Follow({ hear: hearAll, told, back: lookBack, isElsewhere: () => past?.isOn ?? false });
const talk = new Talk((message) => live.send(message), () => drawer.dot("talk", true));
the("#report").addEventListener("toggle", async () => {
  const { Report } = await import("./report.js");
  new Report(talk, (message) => live.send(message));
}, { once: true });
const fair = new Fair(page.dataset.live ?? "", (message) => live.act(message));
const seats = new Seats((message) => live.send(message), talk, fair);
const players = new Players(seats, (seat) => live.send({ do: "visit", seat }));
const regions = new Regions(picture, {
  focus: (region) => (follow.skip(), live.send({ do: "focus", region })),
  more: () => drawer.toggle("words"),
});
const ending = new Ending((message) => live.send(message), (seat) => seats.sit(seat));

/** @type {import("./protocol.js").Hears} */
const hears = { ...talk.hears, ...players.hears, ...ending.hears, lesson: teach };
const live = new Live(page.dataset.live ?? "", look, (parts) => follow.take(parts), line);

function look() {
  seats.begun = false;
  return sight();
}

/** How the table is shown now; in words only to whoever reads them. */
function sight() {
  return { layout: layout.now(), theme: theme(), lang: document.documentElement.lang, words: drawer.isOpen("words") };
}

/** Somebody has done something. @param {import("./follow.js").Step} step */
function told(step) {
  if (past?.isOn) return;
  if (layout.isPhone()) inspector.hide(); // it would lie on what is shown
  beads.signs = table?.seats.map((seat) => seat.sigil) ?? [];
  const bead = beads.add(step);
  if (follow.time) ask.follow({ ...step, bead });
}

/** All that has come together; pieces are drawn with the light of the question that comes with them. @param {Part[]} parts */
function hearAll(parts) {
  const asked = parts.find((part) => part.is === "ask");
  if (asked && !past?.isOn) picture.lights = new Lights(asked);
  for (const part of parts) hear(part);
  if (isStale) settle();
}

/** What one module hears alone goes there; what concerns several is brought together here. @param {Part} part */
function hear(part) {
  const alone = hears[part.is];
  if (alone) return alone(part);
  switch (part.is) {
    case "table": return seated(part);
    case "top": preview.top = part; return players.hear(part);
    case "scene": redrawn = true; return past?.missed(part) || (lead(picture, part), isStale = true);
    case "patch": return past?.missed(part) || (picture.patch(part), isStale = true);
    case "preview": return preview.hear(part);
    case "ask": return question(part);
    case "log": if (part.from < story.length) past?.close(); story.tell(part.from, part.lines); return drawer.dot("story", part.from > 0);
    case "outline": return outline(part.section);
    case "thinking": seats.think(part.seats); return players.chips();
    case "undo-asked": return ask.back.wished(part);
    case "why": return ask.tell(part.text, part.rule);
    case "thought": return ask.tell(say("thought", { name: table?.seats[part.seat]?.name ?? "", text: part.text }));
    case "hint": return ask.tell(say("hint-said", { text: part.text })), answers.advise(picture, part.move);
    case "done": fair.done(part.id); return ask.answered(part.id);
    case "no": return refused(part);
  }
}

/** The voice of a first game. @param {import("./lesson.js").Said} said */
async function teach(said) {
  const { Lesson } = await import("./lesson.js");
  lesson ??= new Lesson(picture);
  lesson.hear(said);
}

/** @param {import("./protocol.js").No} no */
function refused(no) {
  ask.answered(no.id);
  if (no.error === "already-started" || (no.id && no.id === fair.sent)) return; // nothing that I wanted to do
  if (no.error === "no-preview" || (no.error === "stale-move" && !no.id)) return; // what was pointed at is past
  if (table?.phase === "waiting") seats.notStarted();
  ask.tell(no.text);
  if (no.error === "lesson-goes-on") the("#answer").firstElementChild?.classList.add("led"); // it repeats what the voice asks for
}

async function lookBack() {
  const { Past } = await import("./past.js");
  past ??= new Past(picture, page.dataset.past ?? "", { drawn, trouble: (text) => ask.tell(text) });
  past.open();
}

/** What a mouse comes near is asked for in time. */
async function approach() {
  const { Approach } = await import("./approach.js");
  mouse = new Approach(picture, (moves) => ask.sent || past?.isOn || ghost.spread || preview.foresee(moves));
}

/** What is pointed at on the board: all ways of it. @param {SVGElement | undefined} node @param {boolean} touched */
function point(node, touched) {
  if (past?.isOn || ghost.spread || (answers.isOpen && !touched)) return;
  const piece = node && board.pieceAt(node);
  const ways = piece ? picture.lights.answersOf(piece.raw) : [];
  preview.point(ways.length ? ways : piece?.item.move ? [piece.item.move] : [], touched);
}

/** A piece may stand for several answers: the one that is shown counts. @param {string} move */
function shownWay(move) {
  return preview.ways.includes(move) ? preview.move : move;
}

/** Small cards of a phone are shown once more, if there are any. */
async function showAgain() {
  if (!again && !(layout.isPhone() && picture.items.querySelector("[data-again]"))) return;
  const { Again } = await import("./again.js");
  again ??= new Again(picture, (node) => point(node, true));
  again.settle(preview.move);
}

/** What is pointed at has changed, or what is known of it. */
function foretold() {
  again?.settle(preview.move);
  the("#turn").hidden = (ghost.spread ?? preview).ways.length < 2;
  beads.settle();
  ask.settle();
  const row = answers.buttonOf(preview.move)?.querySelector(".answer-gains");
  if (row && preview.shown) row.replaceChildren(...preview.gains(preview.shown));
}

/** After the picture has gone to another time. */
function drawn() {
  changed();
}

/** Once for all that has come together. */
function settle() {
  isStale = false;
  changed();
  if (ask.asked) answers.show(ask.asked);
  if (isPosed) {
    board.reveal();
    mouse?.rest();
  }
  isPosed = false;
}

/** After the picture has changed. */
function changed() {
  if (!past?.isOn) lesson?.point();
  picture.light(past?.isOn ? new Lights() : new Lights(ask.asked));
  regions.settle(ask.asked);
  answers.titles = new Map(picture.regions.map(([id, , name]) => [id, name]));
  ghost.settle();
  board.settle();
  closer.settle();
  beads.settle();
  showAgain();
  ask.alsoIn(new Set([...board.moves(), ...ghost.moves(), ...regions.moves(ask.asked)]));
}

/** @param {Table} now */
function seated(now) {
  const was = table?.phase;
  table = now;
  page.dataset.phase = now.phase;
  page.dataset.seat = String(now.seat ?? -1);
  talk.seated(now);
  story.seats = now.seats;
  seats.show(now);
  players.seated(now);
  ask.seated(now);
  fair.seated(now);
  if (now.phase === "waiting") ask.hush();
  for (const place of all("[data-commitment]")) place.textContent = now.commitment;
  for (const place of all("[data-seed]")) place.textContent = now.seed;
  the("#fair-seed").hidden = !now.seed;
  the("#watching").hidden = now.seat !== null;
  ending.seated(now);
  if (now.phase !== was) sitDown(page.dataset.game ?? "", now.phase !== "over");
  if (now.phase === "over" && was === "playing") the("#stage").scrollTo({ top: 0 });
}

/** @param {import("./protocol.js").Ask} asked */
function question(asked) {
  const fresh = ask.show(asked) || redrawn;
  redrawn = false;
  if (fresh) {
    preview.forget();
    answers.advise(picture);
  }
  const mine = asked.options.length > 0;
  page.dataset.position = String(asked.position);
  if (mine) beads.foldAll();
  title.turn(mine, asked.prompt);
  page.classList.toggle("my-turn", mine);
  isStale = true;
  isPosed ||= fresh && mine;
}

/** @param {Line} now */
function line(now) {
  page.dataset.line = now;
  the("#line").textContent = now === "open" ? "" : say(`line-${now}`);
  if (now === "back") setTimeout(() => page.dataset.line === "back" && the("#line").replaceChildren(), 4000);
}

restyled(() => {
  past?.close();
  live.lookAgain();
});
addEventListener("words", () => {
  title.renamed();
  if (table) seated(table);
});
page.addEventListener("pane", (event) => {
  if (event instanceof CustomEvent && event.detail === "story") story.follow();
  live.lookOn(sight());
});
the("#turn").addEventListener("click", () => (ghost.spread ? ghost.turn() : preview.turn()));
addEventListener("keydown", (event) => {
  if (isShortcut(event) && event.key.toLowerCase() === "r" && !ghost.spread) preview.turn();
});
new ResizeObserver(() => {
  for (const place of ["#main", "#stage", "#lesson"]) the(place).style.setProperty("--sheet", `${the("#ask").offsetHeight + 56}px`);
}).observe(the("#ask"));
switchKeys();
