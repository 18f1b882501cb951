/** Every seat's points over time, as lines that differ in colour, dash and mark. */

import { draw, livery, sigil } from "./page.js";

const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "1 5"];
const WIDTH = 400;
const HEIGHT = 200;
const EDGE = { left: 34, right: 22, top: 14, bottom: 24 };

export class Chart {
  /**
   * @param {SVGElement} sheet @param {number[][]} scores by position, then by seat
   * @param {(n: number) => void} go
   */
  constructor(sheet, scores, go) {
    this.sheet = sheet;
    this.scores = scores;
    this.last = Math.max(1, scores.length - 1);
    const points = scores.flat();
    this.low = Math.min(0, ...points);
    this.high = Math.max(this.low + 5, ...points);
    this.hand = draw("line", { class: "chart-now", y1: EDGE.top, y2: HEIGHT - EDGE.bottom });
    sheet.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    sheet.replaceChildren(...this.grid(), this.hand, ...this.lines());
    sheet.addEventListener("click", (event) => {
      const box = sheet.getBoundingClientRect();
      const x = ((event.clientX - box.left) / box.width) * WIDTH;
      const part = (x - EDGE.left) / (WIDTH - EDGE.left - EDGE.right);
      go(Math.round(Math.min(1, Math.max(0, part)) * (scores.length - 1)));
    });
  }

  /** @param {number} n */
  x(n) {
    return EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * n) / this.last;
  }

  /** @param {number} points */
  y(points) {
    return HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * (points - this.low)) / (this.high - this.low);
  }

  grid() {
    const rough = (this.high - this.low) / 4;
    const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => size >= rough) ?? 200;
    const made = [];
    for (let at = Math.ceil(this.low / step) * step; at <= this.high; at += step) {
      made.push(draw("line", { class: "chart-grid", x1: EDGE.left, x2: WIDTH - EDGE.right, y1: this.y(at), y2: this.y(at) }));
      made.push(draw("text", { class: "chart-text", x: EDGE.left - 8, y: this.y(at) + 5, "text-anchor": "end" }, String(at)));
    }
    return made;
  }

  lines() {
    return (this.scores[0] ?? []).flatMap((_, seat) => {
      const d = this.scores.map((points, n) => `${n ? "L" : "M"}${this.x(n).toFixed(1)} ${this.y(points[seat] ?? 0).toFixed(1)}`).join("");
      const [stroke] = livery(seat);
      const mark = sigil(seat);
      const end = { x: this.x(this.scores.length - 1) - 10, y: this.y(this.scores.at(-1)?.[seat] ?? 0) - 10, width: 20, height: 20 };
      for (const [name, value] of Object.entries(end)) mark.setAttribute(name, String(value));
      return [
        draw("path", { d, class: "chart-under" }),
        draw("path", { d, class: "chart-line", stroke, "stroke-dasharray": DASHES[seat % 6] ?? "" }),
        mark,
      ];
    });
  }

  /** @param {number} n */
  at(n) {
    this.hand.setAttribute("x1", String(this.x(n)));
    this.hand.setAttribute("x2", String(this.x(n)));
  }
}
