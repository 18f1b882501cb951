/** Moments of a finished game: each is fetched once for each way to look at it, and asks nothing. */

import { layout, theme } from "./page.js";

const MOST = 60; // that are kept

/** How a picture is wanted. */
export function looks() {
  return new URLSearchParams({ layout: layout.now(), theme: theme(), lang: document.documentElement.lang });
}

/** @template T @param {string} path @param {RequestInit} [how] @returns {Promise<T>} */
export async function fetched(path, how) {
  const answer = await fetch(path, { headers: { accept: "application/json" }, ...how });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.text ?? String(answer.status));
  return said;
}

/** @template {{scene: import("./protocol.js").Scene}} T */
export class Positions {
  /** @param {string} path with {n} in place of the number */
  constructor(path) {
    this.path = path;
    /** @type {Map<string, Promise<T>>} */
    this.known = new Map();
  }

  /** @param {number} n @returns {Promise<T>} */
  at(n) {
    const path = `${this.path.replace("{n}", String(n))}?${looks()}`;
    let answer = this.known.get(path);
    if (!answer) {
      if (this.known.size > MOST) this.known.clear();
      answer = /** @type {Promise<T>} */ (fetched(path)).then(still);
      answer.catch(() => this.known.delete(path)); // it may be asked for again
      this.known.set(path, answer);
    }
    return answer;
  }
}

/** A position of the past asks nothing. @template {{scene: import("./protocol.js").Scene}} T @param {T} now @returns {T} */
function still(now) {
  for (const item of now.scene.items) item.move = item.why = "";
  return now;
}
