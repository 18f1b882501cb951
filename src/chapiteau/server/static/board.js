/** The picture under pointer and keyboard: a click plays, arrows wander, and what is refused says why. */

import { draw } from "./page.js";

/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {import("./protocol.js").Item} Item */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  /**
   * @param {Picture} picture
   * @param {{play: (move: string) => void, why: (move: string) => void}} hands
   */
  constructor(picture, hands) {
    this.picture = picture;
    this.hands = hands;
    const { items } = picture;
    items.addEventListener("click", (event) => this.choose(this.meant(event)));
    items.addEventListener("pointerover", (event) => items.classList.toggle("can", !!this.itemOf(this.meant(event))?.move));
    items.addEventListener("keydown", (event) => this.key(event));
    // On the room: an SVG element that listens for the focus can take it itself.
    picture.room.addEventListener("focusin", (event) => this.focus(event.target));
    picture.room.addEventListener("focusout", () => picture.ring.replaceChildren());
  }

  /** Let Tab reach one piece: the focused one, else the first that can be chosen. */
  settle() {
    const stops = this.stops();
    const chosen = stops.find((node) => node === document.activeElement) ??
      stops.find((node) => this.itemOf(node)?.state === "legal") ??
      stops.find((node) => this.itemOf(node)?.move) ?? stops[0];
    for (const node of stops) node.setAttribute("tabindex", node === chosen ? "0" : "-1");
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

  /** @param {EventTarget | null} target @returns {Item | undefined} */
  itemOf(target) {
    return this.picture.known.get(this.nodeAt(target)?.dataset.k ?? "")?.item;
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
    const stops = this.stops();
    if (event.key === "Enter" || event.key === " ") this.choose(event.target);
    else if (way) this.wander(way);
    else if (event.key === "Home") stops[0]?.focus();
    else if (event.key === "End") stops.at(-1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Go to the nearest piece in a direction. @param {[number, number]} way */
  wander([wx, wy]) {
    const here = document.activeElement?.getBoundingClientRect();
    if (!here) return;
    let best;
    let least = Infinity;
    for (const node of this.stops()) {
      const there = node.getBoundingClientRect();
      const dx = there.x + there.width / 2 - here.x - here.width / 2;
      const dy = there.y + there.height / 2 - here.y - here.height / 2;
      const along = dx * wx + dy * wy;
      const across = Math.abs(dx * wy) + Math.abs(dy * wx);
      if (node === document.activeElement || along < 2 || across > along * 3) continue;
      if (along + across * 2 < least) [least, best] = [along + across * 2, node];
    }
    best?.focus();
  }

  /** @param {EventTarget | null} target */
  focus(target) {
    const node = this.nodeAt(target);
    if (!node) return;
    for (const stop of this.stops()) stop.setAttribute("tabindex", stop === target ? "0" : "-1");
    this.mark(node);
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Draw the closed double ring around a piece. @param {SVGElement | undefined} node */
  mark(node) {
    const piece = this.picture.known.get(this.nodeAt(node ?? null)?.dataset.k ?? "");
    if (!piece) return;
    const { item, box } = piece;
    const place = { x: item.x + box.x - 5, y: item.y + box.y - 5, width: box.width + 10, height: box.height + 10, rx: 12 };
    this.picture.ring.replaceChildren(
      draw("rect", { ...place, class: "ring-under" }), draw("rect", { ...place, class: "ring-over" }));
  }
}
