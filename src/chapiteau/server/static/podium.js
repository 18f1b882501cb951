/** The podium: three drums in the light, on each somebody's best piece; the others stand in the ring. */

import { draw, livery, make, sigil } from "./page.js";
import { word, written } from "./sheet_words.js";

/** @typedef {import("./protocol.js").Sheet} Sheet */
/** @typedef {import("./protocol.js").Column} Column */
/** @typedef {{column: Column, x: number, w: number, top: number, figure: number}} Stand */

const STANDS = 3;
const HEIGHTS = [0.42, 0.32, 0.23]; // of the room, by rank
const PILL = 38;
const AIR = 4; // between two plates
const SPREAD = 0.4; // of a figure's height: so far its antlers reach to each side
const PAPER = "#FBF4E4";
const INK = "#1E1618";
const STAR = livery(5)[1];
const LIGHT = /** @type {const} */ ([[0, 0.14], [0.38, 0.2], [0.6, 0.42], [1, 0.08]]); // of the beam, from above: words stand in it, then whoever is best
const EDGE = 6; // pixels beyond the podium that are free on a phone too
let made = 0;

/** @param {HTMLElement} place @param {Sheet} sheet */
export function drawPodium(place, sheet) {
  const [w, h] = [place.clientWidth, place.clientHeight];
  if (w < 60 || h < 80) return;
  const stands = placed(sheet.columns.slice(0, STANDS), w, h);
  const rest = sheet.columns.slice(STANDS);
  const picture = draw("svg", { viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true" },
    ...light(stands[0], w, h), ...ring(w, h), ...[...stands].reverse().flatMap((stand) => (stand.top < floor(h) ? drum(stand, h, stands.length > 1) : [])));
  const pieces = [...stands].reverse().map((stand) => piece(stand));
  const list = make("ol", { class: "podium-names" }, ...stands.map((stand) => pill(stand, w, stands.length)),
    ...(rest.length ? [make("li", { class: "podium-rest" }, ...rest.map((column) => label(column, String(column.rank))))] : []));
  place.replaceChildren(picture, ...pieces, list);
  stepAside(stands, [...list.querySelectorAll("li:not(.podium-rest) > .podium-name")], w);
}

/** A plate of a lower stand goes as far aside as the best's figure needs, as far as there is room, and then down until it lies on no other. @param {Stand[]} stands @param {Element[]} plates @param {number} room */
function stepAside(stands, plates, room) {
  const [best, ...others] = stands;
  others.forEach((stand, i) => {
    const plate = plates[i + 1];
    if (!best || !(plate instanceof HTMLElement)) return;
    const half = plate.offsetWidth / 2;
    const away = best.figure * SPREAD + half;
    const left = stand.x < best.x ? Math.min(plate.offsetLeft, best.x - away) : Math.max(plate.offsetLeft, best.x + away);
    put(plate, { left: Math.min(Math.max(left, half - EDGE), room - half + EDGE) });
    for (const other of plates.slice(0, i + 1)) if (other instanceof HTMLElement) sink(plate, other);
  });
}

/** @param {HTMLElement} plate @param {HTMLElement} other */
function sink(plate, other) {
  const across = Math.abs(plate.offsetLeft - other.offsetLeft) < (plate.offsetWidth + other.offsetWidth) / 2 + AIR;
  const least = other.offsetTop + other.offsetHeight + AIR;
  if (across && plate.offsetTop < least && plate.offsetTop + plate.offsetHeight > other.offsetTop - AIR) put(plate, { top: least });
}

/** The floor of the ring. @param {number} h */
const floor = (h) => h - Math.max(30, Math.min(52, h * 0.1));

/** Where each stands: the best in the middle, the second left of it. @param {Column[]} columns @param {number} w @param {number} h @returns {Stand[]} */
function placed(columns, w, h) {
  const alone = columns.length === 1;
  const common = alone && columns[0]?.seat === null; // which stands in the ring itself
  const two = columns.length === 2;
  const wide = Math.min(w * (common ? 0.66 : alone ? 0.42 : two ? 0.34 : 0.31), h * (common ? 0.6 : alone ? 0.4 : 0.34), common ? 420 : alone ? 240 : 190);
  const middle = w / 2 - (two ? wide * 0.52 : 0);
  return columns.map((column, i) => {
    const size = i === 0 ? wide : wide * 0.86;
    const step = (wide + size) / 2 + Math.min(22, w * 0.02);
    const x = i === 0 ? middle : two || i === 2 ? middle + step : middle - step;
    const tall = common ? 0 : alone ? 0.3 : HEIGHTS[Math.min(column.rank, STANDS) - 1] ?? 0.2;
    const top = floor(h) - h * tall;
    const room = top - PILL - 8;
    return { column, x, w: size, top, figure: Math.max(20, Math.min(size * (common ? 1 : 1.32), room)) };
  });
}

/** The beam that falls on the best. @param {Stand | undefined} stand @param {number} w @param {number} h */
function light(stand, w, h) {
  if (!stand) return [];
  const id = `beam-${++made}`;
  const shade = draw("linearGradient", { id, x2: 0, y2: 1 }, ...LIGHT.map(([offset, opacity]) => draw("stop", { offset, "stop-color": "#FFF3CF", "stop-opacity": opacity })));
  const half = Math.min(stand.w * 0.32, w * 0.12);
  const foot = Math.min(stand.w * 1.15, w * 0.49);
  const beam = `M${stand.x - half} ${-h * 0.5}H${stand.x + half}L${stand.x + foot} ${floor(h)}H${stand.x - foot}Z`;
  return [draw("defs", {}, shade), draw("path", { class: "podium-beam", d: beam, fill: `url(#${id})` })];
}

/** Sawdust, and a curb of two colours. @param {number} w @param {number} h */
function ring(w, h) {
  const [x, y, rx, ry] = [w / 2, floor(h), w * 0.485, Math.max(22, Math.min(44, h * 0.085))];
  const curb = (/** @type {Record<string, string | number>} */ look) => draw("ellipse", { cx: x, cy: y, rx, ry, ...look });
  const dash = (2 * Math.PI * Math.sqrt((rx * rx + ry * ry) / 2)) / 64;
  return [
    curb({ class: "podium-sand", stroke: INK, "stroke-width": 13 }),
    curb({ fill: "none", stroke: PAPER, "stroke-width": 9 }),
    curb({ class: "podium-curb", fill: "none", "stroke-width": 9, "stroke-dasharray": `${dash} ${dash}` }),
  ];
}

/** A drum in the seat's colour, striped, with its rank or a star. @param {Stand} stand @param {number} h @param {boolean} isRanked */
function drum({ column, x, w, top }, h, isRanked) {
  const foot = floor(h) + Math.min(14, h * 0.02) - (column.rank > 1 ? 4 : 0);
  const [up, down, lip] = [w * 0.43, w / 2, Math.max(6, w * 0.07)];
  const id = `drum-${++made}`;
  const side = `M${x - up} ${top}L${x - down} ${foot}A${down} ${lip * 1.3} 0 0 0 ${x + down} ${foot}L${x + up} ${top}Z`;
  const colour = column.seat === null ? "var(--cloth)" : livery(column.seat)[0];
  const stripes = [0, 1, 2, 3].map((i) => {
    const [a, b] = [-1 + i * 0.5, -0.75 + i * 0.5];
    return draw("path", { d: `M${x + up * a} ${top}L${x + down * a} ${foot + 20}H${x + down * b}L${x + up * b} ${top}Z`, fill: colour });
  });
  const middle = (top + foot) / 2 + lip * 0.6;
  const r = Math.max(13, Math.min(w * 0.2, (foot - top) * 0.3));
  return [
    draw("defs", {}, draw("clipPath", { id }, draw("path", { d: side }))),
    draw("path", { d: side, fill: PAPER }),
    draw("g", { "clip-path": `url(#${id})` }, ...stripes, draw("rect", { x, y: top, width: w, height: foot - top + 30, fill: "#000", opacity: 0.17 })),
    draw("path", { d: side, fill: "none", stroke: INK, "stroke-width": 3, "stroke-linejoin": "round" }),
    draw("ellipse", { cx: x, cy: top, rx: up + 3, ry: lip, class: "podium-rim", stroke: INK, "stroke-width": 3 }),
    draw("ellipse", { cx: x, cy: top, rx: up - 5, ry: lip - 3.4, fill: PAPER }),
    draw("circle", { cx: x, cy: middle, r, fill: PAPER, stroke: INK, "stroke-width": 3 }),
    isRanked
      ? draw("text", { x, y: middle, class: "podium-rank", "font-size": r * 1.25, "text-anchor": "middle", "dominant-baseline": "central" }, String(column.rank))
      : draw("path", { d: STAR, transform: `translate(${x} ${middle}) scale(${r * 0.062})`, class: column.won ? "podium-rim" : "podium-lost", stroke: INK, "stroke-width": 1.6, "stroke-linejoin": "round" }),
  ];
}

/** Place something; the house lets no page write styles into markup. @param {HTMLElement} it @param {Partial<Record<"left" | "top" | "width" | "height" | "maxWidth", number>>} where */
function put(it, where) {
  for (const [side, pixels] of Object.entries(where)) it.style[/** @type {"left"} */ (side)] = `${pixels}px`;
}

/** @param {Stand} stand */
function piece({ column, x, w, top, figure }) {
  const wide = figure * 1.25;
  const box = make("div", { class: "podium-piece" });
  put(box, { left: x - wide / 2, top: top - figure + Math.max(2, w * 0.03), width: wide, height: figure });
  if (column.piece) box.innerHTML = column.piece; // drawn by the game
  else box.append(column.seat === null ? "" : sigil(column.seat));
  return box;
}

/** @param {Stand} stand @param {number} room @param {number} count */
function pill(stand, room, count) {
  const { column, x, w, top, figure } = stand;
  const most = count === 1 ? room : Math.min(260, Math.max(w + 46, room * 0.46));
  const left = Math.min(Math.max(x, most / 2), room - most / 2);
  const item = label(column);
  put(item, { left, top: Math.max(0, top - figure - PILL - 2), maxWidth: most });
  return make("li", {}, item);
}

/** @param {Column} column @param {string} [rank] */
function label(column, rank = "") {
  return make("span", { class: `podium-name${column.won ? " won" : ""}` },
    make("span", { class: rank ? "podium-place" : "unseen" }, rank || word("rank", { rank: column.rank })),
    ...(column.seat === null ? [] : [sigil(column.seat)]),
    make("span", { class: "podium-who", title: column.best ? word("piece", { name: column.name, piece: column.best }) : column.name }, column.name),
    make("b", {}, written(column.total)));
}
