/** My own share of the shuffle: drawn once the house has committed itself, kept here, and checked at the end. */

import { blake2b } from "./blake2b.js";
import { icon, make, renew, say, the } from "./page.js";

/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {{commitment: string, number: string, shown: boolean, at: number}} Share */

const SHARE = "share ";
const MOST_KEPT = 100;

/** What is sent of a number: nobody can make it without knowing the commitment. @param {Share} share */
function seal({ commitment, number }) {
  return blake2b(`${commitment} ${number}`, 32);
}

export class Fair {
  /** @param {string} table @param {(message: object) => string} act */
  constructor(table, act) {
    this.key = SHARE + table;
    this.act = act;
    this.shows = ""; // the id with which my number was shown
    this.sent = ""; // the id of what was said last about my number
    /** @type {Share | null} */
    this.drawn = null; // what that added to the seed, until it is done
  }

  /** @returns {Share | null} */
  get share() {
    return JSON.parse(localStorage.getItem(this.key) ?? "null");
  }

  /** @param {Partial<Share>} share */
  keep(share) {
    localStorage.setItem(this.key, JSON.stringify({ ...this.share, ...share }));
  }

  /** My nonce for a table whose commitment I have seen. @param {Table} table */
  nonce({ commitment }) {
    if (this.share?.commitment !== commitment) this.keep(draw(commitment));
    return seal(/** @type {Share} */ (this.share));
  }

  /** Whoever was seated by a link adds to the seed now; the host does with the start. @param {Table} table */
  add({ commitment, seat }) {
    this.drawn = this.share?.commitment === commitment ? this.share : draw(commitment);
    this.sent = this.act({ do: "sit", seat, nonce: seal(this.drawn) });
  }

  /** @param {Table} table */
  seated(table) {
    if (table.seat === null && table.phase !== "waiting") localStorage.removeItem(this.key); // the deal was made without me
    if (table.phase === "waiting" && table.seat !== null && !table.host && !table.has_nonce && !this.drawn) this.add(table);
    const share = this.share;
    the("#fair-number").hidden = !share;
    the("#fair-number dd").textContent = share?.number ?? "";
    if (share && !share.shown && !this.shows && table.phase === "playing") this.shows = this.sent = this.act({ do: "unseal", number: share.number });
    this.show(table.phase === "over" ? verdict(table, share) : "");
  }

  /** Something was done. @param {string} id */
  done(id) {
    if (id !== this.sent) return;
    if (this.shows) this.keep({ shown: true });
    else if (this.drawn) this.keep(this.drawn);
  }

  /** @param {string} found */
  show(found) {
    const place = the("#fair-check");
    place.hidden = !found;
    place.dataset.found = found;
    const sign = { "fair-yes": "check", "fair-no": "cross" }[found] ?? "scale";
    renew(place, found, () => (found ? [icon(sign), make("span", {}, say(found))] : []));
  }
}

/** Whether the deal is made of what I saw and sent; nothing where I had no part in it. @param {Table} table @param {Share | null} share */
export function verdict({ seat, seats, seed, opening }, share) {
  if (opening["tournament"]) return ""; // its page has all that was added to its deals
  const mine = opening[`nonce ${seat}`] ?? "-";
  if (!share) return mine === "-" ? "" : "fair-elsewhere";
  const nonces = seats.map((one) => (opening[`nonce ${one.seat}`] ?? "-").replace(/^-$/, ""));
  const server = opening["server seed"] ?? "";
  const honest =
    opening["commitment"] === share.commitment &&
    blake2b(server + opening["server nonce"], 32) === share.commitment &&
    mine === seal(share) &&
    blake2b([server, ...nonces].join(" "), 16) === seed;
  return honest ? "fair-yes" : "fair-no";
}

/** A new number. @param {string} commitment @returns {Share} */
function draw(commitment) {
  dropOld();
  const drops = crypto.getRandomValues(new Uint8Array(16));
  const number = [...drops].map((drop) => drop.toString(16).padStart(2, "0")).join("");
  return { commitment, number, shown: false, at: Date.now() };
}

/** Make room for another share. */
function dropOld() {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(SHARE));
  const age = (/** @type {string} */ key) => JSON.parse(localStorage.getItem(key) ?? "null")?.at ?? 0;
  for (const key of kept.sort((one, other) => age(other) - age(one)).slice(MOST_KEPT - 1)) localStorage.removeItem(key);
}
