/** See before you do: what a choice would change is drawn where it will happen, and said in the line. */

import { SIDES, beside, freest, isWithin } from "./boxes.js";
import { light } from "./lights.js";
import { beforePaint, draw, make, say, sentence, the } from "./page.js";

/** @typedef {import("./protocol.js").Preview} Shown */
/** @typedef {import("./protocol.js").Top} Top */
/** @typedef {import("./scene.js").Picture} Picture */

const BETWEEN = 60; // milliseconds from one to the next: whoever sweeps over the board asks for few
const LOST = 1000; // after which nothing comes any more
const MOST_EDGED = 4; // more edges would be noise
const [ROADS, WAY] = ["ways", "way"]; // a way lies on the roads of its map, below what stands there
const GOING = ".outgoing, .vanishing, .replaced";
const GAP = 14; // between what changes and the numbers beside it

export class Preview {
  /**
   * @param {Picture} picture
   * @param {{ask: (move: string, also: string[]) => void, changed: () => void, play: (move: string) => void, said: (move: string) => string | undefined, whose: (seat: number) => Node[]}} hands
   *   `ask`: about a move and its neighbours; `said`: what an answer is called; `whose`: the sign of a seat that is not one's own
   */
  constructor(picture, hands) {
    this.picture = picture;
    this.hands = hands;
    this.layer = draw("g", { class: "preview" });
    /** @type {SVGElement[]} */
    this.drawn = [];
    this.callout = make("div", { class: "callout", "aria-hidden": "true", hidden: true });
    this.write = beforePaint(() => this.shown && this.callOut(this.shown));
    picture.room.append(this.callout);
    /** @type {Map<string, Shown>} what the table has said of the present question */
    this.known = new Map();
    /** @type {string[]} the ways of the piece that is pointed at, the shown one first */
    this.ways = [];
    /** @type {Map<string, number>} when each was asked for */
    this.asked = new Map();
    this.timer = 0;
    this.askedAt = 0;
    this.foreseenAt = 0;
    this.touched = ""; // what a finger has pointed at: it waits for the answer
    /** @type {Top | null} */
    this.top = null;
  }

  /** The move that is pointed at. */
  get move() {
    return this.ways[0] ?? "";
  }

  /** What is known of it. */
  get shown() {
    return this.known.get(this.move);
  }

  /** Another question: nothing is known of it. */
  forget() {
    this.known.clear();
    this.asked.clear();
    this.point([]);
  }

  /** Point at a move, or at one of several ways of it; nothing clears it. @param {string[]} ways @param {boolean} [touched] */
  point(ways, touched = false) {
    const isAgain = touched && ways.includes(this.move);
    if (isAgain && this.shown) return this.hands.play(this.move);
    this.touched = touched ? (isAgain ? this.move : ways[0] ?? "") : "";
    if (isAgain) return this.askSoon(this.move); // what came of the first tap was lost on the way
    if (ways.length === this.ways.length && ways.includes(this.move)) return;
    if (!ways.length && !this.ways.length) return;
    this.ways = ways;
    this.want();
  }

  /** The next way to do the same. */
  turn() {
    const [first, ...others] = this.ways;
    if (!first || !others.length) return;
    this.ways = [...others, first];
    this.want();
  }

  /** It is decided: nothing more is asked. */
  rest() {
    clearTimeout(this.timer);
  }

  want() {
    this.rest();
    const move = this.move;
    if (move && !this.isOnItsWay(move)) this.askSoon(move);
    this.show();
  }

  /** Whether it is known, or may still come. @param {string} move */
  isOnItsWay(move) {
    return this.known.has(move) || performance.now() < (this.asked.get(move) ?? -LOST) + LOST;
  }

  /** The mouse is near some moves: they are asked for, and not shown. @param {string[]} near the next one first */
  foresee(near) {
    const now = performance.now();
    if (now < this.foreseenAt + BETWEEN) return;
    const [move, ...also] = near.filter((one) => !this.isOnItsWay(one));
    if (!move) return;
    this.foreseenAt = now;
    this.ask(move, also);
  }

  /** @param {string} move @param {string[]} [also] */
  ask(move, also = []) {
    for (const one of [move, ...also]) this.asked.set(one, performance.now());
    this.hands.ask(move, also);
  }

  /** Now, unless one has just been asked for. @param {string} move */
  askSoon(move) {
    const wait = this.touched ? 0 : this.askedAt + BETWEEN - performance.now();
    if (wait > 0) this.timer = setTimeout(() => this.askSoon(move), wait);
    else {
      this.askedAt = performance.now();
      this.ask(move);
    }
  }

  /** @param {Shown} shown */
  hear(shown) {
    this.known.set(shown.move, shown);
    if (shown.move !== this.move) return;
    if (this.touched === shown.move && !shows(shown)) return this.hands.play(shown.move); // nothing to see: done at once
    this.show();
  }

