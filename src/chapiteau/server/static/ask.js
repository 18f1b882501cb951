/** The question line: one sentence, what it means, the few answers without a place on the board, and the one main button. */

import { clock } from "./clock.js";
import { all, isShortcut, livery, make, renew, say, sentence, sigil, the, write } from "./page.js";
import { WayBack } from "./way_back.js";

/** @typedef {import("./protocol.js").Ask} Asked */
/** @typedef {import("./protocol.js").Option} Option */
/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {import("./preview.js").Preview} Preview */
/** @typedef {{by: number, lines: string[], bead: number}} Told who did what, and the number that it bears on the board */

const MOST_PLAIN = 3; // more answers without a place on the board are chosen from the list

export class Ask {
  /**
   * @param {{act: (message: object) => string, hint: (seat: number, position: number) => void,
   *   lookBack: () => void, answerUndo: (yes: boolean) => void, list: () => void}} hands
   * @param {() => Preview} preview
   */
  constructor(hands, preview) {
    this.hands = hands;
    this.preview = preview;
    this.place = the("#ask");
    this.prompt = the("#prompt");
    this.meaning = the("#meaning");
    this.plain = the("#plain");
    this.back = new WayBack({ act: (message) => this.act(message), answerUndo: hands.answerUndo, table: () => this.table });
    this.main = the("#do");
    /** @type {Asked | null} */
    this.asked = null;
    /** @type {Table | null} */
    this.table = null;
    /** @type {Set<string | undefined>} the moves that are made on the board */
    this.onBoard = new Set();
    this.sent = ""; // the id of what the table has not answered yet
    this.sure = ""; // the move that waits to be confirmed
    this.posed = ""; // what a piece that is being laid would do
    this.posedMove = "";
    /** @type {Told | null} what somebody has just done, while it is shown */
    this.told = null;
    addEventListener("keydown", (event) => this.key(event));
    the("#again").addEventListener("click", () => hands.lookBack());
    the("#hint").addEventListener("click", () => this.wonder());
    this.main.addEventListener("click", () => this.press());
    let before = "";
    addEventListener("click", () => (before = this.sure), true);
    addEventListener("click", () => before === this.sure && this.doubt(""));
  }

  /** The answers are shown once the picture is settled. @param {Asked} asked @returns whether it is another question than before */
  show(asked) {
    const moved = asked.position !== this.asked?.position;
    const fresh = moved || asked.prompt !== this.asked?.prompt;
    this.asked = asked;
    if (moved) this.sent = "";
    if (fresh) this.hush();
    if (fresh) this.sure = "";
    if (asked.options.length) this.told = null;
    this.write();
    this.place.classList.toggle("lit", asked.options.length > 0);
    this.back.show(asked);
    this.back.wished(asked.undo_asked);
    the("#again").hidden = !asked.past;
    the("#hint").hidden = !asked.hint;
    return fresh;
  }

  /** @param {Table} table */
  seated(table) {
    this.table = table;
    this.write();
  }

  /** Somebody has done something. @param {Told} told */
  follow(told) {
    this.told = told;
    this.write();
    this.showMeaning();
  }

  /** The question, or what somebody has just done, and who it is about. */
  write() {
    const { told, table, asked } = this;
    const text = told ? told.lines.join(" ") : asked?.prompt ?? "…";
    write(this.prompt, text);
    this.prompt.title = told ? text : "";
    this.place.classList.toggle("told", !!told);
    const me = table?.seats[table.seat ?? -1];
    const seat = told ? table?.seats[told.by] : me;
    renew(the("#clock"), [me?.until, me?.time, me?.kind, table?.phase], () => (me?.kind === "human" && table?.phase === "playing" ? clock(me, true, table.time_ends) : []));
    renew(the("#ask-sigil"), [seat?.sigil], () => (seat ? [sigil(seat.sigil)] : []));
    renew(the("#ask-bead"), [told?.bead, seat?.sigil], () => (told?.bead ? [numbered(told.bead, seat?.sigil)] : []));
  }

