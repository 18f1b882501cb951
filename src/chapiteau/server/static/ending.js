/** The end of a game, as far as every page needs it: the score sheet is loaded when there is one to show. */

import { make, the } from "./page.js";

/** @typedef {import("./protocol.js").Sheet} Sheet */
/** @typedef {import("./protocol.js").Again} Again */
/** @typedef {import("./protocol.js").Seat} Seat */
/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {import("./score_sheet.js").ScoreSheet} ScoreSheet */

export class Ending {
  /** @param {(message: object) => void} send @param {(seat: Seat) => void} sit */
  constructor(send, sit) {
    this.send = send;
    this.sit = sit;
    /** @type {import("./protocol.js").Hears} */
    this.hears = { sheet: (part) => this.hear(part), again: (part) => this.hear(part) };
    /** @type {Promise<ScoreSheet> | null} */
    this.loading = null;
    /** @type {ScoreSheet | null} */
    this.sheet = null;
  }

  /** @param {Table} table */
  seated(table) {
    comeAgain(table, this.sit);
    if (table.phase === "over") this.tell((sheet) => sheet.seated(table));
  }

  /** @param {Sheet | Again} part */
  hear(part) {
    this.tell((sheet) => (part.is === "sheet" ? sheet.show(part) : sheet.offer(part)));
  }

  /** @param {(sheet: ScoreSheet) => void} what */
  tell(what) {
    this.loading ??= load(this.send).then((sheet) => (this.sheet = sheet));
    this.loading.then(what);
  }
}

/** The sheet with its looks; it is shown when it has both. @param {(message: object) => void} send */
async function load(send) {
  const look = make("link", { rel: "stylesheet", href: "/static/score_sheet.css" });
  const styled = new Promise((done) => look.addEventListener("load", done));
  document.head.append(look);
  const { ScoreSheet } = await import("./score_sheet.js");
  await styled;
  the("#over").hidden = the("#over-actions").hidden = false;
  return new ScoreSheet(send);
}

/** Whoever comes from the game before sits down where they sat, if the seat is still free. @param {Table} table @param {(seat: Seat) => void} sit */
function comeAgain(table, sit) {
  const wanted = /^#sit=(\d+)$/.exec(location.hash);
  if (!wanted) return;
  history.replaceState(null, "", location.pathname + location.search);
  const seat = table.seats[Number(wanted[1])];
  if (table.phase === "waiting" && table.seat === null && seat?.kind === "empty") sit(seat);
}
