/** Beads: what others did, where they did it, in their colours: numbered while it is shown, one trace for each afterwards. */

import { beforePaint, draw, livery } from "./page.js";
import { between, wayBetween } from "./roads.js";
import { sized } from "./sizes.js";

/** @typedef {import("./protocol.js").Item} Item */
/** @typedef {import("./follow.js").Step} Step */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {import("./roads.js").Stop} Stop */
/** @typedef {{by: number, n: number, pieces: Item[], keys?: string[], from: Map<string, Point>, ways: Map<string, Stop[]>, plan: unknown}} Bead `keys`: the pieces that are marked, once it is known how large they are; `ways`: those along roads; `plan`: where the parts of the table were then */

const MOST = 3; // pieces that one step marks
const BED = 13;
const OFF = 5; // so far from a piece its frame is: beside its letters, not on them
const SMALL = 34; // units below which a piece would vanish under a mark of the usual size
const ROADS = "ways"; // the piece that says where roads lie
const SEEN = ["x", "y", "turn", "svg", "over"]; // what of a piece is seen to change
const NOBODYS = /^(region|own|mark)-/; // grounds, what only tells the viewer of themselves, and marks of what comes next: no step of others is about these
const FAR = 8; // units that a piece has to go to leave a way behind it
const LONG = 150; // units from where on a bed would cover what others read
const BEND = 0.16; // of its length: so far an arc leaves the straight way

export class Beads {
  /** @param {import("./scene.js").Picture} picture */
  constructor(picture) {
    this.picture = picture;
    this.layer = draw("g", { class: "beads", "aria-hidden": "true" });
    this.roads = draw("g", { class: "beads", "aria-hidden": "true" }); // below what stands on the map
    /** @type {Bead[]} */
    this.shown = [];
    this.settle = beforePaint(() => this.write());
    /** @type {number[]} the signs of the seats */
    this.signs = [];
  }

  /** Somebody has done something: the pieces are still where they were. @param {Step} step @returns its number, 0 where nothing bears it */
  add({ by, put }) {
    const last = this.shown.at(-1);
    if (last && last.by !== by) this.fold(last.by);
    this.shown = this.shown.filter((bead) => bead.by !== by || last?.by === by);
    const moved = changed(this.picture, put);
    if (!moved.length) return 0;
    const from = new Map(moved.flatMap((item) => { const old = this.picture.known.get(item.k)?.item; return old ? [[item.k, { x: old.x, y: old.y }]] : []; }));
    const [map, n] = [this.picture.known.get(ROADS)?.raw, last?.by === by ? last.n + 1 : 1];
    const ways = new Map(moved.map((item) => [item.k, wayBetween(map, this.picture.known.get(item.k)?.raw, item)]));
    this.shown.push({ by, n, pieces: moved, from, ways, plan: this.picture.regions });
    return n;
  }

  /** Of somebody's turn only the last step stays. @param {number} by */
  fold(by) {
    const last = this.shown.findLast((bead) => bead.by === by);
    this.shown = this.shown.filter((bead) => bead.by !== by || bead === last);
    if (last) last.n = 0;
  }

  /** I know what everybody did: one trace for each, once the picture is settled. */
  foldAll() {
    for (const by of new Set(this.shown.map((bead) => bead.by))) this.fold(by);
  }

  clear() {
    this.shown = [];
    this.settle();
  }

  /** After every change of the picture: `settle` does it. */
  write() {
    this.roads.replaceChildren();
    this.layer.replaceChildren(...this.shown.flatMap((bead) => this.drawn(bead)));
    if (this.shown.length) this.picture.items.append(this.layer);
    else this.layer.remove();
    if (this.roads.childElementCount) this.picture.known.get(ROADS)?.node.after(this.roads);
    else this.roads.remove();
  }

