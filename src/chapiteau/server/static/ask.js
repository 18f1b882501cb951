/** The question: one sentence, the possible answers as buttons, what is refused, and the way back. */

import { all, icon, isShortcut, make, renew, say, sigil, the } from "./page.js";

/** @typedef {import("./protocol.js").Ask} Asked */
/** @typedef {import("./protocol.js").Option} Option */
/** @typedef {import("./protocol.js").Table} Table */

const KEYS = [..."123456789", ..."abcdeghijklmopqstwxyz"]; // f, n, r, u and v have a meaning of their own
const LONG = 36; // letters: such answers get a line of their own

export class Ask {
  /**
   * @param {{act: (message: object) => string, why: (move: string) => void,
   *   hint: (seat: number, position: number) => void, lookBack: () => void, answerUndo: (yes: boolean) => void}} hands
   */
  constructor(hands) {
    this.hands = hands;
    this.place = the("#ask");
    this.prompt = the("#prompt");
    this.options = the("#options");
    this.refused = the("#refused");
    this.consent = the("#consent");
    /** @type {Asked | null} */
    this.asked = null;
    /** @type {Table | null} */
    this.table = null;
    this.sent = ""; // the id of what the table has not answered yet
    this.sure = ""; // the move that waits to be confirmed
    addEventListener("keydown", (event) => this.key(event));
    the("#again").addEventListener("click", () => hands.lookBack());
    addEventListener("pointerdown", (event) => {
      if (event.target instanceof Node && !this.place.contains(event.target)) this.refused.removeAttribute("open");
    });
    let before = "";
    addEventListener("click", () => (before = this.sure), true);
    addEventListener("click", () => before === this.sure && this.doubt(""));
  }

  /** @param {Asked} asked @returns whether it is another question than before */
  show(asked) {
    const moved = asked.position !== this.asked?.position;
    const fresh = moved || asked.prompt !== this.asked?.prompt;
    this.asked = asked;
    if (moved) this.sent = "";
    if (fresh) this.hush();
    if (this.prompt.textContent !== asked.prompt) this.prompt.textContent = asked.prompt;
    this.place.classList.toggle("lit", asked.options.length > 0);
    this.showOptions(asked);
    this.showRefused(asked.refused);
    this.showBack(asked);
    return fresh;
  }

  /** @param {Table} table */
  seated(table) {
    this.table = table;
    const mine = table.seats.find((seat) => seat.seat === table.seat);
    the("#ask-sigil").replaceChildren(...(mine ? [sigil(mine.sigil)] : []));
  }

  /** @param {Asked} asked */
  showOptions({ position, options }) {
    const held = this.options.contains(document.activeElement);
    if (!renew(this.options, [position, options], () => options.map((option, i) => this.button(option, i, options.length)))) return;
    this.sure = "";
    this.options.classList.toggle("long", options.some((option) => option.text.length > LONG));
    the("#many").textContent = String(options.length || "");
    if (held) this.options.querySelector("button")?.focus();
  }

  /** Mark the answers that can also be given elsewhere. @param {Set<string | undefined>} moves @returns whether there are any */
  alsoIn(moves) {
    for (const button of all("[data-answer]", this.options)) button.classList.toggle("on-board", moves.has(button.dataset.answer));
    return this.options.querySelector(".on-board") !== null;
  }

  /** @param {Option} option @param {number} i @param {number} of */
  button(option, i, of) {
    const key = KEYS[i] ?? "";
    const marks = { type: "button", class: of === 1 ? "button main" : "button", "aria-keyshortcuts": key || false, "data-answer": option.move };
    const button = make("button", marks, make("span", {}, option.text));
    if (key) button.append(make("kbd", { "aria-hidden": "true" }, key.toUpperCase()));
    button.addEventListener("click", () => this.choose(option.move));
    return button;
  }

  /** Play at once, from button or board; only what cannot be undone asks once more. @param {string} move */
  choose(move) {
    if (this.sent) return;
    const option = this.asked?.options.find((one) => one.move === move);
    if (option?.final && this.sure !== move) return this.doubt(move);
    this.doubt("");
    this.hush();
    this.act({ do: "play", move });
    this.buttonOf(move)?.setAttribute("aria-busy", "true");
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
    for (const button of this.options.children) button.removeAttribute("aria-busy");
  }

  /** Wait for the same choice once more, or for none. @param {string} move */
  doubt(move) {
    if (move === this.sure) return;
    this.mark(this.sure, false);
    this.mark(move, true);
    this.sure = move;
    if (move) this.tell(say("sure-help"));
    else this.hush();
  }

