/** A first game: what the voice says at each step, and the pieces it points at. */

import { make, say, the } from "./page.js";

/** @typedef {import("./protocol.js").Lesson} Said */

/** Where the players are in sight beside the board: neither on a phone nor in a low window. */
const roomy = matchMedia("(min-width: 1100px) and (max-aspect-ratio: 17/10), (min-width: 1100px) and (min-height: 860px)");

export class Lesson {
  /** @param {import("./scene.js").Picture} picture */
  constructor(picture) {
    this.picture = picture;
    this.place = the("#lesson");
    /** @type {Said | null} */
    this.said = null;
    roomy.addEventListener("change", () => this.settle());
    this.settle();
  }

  /** Beside the board where there is room, else under the question. */
  settle() {
    if (roomy.matches) the("#players").prepend(this.place);
    else the("#ask .question").after(this.place);
  }

  /** @param {Said} said */
  hear(said) {
    this.said = said;
    if (said.text) this.speak(said);
    if (said.over) this.place.hidden = true;
    this.point();
  }

  /** @param {Said} said */
  speak({ n, of, text }) {
    const done = n > of;
    const head = done ? say("lesson-over") : say("lesson-step", { n, of });
    const way = make("progress", { max: String(of), value: String(n - 1), "aria-label": head });
    const lines = text.split("\n").map((line) => make("p", {}, line));
    this.place.setAttribute("aria-label", say("lesson"));
    this.place.replaceChildren(make("h2", {}, head), way, ...lines);
    this.place.hidden = false;
    this.place.scrollTop = 0;
  }

  /** Mark the pieces that are spoken of; what was drawn anew has lost its mark. */
  point() {
    const show = new Set(this.said?.show);
    for (const [key, { node }] of this.picture.known) node.classList.toggle("pointed", show.has(key));
  }
}
