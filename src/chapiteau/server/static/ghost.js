/** A piece that many moves would lay on one grid: it follows the pointer, turns, snaps, and says what it would bring. */

import { calm, isShortcut, layout, say, the } from "./page.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./protocol.js").Ghost} Spread */
/** @typedef {import("./protocol.js").Way} Way */
/** @typedef {import("./scene.js").Piece} Piece */

const SNAP = 1.2; // cells: so far from the pointer it still goes where it may lie
const BAR = 62; // pixels that the bar above the page covers, and a little air
const WHEEL = 140; // milliseconds between two turns of the wheel
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Ghost {
  /**
   * @param {Board} board
   * @param {(move: string) => string | undefined} said what an answer is called
   * @param {{posed: (told: string, move: string) => void}} hands told what it would do where it is
   */
  constructor(board, said, hands) {
    this.board = board;
    this.said = said;
    this.hands = hands;
    /** @type {Spread | undefined} what is being laid */
    this.spread = undefined;
    this.way = 0;
    this.column = 0;
    this.row = 0;
    /** @type {[number, number]} where its middle should be, in cells: turning it does not lead it astray */
    this.middle = [0, 0];
    this.dragged = false;
    this.turnedAt = 0;
    const { items } = board.picture;
    items.addEventListener("pointermove", (event) => this.drag(event));
    items.addEventListener("pointerdown", () => (this.dragged = false));
    items.addEventListener("click", (event) => this.click(event), true);
    items.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    items.addEventListener("keydown", (event) => this.steer(event), true);
    addEventListener("keydown", (event) => this.key(event), true);
    the("#flip").addEventListener("click", () => this.flip());
  }

  /** @returns {Piece | undefined} */
  get piece() {
    return [...this.board.picture.known.values()].find(({ item }) => item.ghost);
  }

  /** After every change of the picture or the question. */
  settle() {
    const spread = this.piece?.item.ghost;
    if (spread && spread !== this.spread) {
      this.way = spread.way;
      this.column = spread.cell % spread.columns;
      this.row = Math.floor(spread.cell / spread.columns);
    }
    const fresh = spread !== this.spread;
    this.spread = spread;
    if (spread && fresh) this.rest();
    const turns = (spread?.ways.length ?? 0) > 1; // a finger that points has one way only
    the("#flip").hidden = !turns;
    the("#turn").hidden = !turns;
    if (spread) this.pose();
    else if (fresh) this.hands.posed("", "");
    if (spread && fresh) this.reveal(spread);
  }

  /** On a page that scrolls: bring the whole grid into sight. @param {Spread} spread */
  reveal(spread) {
    const { room, width } = this.board.picture;
    const box = room.getBoundingClientRect();
    if (layout.isTall()) scrollTo({ top: scrollY + box.top + spread.y * box.width / width - BAR, behavior: calm.matches ? "auto" : "smooth" });
  }

  /** Everything that may be done with it. */
  moves() {
    const { spread } = this;
    return spread?.ways.flatMap((way) => spread.names.filter((_, cell) => way.may[cell] === "1").map((name) => `${way.verb}:${name}`)) ?? [];
  }

  /** Show it as it lies now: what it covers, whether it may. */
  pose() {
    const { spread, piece } = this;
    const way = spread?.ways[this.way];
    if (!spread || !way || !piece) return;
    const { x, y, step } = spread;
    const move = `${way.verb}:${spread.names[this.cell(this.column, this.row)]}`;
    const may = this.may(this.column, this.row);
    const where = this.said(move) ?? "";
    const gains = may ? this.gains(spread, way) : [];
    const told = !may ? say("ghost-no") : gains.length ? say("ghost-gains", { where, gains: gains.join(", ") }) : where;
    const place = { x: x + this.column * step, y: y + this.row * step, svg: way.svg };
    const acts = may ? { move, why: "", state: "legal" } : { move: "", why: move, state: "refused" };
    piece.node.classList.add("ghost");
    this.board.picture.change(piece, { ...piece.item, ...place, ...acts, label: told || piece.item.label });
    this.board.picture.measureSoon();
    if (piece.frame && piece.frame === document.activeElement) this.board.mark(piece.node);
    this.hands.posed(told, may ? move : "");
  }

  /** What it would bring: all cells of a gain are covered. @param {Spread} spread @param {Way} way */
  gains(spread, way) {
    const covered = new Set(way.cells.map(([c, r]) => this.cell(this.column + c, this.row + r)));
    return spread.gains.filter(([cells]) => cells.every((cell) => covered.has(cell))).map(([, text]) => text);
  }

  /** @param {number} column @param {number} row */
  cell(column, row) {
    return row * (this.spread?.columns ?? 0) + column;
  }

  /** @param {number} column @param {number} row */
  may(column, row) {
    return this.spread?.ways[this.way]?.may[this.cell(column, row)] === "1";
  }

  /** How many columns and rows it takes now. @returns {[number, number]} */
  size() {
    const cells = this.spread?.ways[this.way]?.cells ?? [];
    return [Math.max(...cells.map(([c]) => c)) + 1, Math.max(...cells.map(([, r]) => r)) + 1];
  }

  /** Its middle is where it lies. */
  rest() {
    const [w, h] = this.size();
    this.middle = [this.column + w / 2, this.row + h / 2];
  }

  /** Its middle goes where a point of the grid is, or a little aside if it may lie there. @param {number} x @param {number} y in cells */
  centre(x, y) {
    const { spread } = this;
    if (!spread) return;
    this.middle = [x, y];
    const [w, h] = this.size();
    const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(0, Math.min(most, Math.round(at)));
    const [column, row] = [within(x - w / 2, spread.columns - w), within(y - h / 2, spread.rows - h)];
    [this.column, this.row] = [column, row];
    let nearest = this.may(column, row) ? 0 : SNAP;
    for (let r = Math.max(0, row - 1); r <= Math.min(spread.rows - h, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(spread.columns - w, column + 1); c++) {
        const far = Math.hypot(c + w / 2 - x, r + h / 2 - y);
        if (far < nearest && this.may(c, r)) [this.column, this.row, nearest] = [c, r, far];
      }
    }
    this.pose();
  }

  /** Where a pointer is, in cells of the grid; nothing outside. @param {MouseEvent} event @returns {[number, number] | undefined} */
  at(event) {
    if (!this.spread) return undefined; // before anything is asked for that has to be laid out
    const sheet = this.board.picture.items;
    const matrix = sheet instanceof SVGSVGElement ? sheet.getScreenCTM()?.inverse() : null;
    if (!matrix) return undefined;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    const [x, y] = [(point.x - this.spread.x) / this.spread.step, (point.y - this.spread.y) / this.spread.step];
    return x > -0.5 && y > -0.5 && x < this.spread.columns + 0.5 && y < this.spread.rows + 0.5 ? [x, y] : undefined;
  }

  /** A mouse leads it; a finger has to hold it. @param {PointerEvent} event */
  drag(event) {
    const point = this.at(event);
    if (!point || (event.pointerType !== "mouse" && !(event.target instanceof Element && event.target.closest(".ghost")))) return;
    const before = [this.column, this.row].join();
    this.centre(...point);
    this.dragged ||= event.pointerType !== "mouse" && before !== [this.column, this.row].join();
  }

  /** A click lays it, or asks why not; a finger that points elsewhere brings it there first. @param {MouseEvent} event */
  click(event) {
    const point = this.at(event);
    const node = this.piece?.node;
    if (!point || !node) return;
    event.stopPropagation();
    const mouse = !(event instanceof PointerEvent) || event.pointerType === "mouse";
    const held = this.covers(...point);
    if (this.dragged) this.dragged = false;
    else if (mouse || held) this.board.choose(node);
    else this.centre(...point);
  }

  /** @param {number} x @param {number} y */
  covers(x, y) {
    const [column, row] = [Math.floor(x) - this.column, Math.floor(y) - this.row];
    return !!this.spread?.ways[this.way]?.cells.some(([c, r]) => c === column && r === row);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (event.ctrlKey || !this.at(event)) return;
    event.preventDefault();
    if (event.timeStamp - this.turnedAt < WHEEL) return;
    this.turnedAt = event.timeStamp;
    for (let i = 0; i < (event.deltaY > 0 ? 1 : 3); i++) this.become("turned");
  }

  turn() {
    this.become("turned");
  }

  flip() {
    this.become("flipped");
  }

  /** @param {"turned" | "flipped"} how */
  become(how) {
    this.way = this.spread?.ways[this.way]?.[how] ?? this.way;
    this.centre(...this.middle);
  }

  /** Arrows move it while it has the focus. @param {KeyboardEvent} event */
  steer(event) {
    const way = ARROWS[event.key];
    const { spread, piece } = this;
    if (!way || !spread || event.target !== piece?.frame || event.ctrlKey || event.altKey || event.metaKey) return;
    const [w, h] = this.size();
    this.column = Math.max(0, Math.min(spread.columns - w, this.column + way[0]));
    this.row = Math.max(0, Math.min(spread.rows - h, this.row + way[1]));
    this.rest();
    this.pose();
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.spread || !isShortcut(event)) return;
    const key = event.key.toLowerCase();
    if (key === "r") this.turn();
    else if (key === "f") this.flip();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
