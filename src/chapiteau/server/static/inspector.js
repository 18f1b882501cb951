/** A closer look at a piece: after a moment of hovering, on focus, or by a long press. */

import { draw, layout, make, the } from "./page.js";

/** @typedef {import("./board.js").Board} Board */

const HOVER = 400;
const PRESS = 500;
const CORNERS = ["low right", "low left", "high right", "high left"];
const LIT = 8; // so much worse is it to cover what can be chosen
const OWN = 64; // or what it speaks of

export class Inspector {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.box = the("#inspector");
    this.timer = 0;
    this.pressed = false;
    this.start = [0, 0];
    /** @type {Element | undefined} */
    this.shown = undefined;
    const { items } = board.picture;
    items.addEventListener("pointerover", (event) => this.hover(event));
    items.addEventListener("pointerleave", () => this.hideSoon());
    this.box.addEventListener("pointerenter", () => clearTimeout(this.timer));
    this.box.addEventListener("pointerleave", () => this.hideSoon());
    addEventListener("pointerdown", (event) => event.target instanceof Node && !this.box.contains(event.target) && this.hide(), true);
    items.addEventListener("pointerdown", (event) => this.press(event));
    for (const kind of /** @type {const} */ (["pointerup", "pointermove", "pointercancel"])) {
      items.addEventListener(kind, (event) => this.release(event));
    }
    items.addEventListener("contextmenu", (event) => this.pressed && event.preventDefault());
    items.addEventListener("click", (event) => this.swallow(event), true);
    board.picture.room.addEventListener("focusin", (event) => {
      if (items.querySelector(":focus-visible")) this.show(board.nodeAt(event.target));
    });
    board.picture.room.addEventListener("focusout", () => this.hide());
    addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    layout.changed(() => this.hide());
    addEventListener("scroll", () => this.shown && !this.pressed && this.hide(), { passive: true });
  }

  /** @param {PointerEvent} event */
  hover(event) {
    if (event.pointerType !== "mouse") return;
    const node = this.board.nodeAt(event.target);
    if (node === this.shown && node) return clearTimeout(this.timer);
    this.hideSoon();
    if (!node) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(node), HOVER);
  }

  /** @param {PointerEvent} event */
  press(event) {
    clearTimeout(this.timer);
    this.pressed = false;
    this.start = [event.clientX, event.clientY];
    if (event.pointerType === "mouse") return;
    const node = this.board.nodeAt(event.target);
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.show(node);
    }, PRESS);
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (event.pointerType === "mouse" || this.pressed) return;
    const far = Math.hypot(event.clientX - (this.start[0] ?? 0), event.clientY - (this.start[1] ?? 0)) > 10;
    if (event.type !== "pointermove" || far) clearTimeout(this.timer);
  }

  /** A long press looks, it does not play. @param {Event} event */
  swallow(event) {
    if (!this.pressed) return;
    this.pressed = false;
    event.stopPropagation();
  }

  hideSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), 150);
  }

  hide() {
    if (!this.shown) return;
    this.shown.querySelector(".frame")?.removeAttribute("aria-describedby");
    this.shown = undefined;
    this.box.hidden = true;
  }

  /** @param {SVGGElement | undefined} node */
  show(node) {
    const item = node && this.board.itemOf(node);
    if (!node?.isConnected || !item?.label) return this.hide();
    if (item.move && !item.text && item.answers?.length && !node.querySelector(":focus-visible")) return this.hide(); // the line says it
    this.shown = node;
    const picture = this.enlarged(node);
    const said = make("p", { id: "inspector-text", class: "inspector-text" }, item.text ?? "");
    this.box.replaceChildren(...(picture ? [picture] : []), make("p", { class: "inspector-label" }, item.label), said);
    if (item.text) node.querySelector(".frame")?.setAttribute("aria-describedby", "inspector-text");
    this.box.hidden = false;
    this.stand(node);
  }

  /** In the corner where it covers least of what can be chosen, and least of the table. @param {SVGGElement} node */
  stand(node) {
    this.box.removeAttribute("data-corner");
    if (layout.isTall()) return;
    const pieces = [...this.board.picture.known.values()].filter(({ frame }) => frame);
    const taken = pieces.map((piece) => ({ box: box(piece.frame), weight: piece.node === node ? OWN : piece.item.move ? LIT : 1 }));
    const costs = CORNERS.map((corner) => {
      this.box.dataset.corner = corner;
      const here = box(this.box);
      return taken.reduce((sum, { box, weight }) => sum + weight * shared(here, box), 0);
    });
    this.box.dataset.corner = CORNERS[costs.indexOf(Math.min(...costs))];
  }

  /** @param {SVGGElement} node */
  enlarged(node) {
    const drawn = node.firstElementChild;
    const piece = this.board.pieceAt(node);
    if (!drawn || !piece) return null;
    const { x, y, width, height } = piece.box;
    if (!piece.item.text || width > 180 || height > 260) return null; // it tells nothing, or is large where it lies
    const view = `${x - 4} ${y - 4} ${width + 8} ${height + 8}`;
    const sheet = draw("svg", { viewBox: view, class: "enlarged", "aria-hidden": "true" });
    sheet.append(drawn.cloneNode(true));
    return sheet;
  }
}

/** @param {Element | null} node */
function box(node) {
  return node?.getBoundingClientRect() ?? new DOMRect();
}

/** How much two boxes have in common. @param {DOMRect} one @param {DOMRect} other */
function shared(one, other) {
  const w = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const h = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return w > 0 && h > 0 ? w * h : 0;
}