  /** Draw what is pointed at. */
  show() {
    const { picture, shown } = this;
    for (const node of picture.items.querySelectorAll(GOING)) node.classList.remove("outgoing", "vanishing", "replaced");
    for (const node of this.drawn.splice(0)) node.remove();
    this.callout.hidden = true;
    const few = (shown?.pieces.filter((item) => item.label).length ?? 0) <= MOST_EDGED;
    for (const key of shown?.gone ?? []) picture.known.get(key)?.node.classList.add("vanishing");
    for (const item of shown?.pieces ?? []) this.put(item, few);
    if (this.layer.firstChild) picture.items.append(this.layer);
    else this.layer.remove();
    picture.room.classList.toggle("foretelling", this.drawn.length > 0); // traces would frame what is gone
    this.hands.changed();
    this.write(); // once the line is written too: to ask where anything is lays out the page
  }

  /** Draw a piece as it would be; what stays where it is keeps what lies on it. @param {import("./protocol.js").Item} item @param {boolean} edged */
  put(item, edged) {
    const old = this.picture.known.get(item.k);
    const stays = old?.item.x === item.x && old.item.y === item.y;
    const edge = item.label && item.edge && edged ? light({ ...item, state: "chosen", answers: ["-"] }, this.picture.scale).filter((mark) => mark.getAttribute("class") !== "chosen-badge") : [];
    const node = draw("g", { transform: `translate(${stays ? "0 0" : `${item.x} ${item.y}`}) rotate(${item.turn ?? 0})`, class: item.label ? "preview foreseen" : "preview" });
    node.innerHTML = (item.svg ?? "") + (item.over ?? "");
    node.append(...edge);
    old?.node.classList.add(!stays ? "outgoing" : edge.length ? "vanishing" : "replaced");
    if (item.k === WAY && this.picture.known.has(ROADS)) this.picture.known.get(ROADS)?.node.after(node);
    else (stays ? old.node : this.layer).append(node);
    this.drawn.push(node);
  }

  /** The gains as numbers, near what changes and on nothing that may be chosen. @param {Shown} shown */
  callOut(shown) {
    const said = this.gains(shown);
    const foreseen = this.drawn.filter((node) => node.matches(".foreseen"));
    if (!said.length || !foreseen.length) return;
    this.callout.replaceChildren(...said);
    this.callout.hidden = false;
    const marked = foreseen.map((node) => node.getBoundingClientRect());
    const room = this.picture.room.getBoundingClientRect();
    const first = marked[0];
    if (!first) return;
    const lit = [...this.picture.items.querySelectorAll(".item[data-move] .hit")].map((node) => node.getBoundingClientRect());
    const taken = [...marked, ...lit].map((box) => ({ box, weight: 1 }));
    const { offsetWidth: w, offsetHeight: h } = this.callout;
    const places = SIDES.map((side) => beside(first, w, h, side, GAP)).filter((box) => isWithin(box, room));
    const best = freest(places, taken) ?? beside(first, w, h, [0, 1], GAP);
    this.callout.style.left = `${best.left - room.left}px`;
    this.callout.style.top = `${best.top - room.top}px`;
  }

  /** Own gains with their signs; those of others with whose they are. @param {Shown} shown @returns {HTMLElement[]} */
  gains(shown) {
    const { top } = this;
    return shown.gains.map(([seat, i, difference]) => {
      const sign = make("span", { class: "figure-sign" });
      sign.innerHTML = figure(top?.signs[i] ?? "");
      const said = make("b", {}, `${difference > 0 ? "+" : "−"}${Math.abs(difference)}`);
      return make("span", { class: "gain", "data-seat": String(seat) }, ...this.hands.whose(seat), said, sign, make("span", { class: "unseen" }, top?.names[i] ?? ""));
    });
  }

  /**
   * What the line says: what is gained, what will be told, and whether something is turned up then.
   * Where all that follows is hidden, it says what is done. @returns {(Node | string)[]}
   */
  said() {
    const { shown } = this;
    if (!shown) return [];
    const me = Number(the("#table").dataset.seat ?? -1);
    const own = this.gains({ ...shown, gains: shown.gains.filter(([seat]) => seat === me) });
    const [first = this.hands.said(shown.move) ?? "", ...more] = shown.lines.slice(0, 2);
    const turned = shown.open ? [say("reveals")] : [];
    const ended = turned.length && !/[.!?…]$/.test(first) ? `${first}.` : first;
    return [...own, sentence([ended, ...more, ...turned].join(" "))];
  }
}

/** A sign as the page shows it. @param {string} svg */
export function figure(svg) {
  return `<svg viewBox="-12 -12 24 24" aria-hidden="true">${svg}</svg>`;
}

/** Whether there is anything to see. @param {Shown} shown */
function shows(shown) {
  return shown.gains.length > 0 || shown.pieces.some((item) => item.label);
}
