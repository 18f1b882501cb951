/** A closer look at a picture that asks for it: with two fingers, keys, buttons or the wheel; what is near can be moved about. */

import { all, isShortcut, layout, the } from "./page.js";

/** @typedef {import("./scene.js").Picture} Picture */

const STEPS = [1, 1.5, 2, 3, 4];
const MOST = 4;
const DRAGGED = 6; // pixels from which a press of the mouse is no click any more
const PAN = 120; // pixels for a press of an arrow key
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @typedef {[x: number, y: number]} Point */

export class Zoom {
  /** @param {Picture} picture it marks with data-zoom what is worth a closer look */
  constructor(picture) {
    this.picture = picture;
    this.stage = /** @type {HTMLElement} */ (picture.room.closest(".stage"));
    this.knobs = the("#zoom");
    this.scale = 1;
    this.spread = 0; // between two fingers
    /** @type {Point | null} where the mouse was pressed */
    this.pressed = null;
    this.dragged = false;
    for (const knob of all("[data-zoom]", this.knobs)) knob.addEventListener("click", () => this.press(knob.dataset.zoom ?? ""));
    addEventListener("keydown", (event) => this.key(event), true);
    this.stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.stage.addEventListener("touchstart", (event) => (this.spread = between(event)), { passive: true });
    this.stage.addEventListener("touchmove", (event) => this.pinch(event), { passive: false });
    this.stage.addEventListener("pointerdown", (event) => this.hold(event));
    addEventListener("pointermove", (event) => this.drag(event));
    addEventListener("pointerup", () => (this.pressed = null));
    this.stage.addEventListener("click", (event) => this.swallow(event), true);
    layout.changed(() => this.to(1));
    new ResizeObserver(() => this.settle()).observe(picture.room);
  }

  /** What the picture says is worth it. @returns {Element | null} */
  get region() {
    return this.picture.items.querySelector(".item:not(.leaving) [data-zoom]");
  }

  /** After every change of the picture: the buttons stand where the crowded part is. */
  settle() {
    const region = this.region;
    this.knobs.hidden = !region;
    if (!region) return this.scale > 1 ? this.to(1) : undefined; // it has stepped back
    const near = this.scale > 1;
    const edge = (near ? this.stage : region).getBoundingClientRect();
    const room = /** @type {HTMLElement} */ (this.knobs.offsetParent ?? this.stage).getBoundingClientRect();
    this.knobs.style.right = `${Math.max(4, room.right - edge.right + 4)}px`;
    this.knobs.style.top = `${Math.max(4, edge.top - room.top + 4)}px`;
    for (const knob of all("[data-zoom]", this.knobs)) {
      if (knob.dataset.zoom === "in") knob.setAttribute("aria-disabled", String(this.scale >= MOST));
      else knob.hidden = !near;
    }
  }

  /** @param {string} what */
  press(what) {
    if (what === "in") this.to(STEPS.find((step) => step > this.scale + 0.01) ?? MOST);
    else if (what === "out") this.to(STEPS.findLast((step) => step < this.scale - 0.01) ?? 1);
    else this.to(1);
  }

  /** Show the picture so many times larger; what was at a point of the window stays there. @param {number} scale @param {Point} [at] */
  to(scale, at) {
    const { room } = this.picture;
    const before = room.getBoundingClientRect();
    const first = this.scale === 1 && !at;
    const [x, y] = at ?? middle(first && this.region ? this.region : this.stage);
    const share = [(x - before.left) / before.width, (y - before.top) / before.height];
    this.scale = Math.min(MOST, Math.max(1, scale));
    this.stage.classList.toggle("near", this.scale > 1);
    this.stage.style.setProperty("--zoom", String(this.scale));
    const after = room.getBoundingClientRect();
    const [goalX, goalY] = first ? middle(this.stage) : [x, y];
    this.stage.scrollBy(after.left + (share[0] ?? 0) * after.width - goalX, after.top + (share[1] ?? 0) * after.height - goalY);
    this.settle();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.region || !isShortcut(event)) return;
    const way = event.shiftKey && this.scale > 1 ? ARROWS[event.key] : undefined;
    if (way) this.stage.scrollBy(way[0] * PAN, way[1] * PAN);
    else if (event.key === "+" || event.key === "=") this.press("in");
    else if (event.key === "-") this.press("out");
    else if (event.key === "0") this.press("all");
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** With the control key, as browsers zoom; a pinch on a touch pad says the same. @param {WheelEvent} event */
  wheel(event) {
    if (!this.region || !event.ctrlKey) return;
    event.preventDefault();
    this.to(this.scale * Math.exp(-event.deltaY / 300), [event.clientX, event.clientY]);
  }

  /** @param {TouchEvent} event */
  pinch(event) {
    const spread = between(event);
    const [one, other] = event.touches;
    if (!this.region || !this.spread || !one || !other) return;
    event.preventDefault();
    this.to(this.scale * spread / this.spread, [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2]);
    this.spread = spread;
  }

  /** @param {PointerEvent} event */
  hold(event) {
    this.dragged = false;
    this.pressed = event.pointerType === "mouse" && event.button === 0 && this.scale > 1 ? [event.clientX, event.clientY] : null;
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (!this.pressed) return;
    const [dx, dy] = [event.clientX - this.pressed[0], event.clientY - this.pressed[1]];
    if (!this.dragged && Math.hypot(dx, dy) < DRAGGED) return;
    this.dragged = true;
    this.pressed = [event.clientX, event.clientY];
    this.stage.scrollBy(-dx, -dy);
  }

  /** Whoever has moved the picture did not mean to play. @param {Event} event */
  swallow(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** @param {Element} place @returns {Point} */
function middle(place) {
  const box = place.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** How far two fingers are apart; nothing with one. @param {TouchEvent} event */
function between(event) {
  const [one, other] = event.touches;
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
