/** Talk at the table; everybody may turn anybody's talk off, for themselves. */

import { all, aloud, icon, make, renew, say, sigil, the } from "./page.js";

/** @typedef {{n: number, who: string, seat: number | null, text: string}} Said */
/** @typedef {{is: "chat", lines: Said[], anew?: boolean}} Chat */
/** @typedef {{is: "pin"} & Said} Pin the line that stands above all others; none has the number -1 */
/** @typedef {Chat | Pin} Heard */
/** @typedef {import("./protocol.js").Table} Table */

const LONGEST = 500;

export class Talk {
  /** @param {(message: object) => void} send @param {() => void} dot marks that there is something new */
  constructor(send, dot) {
    this.send = send;
    this.dot = dot;
    /** @type {import("./protocol.js").Hears} */
    this.hears = { chat: (part) => this.hear(part), pin: (part) => this.hearPin(part) };
    this.box = the("#chat");
    this.place = make("div", { id: "pin", class: "pin", role: "status", hidden: true });
    this.box.before(this.place);
    this.list = the("#chat ol");
    this.form = the("#chat-form");
    this.toggle = the("#chat-toggle");
    this.field = /** @type {HTMLInputElement} */ (the("#chat-text"));
    this.field.maxLength = LONGEST;
    /** @type {Said[]} */
    this.lines = [];
    /** @type {Table | null} */
    this.table = null;
    /** @type {Pin | null} */
    this.pin = null;
    this.offers = ""; // whether and in which language lines can be pinned
    /** @type {Set<string>} */
    this.muted = new Set(JSON.parse(localStorage.getItem("muted") ?? "[]"));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      if (text) send({ do: "chat", text });
      this.field.value = "";
    });
    this.list.addEventListener("keydown", (event) => this.arrows(event));
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
      this.list.append(make("li", {}, ...(this.mayPin ? [this.pinner(line.n, "chat-pin")] : []), ...this.said(line)));
    }
    this.reach(all(".pinner", this.list).at(-1));
    const empty = !this.list.children.length;
    this.box.classList.toggle("unseen", empty);
    this.box.tabIndex = empty ? -1 : 0;
    this.box.scrollTop = this.box.scrollHeight;
  }

  /** Who said what. @param {Said} line */
  said(line) {
    const seat = this.seat(line);
    return [...(seat ? [sigil(seat.sigil)] : []), make("b", { dir: "auto" }, this.name(line)), " ", make("span", { dir: "auto" }, line.text)];
  }

  get mayPin() {
    return this.table !== null && (this.table.seat !== null || this.table.host);
  }

  /** A button that pins a line or takes it down; nobody is read its name after each new line. @param {number} n @param {string} key */
  pinner(n, key) {
    const marks = { "aria-live": "off", "aria-label": say(key), title: say(key), "aria-pressed": String(n === this.pin?.n) };
    const button = make("button", { type: "button", class: "pinner", "data-line": String(n), ...marks }, icon("pin"));
    button.addEventListener("click", () => this.send({ do: "pin", line: n === this.pin?.n ? -1 : n }));
    return button;
  }

  /** Tab stops at one of the buttons; arrows lead to the others. @param {HTMLElement | undefined} button */
  reach(button) {
    for (const other of all(".pinner", this.list)) other.tabIndex = other === button ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  arrows(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const buttons = all(".pinner", this.list);
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = step && at >= 0 ? buttons[at + step] : undefined;
    if (!next) return;
    event.preventDefault();
    this.reach(next);
    next.focus();
  }

  /** @param {Pin} pin */
  hearPin(pin) {
    const isNews = this.pin !== null && this.pin.n !== pin.n && pin.n >= 0;
    this.pin = pin;
    this.showPin();
    if (isNews && !this.place.hidden) aloud(this.box, [`${this.name(pin)}: ${pin.text}`]);
  }

  showPin() {
    const { pin, place } = this;
    const isHeld = place.contains(document.activeElement);
    place.hidden = !pin || pin.n < 0 || this.muted.has(this.name(pin));
    place.setAttribute("aria-label", say("chat-pinned"));
    renew(place, [pin, place.hidden, this.offers], () => (pin && !place.hidden ? [this.mayPin ? this.pinner(pin.n, "chat-unpin") : icon("pin"), ...this.said(pin)] : []));
    for (const button of all(".pinner", this.list)) button.setAttribute("aria-pressed", String(button.dataset.line === String(pin?.n)));
    if (isHeld && !place.contains(document.activeElement)) this.field.focus();
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
    const offers = `${this.mayPin} ${document.documentElement.lang}`;
    if (offers !== this.offers) {
      this.offers = offers;
      this.write();
      this.showPin();
    }
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
      this.showPin();
      button.replaceWith(this.muter(name));
    });
    return button;
  }
}
