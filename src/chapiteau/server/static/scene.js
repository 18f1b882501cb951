/** The picture: a still backdrop and keyed items above it; what changes place is lifted and carried there. */

import { Lights, light } from "./lights.js";
import { calm, draw, mark } from "./page.js";
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
/** @typedef {{box: DOMRect, flying?: DOMRect}} Lifted how large a piece is, and where it is if it flies already */

const MOVE = 280;
const LONG_MOVE = 420;
const LONG_WAY = 700;
const FLIP = 240;
const FADE = 120;
const DEAL = 220;
const BETWEEN = 60;
const MOST_SPREAD = 240; // between the first and the last of many that set out together
const MOST_WAIT = 280; // what still moves from before holds up no longer: all has landed after 700
const MOST_SIZES = 2000; // drawings whose size is remembered
const MOST_FADING = 6; // each is a layer while it fades, and cuts what lies around it into layers too
const SWING = 600;
const SOON = 100; // after what has changed was painted
const OVERSHOOT = 0.12;
const EASE = "cubic-bezier(.2,.8,.2,1)";

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
    /** @type {Map<string, HTMLElement>} pieces in the air */
    this.aloft = new Map();
    this.width = 1600;
    this.height = 1000;
    this.busyUntil = 0;
    this.unmeasured = 0;
    this.between = BETWEEN;
    this.drawnBackdrop = "";
    this.across = 0; // pixels; asking the page for them would lay out whatever has just changed
    new ResizeObserver(() => (this.across = room.clientWidth)).observe(room);
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.finish(), true);
  }

  /** Draw everything anew. @param {Scene} scene */
  show(scene) {
    this.finish();
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
    this.animate(patch, before, gone);
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
    if (this.aloft.has(item.k)) node.classList.add("aloft");
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

  /**
   * @param {Patch} patch @param {Map<string, Item>} before
   * @param {Piece[]} gone
   */
  animate(patch, before, gone) {
    const late = Math.max(0, this.busyUntil - performance.now());
    const haste = late > LONG_MOVE ? 3 : 1;
    let wait = Math.min(late, MOST_WAIT);
    const movers = patch.put.filter((item) => before.has(item.k)).length;
    const come = patch.put.length - movers;
    const isCrowd = come + gone.length + (calm.matches ? movers : 0) > MOST_FADING;
    const flipped = new Set();
    const boxes = calm.matches || document.hidden ? new Map() : this.boxesOf(patch.put, before);
    this.between = Math.min(BETWEEN, MOST_SPREAD / (movers + 1)) / haste;
    for (const item of patch.put) {
      const old = before.get(item.k);
      const turned = old ? undefined : gone.find((g) => near(g.item, item));
      if (turned) flipped.add(turned);
      if (isCrowd && (calm.matches || (!old && !turned))) continue;
      if (old && !near(old, item)) wait = this.carry(item, old, boxes.get(item.k), wait, haste);
      else if (old && old.turn !== item.turn) this.swing(item, old, wait);
      else if (turned) this.turn(turned.node, item, wait);
      else if (!old) wait = this.deal(item, wait, haste);
    }
    for (const piece of gone) if (isCrowd && !flipped.has(piece)) piece.node.remove(); else leave(piece.node);
    this.busyUntil = Math.max(this.busyUntil, performance.now() + DEAL);
  }

  /** How large the pieces are that will be carried, and where those are that are in the air: all is asked for before anything is lifted. @param {Item[]} put @param {Map<string, Item>} before @returns {Map<string, Lifted>} */
  boxesOf(put, before) {
    const movers = put.filter((item) => { const old = before.get(item.k); return old && !near(old, item); });
    return new Map(movers.flatMap(({ k }) => {
      const drawn = this.known.get(k)?.node.firstElementChild;
      const box = drawn instanceof SVGGraphicsElement ? drawn.getBBox() : null;
      return box?.width ? [[k, { box, flying: this.aloft.get(k)?.getBoundingClientRect() }]] : [];
    }));
  }

  /** @param {Item} item @param {Item} old @param {Lifted | undefined} lifted @param {number} wait @param {number} haste */
  carry(item, old, lifted, wait, haste) {
    const node = this.known.get(item.k)?.node;
    if (!node || document.hidden) return wait;
    if (calm.matches) {
      node.animate({ opacity: [0, 1] }, FADE);
      return wait;
    }
    if (!lifted) return wait;
    const { scale } = this;
    let dx = (old.x - item.x) * scale;
    let dy = (old.y - item.y) * scale;
    const layer = this.lift(item, node, lifted.box);
    if (lifted.flying) {
      const to = layer.getBoundingClientRect();
      [dx, dy] = [lifted.flying.left - to.left, lifted.flying.top - to.top];
      this.aloft.get(item.k)?.remove();
    }
    this.aloft.set(item.k, layer);
    node.classList.add("aloft");
    const long = Math.hypot(old.x - item.x, old.y - item.y) > LONG_WAY;
    const duration = (long ? LONG_MOVE : MOVE) / haste;
    const run = layer.animate(
      { transform: [`translate(${dx}px, ${dy}px)`, "none"] },
      { duration, delay: wait, easing: EASE, fill: "both" },
    );
    run.onfinish = run.oncancel = () => {
      layer.remove();
      if (this.aloft.get(item.k) === layer) {
        this.aloft.delete(item.k);
        this.known.get(item.k)?.node.classList.remove("aloft");
      }
    };
    this.busyUntil = Math.max(this.busyUntil, performance.now() + wait + duration);
    return wait + this.between;
  }

  /** A hand of a dial goes a little too far and comes back. @param {Item} item @param {Item} old @param {number} wait */
  swing(item, old, wait) {
    const pose = this.known.get(item.k)?.node.firstElementChild?.firstElementChild;
    if (!pose || calm.matches || document.hidden) return;
    const [from, to] = [old.turn ?? 0, item.turn ?? 0];
    const way = [from, to + (to - from) * OVERSHOOT, to].map((angle) => `rotate(${angle}deg)`);
    pose.animate({ transform: way, easing: "ease-in-out" }, { duration: SWING, delay: wait, fill: "backwards" });
    this.busyUntil = Math.max(this.busyUntil, performance.now() + wait + SWING);
  }

  /** A piece in a layer of its own: cheap to move. @param {Item} item @param {SVGElement} node @param {DOMRect} box */
  lift(item, node, box) {
    const { scale } = this;
    const pad = 8;
    const [x, y, w, h] = [box.x - pad, box.y - pad, box.width + 2 * pad, box.height + 2 * pad];
    const sheet = draw("svg", { viewBox: `${x} ${y} ${w} ${h}`, width: w * scale, height: h * scale });
    if (node.firstElementChild) sheet.append(node.firstElementChild.cloneNode(true));
    const layer = document.createElement("div");
    layer.className = "lifted";
    layer.setAttribute("aria-hidden", "true");
    layer.style.left = `${(item.x + x) * scale}px`;
    layer.style.top = `${(item.y + y) * scale}px`;
    layer.append(sheet);
    this.room.append(layer);
    return layer;
  }

  /** A card that was face down at this place shows its face. @param {SVGElement} old @param {Item} item @param {number} wait */
  turn(old, item, wait) {
    const fresh = this.known.get(item.k)?.node.firstElementChild;
    if (!fresh) return;
    const narrow = calm.matches ? { opacity: [0, 1] } : { transform: ["scaleX(0)", "none"] };
    const duration = calm.matches ? FADE : FLIP / 2;
    if (!calm.matches) {
      const back = old.firstElementChild?.cloneNode(true);
      if (back instanceof SVGElement && old.parentNode) old.replaceChildren(back);
      back instanceof SVGElement && back.animate({ transform: ["none", "scaleX(0)"] }, { duration, delay: wait, fill: "both" });
    }
    fresh.animate(narrow, { duration, delay: wait + (calm.matches ? 0 : duration), fill: "backwards" });
  }

  /** @param {Item} item @param {number} wait @param {number} haste */
  deal(item, wait, haste) {
    const node = this.known.get(item.k)?.node;
    node?.animate(
      { opacity: [0, 1] },
      { duration: (calm.matches ? FADE : DEAL) / haste, delay: wait, fill: "backwards" },
    );
    return wait;
  }

  /** End everything that still moves. */
  finish() {
    if (this.busyUntil < performance.now()) return;
    this.busyUntil = 0;
    for (const run of this.room.getAnimations({ subtree: true })) {
      if (run instanceof CSSTransition || run instanceof CSSAnimation) continue;
      run.finish();
    }
  }
}

/** @param {Item} one @param {Item} other */
function near(one, other) {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 1;
}

/** What is on its way out cannot be chosen any more. @param {SVGElement} node */
function leave(node) {
  node.querySelector(".frame")?.remove();
  for (const name of ["data-move", "data-why", "data-state"]) node.removeAttribute(name);
  node.classList.add("leaving");
  const run = node.animate({ opacity: [1, 0] }, { duration: FADE, fill: "forwards" });
  run.onfinish = run.oncancel = () => node.remove();
}
