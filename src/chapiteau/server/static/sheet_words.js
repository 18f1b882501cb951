/** The words and numbers of the score sheet. */

import { the } from "./page.js";

/** A word of the sheet. @param {string} key @param {Record<string, string | number>} [blanks] @returns {string} */
export function word(key, blanks = {}) {
  const words = JSON.parse(the("#sheet").dataset.words ?? "{}");
  return String(words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(blanks[name] ?? whole));
}

/** Points as they are written, with a true minus. @param {number} points */
export function written(points) {
  return points < 0 ? `−${-points}` : String(points);
}
