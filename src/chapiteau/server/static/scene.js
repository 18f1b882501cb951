/** The picture: a still backdrop and keyed items above it. */

import { Lights, light } from "./lights.js";
import { draw, mark } from "./page.js";
import { arrange } from "./order.js";
import { redraw } from "./redraw.js";
import { sized, sizeKey } from "./sizes.js";

/** @typedef {import("./protocol.js").Item} Item */
/** @typedef {import("./protocol.js").Scene} Scene */
/** @typedef {import("./protocol.js").Patch} Patch */

/**
 * A piece on the table: what it is, its group, the frame that has its name and takes the focus, and how large it is.
 * `raw` is what the table has sent, `item` the same as it answers the question.
 * @typedef {{item: Item, raw: Item, node: SVGElement, frame: SVGElement | null, readonly box: DOMRect}} Piece
 */

const MOST_SIZES = 2000; // drawings whose size is remembered
const SOON = 100; // after what has changed was painted

export class Picture {
  /** @param {HTMLElement} room an empty element that holds the picture */
  constructor(room) {
    this.room = room;
    this.backdrop = draw("svg", { class: "backdrop", "aria-hidden": "true" });
    this.items = draw("svg", { class: "items" });
    this.ring = draw("g", { class: "ring" });
    this.lights = new Lights();
    /** @type {import("./protocol.js").Region[]} */
    this.regions = [];
    for (const sheet of [this.backdrop, this.items]) {
      sheet.style.willChange = "transform"; // a layer each: what changes above does not paint the room anew
      sheet.style.userSelect = "none"; // else every press of the mouse looks for text to select
    }
    room.replaceChildren(this.backdrop, this.items);
    /** @type {Map<string, Piece>} */
    this.known = new Map();
    /** @type {Map<string, DOMRect>} how large each drawing is */
    this.sizes = new Map();
    this.width = 1600;
    this.height = 1000;
    this.unmeasured = 0;
    this.drawnBackdrop = "";
    this.across = 0; // pixels; asking the page for them would lay out whatever has just changed
    new ResizeObserver(() => (this.across = room.clientWidth)).observe(room);
    /** @type {import("./motion.js").Motion | null} comes after the first picture: nothing moves before */
    this.motion = null;
  }

  /** Draw everything anew. @param {Scene} scene */
  show(scene) {
    this.motion?.finish();
    this.resize(scene.width, scene.height);
    this.regions = scene.regions ?? [];
    if (scene.backdrop !== this.drawnBackdrop) {
      this.backdrop.innerHTML = this.drawnBackdrop = scene.backdrop;
    }
    const held = this.focused();
    this.known.clear();
    this.sizes.clear();
    this.items.replaceChildren(...scene.items.map((item) => this.build(item)), this.ring);
    this.measureSoon();
    this.hold(held);
    if (!this.motion) this.learnToMove();
  }

  async learnToMove() {
    const { Motion } = await import("./motion.js");
    this.motion ??= new Motion(this);
  }

  /** @param {number} width @param {number} height */
  resize(width, height) {
    this.width = width;
    this.height = height;
    for (const sheet of [this.backdrop, this.items]) sheet.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.room.style.aspectRatio = `${width} / ${height}`;
    this.room.style.setProperty("--ratio", String(width / height));
  }

  /** Pixels of a unit. */
  get scale() {
    this.across ||= this.room.clientWidth;
    return this.across / this.width || 1;
  }

  /** Let the question light other pieces: only those are touched. @param {Lights} lights */
  light(lights) {
    this.lights = lights;
    for (const piece of this.known.values()) {
      if (!piece.raw.answers?.length) continue;
      const lit = lights.lit(piece.raw);
      if (lit.move !== piece.item.move || lit.state !== piece.item.state || lit.why !== piece.item.why || lit.label !== piece.item.label) this.change(piece, piece.raw);
    }
  }

  /** Change what a patch names, and show how it got there. @param {Patch} patch */
  patch(patch) {
    if (patch.height) this.resize(this.width, patch.height);
    this.regions = patch.regions ?? this.regions;
    const held = this.focused();
    /** @type {Map<string, Item>} */
    const before = new Map(patch.put.flatMap(({ k }) => { const old = this.known.get(k); return old ? [[k, old.item]] : []; }));
    const gone = patch.drop.flatMap((key) => this.known.get(key) ?? []);
    for (const { item } of gone) this.known.delete(item.k);
    for (const item of patch.put) this.place(item);
    if (patch.order) arrange(patch.order.flatMap((key) => this.known.get(key)?.node ?? []), this.items, this.ring);
    if (this.items.lastChild !== this.ring) this.items.append(this.ring);
    this.measureSoon();
    this.hold(held);
    if (this.motion) this.motion.show(patch, before, gone);
    else for (const { node } of gone) node.remove();
  }