  /** Which answers can be given on the board. @param {Set<string | undefined>} moves */
  alsoIn(moves) {
    this.onBoard = moves;
    this.settle();
  }

  /** The answers that have no place there. */
  get elsewhere() {
    return this.asked?.options.filter((option) => !this.onBoard.has(option.move)) ?? [];
  }

  /** Whether any answer can be given there. */
  get isOnBoard() {
    return this.elsewhere.length < (this.asked?.options.length ?? 0);
  }

  /** After every change of the question, of the board, or of what is pointed at. */
  settle() {
    const { asked } = this;
    const count = asked?.options.length ?? 0;
    const others = this.elsewhere;
    const first = this.mainMove();
    const few = inLine(others);
    const plain = few.filter((one) => one.move !== first);
    the("#list").hidden = count < 2;
    write(the("#many"), say("list-all", { count }));
    the("#many").dataset.count = String(count);
    renew(this.plain, [asked?.position, plain], () => plain.map((option) => this.button(option)));
    this.showMain(first, !first && others.length > few.length);
    this.share(plain.length + Number(!this.main.hidden));
    this.showMeaning();
  }

  /** On a phone the signs stand beside one answer, else beside the question: no row is only theirs. @param {number} ways how many answers are buttons */
  share(ways) {
    const tools = ["#turn", "#flip"].filter((one) => !the(one).matches("[hidden]")).length; // they stand beside the main button
    this.place.dataset.ways = String(ways);
    this.place.dataset.tools = String(tools);
    const has = this.place.querySelector(".deeds > :is(.square, #list):not([hidden]), .undo");
    this.place.classList.toggle("beside", !!has && (ways !== 1 || tools > 0));
  }

  /** A piece that is being laid says what it would do where it is. @param {string} told @param {string} move */
  pose(told, move) {
    this.posed = told;
    this.posedMove = move;
    this.settle();
  }

  /** What the main button does: what is pointed at, else the only answer without a place on the board; where several compete none is offered before the others. */
  mainMove() {
    const { asked } = this;
    const pointed = this.sure || this.posedMove || this.preview().move;
    if (pointed && asked?.options.some((option) => option.move === pointed)) return pointed;
    const only = asked?.options.length === 1 ? asked.options : this.isOnBoard ? this.elsewhere : [];
    return only.length === 1 ? only[0]?.move ?? "" : "";
  }

  /** @param {string} move @param {boolean} lists */
  showMain(move, lists) {
    const option = this.asked?.options.find((one) => one.move === move);
    this.main.hidden = !option && !lists;
    this.main.dataset.answer = option?.move ?? "";
    const text = option?.do ?? option?.text ?? say("list-choose");
    const said = sentence(this.sure && this.sure === move ? say("sure", { what: text }) : text);
    this.main.classList.toggle("sure", !!this.sure && this.sure === move);
    this.main.classList.toggle("by-enter", this.isByEnter(move));
    write(the("#do-said"), said);
  }

  /** Enter does what is pointed at, or the only thing there is to do: nobody passes by a slip of the finger. @param {string} move */
  isByEnter(move) {
    return !!move && (move === this.preview().move || move === this.posedMove || move === this.sure || this.asked?.options.length === 1);
  }

  press() {
    const move = this.main.dataset.answer;
    if (move) this.choose(move);
    else this.hands.list();
  }

  showMeaning() {
    const { lines, gains, open } = this.preview().shown ?? {};
    const help = (this.told ? this.asked?.prompt : this.asked?.help) ?? "";
    const isForetold = !!(this.posed || lines);
    renew(this.meaning, [this.posed, lines, gains, open, help], () => (this.posed ? [sentence(this.posed)] : lines ? this.preview().said() : help ? [help] : []));
    this.meaning.classList.toggle("foretold", isForetold);
  }

