/** How pieces get to where they are: what changes place is lifted and carried there, what comes or goes fades. */

import { calm, draw } from "./page.js";

/** @typedef {import("./protocol.js").Item} Item */
/** @typedef {import("./protocol.js").Patch} Patch */
/** @typedef {import("./scene.js").Piece} Piece */
/** @typedef {import("./scene.js").Picture} Picture */
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
const MOST_FADING = 6; // each is a layer while it fades, and cuts what lies around it into layers too
const SWING = 600;
const OVERSHOOT = 0.12;
const EASE = "cubic-bezier(.2,.8,.2,1)";

export class Motion {
  /** @param {Picture} picture */
  constructor(picture) {
    this.picture = picture;
    /** @type {Map<string, HTMLElement>} pieces in the air */
    this.aloft = new Map();
    this.busyUntil = 0;
    this.between = BETWEEN;
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.finish(), true);
  }

  /** How a patch got there, one after the other. @param {Patch} patch @param {Map<string, Item>} before @param {Piece[]} gone */
  show(patch, before, gone) {
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
      const drawn = this.picture.known.get(k)?.node.firstElementChild;
      const box = drawn instanceof SVGGraphicsElement ? drawn.getBBox() : null;
      return box?.width ? [[k, { box, flying: this.aloft.get(k)?.getBoundingClientRect() }]] : [];
    }));
  }

  /** @param {Item} item @param {Item} old @param {Lifted | undefined} lifted @param {number} wait @param {number} haste */
  carry(item, old, lifted, wait, haste) {
    const node = this.picture.known.get(item.k)?.node;
    if (!node || document.hidden) return wait;
    if (calm.matches) {
      node.animate({ opacity: [0, 1] }, FADE);
      return wait;
    }
    if (!lifted) return wait;
    const { scale } = this.picture;
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
        this.picture.known.get(item.k)?.node.classList.remove("aloft");
      }
    };
    this.busyUntil = Math.max(this.busyUntil, performance.now() + wait + duration);
    return wait + this.between;
  }

  /** A hand of a dial goes a little too far and comes back. @param {Item} item @param {Item} old @param {number} wait */
  swing(item, old, wait) {
    const pose = this.picture.known.get(item.k)?.node.firstElementChild?.firstElementChild;
    if (!pose || calm.matches || document.hidden) return;
    const [from, to] = [old.turn ?? 0, item.turn ?? 0];
    const way = [from, to + (to - from) * OVERSHOOT, to].map((angle) => `rotate(${angle}deg)`);
    pose.animate({ transform: way, easing: "ease-in-out" }, { duration: SWING, delay: wait, fill: "backwards" });
    this.busyUntil = Math.max(this.busyUntil, performance.now() + wait + SWING);
  }

  /** A piece in a layer of its own: cheap to move. @param {Item} item @param {SVGElement} node @param {DOMRect} box */
  lift(item, node, box) {
    const { scale } = this.picture;
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
    this.picture.room.append(layer);
    return layer;
  }

  /** A card that was face down at this place shows its face. @param {SVGElement} old @param {Item} item @param {number} wait */
  turn(old, item, wait) {
    const fresh = this.picture.known.get(item.k)?.node.firstElementChild;
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
    const node = this.picture.known.get(item.k)?.node;
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
    for (const run of this.picture.room.getAnimations({ subtree: true })) {
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
