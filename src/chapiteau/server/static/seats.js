/** Who sits where, and everything one may do with a seat. */

import { all, icon, make, nonce, say, sigil, the } from "./page.js";

/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {import("./protocol.js").Seat} Seat */
/** @typedef {import("./chat.js").Talk} Talk */

export class Seats {
  /** @param {(message: object) => void} send @param {Talk} talk */
  constructor(send, talk) {
    this.send = send;
    this.talk = talk;
    /** @type {{name: string, text: string}[]} */
    this.levels = JSON.parse(the("#table").dataset.levels ?? "[]");
    /** @type {Set<number>} */
    this.thinking = new Set();
    /** @type {Table | null} */
    this.table = null;
    /** @type {string} */
    this.open = "";
    for (const button of all("[data-start]")) button.addEventListener("click", () => send({ do: "start", nonce: nonce() }));
    for (const button of all("[data-copy]")) button.addEventListener("click", () => this.copy(button));
  }

  /** @param {Table} table */
  show(table) {
    this.table = table;
    for (const place of all("[data-seats]")) {
      const held = place.contains(document.activeElement) ? document.activeElement?.getAttribute("data-act") : null;
      place.replaceChildren(...table.seats.map((seat) => this.row(seat, table, place.dataset.seats === "lobby")));
      if (held) all(`[data-act="${held}"]`, place)[0]?.focus();
    }
    const waiting = table.phase === "waiting";
    the("#lobby").hidden = !waiting;
    the("#stage").hidden = waiting;
    const full = table.seats.every((seat) => seat.kind !== "empty");
    for (const button of all("[data-start]")) {
      button.hidden = !(waiting && table.host);
      button.setAttribute("aria-disabled", String(!full));
    }
    the("#start-hint").textContent = say(full ? (table.host ? "start-ready" : "start-host") : "start-empty");
    the("#invite").hidden = !table.invite;
    if (table.invite) /** @type {HTMLInputElement} */ (the("#invite-link")).value = new URL(table.invite, location.href).href;
  }

  /** @param {number[]} seats */
  think(seats) {
    this.thinking = new Set(seats);
    if (this.table) this.show(this.table);
  }

  /** @param {Seat} seat @param {Table} table @param {boolean} lobby */
  row(seat, table, lobby) {
    const mine = seat.seat === table.seat;
    const acts = this.acts(seat, table);
    const name = make("span", { class: "seat-name" }, seat.kind === "empty" ? say("seat-empty") : seat.name);
    if (mine) name.append(" ", make("em", {}, say("you")));
    const row = make("li", { class: "seat" }, sigil(seat.sigil), make("div", { class: "seat-who" }, name, this.state(seat)));
    row.classList.toggle("own", mine);
    row.classList.toggle("to-act", seat.asked && table.phase === "playing");
    const score = table.scores?.[seat.seat];
    if (score != null && table.phase !== "waiting") {
      const won = table.phase === "over" && table.winners.includes(seat.seat);
      row.append(make("span", { class: "score", title: say("points") }, ...(won ? [icon("trophy")] : []), make("b", {}, String(score)), make("span", { class: "unseen" }, say(won ? "points-won" : "points"))));
    }
    if (acts.length && (lobby || (mine && seat.kind === "bot"))) row.append(make("div", { class: "acts" }, ...acts));
    else if (acts.length) row.append(this.folded(seat, acts));
    return row;
  }

  /** @param {Seat} seat */
  state(seat) {
    const over = this.table?.phase !== "playing";
    const [sign, key] =
      seat.kind === "empty" ? ["chair", "is-free"] :
      this.thinking.has(seat.seat) ? ["hourglass", "is-thinking"] :
      seat.sealed && !over ? ["sealed", "is-sealed"] :
      seat.asked && !over ? ["hourglass", "is-choosing"] :
      seat.kind === "human" && !seat.here ? ["away", "is-away"] :
      seat.kind === "bot" ? ["bot", "is-bot"] : ["", ""];
    const level = seat.kind === "bot" ? (this.levels.find((level) => level.name === seat.level)?.text ?? seat.level) : "";
    const said = make("span", { class: "seat-state" });
    if (sign) said.append(icon(sign), key === "is-bot" ? level : say(key ?? ""));
    if (key === "is-bot") said.append(make("span", { class: "unseen" }, say("is-bot")));
    return said;
  }

  /** @param {Seat} seat @param {HTMLElement[]} acts */
  folded(seat, acts) {
    const id = `seat-${seat.seat}`;
    const box = make("details", { class: "fold", open: this.open === id }, make("summary", { "data-act": id, "aria-label": say("seat-more", { name: seat.name || say("seat-empty") }) }, icon("more")), make("div", { class: "acts" }, ...acts));
    box.addEventListener("toggle", () => (this.open = box.open ? id : this.open === id ? "" : this.open));
    return box;
  }

  /** @param {Seat} seat @param {Table} table */
  acts(seat, table) {
    /** @type {HTMLElement[]} */
    const acts = [];
    const mine = seat.seat === table.seat;
    const seated = table.seat !== null;
    if (table.phase === "over") return acts;
    if (seat.kind === "empty" && !seated) acts.push(this.act(seat, "sit", "chair", { do: "sit", seat: seat.seat, nonce: nonce() }));
    if (mine && seat.kind === "bot") acts.push(this.act(seat, "return", "chair", { do: "return" }));
    if (seated && (seat.kind === "empty" || (mine && seat.kind !== "bot" && table.phase === "playing") || seat.absent || (seat.kind === "bot" && !mine && table.phase === "waiting"))) acts.push(this.bots(seat, mine));
    if (mine && seat.kind !== "bot") acts.push(this.leave(seat, table));
    if (seat.kind === "human" && !mine && seat.name) acts.push(this.talk.muter(seat.name));
    return acts;
  }

  /** @param {Seat} seat @param {string} label @param {string} sign @param {object} message */
  act(seat, label, sign, message) {
    const button = make("button", { type: "button", class: "button tiny", "data-act": `${label}-${seat.seat}` }, icon(sign), make("span", {}, say(label)));
    button.addEventListener("click", () => this.send(message));
    return button;
  }

  /** Leaving a running game cannot be undone by the house: it asks once more. @param {Seat} seat @param {Table} table */
  leave(seat, table) {
    const button = this.act(seat, "leave", "leave", {});
    const fresh = /** @type {HTMLElement} */ (button.cloneNode(true));
    fresh.addEventListener("click", () => {
      const label = fresh.querySelector("span");
      if (table.phase === "playing" && !fresh.classList.contains("sure") && label) {
        fresh.classList.add("sure");
        label.textContent = say("leave-sure");
      } else this.send({ do: "leave" });
    });
    return fresh;
  }

  /** @param {Seat} seat @param {boolean} mine */
  bots(seat, mine) {
    const label = say(mine ? "bot-for-me" : seat.kind === "empty" ? "bot-here" : seat.kind === "bot" ? "bot-other" : "bot-instead", { name: seat.name });
    const choice = make("select", { "aria-label": label, "data-act": `bot-${seat.seat}` }, make("option", { value: "" }, label));
    for (const level of this.levels) choice.append(make("option", { value: level.name }, level.text));
    choice.addEventListener("change", () => {
      if (choice.value) this.send({ do: "bot", seat: seat.seat, level: choice.value });
    });
    return choice;
  }

  /** @param {HTMLElement} button */
  async copy(button) {
    const field = /** @type {HTMLInputElement} */ (the("#invite-link"));
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy");
    }
    the("#said").textContent = say("copied");
    button.classList.add("done");
  }
}