  /** @param {Bead} bead @returns {SVGElement[]} */
  drawn(bead) {
    const [colour, shape] = livery(this.signs[bead.by] ?? bead.by);
    bead.keys ??= marked(this.picture, bead.pieces).map((item) => item.k);
    return bead.keys.flatMap((key, i) => {
      const piece = this.picture.known.get(key);
      if (!piece?.box.width || piece.node.classList.contains("vanishing")) return []; // nor where a preview takes it away
      const { item, box } = piece;
      const small = Math.min(box.width, box.height) < SMALL ? " small" : "";
      const frame = { ...(item.turn ? around(item, sized(piece.node)) : this.within(item, box)), rx: small ? 5 : 7 };
      const corner = item.turn ? cornerOf(item, sized(piece.node)) : { x: item.x + box.x, y: item.y + box.y };
      const ink = bead.by < 0 ? "var(--metal)" : colour;
      const edge = [draw("rect", { class: `bead-under${small}`, ...frame }), draw("rect", { class: `bead-edge${small}`, ...frame, stroke: ink })];
      const stays = bead.plan === this.picture.regions; // else it went with its part of the table
      const roads = stays ? bead.ways.get(key) ?? [] : [];
      const gone = roads.length ? [] : way(stays ? bead.from.get(key) : undefined, item, box, ink);
      this.roads.append(...travelled(roads, ink));
      const aside = small ? { x: corner.x - OFF, y: corner.y - OFF } : corner;
      const mark = bead.n ? number(bead, aside, colour, small ? 0.75 : 1) : sign(bead, aside, colour, shape, small ? 0.5 : 0.8);
      return [...gone, ...edge, ...(i || !mark ? [] : [mark])];
    });
  }

  /** Around a piece, and never beyond the picture. @param {Item} item @param {DOMRect} box */
  within(item, box) {
    const { x, y, width, height } = around(item, box);
    const [left, top] = [Math.max(3, x), Math.max(3, y)];
    const [right, bottom] = [Math.min(this.picture.width - 3, x + width), Math.min(this.picture.height - 3, y + height)];
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
}

/** A frame around a piece, turned as it is. @param {Item} item @param {DOMRect} box */
function around({ x, y, turn }, box) {
  const frame = { x: x + box.x - OFF, y: y + box.y - OFF, width: box.width + 2 * OFF, height: box.height + 2 * OFF };
  return turn ? { ...frame, transform: `rotate(${turn} ${x} ${y})` } : frame;
}

/** Where the corner of a turned piece lies. @param {Item} item @param {DOMRect} box @returns {Point} */
function cornerOf({ x, y, turn }, box) {
  return new DOMMatrix().translate(x, y).rotate(turn ?? 0).transformPoint({ x: box.x, y: box.y });
}

/** The bed of somebody's way, with an arrow; a long one is a trail of dots that leaves what it crosses in sight. @param {Point | undefined} from @param {Item} to @param {DOMRect} box @param {string} colour @returns {SVGElement[]} */
function way(from, to, box, colour) {
  const far = from ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
  if (!from || far < FAR) return [];
  const [dx, dy] = [box.x + box.width / 2, box.y + box.height / 2];
  if (far > LONG) return trail({ x: from.x + dx, y: from.y + dy }, { x: to.x + dx, y: to.y + dy }, box, colour);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return [
    draw("line", { class: "bead-way", x1: from.x + dx, y1: from.y + dy, x2: to.x + dx, y2: to.y + dy, stroke: colour, "stroke-width": BED }),
    draw("path", { class: "bead-arrow", d: "M-7 -9L9 0L-7 9Z", fill: colour, transform: `translate(${(from.x + to.x) / 2 + dx} ${(from.y + to.y) / 2 + dy}) rotate(${angle})` }),
  ];
}

/** An arc of dots from place to place, with an arrow before its end. @param {Point} from @param {Point} to @param {DOMRect} box @param {string} colour @returns {SVGElement[]} */
function trail(from, to, box, colour) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const aside = x < 0 ? -BEND : BEND; // always upwards
  const [cx, cy] = [(from.x + to.x) / 2 + y * aside, (from.y + to.y) / 2 - x * aside];
  const [ex, ey, length] = [to.x - cx, to.y - cy, Math.hypot(to.x - cx, to.y - cy)];
  const back = Math.min(length / 2, Math.max(box.width, box.height) / 2 + 14); // from its middle to before its frame
  const [hx, hy] = [to.x - (ex / length) * back, to.y - (ey / length) * back];
  const d = `M${from.x} ${from.y}Q${cx} ${cy} ${hx} ${hy}`;
  return [
    draw("path", { class: "bead-way bead-trail under", d }),
    draw("path", { class: "bead-way bead-trail", d, stroke: colour }),
    draw("path", { class: "bead-arrow", d: "M-7 -9L9 0L-7 9Z", fill: colour, transform: `translate(${hx} ${hy}) rotate(${(Math.atan2(ey, ex) * 180) / Math.PI})` }),
  ];
}

