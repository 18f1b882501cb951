/** Where the mouse is going: what the next lit pieces would do is asked for on the way, so that it is there with the mouse. */

import { isTouch } from "./page.js";

/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {{x: number, y: number, width: number, height: number}} Room */

const AHEAD = [0, 1.5, 3]; // moves of the mouse from where it is
const REACH = 90; // pixels from there to a piece
const MOST = 6; // pieces at once
const RESTING = 2; // where nothing moves yet
const MOST_ROOMS = 2000; // edges whose rooms are remembered

/** @type {Map<string, Room>} */
const rooms = new Map();

export class Approach {
  /** @param {Picture} picture @param {(moves: string[]) => void} near told which answers the mouse is near to, the next one first */
  constructor(picture, near) {
    this.picture = picture;
    this.near = near;
    this.x = NaN;
    this.y = NaN;
    this.left = 0; // of the picture, in the window
    this.top = 0;
    // It may come from the lines around the board, and is heard before the board is: what is pointed at is asked for with its neighbours.
    addEventListener("pointermove", (event) => isTouch(event) || this.move(event), true);
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY }) {
    const [dx, dy] = [clientX - this.x || 0, clientY - this.y || 0];
    [this.x, this.y] = [clientX, clientY];
    ({ left: this.left, top: this.top } = this.picture.items.getBoundingClientRect());
    this.tell(dx, dy, MOST);
  }

  /** There is another question, and the mouse rests where it was. */
  rest() {
    this.tell(0, 0, RESTING);
  }

  /** @param {number} dx @param {number} dy @param {number} most */
  tell(dx, dy, most) {
    const moves = this.nearest(dx, dy).slice(0, most);
    if (moves.length) this.near(moves);
  }

  /** What the lit pieces next to the way ahead stand for. @param {number} dx @param {number} dy @returns {string[]} */
  nearest(dx, dy) {
    const { known, lights, scale } = this.picture;
    const way = AHEAD.map((moves) => [(this.x + moves * dx - this.left) / scale, (this.y + moves * dy - this.top) / scale]);
    /** @type {{move: string, far: number}[]} */
    const found = [];
    for (const { item, raw } of known.values()) {
      if (!item.move || !item.edge || raw.ghost) continue;
      const room = roomOf(item.edge);
      const far = Math.min(...way.map(([x = NaN, y = NaN]) => beyond(x - item.x, room.x, room.width) + beyond(y - item.y, room.y, room.height)));
      if (far < REACH / scale) found.push({ move: lights.answersOf(raw)[0] ?? item.move, far });
    }
    return found.sort((one, other) => one.far - other.far).map(({ move }) => move);
  }
}

/** The room within an edge, without asking the page, which would lay out what has just changed. @param {string} edge @returns {Room} */
function roomOf(edge) {
  const known = rooms.get(edge);
  if (known) return known;
  if (rooms.size > MOST_ROOMS) rooms.clear();
  const room = edge.startsWith("M") ? around(edge) : plain(edge);
  rooms.set(edge, room);
  return room;
}

/** @param {string} edge a circle, or a box with its corners */
function plain(edge) {
  const [x = 0, y = 0, w = 0, h] = edge.split(" ").map(Number);
  return h === undefined ? { x: x - w, y: y - w, width: 2 * w, height: 2 * w } : { x, y, width: w, height: h };
}

/** @param {string} edge an outline: each of its lines and arcs ends with a point */
function around(edge) {
  const ends = edge.split(/[A-Z]/).map((line) => line.trim().split(/[ ,]+/).map(Number).slice(-2)).filter((end) => end.length === 2);
  const [xs, ys] = [ends.map(([x = 0]) => x), ends.map(([, y = 0]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** How far a number lies outside of a span. @param {number} at @param {number} from @param {number} length */
function beyond(at, from, length) {
  return Math.max(0, from - at, at - from - length);
}
