/** Tabs: arrows move between them, a dot says where something can be done. */

import { all, the } from "./page.js";

export class Tabs {
  constructor() {
    this.body = the("#table");
    this.tabs = all('[role="tab"]');
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => this.open(tab.dataset.tab ?? ""));
      tab.addEventListener("keydown", (event) => this.key(event, tab));
    }
  }

  /** @param {string} name */
  open(name) {
    this.body.dataset.tab = name;
    for (const tab of this.tabs) {
      const on = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      if (on) tab.classList.remove("dot");
    }
    this.body.dispatchEvent(new CustomEvent("tab", { detail: name }));
  }

  /** @param {string} name */
  isOpen(name) {
    return this.body.dataset.tab === name;
  }

  /** @param {string} name @param {boolean} on */
  dot(name, on) {
    const tab = this.tabs.find((one) => one.dataset.tab === name);
    tab?.classList.toggle("dot", on && !this.isOpen(name));
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} tab */
  key(event, tab) {
    const shown = this.tabs.filter((one) => one.offsetParent);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = shown[(shown.indexOf(tab) + step + shown.length) % shown.length];
    next?.focus();
    next?.click();
    event.preventDefault();
    event.stopPropagation();
  }
}
