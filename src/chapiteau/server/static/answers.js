/** The answer list: every answer as a sentence, by region, filtered by typing; and what is not possible now. */

import { all, folded, icon, make, renew, say, the } from "./page.js";

/** @typedef {import("./protocol.js").Ask} Asked */
/** @typedef {import("./protocol.js").Option} Option */

export class Answers {
  /** @param {{choose: (move: string) => void, why: (move: string) => void, point: (ways: string[]) => void}} hands */
  constructor(hands) {
    this.hands = hands;
    this.place = the("#answers");
    this.options = the("#options");
    this.refused = the("#refused");
    this.field = /** @type {HTMLInputElement} */ (the("#filter"));
    /** @type {Map<string, string>} the titles of the table's parts */
    this.titles = new Map();
    this.field.addEventListener("input", () => this.sift());
    this.place.addEventListener("keydown", (event) => this.key(event));
    the("#answers-close").addEventListener("click", () => this.open(false));
    the("#list").addEventListener("click", () => this.open(!this.isOpen));
    addEventListener("pointerdown", (event) => {
      const at = event.target;
      if (at instanceof Node && !this.place.hidden && !this.place.contains(at) && !the("#list").contains(at)) this.open(false);
    });
  }

  get isOpen() {
    return !this.place.hidden;
  }

  /** @param {boolean} on */
  open(on) {
    if (on && !this.options.childElementCount) return;
    this.place.hidden = !on;
    the("#list").setAttribute("aria-expanded", String(on));
    if (on) {
      this.field.value = "";
      this.sift();
      (matchMedia("(pointer: coarse)").matches ? all("button", this.options)[0] : this.field)?.focus();
    } else {
      this.hands.point([]);
    }
  }

  /** @param {Asked} asked */
  show({ position, options, refused }) {
    const anew = renew(this.options, [position, options, [...this.titles]], () => this.groups(options));
    if (anew && this.isOpen) this.open(false);
    this.refused.hidden = refused.length === 0;
    the("#refused-count").textContent = String(refused.length);
    renew(the("#refused-list"), refused, () => refused.map((option) => {
      const button = make("button", { type: "button", class: "button off", "aria-disabled": "true" }, icon("lock"), make("span", {}, option.text));
      button.addEventListener("click", () => this.hands.why(option.move));
      return make("li", {}, button);
    }));
    return anew;
  }

  /** In the order of the board: region by region, and last what has no place there. @param {Option[]} options */
  groups(options) {
    const regions = [...new Set(options.map((option) => option.region ?? ""))];
    regions.sort((one, other) => Number(!one) - Number(!other));
    return regions.flatMap((region) => {
      const rows = options.filter((option) => (option.region ?? "") === region).map((option) => this.row(option));
      const title = this.titles.get(region) ?? (regions.length > 1 ? say("elsewhere") : "");
      return title ? [make("h3", {}, title), ...rows] : rows;
    });
  }

  /** @param {Option} option */
  row(option) {
    const button = make("button", { type: "button", class: "button answer", "data-answer": option.move }, make("span", {}, option.text), make("span", { class: "answer-gains" }));
    button.addEventListener("click", () => {
      this.open(false);
      this.hands.choose(option.move);
    });
    for (const kind of ["focus", "pointerenter"]) button.addEventListener(kind, () => this.hands.point([option.move]));
    return button;
  }

  /** Show only what has the words that were typed. */
  sift() {
    const words = folded(this.field.value).split(/\s+/).filter(Boolean);
    for (const row of all("[data-answer]", this.options)) row.hidden = !words.every((word) => folded(row.textContent ?? "").includes(word));
    for (const title of all("h3", this.options)) {
      let next = title.nextElementSibling;
      while (next instanceof HTMLElement && next.hidden && next.matches("button")) next = next.nextElementSibling;
      title.hidden = !next?.matches("button");
    }
  }

  /** @param {string} move */
  buttonOf(move) {
    return all("[data-answer]", this.options).find((button) => button.dataset.answer === move);
  }

  /** The master's advice is marked where it lies, on the board and in the list; none takes it away. @param {import("./scene.js").Picture} picture @param {string} [move] */
  advise(picture, move) {
    for (const { raw, item, node } of picture.known.values()) node.classList.toggle("advised", !!move && (item.move === move || !!raw.answers?.includes(move)));
    for (const button of all("[data-answer]")) button.classList.toggle("advised", !!move && button.dataset.answer === move);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.isOpen) return; // it has just been closed, and the focus is still to leave it
    const rows = all("[data-answer]:not([hidden])", this.options);
    const at = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      this.open(false);
      the("#list").focus();
    } else if (step) rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
    else if (event.key === "Enter" && document.activeElement === this.field) rows[0]?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
