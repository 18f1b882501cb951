/** The end of a game: podium, score pad, points over the game, and the way to the next one. */

import { drawCourse } from "./course.js";
import { all, draw, icon, layout, livery, make, sigil, the } from "./page.js";
import { drawPodium } from "./podium.js";
import { word, written } from "./sheet_words.js";

/** @typedef {import("./protocol.js").Sheet} Sheet */
/** @typedef {import("./protocol.js").PadRow} PadRow */
/** @typedef {import("./protocol.js").Column} Column */
/** @typedef {import("./protocol.js").Again} Again */
/** @typedef {import("./protocol.js").Table} Table */

const STAR = livery(5)[1];

export class ScoreSheet {
  /** @param {(message: object) => void} send */
  constructor(send) {
    this.send = send;
    /** @type {Sheet | null} */
    this.sheet = null;
    /** @type {Again | null} */
    this.again = null;
    /** @type {Table | null} */
    this.table = null;
    this.asked = false; // by this page
    this.isFocused = false;
    this.opened = ""; // the row whose lines are shown
    /** @type {Map<number, {said: string}>} */
    this.ratings = new Map();
    new ResizeObserver(() => this.draw()).observe(the("#sheet"));
    the("[data-again]").addEventListener("click", () => this.ask());
    the("[data-close-lines]").addEventListener("click", () => this.open(""));
    the("[data-see]").addEventListener("click", () => this.see(!the("#over").classList.contains("away")));
    the("#sheet").addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.opened) this.open("");
    });
    addEventListener("words", () => this.offered());
  }

  /** The game in one line, for wherever there is room for no more; nothing before its end. */
  get line() {
    const { sheet, place } = this;
    return place ? `${sheet?.headline ?? ""}\u00a0· ${place}` : sheet?.result ?? "";
  }

  /** How I came out, against somebody. */
  get place() {
    const mine = this.sheet?.columns.find((column) => column.seat !== null && column.seat === this.table?.seat);
    return mine && (this.sheet?.columns.length ?? 0) > 1 ? word(`place-${mine.won ? 1 : Math.max(2, mine.rank)}`) : "";
  }

  /** @param {Table} table */
  seated(table) {
    this.table = table;
    this.offered();
    this.write();
  }

  /** What the game has made of ratings, as far as this reader may know. */
  async rate() {
    if (!the("#table").dataset.ratings) return;
    const { ratings } = await import("./ratings.js");
    this.ratings = await ratings();
    this.write();
  }

  /** @param {Sheet} sheet */
  show(sheet) {
    if (!this.sheet) this.rate();
    this.sheet = sheet;
    this.opened = "";
    this.write();
    this.offered();
    this.focus();
  }

  /** The main button has the focus once, and nothing lies over the sheet, unless somebody is writing. */
  focus() {
    const main = all("[data-again], [data-join], [data-elsewhere]").find((button) => !button.hidden);
    if (this.isFocused || this.table?.phase !== "over" || !main?.offsetParent) return;
    this.isFocused = true;
    if (document.activeElement?.matches("input, textarea, select")) return;
    the("#table").dispatchEvent(new CustomEvent("ended"));
    main.focus({ preventScroll: true });
  }

  /** Whether the table is to be seen, as it was at the end, or the sheet. @param {boolean} table */
  see(table) {
    the("#over").classList.toggle("away", table);
    the("[data-see]").setAttribute("aria-pressed", String(table));
    this.draw();
  }

  // play again

  ask() {
    this.asked = true;
    this.send({ do: "again", id: `again-${Date.now()}` });
  }

  /** @param {Again} again */
  offer(again) {
    this.again = again;
    this.offered();
    this.focus();
    if (this.asked && again.table) location.assign(this.way);
  }

  /** Where the next game is, and which seat is mine there. */
  get way() {
    const mine = this.table?.seat;
    return `${this.again?.table ?? ""}${mine === this.again?.seat || mine === null ? "" : `#sit=${mine}`}`;
  }

  offered() {
    const isMine = this.table?.seat !== null && this.table?.seat !== undefined;
    const table = this.again?.table ?? "";
    the("[data-again]").hidden = !isMine || !!table;
    the("[data-elsewhere]").hidden = isMine;
    const join = the("[data-join]");
    join.hidden = !isMine || !table;
    join.setAttribute("href", this.way);
    const offer = the("#over-offer");
    if (isMine && table) {
      offer.dataset.help ??= offer.textContent ?? "";
      offer.textContent = word("asks", { name: this.again?.by ?? "" });
    }
    offer.classList.toggle("asked", isMine && !!table);
    offer.hidden = !isMine;
    the("#over-place").textContent = layout.isTall() ? this.line : this.place;
  }

  // the sheet

  write() {
    const sheet = this.sheet;
    if (!sheet) return;
    the("#winner").textContent = sheet.headline;
    the("#margin").textContent = sheet.margin;
    const said = [sheet.said, sheet.next].filter(Boolean);
    the("#public").hidden = !said.length;
    the("#public").replaceChildren(...said.map((line) => make("span", {}, line)));
    the("#sheet").style.setProperty("--rows", String(Math.max(sheet.rows.length, sheet.columns.length > 1 ? 0 : sheet.marks.length)));
    the("#sheet").classList.toggle("alone", sheet.columns.length === 1);
    the("#sheet").classList.toggle("crowded", sheet.columns.length > 4);
    the("#sheet").classList.toggle("plain", !sheet.course.steps.length);
    this.pad(sheet);
    this.goals(sheet);
    the("#pad-notes").hidden = !sheet.notes.length;
    the("#pad-notes").textContent = sheet.notes.join(" ");
    this.open(this.opened);
    this.draw();
  }

  /** What depends on the room there is. */
  draw() {
    const sheet = this.sheet;
    if (!sheet || !the("#sheet").offsetParent) return;
    drawPodium(the("#podium"), sheet);
    drawCourse(the("#course .course-picture"), sheet);
    this.focus();
  }

  /** @param {Sheet} sheet */
  pad(sheet) {
    const [head, body, foot] = ["thead", "tbody", "tfoot"].map((part) => the(`#pad ${part}`));
    const lead = make("tr", {}, make("th", { scope: "col", class: "pad-title" }, the("#pad-title").textContent ?? ""), ...sheet.columns.map((column) => this.heading(column)));
    head?.replaceChildren(lead);
    body?.replaceChildren(...sheet.rows.map((row) => this.row(row, sheet)));
    foot?.replaceChildren(make("tr", {}, make("th", { scope: "row" }, word("total")), ...sheet.columns.map((column) => make("td", { class: column.won ? "won" : "" }, written(column.total)))));
  }

  /** @param {Column} column */
  heading(column) {
    const mine = column.seat !== null && column.seat === this.table?.seat;
    const who = make("span", { class: "pad-name" }, column.name);
    const inside = make("span", { class: "pad-who" }, ...(column.seat === null ? [] : [sigil(column.seat)]), who, ...(mine ? [make("em", {}, word("you"))] : []));
    return make("th", { scope: "col", class: column.won ? "won" : "" }, inside, ...this.rated(column));
  }

  /** @param {Column} column */
  rated(column) {
    const rating = column.seat === null ? undefined : this.ratings.get(column.seat);
    return rating ? [make("small", { class: "pad-rating" }, rating.said)] : [];
  }

  /** @param {PadRow} row @param {Sheet} sheet */
  row(row, sheet) {
    const sign = make("span", { class: "pad-sign", "aria-hidden": "true" });
    sign.innerHTML = `<svg viewBox="0 0 24 24">${row.sign}</svg>`; // drawn by the house
    const name = make("span", {}, row.name);
    const key = row.id + row.name;
    const title = row.lines.length
      ? make("button", { type: "button", "data-row": key, "aria-expanded": "false", "aria-controls": "pad-lines" }, sign, name, icon("after"))
      : make("span", { class: "pad-row" }, sign, name);
    title.addEventListener("click", () => row.lines.length && this.open(this.opened === key ? "" : key));
    return make("tr", {}, make("th", { scope: "row" }, title), ...sheet.columns.map((column, i) => this.cell(row, column, i)));
  }

  /** @param {PadRow} row @param {Column} column @param {number} i */
  cell(row, column, i) {
    const points = row.cells[i] ?? 0;
    const best = row.best.includes(i);
    const shown = make("span", { class: "pad-points" }, points ? written(points) : "–");
    const cell = make("td", { class: [column.won ? "won" : "", best ? "best" : ""].join(" ").trim() }, shown);
    if (!points) {
      shown.setAttribute("aria-hidden", "true");
      cell.append(make("span", { class: "unseen" }, word("none")));
    }
    if (best) shown.append(draw("svg", { class: "pad-star", viewBox: "-13 -13 26 26", "aria-hidden": "true" }, draw("path", { d: STAR })));
    if (best) cell.append(make("span", { class: "unseen" }, word("best")));
    return cell;
  }

  /** The marks of a game that nobody is beaten in. @param {Sheet} sheet */
  goals(sheet) {
    const place = the("#goals");
    place.hidden = !sheet.marks.length;
    const marks = sheet.marks.map((mark) => make("li", { class: [mark.reached ? "reached" : "", mark.success ? "success" : ""].join(" ").trim() },
      icon(mark.reached ? "check" : "cross"), make("span", {}, mark.name), make("b", {}, String(mark.points)), make("span", { class: "unseen" }, word(mark.reached ? "reached" : "missed"))));
    place.replaceChildren(make("h3", {}, word("marks")), make("ol", {}, ...marks.reverse()));
  }

  /** Open a row into its lines, in place of the course. @param {string} key */
  open(key) {
    const was = this.opened;
    this.opened = key;
    const row = this.sheet?.rows.find((one) => one.id + one.name === key);
    for (const button of all("[data-row]")) button.setAttribute("aria-expanded", String(button.dataset.row === key));
    the("#pad-lines").hidden = !row;
    the("#course").hidden = !!row || !this.sheet?.course.steps.length;
    if (!row) {
      if (was) all("[data-row]").find((button) => button.dataset.row === was)?.focus();
      return;
    }
    the("#pad-lines-title").textContent = word("lines", { row: row.name });
    the("#pad-lines ol").replaceChildren(...row.lines.map((line) => {
      const seat = this.sheet?.columns[line.column]?.seat ?? null;
      return make("li", {}, ...(seat === null ? [] : [sigil(seat)]), make("span", {}, line.text), make("b", {}, `${line.points > 0 ? "+" : ""}${written(line.points)}`));
    }));
    the("#pad-lines").scrollTop = 0;
    if (was !== key) the("#pad-lines-title").focus({ preventScroll: false });
  }
}
