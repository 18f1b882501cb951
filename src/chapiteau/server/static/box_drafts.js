/** Rows that somebody is changing, kept by this browser until they are taken along or forgotten. */

/** @typedef {Record<string, Record<string, any>>} Rows by section and number */

/** The drafts of one game; those for another box than the house has now are no use any more. */
export class Drafts {
  /** @param {string} game @param {string} box its hash */
  constructor(game, box) {
    this.key = `box-${game}`;
    this.box = box;
  }

  /** @returns {Rows} */
  get rows() {
    const kept = JSON.parse(localStorage.getItem(this.key) ?? "null");
    return kept?.box === this.box ? kept.rows : {};
  }

  /** @param {Rows} rows */
  set rows(rows) {
    if (Object.keys(rows).length) localStorage.setItem(this.key, JSON.stringify({ box: this.box, rows }));
    else localStorage.removeItem(this.key);
  }

  /** @param {string} path @param {Record<string, any> | null} row */
  keep(path, row) {
    const { [path]: _, ...rows } = this.rows;
    this.rows = row ? { ...rows, [path]: row } : rows;
  }

  /** All but one. @param {string} path @returns {Rows} */
  besides(path) {
    const { [path]: _, ...rows } = this.rows;
    return rows;
  }
}