  /** What says the same as another answer says all of it. @param {Option} option */
  button(option) {
    const isLike = option.do && this.asked?.options.some((other) => other !== option && other.do === option.do);
    const said = isLike ? option.text : option.do ?? option.text;
    const button = make("button", { type: "button", class: "button", "data-answer": option.move }, make("span", {}, sentence(said)));
    button.addEventListener("click", () => this.choose(option.move));
    return button;
  }

  /** Play at once, from line, list or board; only what cannot be undone asks once more. @param {string} move */
  choose(move) {
    if (this.sent) return;
    const option = this.asked?.options.find((one) => one.move === move);
    if (option?.final && this.sure !== move) return this.doubt(move);
    this.doubt("");
    this.hush();
    this.act({ do: "play", move });
    this.main.setAttribute("aria-busy", "true");
  }

  /** One thing at a time: until the table has answered, nothing else is sent. @param {object} message */
  act(message) {
    const asked = this.asked;
    if (!asked || this.sent || asked.seat === null) return;
    this.sent = this.hands.act({ ...message, seat: asked.seat, position: asked.position });
  }

  /** The table has answered something. @param {string} [id] */
  answered(id) {
    if (id !== this.sent) return;
    this.sent = "";
    this.main.removeAttribute("aria-busy");
  }

  /** Wait for the same choice once more, or for none. @param {string} move */
  doubt(move) {
    if (move === this.sure) return;
    this.sure = move;
    this.settle();
    if (move) this.tell(say("sure-help"));
    else this.hush();
  }

  /** Ask what a master would do here. */
  wonder() {
    if (!this.asked || this.asked.seat === null) return;
    this.tell(say("hint-wait"));
    this.hands.hint(this.asked.seat, this.asked.position);
  }

  /** Say why something may not be done, or what went wrong, where people look. @param {string} text @param {string} [rule] */
  tell(text, rule) {
    const said = make("p", {}, rule ? text.replace(/\s*\([^()]*\)$/, "") : text);
    if (rule) {
      said.append(" ", make("a", { href: `/game/${this.table?.game}/rules#r${rule}`, class: "rule-link", "data-rule": rule }, say("rule", { number: rule })));
    }
    the(this.table?.phase === "waiting" ? "#lobby-answer" : "#answer").replaceChildren(said);
  }

  hush() {
    for (const place of all(".why")) place.replaceChildren();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape") this.doubt("");
    if (!isShortcut(event) || the("#table").matches(".past")) return;
    const key = event.key.toLowerCase();
    const buttons = { u: this.back.place.querySelector("[aria-keyshortcuts]"), v: the("#again"), h: the("#hint"), l: the("#list") };
    const onBody = event.target === document.body || (event.target instanceof Element && event.target.matches('main, #main, .frame[role="img"]'));
    const button = key === "enter" && onBody && this.main.matches(".by-enter") ? this.main : buttons[/** @type {"u"} */ (key)];
    if (!(button instanceof HTMLButtonElement) || button.hidden) return;
    event.preventDefault();
    button.click();
  }
}

/** The few answers that stand in the line: all, or where they are many those that are the only ones of their kind. @param {Option[]} options */
function inLine(options) {
  if (options.length <= MOST_PLAIN) return options;
  const kind = (/** @type {Option} */ option) => option.move.split(":")[0];
  const single = options.filter((option) => options.every((other) => other === option || kind(other) !== kind(option)));
  return single.length <= MOST_PLAIN ? single : [];
}

/** The number that a step bears on the board, in the colour of whoever made it. @param {number} n @param {number} [whose] */
function numbered(n, whose) {
  const bead = make("span", { class: "bead-in-line", "aria-hidden": "true" }, String(n));
  bead.style.borderColor = whose === undefined ? "var(--metal)" : livery(whose)[0];
  return bead;
}
