/** The story so far, and the table in words. */

import { aloud, beforePaint, make, the } from "./page.js";

/** @typedef {import("./protocol.js").Section} Section */

export class Story {
  constructor() {
    this.box = the("#log");
    this.list = the("#log ol");
    this.atEnd = true;
    this.top = 0;
    this.followSoon = beforePaint(() => this.follow());
    this.box.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.follow()).observe(this.box);
  }

  get length() {
    return this.list.children.length;
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
    const list = this.list;
    const anew = from === 0;
    this.box.setAttribute("aria-busy", String(anew));
    while (list.children.length > from) list.lastElementChild?.remove();
    if (!anew) for (const old of list.querySelectorAll(".new")) old.classList.remove("new");
    for (const line of lines) list.append(make("li", anew ? {} : { class: "new" }, line));
    if (anew) list.lastElementChild?.classList.add("new");
    else aloud(this.box, lines);
    this.atEnd ||= anew;
    if (!this.box.closest("[hidden]")) this.followSoon();
    this.box.setAttribute("aria-busy", "false");
  }
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