/** Roads in the colour of whoever went along them, with arrows; what stands at their ends stays in sight. @param {Stop[]} stops @param {string} colour @returns {SVGElement[]} */
function travelled(stops, colour) {
  if (!stops.length) return [];
  const roads = stops.slice(1).flatMap((stop, i) => { const one = stops[i]; const road = one && between(one, stop); return road ? [road] : []; });
  const d = roads.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join("");
  const arrows = roads.map(([a, b]) => draw("path", { class: "bead-arrow", d: "M-5 -6L7 0L-5 6L-2 0Z", fill: "#FBF4E4", transform: `translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${(Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI})` }));
  return [draw("path", { class: "bead-road under", d }), draw("path", { class: "bead-road", d, stroke: colour }), ...arrows];
}

/** @param {Bead} bead @param {Point} at @param {string} colour @param {number} scale */
function number({ n, by }, at, colour, scale) {
  const name = draw("text", { y: 4.8, "text-anchor": "middle" }, String(n));
  return draw("g", { class: "bead", transform: `translate(${Math.max(13, at.x)} ${Math.max(13, at.y)}) scale(${scale})` }, draw("circle", { r: 12, fill: by < 0 ? "var(--metal)" : colour }), draw("circle", { r: 9, class: "bead-paper" }), name);
}

/** Whose trace it is, also where colours cannot be told apart. @param {Bead} bead @param {Point} at @param {string} colour @param {string} shape @param {number} scale */
function sign({ by }, at, colour, shape, scale) {
  const [x, y] = [Math.max(10, at.x), Math.max(10, at.y)];
  return by < 0 ? null : draw("path", { class: "bead-sign", d: shape, fill: colour, transform: `translate(${x} ${y}) scale(${scale})` });
}

/** The pieces that a step is about: what is new or has moved, else what looks different. @param {import("./scene.js").Picture} picture @param {Item[]} put @returns {Item[]} */
function changed(picture, put) {
  const named = put.filter((item) => item.label && !item.ghost && !NOBODYS.test(item.k)); // what I lay is mine
  const been = (/** @type {Item} */ item) => picture.known.get(item.k)?.raw;
  const moved = named.filter((item) => { const old = been(item); return !old || Math.hypot(old.x - item.x, old.y - item.y) >= FAR; });
  const other = named.filter((item) => { const old = /** @type {any} */ (been(item)); return old && SEEN.some((trait) => /** @type {any} */ (item)[trait] !== old[trait]); });
  return moved.length > 2 * MOST ? [] : moved.length ? moved : other;
}

/** Of pieces that have changed, those that do not only have another one on them. @param {import("./scene.js").Picture} picture @param {Item[]} all @returns {Item[]} */
function marked(picture, all) {
  return all.filter((item) => !all.some((inner) => inner !== item && lies(picture, inner, item))).slice(0, MOST);
}

/** Whether a piece lies within another one, which then only has it. @param {import("./scene.js").Picture} picture @param {Item} inner @param {Item} outer */
function lies(picture, inner, outer) {
  const [a, b] = [picture.known.get(inner.k), picture.known.get(outer.k)];
  if (!a?.box.width || !b?.box.width || a.box.width * a.box.height >= b.box.width * b.box.height) return false;
  const [x, y] = [inner.x + a.box.x + a.box.width / 2, inner.y + a.box.y + a.box.height / 2];
  return x > outer.x + b.box.x && x < outer.x + b.box.x + b.box.width && y > outer.y + b.box.y && y < outer.y + b.box.y + b.box.height;
}