  /** @param {Item} item */
  place(item) {
    const old = this.known.get(item.k);
    if (old) this.change(old, item);
    else this.items.insertBefore(this.build(item), this.ring.parentNode ? this.ring : null);
  }

  /** @param {Item} item */
  build(item) {
    const node = draw("g", { class: "item", "data-k": item.k });
    if (this.motion?.aloft.has(item.k)) node.classList.add("aloft");
    const pose = draw("g", {}, draw("g"), draw("g"), draw("g", { class: "light" }));
    node.append(draw("g", { class: "drawn", "aria-hidden": "true" }, pose));
    const sizes = () => this.measure();
    /** @type {Piece} */
    const piece = { item: { k: item.k, x: NaN, y: NaN }, raw: item, node, frame: null, get box() { return sizes().get(sizeKey(piece.item)) ?? new DOMRect(); } };
    this.known.set(item.k, piece);
    this.change(piece, item);
    return node;
  }

  /** Let a piece become what it is now; what stays the same is not touched. @param {Piece} piece @param {Item} raw */
  change(piece, raw) {
    const { node, item: old } = piece;
    const item = this.lights.lit(raw);
    piece.raw = raw;
    piece.item = item;
    if (old.x !== item.x || old.y !== item.y) node.setAttribute("transform", `translate(${item.x} ${item.y})`);
    mark(node, "data-state", item.state);
    mark(node, "data-move", item.move);
    mark(node, "data-why", item.move ? "" : item.why);
    const pose = node.firstElementChild?.firstElementChild;
    if (old.turn !== item.turn) pose?.setAttribute("transform", `rotate(${item.turn ?? 0})`);
    if (pose?.firstElementChild && old.svg !== item.svg) redraw(pose.firstElementChild, old.svg ?? "", item.svg ?? "");
    if (pose?.children[1] && old.over !== item.over) redraw(pose.children[1], old.over ?? "", item.over ?? "");
    if (pose && (old.state !== item.state || old.edge !== item.edge)) pose.lastElementChild?.replaceChildren(...light(item, this.scale));
    this.name(piece, old);
  }

  /** Give a piece its name, by which a screen reader and the keyboard meet it. @param {Piece} piece @param {Item} old */
  name(piece, old) {
    const { item, node, frame } = piece;
    if (frame && old.label === item.label && old.move === item.move && old.why === item.why) return;
    const fresh = item.label ? this.frame(item) : null;
    if (!frame || !fresh) {
      frame?.remove();
      if (fresh) node.append(fresh);
      piece.frame = fresh;
    } else {
      for (const name of ["role", "aria-label", "aria-disabled"]) mark(frame, name, fresh.getAttribute(name));
    }
  }

  /** What a screen reader and the keyboard meet: it has the name, and no text of its own. @param {Item} item */
  frame(item) {
    const acts = item.move || item.why;
    const frame = draw("rect", { class: "frame", role: acts ? "button" : "img", tabindex: -1, "aria-label": item.label ?? "" });
    if (item.why && !item.move) frame.setAttribute("aria-disabled", "true");
    return frame;
  }

  /** Measure when there is time, at the latest when somebody wants to know. */
  measureSoon() {
    this.unmeasured ||= setTimeout(() => this.measure(), SOON);
  }

  /** Find out how large pieces are: each drawing once, all in one go; what a clip hides does not count. */
  measure() {
    if (!this.unmeasured) return this.sizes;
    if (this.sizes.size > MOST_SIZES) this.sizes.clear();
    clearTimeout(this.unmeasured);
    this.unmeasured = 0;
    const pieces = [...this.known.values()].filter(({ frame }) => frame);
    const fresh = pieces.filter(({ item }) => !this.sizes.has(sizeKey(item)));
    for (const { item, node } of fresh) this.sizes.set(sizeKey(item), sized(node, item.turn));
    for (const { item, frame } of pieces) {
      const box = this.sizes.get(sizeKey(item));
      for (const side of /** @type {const} */ (["x", "y", "width", "height"])) mark(frame, side, String(box?.[side] ?? 0));
    }
    return this.sizes;
  }

  focused() {
    const at = document.activeElement;
    const node = at && this.items.contains(at) ? at.closest(".item") : null;
    return node instanceof SVGElement ? (node.dataset.k ?? "") : "";
  }

  /** Keep the focus on a piece whose element was made anew. @param {string} key */
  hold(key) {
    if (!key || this.focused()) return;
    const frame = this.known.get(key)?.frame ?? this.items.querySelector('.frame[role="button"]');
    if (frame instanceof SVGElement) frame.focus({ preventScroll: true });
  }
}
