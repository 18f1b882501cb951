/** The drawer over the board: story, rules, talk, the table in words; docked where there is room. */

import { all, isShortcut, the } from "./page.js";

const roomy = matchMedia("(min-width: 1680px)");

export class Drawer {
  constructor() {
    this.place = the("#drawer");
    this.page = the("#table");
    this.tabs = all('[role="tab"]', this.place);
    this.tools = all("[data-opens]");
    this.pane = "story";
    /** @type {HTMLElement | null} */
    this.from = null; // where somebody was when they came here
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => this.open(tab.dataset.tab ?? ""));
      tab.addEventListener("keydown", (event) => this.arrows(event, tab));
    }
    for (const tool of this.tools) tool.addEventListener("click", () => this.toggle(tool.dataset.opens ?? ""));
    the("#drawer-close").addEventListener("click", () => this.close());
    the("#dock").addEventListener("click", () => this.dock(!this.isDocked));
    addEventListener("keydown", (event) => this.key(event));
    this.page.addEventListener("click", (event) => this.follow(event));
    addEventListener("words", () => this.isOpen("rules") && this.read());
    roomy.addEventListener("change", () => this.settle());
    this.page.addEventListener("ended", () => this.close()); // the score sheet is for everybody's eyes
    this.settle();
  }

  get isDocked() {
    return roomy.matches && localStorage.getItem("docked") !== "no";
  }

  /** @param {boolean} on */
  dock(on) {
    localStorage.setItem("docked", on ? "yes" : "no");
    this.settle();
  }

  settle() {
    this.page.classList.toggle("docked", this.isDocked);
    the("#dock").setAttribute("aria-pressed", String(this.isDocked));
    if (this.isDocked) this.open(this.pane, false);
    else this.close();
  }

  /** @param {string} pane */
  isOpen(pane) {
    return !this.place.hidden && this.pane === pane;
  }

  /** @param {string} pane @param {boolean} [focus] */
  open(pane, focus = true) {
    const from = document.activeElement;
    if (focus && from instanceof HTMLElement && !this.place.contains(from)) this.from = from;
    this.pane = pane;
    this.place.hidden = false;
    for (const tab of this.tabs) {
      const on = tab.dataset.tab === pane;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      the(`#pane-${tab.dataset.tab}`).hidden = !on;
      if (on && focus && !this.place.contains(from)) tab.focus({ preventScroll: true });
    }
    this.mark();
    this.dot(pane, false);
    this.page.dispatchEvent(new CustomEvent("pane", { detail: pane }));
    if (pane === "rules") this.read();
  }

  /** The rulebook, where somebody wants it open; whoever never reads it never loads it. @param {string} [rule] */
  async read(rule) {
    const book = await import("./rules.js");
    book.openRules(the("#pane-rules"), this.page.dataset.game ?? "", rule);
  }

  /** A link to a rule opens it here, and one back to the table leads there. @param {MouseEvent} event */
  follow(event) {
    const link = event.target instanceof Element ? event.target.closest("[data-rule], [data-back-to-table]") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return; // in a tab of its own, as everywhere
    event.preventDefault();
    if (link.matches("[data-back-to-table]")) return this.leave();
    this.open("rules");
    this.read(link.getAttribute("data-rule") ?? "");
  }

  close() {
    if (this.isDocked) return;
    const held = this.place.contains(document.activeElement);
    this.place.hidden = true;
    this.mark();
    this.page.dispatchEvent(new CustomEvent("pane", { detail: "" }));
    if (held) this.tools.find((tool) => tool.dataset.opens === this.pane)?.focus();
  }

  /** Back to the table: to where somebody was there, else to its board. */
  leave() {
    const from = this.from;
    this.close();
    const isThere = from?.isConnected && from !== document.body && from.checkVisibility();
    (isThere ? from : the("#main")).focus();
  }

  /** @param {string} pane */
  toggle(pane) {
    if (this.isOpen(pane) && !this.isDocked) this.close();
    else this.open(pane);
  }

  mark() {
    for (const tool of this.tools) tool.setAttribute("aria-expanded", String(this.isOpen(tool.dataset.opens ?? "")));
  }

  /** Something is new in a pane. @param {string} pane @param {boolean} on */
  dot(pane, on) {
    for (const tool of [...this.tools, ...this.tabs]) {
      if ((tool.dataset.opens ?? tool.dataset.tab) === pane) tool.classList.toggle("dot", on && !this.isOpen(pane));
    }
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} tab */
  arrows(event, tab) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = this.tabs[(this.tabs.indexOf(tab) + step + this.tabs.length) % this.tabs.length];
    next?.focus();
    next?.click();
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape" && !this.place.hidden) return this.close();
    if (!isShortcut(event)) return;
    const tool = this.tools.find((one) => one.getAttribute("aria-keyshortcuts") === event.key.toLowerCase());
    if (tool) this.toggle(tool.dataset.opens ?? "");
  }
}
