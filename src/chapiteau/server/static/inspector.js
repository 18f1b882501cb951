/** A closer look at a piece: after a moment of hovering, on focus, or by a long press. */

import { SIDES, beside, freest, isWithin } from "./boxes.js";
import { draw, layout, make, the } from "./page.js";

/** @typedef {import("./board.js").Board} Board */

const HOVER = 400;
const PRESS = 500;
const GAP = 12; // to the edges of the room, and to the piece
const PLACES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]; // of the room, from its lower right corner on
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

  /** Beside the piece or anywhere, where it covers least of what can be chosen, and least of the table. @param {SVGGElement} node */
  stand(node) {
    this.box.style.left = this.box.style.top = "";
    if (layout.isTall()) return;
    const { picture } = this.board;
    const front = picture.regions.find(([, , , , , , , isFront]) => isFront)?.[0];
    const pieces = [...picture.known.values()].filter(({ frame, item }) => frame && item.k !== `region-${front}`); // on which everything lies
    const taken = pieces.map((piece) => ({ box: boxOf(piece.frame), weight: piece.node === node ? OWN : piece.item.move ? LIT : 1 }));
    const { left, top } = freest(this.stands(boxOf(node.querySelector(".frame"))), taken) ?? {};
    this.box.style.left = `${left}px`;
    this.box.style.top = `${top}px`;
  }

  /** Where there is room for it. @param {DOMRect} piece */
  stands(piece) {
    const { offsetWidth: w, offsetHeight: h } = this.box;
    const main = boxOf(the("#main"));
    const room = { left: main.left + GAP, top: main.top + GAP, right: main.right - GAP, bottom: Math.max(main.top + GAP + h, main.bottom - GAP) };
    const along = (/** @type {number} */ from, /** @type {number} */ to) => PLACES.map((part) => from + (to - from) * part);
    const boxes = along(room.right - w, room.left).flatMap((left) => along(room.bottom - h, room.top).map((top) => ({ left, top, right: left + w, bottom: top + h })));
    return [...SIDES.map((side) => beside(piece, w, h, side, GAP)).filter((box) => isWithin(box, room)), ...boxes];
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
function boxOf(node) {
  return node?.getBoundingClientRect() ?? new DOMRect();
}
