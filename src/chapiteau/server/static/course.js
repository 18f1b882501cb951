/** Points over the game: a line for each column, named at its end, and marks where chapters begin. */

import { draw, livery } from "./page.js";
import { written } from "./sheet_words.js";

/** @typedef {import("./protocol.js").Sheet} Sheet */
/** @typedef {{name: string, seat: number | null, points: [number, number][], y: number}} Trail */

const FONT = 13;
const LETTER = 6.7; // about so wide is one at that size
const AIR = 7; // between the names of two chapters
const GAP = 17; // between two names
const CHAPTER = 22;

/** @param {HTMLElement} place @param {Sheet} sheet */
export function drawCourse(place, sheet) {
  const [w, h] = [place.clientWidth, place.clientHeight];
  const { steps, length, chapters } = sheet.course;
  if (!steps.length || w < 120 || h < 50) return;
  const names = sheet.columns.map((column) => column.name);
  const edge = { left: 36, right: Math.min(w * 0.3, Math.max(...names.map((name) => name.length)) * LETTER * 1.1 + 44), top: 10, bottom: chapters.length ? CHAPTER : 8 };
  const goals = sheet.marks.map((mark) => mark.points);
  const all = steps.flat().map(([, points]) => points);
  const [low, high] = range(Math.min(0, ...all), Math.max(5, ...all, ...goals.filter((goal) => goal <= Math.max(...all) * 1.4)));
  const x = (/** @type {number} */ at) => edge.left + ((w - edge.left - edge.right) * at) / Math.max(1, length);
  const y = (/** @type {number} */ points) => h - edge.bottom - ((h - edge.top - edge.bottom) * (points - low)) / (high - low);
  const trails = sheet.columns.map((column, i) => ({ name: column.name, seat: column.seat, points: steps[i] ?? [], y: y(column.total) }));
  const stands = named(chapters, x, w);
  place.replaceChildren(draw("svg", { viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true", "font-size": FONT },
    ...grid(low, high, h, edge, x(length), y),
    ...sheet.marks.filter((mark) => mark.points > 0 && mark.points <= high).flatMap((mark) => goal(mark, edge.left, x(length), y)),
    ...chapters.flatMap(([at, name], i) => chapter(name, x(at), stands[i] ?? null, h, edge)),
    ...[...trails].reverse().flatMap((trail) => line(trail, length, chapters.map(([at]) => at), x, y)),
    ...ends(trails, x(length), edge.top, h - edge.bottom)));
}

/** Round numbers around all points. @param {number} low @param {number} high @returns {[number, number]} */
function range(low, high) {
  const step = stride(high - low);
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
}

/** @param {number} span */
function stride(span) {
  return [2, 5, 10, 20, 30, 50, 100, 200, 500].find((step) => span / step <= 4) ?? 1000;
}

/** @param {number} low @param {number} high @param {number} h @param {{left: number, top: number, bottom: number}} edge @param {number} end @param {(points: number) => number} y */
function grid(low, high, h, edge, end, y) {
  const room = h - edge.top - edge.bottom;
  let step = stride(high - low);
  while ((room * step) / (high - low) < 20) step *= 2;
  const lines = [];
  for (let points = Math.ceil(low / step) * step; points <= high; points += step) {
    lines.push(draw("path", { class: "course-grid", d: `M${edge.left} ${y(points)}H${end}` }));
    lines.push(draw("text", { class: "course-number", x: edge.left - 8, y: y(points), "text-anchor": "end", "dominant-baseline": "central" }, written(points)));
  }
  return lines;
}

/** A mark to reach. @param {import("./protocol.js").Mark} mark @param {number} from @param {number} to @param {(points: number) => number} y */
function goal(mark, from, to, y) {
  return [draw("path", { class: `course-goal${mark.reached ? " reached" : ""}`, d: `M${from} ${y(mark.points)}H${to}` })];
}

/** Where the chapters' names stand: under their mark, or a little aside where another is in the way; null where there is no room. @param {[number, string][]} chapters @param {(at: number) => number} x @param {number} w */
export function named(chapters, x, w) {
  let end = -Infinity;
  return chapters.map(([at, name]) => {
    const half = (name.length * LETTER) / 2;
    const middle = Math.max(x(at), half, end + AIR + half);
    if (middle - x(at) > half && middle > half || middle + half > w) return null;
    end = middle + half;
    return middle;
  });
}

/** @param {string} name @param {number} x @param {number | null} stand @param {number} h @param {{left: number, top: number, bottom: number}} edge */
function chapter(name, x, stand, h, edge) {
  const mark = draw("path", { class: "course-chapter", d: `M${x} ${edge.top}V${h - edge.bottom}` });
  return stand === null ? [mark] : [mark, draw("text", { class: "course-number", x: stand, y: h - 5, "text-anchor": "middle" }, name)];
}

/** A seat's look; whoever has none looks like nobody else. @param {number | null} seat */
export const look = (seat) => (seat === null ? ["var(--muted)", livery(5)[1]] : livery(seat));

/** @param {Trail} trail @param {number} length @param {number[]} chapters @param {(at: number) => number} x @param {(points: number) => number} y */
function line({ seat, points }, length, chapters, x, y) {
  const way = `${stepped(points, x, y)}H${x(length)}`;
  return [
    draw("path", { class: "course-bed", d: way }),
    draw("path", { class: "course-line", d: way, stroke: `color-mix(in srgb, ${look(seat)[0]} 78%, var(--ink))` }),
    ...chapters.filter((at) => at > 0 && at < length).map((at) => sign(seat, x(at), y(after(points, at)), 0.34)),
  ];
}

/** A line that rises steeply where points came, and stays level between. @param {[number, number][]} points @param {(at: number) => number} x @param {(points: number) => number} y */
function stepped(points, x, y) {
  let way = "";
  points.forEach(([at, now], i) => {
    const before = points[i - 1];
    if (!before) way = `M${x(at)} ${y(now)}`;
    else way += `H${Math.max(x(before[0]), x(at) - 7)}L${x(at)} ${y(now)}`;
  });
  return way;
}

/** @param {[number, number][]} points @param {number} at */
function after(points, at) {
  let now = 0;
  for (const [when, total] of points) if (when <= at) now = total;
  return now;
}

/** @param {number | null} seat @param {number} x @param {number} y @param {number} size */
function sign(seat, x, y, size) {
  const [fill = "", d = ""] = look(seat);
  return draw("g", { transform: `translate(${x} ${y}) scale(${size})` },
    draw("path", { d, fill: "none", stroke: "#1E1618", "stroke-width": 6.4, "stroke-linejoin": "round" }),
    draw("path", { d, fill, stroke: "#FBF4E4", "stroke-width": 2.7, "stroke-linejoin": "round", "paint-order": "stroke" }));
}

/** Names at the ends of the lines, pushed apart. @param {Trail[]} trails @param {number} x @param {number} top @param {number} foot */
export function ends(trails, x, top, foot) {
  const sorted = [...trails].sort((a, b) => a.y - b.y);
  const gap = Math.min(GAP, (foot - top) / Math.max(1, trails.length - 1 || 1));
  const ys = sorted.map((trail) => trail.y);
  for (let i = 1; i < ys.length; i++) ys[i] = Math.max(ys[i] ?? 0, (ys[i - 1] ?? 0) + gap);
  for (let i = ys.length - 1; i >= 0; i--) ys[i] = Math.min(ys[i] ?? 0, foot - gap * (ys.length - 1 - i));
  return sorted.flatMap((trail, i) => [
    sign(trail.seat, x + 16, ys[i] ?? 0, 0.5),
    draw("text", { class: "course-name", x: x + 28, y: ys[i] ?? 0, "dominant-baseline": "central" }, trail.name),
  ]);
}
