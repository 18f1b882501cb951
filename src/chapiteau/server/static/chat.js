/** Talk at the table; everybody may turn anybody's talk off, for themselves. */

import { aloud, icon, make, say, sigil, the } from "./page.js";

/** @typedef {{who: string, seat: number | null, text: string}} Said */
/** @typedef {{is: "chat", lines: Said[], anew?: boolean}} Chat */
/** @typedef {Chat} Heard */
/** @typedef {import("./protocol.js").Table} Table */

const LONGEST = 500;

export class Talk {
  /** @param {(message: object) => void} send @param {() => void} dot marks that there is something new */
  constructor(send, dot) {
    this.dot = dot;
    /** @type {import("./protocol.js").Hears} */
    this.hears = { chat: (part) => this.hear(part) };
    this.box = the("#chat");
    this.list = the("#chat ol");
    this.form = the("#chat-form");
    this.toggle = the("#chat-toggle");
    this.field = /** @type {HTMLInputElement} */ (the("#chat-text"));
    this.field.maxLength = LONGEST;
    /** @type {Said[]} */
    this.lines = [];
    /** @type {Table | null} */
    this.table = null;
    /** @type {Set<string>} */
    this.muted = new Set(JSON.parse(localStorage.getItem("muted") ?? "[]"));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      if (text) send({ do: "chat", text });
      this.field.value = "";
    });
    this.toggle.addEventListener("click", () => send({ do: "chat-open", open: !this.table?.chat_open }));
  }

  /** @param {Chat} chat */
  hear({ lines, anew }) {
    this.lines = anew ? lines : [...this.lines, ...lines];
    if (anew) return this.write();
    this.add(lines);
    const heard = lines.filter((line) => !this.muted.has(this.name(line)));
    this.dot();
    aloud(this.box, heard.map((line) => `${this.name(line)}: ${line.text}`));
  }

  write() {
    this.box.setAttribute("aria-busy", "true");
    this.list.replaceChildren();
    this.add(this.lines);
    this.box.setAttribute("aria-busy", "false");
  }

  /** @param {Said[]} lines */
  add(lines) {
    for (const line of lines) {
      if (this.muted.has(this.name(line))) continue;
      const seat = this.seat(line);
      this.list.append(make("li", {}, ...(seat ? [sigil(seat.sigil)] : []), make("b", { dir: "auto" }, this.name(line)), " ", make("span", { dir: "auto" }, line.text)));
    }
    const empty = !this.list.children.length;
    this.box.classList.toggle("unseen", empty);
    this.box.tabIndex = empty ? -1 : 0;
    this.box.scrollTop = this.box.scrollHeight;
  }

  /** @param {Said} line */
  seat(line) {
    return this.table?.seats.find((one) => one.seat === line.seat);
  }

  /** Two who have the same name are told apart as their seats are. @param {Said} line */
  name(line) {
    const seat = this.seat(line)?.name ?? "";
    return seat.startsWith(`${line.who} `) ? seat : line.who;
  }

  /** @param {Table} table */
  seated(table) {
    this.table = table;
    this.form.hidden = !table.chat_open;
    the("#chat-closed").hidden = table.chat_open;
    this.toggle.hidden = !table.host;
    this.toggle.textContent = say(table.chat_open ? "chat-close" : "chat-reopen");
  }

  /** A button that turns somebody's talk off and on. @param {string} name */
  muter(name) {
    const off = this.muted.has(name);
    const button = make("button", { type: "button", class: "button tiny", "aria-pressed": String(off) }, icon(off ? "muted" : "speech"), make("span", {}, say(off ? "unmute" : "mute")));
    button.setAttribute("aria-label", say(off ? "unmute-name" : "mute-name", { name }));
    button.addEventListener("click", () => {
      if (off) this.muted.delete(name);
      else this.muted.add(name);
      localStorage.setItem("muted", JSON.stringify([...this.muted]));
      this.write();
      button.replaceWith(this.muter(name));
    });
    return button;
  }
}
