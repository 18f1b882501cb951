/** The question: one sentence, the possible answers as buttons, what is refused, and the way back. */

import { icon, isShortcut, make, say, sigil, the } from "./page.js";

/** @typedef {import("./protocol.js").Ask} Asked */
/** @typedef {import("./protocol.js").Option} Option */
/** @typedef {import("./protocol.js").Table} Table */

const KEYS = [..."123456789", ..."abcdefghijklmopqrstvwxyz"]; // n and u have a meaning of their own

const LONG = 36; // letters: such answers get a line of their own

export class Ask {
  /**
   * @param {{play: (move: string) => void, undo: () => void, why: (move: string) => void,
   *   askUndo: () => void, answerUndo: (yes: boolean) => void}} hands
   */
  constructor(hands) {
    this.hands = hands;
    this.place = the("#ask");
    this.prompt = the("#prompt");
    this.options = the("#options");
    this.refused = the("#refused");
    this.back = the("#back");
    this.consent = the("#consent");
    this.answer = the("#answer");
    /** @type {Asked | null} */
    this.asked = null;
    /** @type {Table | null} */
    this.table = null;
    this.sent = "";
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("pointerdown", (event) => {
      if (event.target instanceof Node && !this.place.contains(event.target)) this.refused.removeAttribute("open");
    });
  }

  /** @param {Asked} asked */
  show(asked) {
    const fresh = asked.position !== this.asked?.position || asked.prompt !== this.asked?.prompt;
    this.asked = asked;
    this.sent = "";
    if (this.prompt.textContent !== asked.prompt) this.prompt.textContent = asked.prompt;
    this.place.classList.toggle("lit", asked.options.length > 0);
    const held = this.options.contains(document.activeElement);
    this.options.replaceChildren(...asked.options.map((option, i) => this.button(option, i, asked.options.length)));
    this.options.classList.toggle("long", asked.options.some((option) => option.text.length > LONG));
    if (fresh) this.hush();
    this.showRefused(asked.refused);
    this.showBack();
    if (held) this.options.querySelector("button")?.focus();
  }

  /** @param {Table} table */
  seated(table) {
    this.table = table;
    const mine = table.seats.find((seat) => seat.seat === table.seat);
    the("#ask-sigil").replaceChildren(...(mine ? [sigil(mine.sigil)] : []));
    this.showBack();
  }

  /** @param {Option} option @param {number} i @param {number} of */
  button(option, i, of) {
    const key = KEYS[i] ?? "";
    const marks = { type: "button", class: of === 1 ? "button main" : "button", "aria-keyshortcuts": key || false };
    const button = make("button", marks, make("span", {}, option.text));
    if (key) button.append(make("kbd", { "aria-hidden": "true" }, key.toUpperCase()));
    button.addEventListener("click", () => this.choose(option, button));
    return button;
  }

  /** Play at once; only what cannot be undone asks once more. @param {Option} option @param {HTMLElement} button */
  choose(option, button) {
    if (option.final && !button.classList.contains("sure")) {
      button.classList.add("sure");
      const label = button.querySelector("span");
      if (label) label.textContent = say("sure", { what: option.text });
      return;
    }
    this.hands.play(option.move);
  }

  /** Mark what was sent, until the table answers. @param {string} move */
  sending(move) {
    this.sent = move;
    const at = this.asked?.options.findIndex((option) => option.move === move) ?? -1;
    this.options.children[at]?.setAttribute("aria-busy", "true");
    this.hush();
  }

  answered() {
    this.sent = "";
    for (const button of this.options.children) button.removeAttribute("aria-busy");
  }

  /** @param {Option[]} refused */
  showRefused(refused) {
    this.refused.hidden = refused.length === 0;
    const list = the("#refused-list");
    the("#refused-count").textContent = String(refused.length);
    list.replaceChildren(...refused.map((option) => {
      const button = make("button", { type: "button", class: "button off", "aria-disabled": "true" }, icon("lock"), make("span", {}, option.text));
      button.addEventListener("click", () => this.hands.why(option.move));
      return make("li", {}, button);
    }));
  }

  showBack() {
    const asked = this.asked;
    if (!asked) return;
    const buttons = [];
    if (asked.undo) {
      const label = asked.options.length ? "undo" : "take-back";
      buttons.push(this.small(label, "undo", () => this.hands.undo(), "u"));
    } else if (asked.ask_undo && !asked.undo_asked) {
      buttons.push(this.small("ask-undo", "undo", () => this.hands.askUndo()));
    }
    this.back.replaceChildren(...buttons);
  }

  /** @param {string} label @param {string} sign @param {() => void} act @param {string} [key] */
  small(label, sign, act, key) {
    const button = make("button", { type: "button", class: "button quiet", "aria-keyshortcuts": key ?? false }, icon(sign), make("span", {}, say(label)));
    if (key) button.append(make("kbd", { "aria-hidden": "true" }, key.toUpperCase()));
    button.addEventListener("click", act);
    return button;
  }

  /** Somebody wants to go back past what was revealed. @param {{by: string | null, mine: boolean, answered: boolean}} wish */
  showConsent({ by, mine, answered }) {
    this.consent.hidden = !by;
    if (!by) return;
    const waits = mine || answered || this.table?.seat == null;
    const text = make("p", {}, say(mine ? "undo-waits" : "undo-wish", { name: by }));
    const row = make("div", { class: "row" });
    if (!waits) {
      const yes = this.small("undo-yes", "check", () => this.hands.answerUndo(true));
      const no = this.small("undo-no", "cross", () => this.hands.answerUndo(false));
      yes.className = "button main";
      no.className = "button";
      row.append(yes, no);
    }
    this.consent.replaceChildren(text, row);
  }

  /** Say why something may not be done, or what went wrong. @param {string} text @param {string} [rule] @param {string} [game] */
  tell(text, rule, game) {
    const linked = rule && game;
    const said = make("p", {}, linked ? text.replace(/\s*\([^()]*\)$/, "") : text);
    if (linked) {
      said.append(" ", make("a", { href: `/game/${game}/rules#r${rule}`, class: "rule-link", "data-rule": rule }, say("rule", { number: rule })));
    }
    this.answer.replaceChildren(said);
  }

  hush() {
    this.answer.replaceChildren();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape") this.refused.removeAttribute("open");
    if (!isShortcut(event)) return;
    const key = event.key.toLowerCase();
    const at = KEYS.indexOf(key);
    const button = key === "u" ? this.back.querySelector('[aria-keyshortcuts="u"]') : this.options.children[at];
    if (button instanceof HTMLButtonElement) button.click();
  }
}
