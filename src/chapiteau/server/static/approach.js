/** Where the mouse is going: what the next lit piece would do is asked for on the way, so that it is there with the mouse. */

import { isTouch } from "./page.js";

/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {import("./scene.js").Piece} Piece */

const AHEAD = 3; // moves of the mouse from where it is
const REACH = 60; // pixels from there to a piece

export class Approach {
  /** @param {Picture} picture @param {(move: string) => void} near told which answer the mouse is near to */
  constructor(picture, near) {
    this.picture = picture;
    this.near = near;
    this.x = NaN;
    this.y = NaN;
    addEventListener("pointermove", (event) => isTouch(event) || this.move(event)); // it may come from the lines around the board
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY }) {
    const [dx, dy] = [clientX - this.x || 0, clientY - this.y || 0];
    [this.x, this.y] = [clientX, clientY];
    if (this.picture.unmeasured) return; // it is being drawn
    const piece = this.nearest(clientX + AHEAD * dx, clientY + AHEAD * dy);
    if (piece) this.near(this.picture.lights.answersOf(piece.raw)[0] ?? piece.item.move ?? "");
  }

  /** The lit piece next to a point of the window. @param {number} x @param {number} y @returns {Piece | undefined} */
  nearest(x, y) {
    const { items, known, scale } = this.picture;
    const { left, top } = items.getBoundingClientRect();
    const [px, py] = [(x - left) / scale, (y - top) / scale];
    let [least, found] = [REACH / scale, /** @type {Piece | undefined} */ (undefined)];
    for (const piece of known.values()) {
      const { item, raw } = piece;
      if (!item.move || raw.ghost) continue;
      const far = Math.hypot(beyond(px - item.x, piece.box.x, piece.box.width), beyond(py - item.y, piece.box.y, piece.box.height));
      if (far < least) [least, found] = [far, piece];
    }
    return found;
  }
}

/** How far a number lies outside of a span. @param {number} at @param {number} from @param {number} length */
function beyond(at, from, length) {
  return Math.max(0, from - at, at - from - length);
}
