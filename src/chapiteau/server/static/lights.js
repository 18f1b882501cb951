/** Limelight: which pieces answer the question, drawn along their edges and large enough for a finger. */

import { draw, say } from "./page.js";

/** @typedef {import("./protocol.js").Item} Item */
/** @typedef {import("./protocol.js").Ask} Ask */

const LEAST = 44; // pixels across what a finger has to hit
const PAD = 4;

/** What may be done now, what was chosen, and which verbs are asked for. */
export class Lights {
  /** @param {Ask | null} [asked] */
  constructor(asked) {
    /** @type {Map<string, number>} the answers, and their order */
    this.legal = new Map(asked?.options.map((option, i) => [option.move, i]));
    this.texts = asked?.options.map((option) => option.text) ?? [];
    this.chosen = new Set(asked?.chosen);
    this.verbs = new Set([...this.legal.keys()].map((move) => move.split(":")[0]));
  }

  /** All answers that a piece stands for now. @param {Item} item */
  answersOf(item) {
    return (item.answers ?? []).filter((move) => this.legal.has(move));
  }

  /** A piece as it answers the question. @param {Item} item @returns {Item} */
  lit(item) {
    if (!item.answers?.length) return item;
    const [move] = this.answersOf(item);
    if (item.k.startsWith("region-")) return move ? { ...item, state: "legal" } : item; // it brings forward what answers
    const named = (/** @type {string} */ said) => (item.label ? (said.includes(item.label) ? said : `${item.label}. ${said}`) : item.label);
    if (move) return { ...item, move, state: "legal", why: "", label: named(this.texts[this.legal.get(move) ?? 0] ?? "") };
    if (item.answers.some((answer) => this.chosen.has(answer))) return { ...item, state: "chosen", label: named(say("chosen")) };
    const why = item.answers.find((answer) => this.verbs.has(answer.split(":")[0] ?? ""));
    return why ? { ...item, why, state: "refused", label: named(say("refused")) } : item;
  }
}

/** What is drawn over a piece that is lit, chosen or not to be had. @param {Item} item @param {number} scale pixels of a unit @returns {SVGElement[]} */
export function light(item, scale) {
  if (!item.edge || !item.state || !item.answers?.length) return [];
  const shape = edge(item.edge, item.state === "refused" ? 0 : PAD);
  const marks = (/** @type {string} */ name) => shape.map(([tag, made]) => draw(tag, { ...made, class: name }));
  if (item.state === "refused") return marks("veil");
  const corners = brackets(item.edge);
  const over = corners ? ["light-ink", "light-lime"].map((name) => draw("path", { d: corners, class: name })) : marks("light-ink");
  const hit = item.state === "legal" ? [target(item.edge, LEAST / scale)] : [];
  const check = item.state === "chosen" ? [badge(item.edge)] : [];
  return [...hit, ...(corners ? [] : over), ...marks(corners ? "light-thin" : "light-line"), ...(corners ? over : []), ...check];
}

/** @param {string} text @param {number} pad @returns {[tag: string, marks: Record<string, string | number>][]} */
function edge(text, pad) {
  if (text.startsWith("M")) return [["path", { d: text }]];
  const [x = 0, y = 0, w = 0, h = NaN, r = 0] = text.split(" ").map(Number);
  if (Number.isNaN(h)) return [["circle", { cx: x, cy: y, r: w }]]; // round places often touch
  return [["rect", { x: x - pad, y: y - pad, width: w + 2 * pad, height: h + 2 * pad, rx: r + pad }]];
}

/** The four corners around what has corners. @param {string} text */
function brackets(text) {
  const numbers = text.startsWith("M") ? [] : text.split(" ").map(Number);
  if (numbers.length !== 5) return "";
  let [x = 0, y = 0, w = 0, h = 0, r = 0] = numbers;
  [x, y, w, h, r] = [x - PAD, y - PAD, w + 2 * PAD, h + 2 * PAD, r + PAD];
  const k = Math.min(16, w * 0.3, h * 0.3) + r * 0.3;
  const a = `A${r} ${r} 0 0 1`;
  const [right, low] = [x + w, y + h];
  return `M${x} ${y + k}V${y + r}${a} ${x + r} ${y}H${x + k}M${right - k} ${y}H${right - r}${a} ${right} ${y + r}V${y + k}` +
    `M${right} ${low - k}V${low - r}${a} ${right - r} ${low}H${right - k}M${x + k} ${low}H${x + r}${a} ${x} ${low - r}V${low - k}`;
}

/** What a finger may hit: the piece, or as much around it as it takes. @param {string} text @param {number} least */
function target(text, least) {
  if (text.startsWith("M")) return draw("path", { d: text, class: "hit" });
  const [x = 0, y = 0, w = 0, h = NaN] = text.split(" ").map(Number);
  if (Number.isNaN(h)) return draw("circle", { cx: x, cy: y, r: Math.max(w, least / 2), class: "hit" });
  const [dx, dy] = [Math.max(0, least - w) / 2, Math.max(0, least - h) / 2];
  return draw("rect", { x: x - dx, y: y - dy, width: w + 2 * dx, height: h + 2 * dy, class: "hit" });
}

/** The check of a choice that is made. @param {string} text */
function badge(text) {
  const [x = 0, y = 0, w = 0, h = NaN] = text.startsWith("M") ? [0, 0, 0] : text.split(" ").map(Number);
  const [cx, cy] = Number.isNaN(h) ? [x + w * 0.7, y - w * 0.7] : [x + w - 2, y + 2];
  return draw("g", { class: "chosen-badge", transform: `translate(${cx} ${cy})` },
    draw("circle", { r: 12 }), draw("path", { d: "M-5 0L-1.500 4L5.500 -4" }));
}
