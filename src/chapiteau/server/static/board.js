/** The picture under pointer and keyboard: a click plays, arrows wander, and what is refused says why. */

import { draw, isShortcut, isTouch, layout, mark, reveal } from "./page.js";

/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {import("./protocol.js").Item} Item */

/** @typedef {{node: SVGElement, x: number, y: number, line: number}} Place */

const RESTING = "resting"; // a mouse that nobody has moved since a finger came
const LINE = 12; // pieces whose middles differ less in height stand in one line
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  /**
   * @param {Picture} picture
   * @param {{play: (move: string) => void, why: (move: string) => void, point?: (node: SVGElement | undefined, touched: boolean) => void}} hands
   * `point` is told which piece is pointed at, before anything is done.
   */
  constructor(picture, hands) {
    this.picture = picture;
    this.hands = hands;
    const { items } = picture;
    items.addEventListener("click", (event) => this.click(event));
    items.addEventListener("pointermove", (event) => this.hover(event));
    items.addEventListener("pointerleave", (event) => this.isMoved(event) && this.hands.point?.(undefined, false));
    items.addEventListener("pointerdown", (event) => isTouch(event) && (this.mouse ||= RESTING), true);
    this.mouse = ""; // where it was last
    /** @type {SVGElement | undefined} a piece that lies on one that can be chosen, under the pointer */
    this.over = undefined;
    items.addEventListener("keydown", (event) => this.key(event));
    addEventListener("keydown", (event) => this.enter(event));
    // On the room: an SVG element that listens for the focus can take it itself.
    picture.room.addEventListener("focusin", (event) => this.focus(event.target));
    picture.room.addEventListener("focusout", () => picture.ring.replaceChildren());
  }

  /** A click of a mouse does it; a finger sees first what it would do. @param {MouseEvent} event */
  click(event) {
    const target = this.meant(event);
    if (isTouch(event) && this.hands.point && this.itemOf(target)?.move) this.hands.point(this.nodeAt(target), true);
    else this.choose(target);
  }

  /** Whether a mouse has moved: browsers also tell of one that rests, which would take back what a finger points at. @param {PointerEvent} event */
  isMoved(event) {
    if (isTouch(event)) return false;
    const [was, now] = [this.mouse, `${event.screenX} ${event.screenY}`];
    this.mouse = now;
    return was !== now && was !== RESTING;
  }

  /** @param {PointerEvent} event */
  hover(event) {
    if (!this.isMoved(event)) return;
    const node = this.nodeAt(this.meant(event));
    const can = !!this.itemOf(node ?? null)?.move;
    this.showHand(can ? this.nodeAt(event.target) : undefined);
    this.hands.point?.(can ? node : undefined, false);
  }

  /** A hand over what can be chosen: only this piece is styled anew. @param {SVGElement | undefined} node */
  showHand(node) {
    if (node === this.over) return;
    this.over?.classList.remove("can");
    node?.classList.add("can");
    this.over = node;
  }

  /** Let Tab reach one piece: the focused one, else the first that can be chosen. */
  settle() {
    const stops = this.stops();
    const chosen = stops.find((node) => node === document.activeElement) ??
      stops.find((node) => this.itemOf(node)?.state === "legal") ??
      stops.find((node) => this.itemOf(node)?.move) ?? stops[0];
    for (const node of stops) mark(node, "tabindex", node === chosen ? "0" : "-1");
    if (chosen === document.activeElement) this.mark(chosen);
    else this.picture.ring.replaceChildren();
  }

  stops() {
    const found = this.picture.items.querySelectorAll(".frame");
    return [...found].filter((node) => node instanceof SVGElement);
  }

  /** @param {EventTarget | null} target @returns {SVGGElement | undefined} */
  nodeAt(target) {
    const node = target instanceof Element ? target.closest(".item") : null;
    return node instanceof SVGGElement ? node : undefined;
  }

  /** @param {EventTarget | null} target */
  pieceAt(target) {
    return this.picture.known.get(this.nodeAt(target)?.dataset.k ?? "");
  }

  /** @param {EventTarget | null} target @returns {Item | undefined} */
  itemOf(target) {
    return this.pieceAt(target)?.item;
  }

  /** Every move that is made on the board now: a piece stands for all its ways. */
  moves() {
    const { known, lights } = this.picture;
    return new Set([...known.values()].flatMap(({ item, raw }) => [item.move, ...lights.answersOf(raw)]));
  }

  /** The piece under a pointer that can be chosen, else asked about, even where another lies on it. @param {MouseEvent} event */
  meant(event) {
    const own = this.itemOf(event.target);
    if (own?.move || own?.why) return event.target;
    const pile = document.elementsFromPoint(event.clientX, event.clientY);
    return pile.find((at) => this.itemOf(at)?.move) ?? pile.find((at) => this.itemOf(at)?.why) ?? event.target;
  }

  /** @param {EventTarget | null} target */
  choose(target) {
    const item = this.itemOf(target);
    if (item?.move) this.hands.play(item.move);
    else if (item?.why) this.hands.why(item.why);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const way = ARROWS[event.key];
    const item = this.itemOf(event.target);
    if (event.key === "Enter" && !item?.move && !item?.why) return; // the main button may be meant
    if (event.key === "Enter" || event.key === " ") this.choose(event.target);
    else if (way) this.wander(way);
    else if (event.key === "Home") this.places()[0]?.node.focus();
    else if (event.key === "End") this.places().at(-1)?.node.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** From nowhere arrows lead to what Tab would reach; on a page that scrolls, up and down go on doing that. @param {KeyboardEvent} event */
  enter(event) {
    const way = isShortcut(event) && event.target === document.body ? ARROWS[event.key] : undefined;
    if (event.defaultPrevented || event.shiftKey || !way || (way[1] && layout.isTall())) return;
    const stop = this.stops().find((node) => node.getAttribute("tabindex") === "0");
    if (!stop) return;
    stop.focus();
    event.preventDefault();
  }

  /** Left and right read the table line by line, so they reach every piece; up and down take the nearest. @param {[number, number]} way */
  wander([wx, wy]) {
    const places = this.places();
    const at = places.findIndex(({ node }) => node === document.activeElement);
    const here = places[at];
    if (!here) return;
    if (wx) return places[at + wx]?.node.focus();
    const far = (/** @type {Place} */ there) => wy * (there.y - here.y) + 2 * Math.abs(there.x - here.x);
    const ahead = places.filter(({ line }) => wy * (line - here.line) > 0);
    ahead.sort((one, other) => far(one) - far(other))[0]?.node.focus();
  }

  /** Where the pieces lie, line by line. @returns {Place[]} */
  places() {
    const places = this.stops().flatMap((node) => {
      const piece = this.pieceAt(node);
      if (!piece) return [];
      const { item, box } = piece;
      return [{ node, x: item.x + box.x + box.width / 2, y: item.y + box.y + box.height / 2, line: 0 }];
    });
    places.sort((one, other) => one.y - other.y);
    let line = -Infinity;
    for (const place of places) place.line = line = place.y - line > LINE ? place.y : line;
    return places.sort((one, other) => one.line - other.line || one.x - other.x);
  }

  /** @param {EventTarget | null} target */
  focus(target) {
    const node = this.nodeAt(target);
    if (!node) return;
    for (const stop of this.stops()) mark(stop, "tabindex", stop === target ? "0" : "-1");
    this.mark(node);
    if (this.picture.items.querySelector(":focus-visible")) this.hands.point?.(this.itemOf(node)?.move ? node : undefined, false);
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** On a page that scrolls: bring what can be chosen into sight. */
  reveal() {
    if (layout.isTall()) this.picture.measure();
    const { items } = this.picture;
    reveal([...items.querySelectorAll("[data-move] .frame")], [...items.querySelectorAll('[data-k^="region-"]:not(.leaving) > .frame')]);
  }

  /** Draw the closed double ring around a piece. @param {SVGElement | undefined} node */
  mark(node) {
    const piece = this.pieceAt(node ?? null);
    if (!piece) return;
    const { item, box } = piece;
    const place = { x: item.x + box.x - 5, y: item.y + box.y - 5, width: box.width + 10, height: box.height + 10, rx: 12 };
    this.picture.ring.replaceChildren(
      draw("rect", { ...place, class: "ring-under" }), draw("rect", { ...place, class: "ring-over" }));
  }
}
