/** Pictures of components: drawn by the house, put into the page, touched by hand or by key. */

import { draw, make } from "./page.js";

/**
 * @typedef {{ id: string, name: string, area: number[], changes: Record<string, unknown>, moves: boolean }} Handle
 * @typedef {{ svg: string, box: number[], handles: Handle[] }} Picture
 */

/** Drawings come from the house alone: texts in them were escaped there. @param {string} inner @param {Record<string, string>} marks */
function drawing(inner, marks) {
  const made = draw("svg", marks);
  made.innerHTML = inner;
  return made;
}

/** What pictures of the page refer to, kept out of sight. @param {string} defs */
export function keepDefs(defs) {
  document.getElementById("component-defs")?.remove();
  const made = drawing(defs, { id: "component-defs", width: "0", height: "0", "aria-hidden": "true", class: "box-defs" });
  document.body.append(made);
}

/** @param {Picture} picture */
export function pictureOf(picture) {
  const [, , w = 1] = picture.box;
  const made = drawing(picture.svg, { viewBox: picture.box.join(" "), "aria-hidden": "true" });
  made.style.setProperty("--wide", `${w}px`);
  return made;
}

const STEP = 5;
/** @type {Record<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Lay the handles of a picture over it.
 * @param {HTMLElement} place @param {Picture} picture
 * @param {(changes: Record<string, unknown>) => void} change
 * @param {(dx: number, dy: number) => void} move
 */
export function layHandles(place, picture, change, move) {
  const [left = 0, top = 0, w = 1, h = 1] = picture.box;
  for (const handle of picture.handles) {
    const button = make("button", { type: "button", class: "box-handle", "aria-label": handle.name, title: handle.name, "data-handle": handle.id });
    const [x = 0, y = 0, wide = 0, high = 0] = handle.area;
    Object.assign(button.style, {
      left: `${((x - left) / w) * 100}%`, top: `${((y - top) / h) * 100}%`,
      width: `${(wide / w) * 100}%`, height: `${(high / h) * 100}%`,
    });
    if (handle.moves) followHand(button, place, w, move);
    else button.addEventListener("click", () => change(handle.changes));
    place.append(button);
  }
}

/** @param {HTMLButtonElement} button @param {HTMLElement} place @param {number} wide @param {(dx: number, dy: number) => void} move */
function followHand(button, place, wide, move) {
  /** @type {{ x: number, y: number } | null} */
  let from = null;
  const scale = () => wide / place.getBoundingClientRect().width;
  button.addEventListener("pointerdown", (event) => {
    from = { x: event.clientX, y: event.clientY };
    button.setPointerCapture(event.pointerId);
    event.preventDefault();
    button.focus();
  });
  button.addEventListener("pointermove", (event) => {
    if (from) button.style.translate = `${event.clientX - from.x}px ${event.clientY - from.y}px`;
  });
  button.addEventListener("pointerup", (event) => {
    if (!from) return;
    const [dx, dy] = [(event.clientX - from.x) * scale(), (event.clientY - from.y) * scale()];
    from = null;
    move(Math.round(dx), Math.round(dy));
  });
  button.addEventListener("pointercancel", () => {
    from = null;
    button.style.translate = "";
  });
  button.addEventListener("keydown", (event) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    const far = event.shiftKey ? STEP * 5 : STEP;
    move((way[0] ?? 0) * far, (way[1] ?? 0) * far);
  });
}
