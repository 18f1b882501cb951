/** Telling whoever runs the house of a line of talk, or of a name. */

import { make, say, the } from "./page.js";

/** @typedef {import("./chat.js").Talk} Talk */

const MOST_LINES = 40; // the last ones
const LONGEST = 60; // letters of a line, to know it by

export class Report {
  /** @param {Talk} talk @param {(message: object) => void} send */
  constructor(talk, send) {
    this.talk = talk;
    this.place = /** @type {HTMLDetailsElement} */ (the("#report"));
    this.what = /** @type {HTMLSelectElement} */ (the("#report-what"));
    this.form = /** @type {HTMLFormElement} */ (the("#report form"));
    this.thanks = the("#report-thanks");
    this.place.addEventListener("toggle", () => this.place.open && this.offer());
    this.offer();
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const said = new FormData(this.form);
      const [kind, n] = String(said.get("what")).split(" ");
      if (!kind) return;
      send({ do: "report", [kind]: Number(n), reason: said.get("reason"), note: said.get("note") });
      this.form.reset();
      this.thanks.hidden = false;
    });
  }

  /** What can be reported now: what others said last, and their names. */
  offer() {
    this.thanks.hidden = true;
    const { talk } = this;
    const others = (talk.table?.seats ?? []).filter((seat) => seat.kind === "human" && seat.seat !== talk.table?.seat);
    const lines = talk.lines.filter((line) => line.seat === null || line.seat !== talk.table?.seat);
    this.what.replaceChildren(
      ...lines.slice(-MOST_LINES).reverse().map((line) => this.choice(`line ${line.n}`, `${talk.name(line)}: ${line.text}`)),
      ...others.map((seat) => this.choice(`seat ${seat.seat}`, say("report-name", { name: seat.name }))),
    );
    this.form.hidden = !this.what.options.length;
    the("#report-none").hidden = !this.form.hidden;
  }

  /** @param {string} value @param {string} text */
  choice(value, text) {
    return make("option", { value }, text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
  }
}
