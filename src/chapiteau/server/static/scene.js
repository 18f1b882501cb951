/** The picture: a still backdrop and keyed items above it; what changes place is lifted and carried there. */

import { calm, draw } from "./page.js";

/** @typedef {import("./protocol.js").Item} Item */
/** @typedef {import("./protocol.js").Scene} Scene */
/** @typedef {import("./protocol.js").Patch} Patch */

/**
 * A piece on the table: what it is, its group, and the frame that has its name and takes the focus.
 * @typedef {{item: Item, node: SVGElement, frame: SVGElement | null, box: DOMRect}} Piece
 */

const MOVE = 280;
const LONG_MOVE = 420;
const LONG_WAY = 700;
const FLIP = 240;
const FADE = 120;
const DEAL = 220;
const BETWEEN = 60;
const MOST_SPREAD = 360; // between the first and the last of many that set out together
const EASE = "cubic-bezier(.2,.8,.2,1)";

export class Picture {
  /** @param {HTMLElement} room an empty element that holds the picture */
  constructor(room) {
    this.room = room;
    this.backdrop = draw("svg", { class: "backdrop", "aria-hidden": "true" });
    this.items = draw("svg", { class: "items" });
    this.ring = draw("g", { class: "ring" });
    room.replaceChildren(this.backdrop, this.items);
    /** @type {Map<string, Piece>} */
    this.known = new Map();
    /** @type {Map<string, HTMLElement>} pieces in the air */
    this.aloft = new Map();
    this.width = 1600;
    this.height = 1000;
    this.busyUntil = 0;
    this.between = BETWEEN;
    this.drawnBackdrop = "";
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.finish(), true);
  }

  /** Draw everything anew. @param {Scene} scene */
  show(scene) {
    this.finish();
    this.width = scene.width;
    this.height = scene.height;
    const box = `0 0 ${scene.width} ${scene.height}`;
    this.backdrop.setAttribute("viewBox", box);
    this.items.setAttribute("viewBox", box);
    this.room.style.aspectRatio = `${scene.width} / ${scene.height}`;
    if (scene.backdrop !== this.drawnBackdrop) {
      this.backdrop.innerHTML = this.drawnBackdrop = scene.backdrop;
    }
    const held = this.focused();
    this.known.clear();
    this.items.replaceChildren(...scene.items.map((item) => this.build(item)), this.ring);
    this.measure(scene.items);
    this.hold(held);
  }

  /** Change what a patch names, and show how it got there. @param {Patch} patch */
  patch(patch) {
    const held = this.focused();
    const before = new Map([...this.known].map(([key, { item }]) => [key, item]));
    const gone = patch.drop.flatMap((key) => this.known.get(key) ?? []);
    for (const { item } of gone) this.known.delete(item.k);
    for (const item of patch.put) this.place(item);
    if (patch.order) this.arrange(patch.order);
    this.items.append(this.ring);
    this.measure(patch.put);
    this.hold(held);
    this.animate(patch, before, gone);
  }

  /** @param {string[]} order */
  arrange(order) {
    const nodes = order.flatMap((key) => this.known.get(key)?.node ?? []);
    if (nodes.some((node, i) => i > 0 && nodes[i - 1]?.nextElementSibling !== node)) {
      this.items.append(...nodes);
    }
  }

  /** @param {Item} item */
  place(item) {
    const old = this.known.get(item.k);
    const node = this.build(item);
    if (old) old.node.replaceWith(node);
    else this.items.insertBefore(node, this.ring.parentNode ? this.ring : null);
  }

  /** @param {Item} item */
  build(item) {
    const node = draw("g", { class: "item", transform: `translate(${item.x} ${item.y})`, "data-k": item.k });
    if (item.state) node.dataset.state = item.state;
    if (item.move) node.dataset.move = item.move;
    else if (item.why) node.dataset.why = item.why;
    if (this.aloft.has(item.k)) node.classList.add("aloft");
    const drawn = draw("g", { class: "drawn", "aria-hidden": "true" });
    drawn.innerHTML = item.svg;
    const frame = item.label ? this.frame(item) : null;
    node.append(drawn, ...(frame ? [frame] : []));
    this.known.set(item.k, { item, node, frame, box: new DOMRect() });
    return node;
  }

  /** What a screen reader and the keyboard meet: it has the name, and no text of its own. @param {Item} item */
  frame(item) {
    const acts = item.move || item.why;
    const frame = draw("rect", { class: "frame", role: acts ? "button" : "img", tabindex: -1, "aria-label": item.label ?? "" });
    if (item.why && !item.move) frame.setAttribute("aria-disabled", "true");
    return frame;
  }

  /** Find out how large pieces are, all in one go; what a clip hides does not count. @param {Item[]} items */
  measure(items) {
    const pieces = items.flatMap((item) => this.known.get(item.k) ?? []).filter((piece) => piece.frame);
    this.items.classList.add("measuring");
    for (const piece of pieces) piece.box = size(piece.node);
    this.items.classList.remove("measuring");
    for (const piece of pieces) if (!piece.box.width) piece.box = size(piece.node);
    for (const { frame, box } of pieces) {
      for (const side of /** @type {const} */ (["x", "y", "width", "height"])) frame?.setAttribute(side, String(box[side]));
    }
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
    let wait = Math.max(0, this.busyUntil - performance.now());
    const haste = wait > 2 * LONG_MOVE ? 3 : 1;
    const movers = patch.put.filter((item) => before.has(item.k)).length;
    this.between = Math.min(BETWEEN, MOST_SPREAD / (movers + 1)) / haste;
    for (const item of patch.put) {
      const old = before.get(item.k);
      const turned = old ? undefined : gone.find((g) => near(g.item, item));
      if (old && !near(old, item)) wait = this.carry(item, old, wait, haste);
      else if (turned) this.turn(turned.node, item, wait);
      else if (!old) wait = this.deal(item, wait, haste);
    }
    for (const { node } of gone) leave(node);
    this.busyUntil = Math.max(this.busyUntil, performance.now() + DEAL);
  }

  /** @param {Item} item @param {Item} old @param {number} wait @param {number} haste */
  carry(item, old, wait, haste) {
    const node = this.known.get(item.k)?.node;
    if (!node || document.hidden) return wait;
    if (calm.matches) {
      node.animate({ opacity: [0, 1] }, FADE);
      return wait;
    }
    const scale = this.room.clientWidth / this.width;
    let dx = (old.x - item.x) * scale;
    let dy = (old.y - item.y) * scale;
    const layer = this.lift(item.k, node, scale);
    if (!layer) return wait;
    const flying = this.aloft.get(item.k);
    if (flying) {
      const from = flying.getBoundingClientRect();
      const to = layer.getBoundingClientRect();
      [dx, dy] = [from.left - to.left, from.top - to.top];
      flying.remove();
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

  /** A piece in a layer of its own: cheap to move. @param {string} key @param {SVGElement} node @param {number} scale */
  lift(key, node, scale) {
    const drawn = node.firstElementChild;
    if (!(drawn instanceof SVGGraphicsElement)) return null;
    const box = drawn.getBBox();
    const item = this.known.get(key)?.item;
    if (!item || !box.width) return null;
    const pad = 8;
    const [x, y, w, h] = [box.x - pad, box.y - pad, box.width + 2 * pad, box.height + 2 * pad];
    const sheet = draw("svg", { viewBox: `${x} ${y} ${w} ${h}`, width: w * scale, height: h * scale });
    sheet.append(drawn.cloneNode(true));
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
      { duration: (calm.matches ? FADE : DEAL) / haste, delay: Math.min(wait, 900), fill: "backwards" },
    );
    return wait;
  }

  /** End everything that still moves. */
  finish() {
    if (!this.busyUntil) return;
    this.busyUntil = 0;
    for (const run of this.room.getAnimations({ subtree: true })) {
      if (run instanceof CSSTransition || run instanceof CSSAnimation) continue;
      run.finish();
    }
  }
}

/** @param {SVGElement} node */
function size(node) {
  const drawn = node.firstElementChild;
  return drawn instanceof SVGGraphicsElement ? DOMRect.fromRect(drawn.getBBox()) : new DOMRect();
}

/** @param {Item} one @param {Item} other */
function near(one, other) {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 1;
}

/** @param {SVGElement} node */
function leave(node) {
  node.querySelector(".frame")?.remove();
  node.classList.add("leaving");
  const run = node.animate({ opacity: [1, 0] }, { duration: FADE, fill: "forwards" });
  run.onfinish = run.oncancel = () => node.remove();
}
