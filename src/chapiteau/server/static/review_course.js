/** Everybody's chances over the game: a line for each seat, turning points, and beads for costly decisions. */

import { ends, look } from "./course.js";
import { draw, make, say, sigil } from "./page.js";

/** @typedef {{at: number, seat: number, text: string}} Turn */
/** @typedef {{n: number, at: number, where: string, made: string, better: string, cost: string, lost: string, why: string[]}} Told */
/** @typedef {{name: string, luck: number, luck_reach: number, errors: number, errors_reach: number, luck_said: string, errors_said: string}} Skill */
/** @typedef {{seat: number, players: string[], counts: boolean, course: number[][], decisions: number[], turns: Turn[], skills: Skill[], errors: Told[], account: {name: string, figures: string[]}[], lead: string, summary: string, how: string}} Review */

const WHOLE = 1000;
const LETTER = 7;
const BEAD = 30; // between two beads: none hides another
const DASHES = ["", "10 4", "3 4", "12 4 3 4", "6 4", "1 5"];

/**
 * Draw the course into its place, and lay the beads over it.
 * @param {HTMLElement} place @param {HTMLElement} beads @param {Review} review
 * @param {number} chosen the number of the decision that is looked at, or -1
 * @param {(n: number) => void} go
 */
export function drawReview(place, beads, review, chosen, go) {
  const [w, h] = [place.clientWidth, place.clientHeight];
  if (w < 120 || h < 40) return;
  const { course, players } = review;
  const lines = course[0]?.length ?? 0;
  const names = lines > 1 ? players : [""];
  const room = Math.max(...names.map((name) => name.length)) * LETTER + 44;
  const edge = { left: 46, right: Math.min(w * 0.3, room), top: 12, bottom: 12 };
  const every = course.flat();
  const low = Math.min(0, ...every);
  const high = Math.max(WHOLE, ...every);
  const last = Math.max(1, course.length - 1);
  const x = (/** @type {number} */ at) => edge.left + ((w - edge.left - edge.right) * at) / last;
  const y = (/** @type {number} */ value) => h - edge.bottom - ((h - edge.top - edge.bottom) * (value - low)) / (high - low);
  const value = (/** @type {number} */ at, /** @type {number} */ seat) => course[at]?.[Math.min(seat, lines - 1)] ?? 0;
  const trails = names.map((name, seat) => ({ name, seat, points: /** @type {[number, number][]} */ ([]), y: y(value(last, seat)) }));
  const order = names.map((_, seat) => seat).sort((one, other) => Number(one === review.seat) - Number(other === review.seat));
  place.replaceChildren(draw("svg", { viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true", "font-size": 13 },
    ...grid(review, low, high, x, y, edge, h),
    ...order.flatMap((seat) => line(course.map((_, at) => [x(at), y(value(at, seat))]), seat, seat === review.seat || lines === 1)),
    ...review.turns.map((turn) => mark(turn, x(turn.at), y(value(turn.at, turn.seat)))),
    ...(lines > 1 ? ends(trails, x(last), edge.top, h - edge.bottom) : [])));
  lay(beads, review, chosen, go, (told) => [x(told.at), y(value(told.at, review.seat))], w);
}

/** @param {Review} review @param {number} low @param {number} high @param {(at: number) => number} x @param {(value: number) => number} y @param {{left: number, top: number, bottom: number}} edge @param {number} h */
function grid(review, low, high, x, y, edge, h) {
  const end = x(Math.max(1, review.course.length - 1));
  const step = review.counts ? nice((high - low) / Math.max(1, Math.floor((h - 20) / 36))) : h > 130 ? WHOLE / 4 : WHOLE / 2;
  const made = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) {
    const said = review.counts ? String(at / WHOLE) : `${at / 10}\u00a0%`;
    made.push(draw("path", { class: "course-grid", d: `M${edge.left} ${y(at)}H${end}` }));
    made.push(draw("text", { class: "course-number", x: edge.left - 6, y: y(at), "text-anchor": "end", "dominant-baseline": "central" }, said));
  }
  return made;
}

/** A round number of points that is not below a rough one. @param {number} rough */
function nice(rough) {
  return (([1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => size * WHOLE >= rough)) ?? 1000) * WHOLE;
}

