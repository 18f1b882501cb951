/** A first game: what the voice says at each step, and the pieces it points at. */

import { make, say, the } from "./page.js";

/** @typedef {{is: "lesson", n: number, of: number, text: string, show: string[], over?: boolean}} Said */
/** @typedef {Said} Heard */

const COVERED = 0.12; // of the voice: so much of it may lie on what may be chosen

/** How much of two boxes lies on each other. @param {DOMRect} one @param {DOMRect} other */
function shared(one, other) {
  const [x, y] = [Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)];
  return x > 0 && y > 0 ? x * y : 0;
}

export class Lesson {
  /** @param {import("./scene.js").Picture} picture */
  constructor(picture) {
    this.picture = picture;
    this.place = the("#lesson");
    /** @type {Said | null} */
    this.said = null;
    addEventListener("resize", () => this.stand());
  }

  /** In the corner of the board that is nearest to what is spoken of without lying on it, nor on much of what may be chosen. */
  stand() {
    const room = /** @type {HTMLElement} */ (this.place.parentElement).getBoundingClientRect();
    const { offsetWidth: w, offsetHeight: h } = this.place;
    const shown = (this.said?.show ?? []).flatMap((key) => this.picture.known.get(key)?.node.getBoundingClientRect() ?? []);
    const corners = [[0, 1], [1, 1], [0, 0], [1, 0]].map(([right = 0, low = 0]) => ({ right, low, box: new DOMRect(right ? room.right - w - 12 : room.left + 12, low ? room.bottom - h - 12 : room.top + 12, w, h) }));
    const free = corners.filter(({ box }) => shown.every((piece) => piece.right < box.left || piece.left > box.right || piece.bottom < box.top || piece.top > box.bottom));
    const far = (/** @type {DOMRect} */ box) => Math.min(...shown.map((piece) => Math.hypot(piece.x - box.x, piece.y - box.y)), 1e9);
    const lit = [...this.picture.known.values()].filter(({ item }) => item.state === "legal").map(({ node }) => node.getBoundingClientRect());
    const cost = (/** @type {DOMRect} */ box) => far(box) + (lit.reduce((sum, piece) => sum + shared(piece, box), 0) > w * h * COVERED ? 1e4 : 0);
    const best = (free.length ? free : corners).sort((one, other) => cost(one.box) - cost(other.box))[0];
    this.place.style.left = best?.right ? "auto" : "12px";
    this.place.style.right = best?.right ? "12px" : "auto";
    this.place.style.top = best?.low ? "auto" : "12px";
    this.place.style.bottom = best?.low ? "12px" : "auto";
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
    if (!this.place.hidden) this.stand();
  }
}
