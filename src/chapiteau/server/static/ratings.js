/** How well those at a table play, as far as each lets this reader know; loaded only where games count. */

import { the } from "./page.js";

/** @typedef {{seat: number, said: string, profile: string}} Rating */

/** By seat; nothing where the house cannot be reached. @returns {Promise<Map<number, Rating>>} */
export async function ratings() {
  try {
    const answer = await fetch(the("#table").dataset.ratings ?? "");
    const told = answer.ok ? (await answer.json()).ratings : [];
    return new Map(told.map((/** @type {Rating} */ one) => [one.seat, one]));
  } catch {
    return new Map();
  }
}
