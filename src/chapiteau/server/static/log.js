/** The story so far, and the table in words. */

import { aloud, beforePaint, make, sigil, the } from "./page.js";

/** @typedef {import("./protocol.js").Seat} Seat */
/** @typedef {import("./protocol.js").Section} Section */

const LEAF = 50; // lines: leaves out of sight are not laid out, and a line of its own for each would be watched each frame

export class Story {
  constructor() {
    this.box = the("#log");
    /** @type {HTMLElement[]} */
    this.lines = [];
    /** @type {HTMLElement[]} what has just been told */
    this.news = [];
    /** @type {Seat[]} */
    this.seats = [];
    this.atEnd = true;
    this.top = 0;
    this.followSoon = beforePaint(() => this.follow());
    this.box.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.follow()).observe(this.box);
  }

  get length() {
    return this.lines.length;
  }

  /** Only whoever scrolls up has left the newest line. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.box;
    const up = scrollTop < this.top - 2;
    this.top = scrollTop;
    this.atEnd = scrollHeight - scrollTop - clientHeight < 40 || (this.atEnd && !up);
  }

  /** Keep the newest line in sight for whoever was reading it. */
  follow() {
    if (this.atEnd) this.box.scrollTop = this.box.scrollHeight;
  }

  /** @param {number} from @param {string[]} lines */
  tell(from, lines) {
    const anew = from === 0;
    this.box.setAttribute("aria-busy", String(anew));
    for (const old of this.news) old.classList.remove("new");
    for (const gone of this.lines.splice(from)) gone.remove();
    for (const leaf of [...this.box.children].slice(1)) if (!leaf.childElementCount) leaf.remove();
    for (const line of lines) this.add(make("li", {}, ...signed(line, this.seats)));
    this.news = this.lines.slice(anew ? -1 : from);
    for (const line of this.news) line.classList.add("new");
    if (!anew) aloud(this.box, lines);
    this.atEnd ||= anew;
    if (!this.box.closest("[hidden]")) this.followSoon();
    this.box.setAttribute("aria-busy", "false");
  }

  /** @param {HTMLElement} line */
  add(line) {
    if (this.length && this.length % LEAF === 0) this.box.append(make("ol"));
    this.box.lastElementChild?.append(line);
    this.lines.push(line);
  }
}

/** A line with the sign of whom it names first; one that names a whole table is nobody's. @param {string} line @param {Seat[]} seats @returns {(Node | string)[]} */
function signed(line, seats) {
  const named = seats.map((seat) => ({ seat, at: placeOf(seat.name, line) })).filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  const [first] = named;
  return first && named.length < 3 ? [sigil(first.seat.sigil), line] : [line];
}

/** Where a line names somebody; a name is no part of a longer word. @param {string} name @param {string} line */
function placeOf(name, line) {
  const at = name ? line.indexOf(name) : -1;
  return /[\p{L}\p{N}]/u.test(`${line[at - 1] ?? ""}${line[at + name.length] ?? ""}`) ? -1 : at;
}

/** Write the outline as headings and lists. @param {Section} section */
export function outline(section) {
  const place = the("#outline");
  const open = new Set([...place.querySelectorAll("details[open] > summary")].map((sum) => sum.textContent));
  place.replaceChildren(...written(section, 3, open));
}

/** @param {Section} section @param {number} level @param {Set<string | null>} open @returns {Node[]} */
function written(section, level, open) {
  const inside = [];
  if (section.lines.length) inside.push(make("ul", {}, ...section.lines.map((line) => make("li", {}, line))));
  inside.push(...section.sections.flatMap((part) => written(part, Math.min(6, level + 1), open)));
  if (section.aside) {
    return [make("details", { open: open.has(section.title) }, make("summary", {}, section.title), ...inside)];
  }
  const heading = document.createElement(`h${level}`);
  heading.textContent = section.title;
  return [heading, ...inside];
}