/** @param {(number | undefined)[][]} points @param {number} seat @param {boolean} isOwn */
function line(points, seat, isOwn) {
  const d = points.map(([px = 0, py = 0], i) => `${i ? "L" : "M"}${px.toFixed(1)} ${py.toFixed(1)}`).join("");
  const stroke = `color-mix(in srgb, ${look(seat)[0]} 78%, var(--ink))`;
  return [
    draw("path", { class: "course-bed", d }),
    draw("path", { class: `course-line${isOwn ? " own" : ""}`, d, stroke, "stroke-dasharray": DASHES[seat % 6] ?? "" }),
  ];
}

/** Where the game turned. @param {Turn} turn @param {number} x @param {number} y */
function mark(turn, x, y) {
  const diamond = draw("path", { class: "course-turn", d: `M${x} ${y - 9}l9 9l-9 9l-9 -9z` });
  diamond.append(draw("title", {}, turn.text));
  return diamond;
}

/**
 * Beads on the own line, pushed apart along it.
 * @param {HTMLElement} beads @param {Review} review @param {number} chosen @param {(n: number) => void} go
 * @param {(told: Told) => [number, number]} where @param {number} w
 */
function lay(beads, review, chosen, go, where, w) {
  const spots = review.errors.map((told) => where(told));
  const xs = spots.map(([x]) => x);
  for (let i = 1; i < xs.length; i++) xs[i] = Math.max(xs[i] ?? 0, (xs[i - 1] ?? 0) + BEAD);
  const over = Math.max(0, (xs.at(-1) ?? 0) - (w - BEAD));
  for (let i = xs.length - 1; i >= 0; i--) xs[i] = i === xs.length - 1 ? (xs[i] ?? 0) - over : Math.min(xs[i] ?? 0, (xs[i + 1] ?? 0) - BEAD);
  beads.replaceChildren(...review.errors.map((told, i) => {
    const said = say("review-bead", { where: told.where, lost: told.lost });
    const bead = make("button", { type: "button", class: "review-bead", "aria-label": said, title: said, "data-n": String(told.n), "aria-current": String(told.n === chosen) }, make("span", {}, String(i + 1)));
    bead.style.left = `${xs[i]}px`;
    bead.style.top = `${spots[i]?.[1] ?? 0}px`;
    bead.addEventListener("click", () => go(told.n));
    return make("li", {}, bead);
  }));
}

/** Luck and own errors of each seat on one scale, with how sure they are. @param {HTMLElement} place @param {Review} review */
export function drawSkills(place, review) {
  const all = review.skills.flatMap((s) => [...(s.luck_said ? [s.luck - s.luck_reach, s.luck + s.luck_reach] : []), s.errors - s.errors_reach, s.errors + s.errors_reach]);
  const reach = Math.max(50, ...all.map(Math.abs)) * 1.04;
  const groups = review.skills.map((skill, seat) => make("tbody", {},
    make("tr", {}, make("th", { scope: "rowgroup", colspan: "3" }, sigil(seat), skill.name)),
    skill.luck_said ? row("luck", skill.luck, skill.luck_reach, skill.luck_said, reach) : "",
    row("errors", skill.errors, skill.errors_reach, skill.errors_said, reach)));
  place.replaceChildren(make("table", { class: "skills" }, ...groups));
}

/** @param {"luck" | "errors"} kind @param {number} value @param {number} off @param {string} said @param {number} reach */
function row(kind, value, off, said, reach) {
  const [x, low, high] = [value, value - off, value + off].map((at) => 50 + (50 * at) / reach);
  const bar = draw("svg", { class: "skill-bar", viewBox: "0 0 100 20", preserveAspectRatio: "none", "aria-hidden": "true" },
    draw("path", { class: "skill-zero", d: "M50 0V20" }),
    draw("rect", { class: `skill-${kind}`, x: Math.min(50, x ?? 50), y: 4, width: Math.abs((x ?? 50) - 50), height: 12 }),
    draw("path", { class: "skill-reach", d: `M${low} 10H${high}M${low} 6V14M${high} 6V14` }));
  return make("tr", {}, make("th", { scope: "row", class: "skill-kind" }, say(`review-${kind}`)), make("td", { class: "skill-picture" }, bar), make("td", { class: "skill-said" }, said));
}