  /** @param {string} move @param {boolean} sure */
  mark(move, sure) {
    const text = this.asked?.options.find((option) => option.move === move)?.text ?? "";
    const button = this.buttonOf(move);
    button?.classList.toggle("sure", sure);
    button?.querySelector("span")?.replaceChildren(sure ? say("sure", { what: text }) : text);
    if (sure) button?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} move */
  buttonOf(move) {
    return all("[data-answer]", this.options).find((button) => button.dataset.answer === move);
  }

  /** @param {Option[]} refused */
  showRefused(refused) {
    this.refused.hidden = refused.length === 0;
    the("#refused-count").textContent = String(refused.length);
    renew(the("#refused-list"), refused, () => refused.map((option) => {
      const button = make("button", { type: "button", class: "button off", "aria-disabled": "true" }, icon("lock"), make("span", {}, option.text));
      button.addEventListener("click", () => this.hands.why(option.move));
      return make("li", {}, button);
    }));
  }

  /** @param {Asked} asked */
  showBack(asked) {
    const can = asked.undo || (asked.ask_undo && !asked.undo_asked);
    const label = asked.undo ? (asked.options.length ? "undo" : "take-back") : asked.alone ? "undo-alone" : "ask-undo";
    const key = asked.undo || asked.alone ? "u" : undefined; // nobody else is bothered by a slip of the finger
    the("#again").hidden = !asked.past;
    renew(the("#back"), [can && label, asked.hint], () => [
      ...(asked.hint ? [this.small("hint", "bulb", () => this.wonder(), undefined, "quiet hint")] : []),
      ...(can ? [this.small(label, "undo", () => this.act({ do: asked.undo ? "undo" : "ask-undo" }), key)] : []),
    ]);
  }

  /** Ask what a master would do here. */
  wonder() {
    if (!this.asked || this.asked.seat === null) return;
    this.tell(say("hint-wait"));
    this.hands.hint(this.asked.seat, this.asked.position);
  }

  /** @param {string} move @param {string} text */
  advise(move, text) {
    this.tell(say("hint-said", { text }));
    for (const button of all("[data-answer]", this.options)) button.classList.toggle("advised", button.dataset.answer === move);
  }

  /** @param {string} label @param {string} sign @param {() => void} act @param {string} [key] @param {string} [kind] */
  small(label, sign, act, key, kind = "quiet") {
    const button = make("button", { type: "button", class: `button ${kind}`, "aria-keyshortcuts": key ?? false }, icon(sign), make("span", {}, say(label)));
    if (key) button.append(make("kbd", { "aria-hidden": "true" }, key.toUpperCase()));
    button.addEventListener("click", act);
    return button;
  }

  /** Somebody wants to go back past what was revealed. @param {import("./protocol.js").Wish | null} wish */
  showConsent(wish) {
    const seat = this.table?.seat ?? null;
    const by = wish?.by ?? null;
    const mine = wish?.seat === seat;
    const decides = !mine && seat !== null && !wish?.answered.includes(seat);
    const lent = decides && this.table?.seats[seat]?.kind === "bot";
    const names = new Intl.ListFormat(document.documentElement.lang).format(wish?.waits_for ?? []);
    this.consent.hidden = by === null;
    renew(this.consent, [by, mine, decides, lent, names], () => [
      make("p", {}, say(mine ? "undo-waits" : "undo-wish", { name: by ?? "", names })),
      ...(lent ? [make("p", {}, say("undo-lent"))] : []),
      make("div", { class: "row" },
        ...(decides ? [this.small("undo-yes", "check", () => this.hands.answerUndo(true), undefined, "main")] : []),
        ...(decides || mine ? [this.small(mine ? "undo-withdraw" : "undo-no", "cross", () => this.hands.answerUndo(false), undefined, "plain")] : [])),
    ]);
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
    if (event.key === "Escape") {
      this.refused.removeAttribute("open");
      this.doubt("");
    }
    if (!isShortcut(event) || the("#table").matches(".past")) return;
    const key = event.key.toLowerCase();
    const own = { u: the("#back").querySelector("[aria-keyshortcuts]"), v: the("#again") };
    const button = key === "u" || key === "v" ? own[key] : this.options.children[KEYS.indexOf(key)];
    if (button instanceof HTMLButtonElement && !button.hidden) button.click();
  }
}
