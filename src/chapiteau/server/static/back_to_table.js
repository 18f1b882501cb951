/** From the rules back to the table they are read at. Which one it is stays in this browser: its address lets people in, so no link to the rules names it. */

const KEPT = "table";
const TABLES = new BroadcastChannel("tables");
const IS_TABLE = /^\/table\/[\w-]+$/;

/** What tabs tell each other and keep. @typedef {{ game: string, path?: string }} Place */

/** This tab is at a table, while it is played; rules that are opened beside it ask which one. @param {string} game @param {boolean} isPlayed */
export function sitDown(game, isPlayed) {
  /** @type {Place} */
  const here = { game, path: location.pathname };
  if (isPlayed) sessionStorage.setItem(KEPT, JSON.stringify(here));
  else sessionStorage.removeItem(KEPT);
  TABLES.onmessage = (event) => isPlayed && !event.data.path && event.data.game === game && TABLES.postMessage(here);
}

/** Let a link lead to the table of this game that this tab was at, or that another one is at. @param {HTMLAnchorElement} link @param {string} game */
export function leadBack(link, game) {
  /** @param {Place | null} place */
  const lead = (place) => place?.game === game && leadTo(link, place.path ?? "");
  if (lead(JSON.parse(sessionStorage.getItem(KEPT) ?? "null"))) return;
  TABLES.onmessage = (event) => lead(event.data);
  TABLES.postMessage({ game });
}

/** Only a table of this house is ever led to. @param {HTMLAnchorElement} link @param {string} path */
export function leadTo(link, path) {
  if (!IS_TABLE.test(path)) return false;
  link.href = path;
  link.hidden = false;
  return true;
}
