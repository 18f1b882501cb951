/** The table page: brings channel, picture, question, seats, story and talk together. */

import { Ask } from "./ask.js";
import { Board } from "./board.js";
import { Inspector } from "./inspector.js";
import { Live } from "./live.js";
import { outline, Story } from "./log.js";
import { all, keys, layout, make, say, the, theme } from "./page.js";
import { openRules } from "./rules.js";
import { Picture } from "./scene.js";
import { Seats } from "./seats.js";
import { Tabs } from "./tabs.js";
import { Talk } from "./chat.js";
import { Title } from "./title.js";

/** @typedef {import("./protocol.js").Part} Part */
/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {import("./live.js").Line} Line */

const page = the("#table");
const picture = new Picture(the("#picture"));
const title = new Title();
const tabs = new Tabs();
const story = new Story();
/** @type {Table | null} */
let table = null;
let chatAnew = true;

/** @param {string} move */
function play(move) {
  const asked = ask.asked;
  if (!asked || ask.sent || asked.seat === null) return;
  ask.sending(move);
  live.act({ do: "play", seat: asked.seat, position: asked.position, move });
}

/** @param {string} move */
function why(move) {
  live.send({ do: "why", seat: ask.asked?.seat ?? table?.seat ?? 0, move });
}

const ask = new Ask({
  play,
  why,
  undo: () => ask.asked && live.act({ do: "undo", seat: ask.asked.seat ?? table?.seat, position: ask.asked.position }),
  askUndo: () => live.send({ do: "ask-undo" }),
  answerUndo: (yes) => live.send({ do: "answer-undo", yes }),
});
const board = new Board(picture, { play, why });
new Inspector(board);
const talk = new Talk({
  chat: (text) => live.send({ do: "chat", text }),
  open: (open) => live.send({ do: "chat-open", open }),
});
const seats = new Seats((message) => live.send(message), talk);

const live = new Live(page.dataset.live ?? "", look, hear, line);

function look() {
  chatAnew = true;
  return { layout: layout.now(), theme: theme(), lang: document.documentElement.lang };
}

/** @param {Part} part */
function hear(part) {
  switch (part.is) {
    case "table": return seated(part);
    case "scene": picture.show(part); return board.settle();
    case "patch": picture.patch(part); return board.settle();
    case "ask": return question(part);
    case "log": story.tell(part.from, part.lines); return tabs.dot("story", part.from > 0);
    case "outline": return outline(part.section);
    case "chat": talk.hear(part.lines, chatAnew); if (!chatAnew) tabs.dot("story", true); chatAnew = false; return;
    case "thinking": return seats.think(part.seats);
    case "undo-asked": return consent(part.by === null ? null : part);
    case "count": return count(part.lines);
    case "why": return ask.tell(part.text, part.rule, table?.game);
    case "done": return ask.answered();
    case "no": ask.answered(); return ask.tell(part.text);
  }
}

/** @param {Table} now */
function seated(now) {
  const was = table?.phase;
  table = now;
  page.dataset.phase = now.phase;
  talk.seated(now);
  seats.show(now);
  ask.seated(now);
  for (const place of all("[data-commitment]")) place.textContent = now.commitment;
  for (const place of all("[data-seed]")) place.textContent = now.seed;
  the("#fair-seed").hidden = !now.seed;
  the("#over").hidden = now.phase !== "over";
  the("#watching").hidden = now.seat !== null;
  if (now.phase === "over") the("#winner").textContent = winners(now);
  if (now.phase === "over" && was === "playing") the("#stage").scrollTo({ top: 0 });
}

/** @param {Table} now */
function winners(now) {
  const names = now.seats.filter((seat) => now.winners.includes(seat.seat)).map((seat) => seat.name);
  const list = new Intl.ListFormat(document.documentElement.lang).format(names);
  return names.length === 0 ? say("nobody-wins") : say(names.length === 1 ? "winner" : "winners", { names: list });
}

/** @param {import("./protocol.js").Ask} asked */
function question(asked) {
  ask.show(asked);
  const mine = asked.options.length > 0;
  title.turn(mine, asked.prompt);
  tabs.dot("board", mine);
  page.classList.toggle("my-turn", mine);
  consent(asked.undo_asked);
}

/** @param {import("./protocol.js").Wish | null} wish */
function consent(wish) {
  const seat = table?.seat ?? null;
  ask.showConsent({ by: wish?.by ?? null, mine: wish !== null && wish.seat === seat, answered: seat !== null && !!wish?.answered.includes(seat) });
}

/** @param {string[]} lines */
function count(lines) {
  the("#count").replaceChildren(...lines.map((line) => make("li", {}, line)));
}

/** @param {Line} now */
function line(now) {
  page.dataset.line = now;
  const said = the("#line");
  said.hidden = now === "open";
  said.textContent = now === "open" ? "" : say(`line-${now}`);
  if (now === "back") setTimeout(() => (said.hidden = page.dataset.line === "back"), 4000);
}

layout.changed(() => {
  tabs.open(layout.now() === "tall" ? "board" : "story");
  live.lookAgain();
});
matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => live.lookAgain());
addEventListener("house", () => live.lookAgain());
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
  const folded = page.classList.toggle("folded");
  the("#grip").setAttribute("aria-expanded", String(!folded));
});
tabs.open(layout.now() === "tall" ? "board" : "story");
