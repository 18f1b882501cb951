/** The way back: what one may take back, what one has to ask the others for, and what they are asked. */

import { icon, make, renew, say, the } from "./page.js";

/** @typedef {import("./protocol.js").Ask} Asked */
/** @typedef {import("./protocol.js").Table} Table */

export class WayBack {
  /** @param {{act: (message: object) => void, answerUndo: (yes: boolean) => void, table: () => Table | null}} hands */
  constructor(hands) {
    this.hands = hands;
    this.place = the("#back");
    this.consent = the("#consent");
  }

  /** What can be taken back, or be asked for. @param {Asked} asked */
  show(asked) {
    const can = asked.undo || (asked.ask_undo && !asked.undo_asked);
    const label = asked.undo ? (asked.options.length ? "undo" : "take-back") : asked.alone ? "undo-alone" : "ask-undo";
    const key = asked.undo || asked.alone ? "u" : undefined; // nobody else is bothered by a slip of the finger
    renew(this.place, [can && label], () => (can ? [this.way(label, () => this.hands.act({ do: asked.undo ? "undo" : "ask-undo" }), key)] : []));
  }

  /** The way back: short to the eye, whole to whoever listens. @param {string} label @param {() => void} act @param {string} [key] */
  way(label, act, key) {
    const button = this.small(label, "undo", act, key, "undo");
    button.title = say(label);
    if (key) {
      button.querySelector("span")?.classList.add("unseen");
      button.querySelector("span")?.before(make("span", { "aria-hidden": "true" }, say("undo")));
    }
    return button;
  }

  /** @param {string} label @param {string} sign @param {() => void} act @param {string} [key] @param {string} [kind] */
  small(label, sign, act, key, kind = "quiet") {
    const button = make("button", { type: "button", class: `button ${kind}`, "aria-keyshortcuts": key ?? false }, icon(sign), make("span", {}, say(label)));
    if (key) button.append(make("kbd", { "aria-hidden": "true" }, key.toUpperCase()));
    button.addEventListener("click", act);
    return button;
  }

  /** Somebody wants to go back past what was revealed. @param {import("./protocol.js").Wish | null} wish */
  wished(wish) {
    const { seat, seats } = this.hands.table() ?? { seat: null, seats: [] };
    const by = wish?.by ?? null;
    const mine = wish?.seat === seat;
    const decides = !mine && seat !== null && !wish?.answered.includes(seat);
    const lent = decides && seats[seat]?.kind === "bot";
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
}
