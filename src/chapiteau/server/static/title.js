/** Says outside the page that it is my turn, and goes to the next table that waits for me. */

import { isShortcut, say, the } from "./page.js";

export class Title {
  constructor() {
    this.plain = document.title;
    this.mine = false;
    this.bell = the("#bell");
    this.bell.hidden = !("Notification" in window) || Notification.permission !== "default";
    this.bell.addEventListener("click", async () => {
      await Notification.requestPermission();
      this.bell.hidden = true;
    });
    addEventListener("keydown", (event) => {
      if (isShortcut(event) && event.key.toLowerCase() === "n") this.next();
    });
    for (const button of document.querySelectorAll("[data-next]")) button.addEventListener("click", () => this.next());
  }

  /** The page speaks another language now. */
  renamed() {
    this.plain = document.title;
  }

  /** @param {boolean} mine @param {string} prompt */
  turn(mine, prompt) {
    const began = mine && !this.mine;
    this.mine = mine;
    document.title = mine ? `● ${say("your-turn")} · ${this.plain}` : this.plain;
    document.querySelector('link[rel="icon"]')?.setAttribute("href", `/static/${mine ? "icon-turn" : "icon"}.svg`);
    if (began && document.hidden) this.ring(prompt);
  }

  /** @param {string} prompt */
  ring(prompt) {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const note = new Notification(say("your-turn"), { body: prompt, icon: "/static/icon-turn.svg", tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }

  async next() {
    const answer = await fetch("/tables.json", { headers: { accept: "application/json" } });
    const said = await answer.json();
    /** @type {{url: string, waits: boolean}[]} */
    const tables = said.tables;
    const waiting = tables.filter((table) => table.waits).map((table) => table.url);
    const at = waiting.indexOf(location.pathname);
    const next = waiting[(at + 1) % waiting.length];
    if (next && next !== location.pathname) location.assign(next);
    else the("#said").textContent = say("none-waiting");
  }
}
