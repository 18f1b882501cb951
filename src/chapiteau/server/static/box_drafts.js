/** Rows that somebody is changing, kept by this browser until they are taken along or forgotten. */

/** @typedef {Record<string, Record<string, any>>} Rows by section and number */

/** The drafts of one box, the house's of a game or one that somebody has made; those for another version of it are no use any more. */
export class Drafts {
  /** @param {string} name of the game, or the id of the box @param {string} box what names all that is in it */
  constructor(name, box) {
    this.name = name;
    this.key = `box-${name}`;
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

  /** What is being saved is forgotten by the page that shows it saved. @param {SubmitEvent} event */
  noteSaving(event) {
    if (event.submitter?.dataset.save !== undefined) sessionStorage.setItem("box-saving", this.name);
  }

  /** All but one. @param {string} path @returns {Rows} */
  besides(path) {
    const { [path]: _, ...rows } = this.rows;
    return rows;
  }
}
