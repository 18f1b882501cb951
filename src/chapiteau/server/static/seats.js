/** Who sits where, and everything one may do with a seat. */

import { clock } from "./clock.js";
import { all, icon, make, mark, renew, say, sigil, the } from "./page.js";

/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {import("./protocol.js").Seat} Seat */
/** @typedef {import("./chat.js").Talk} Talk */
/** @typedef {import("./fair.js").Fair} Fair */

export class Seats {
  /** @param {(message: object) => void} send @param {Talk} talk @param {Fair} fair */
  constructor(send, talk, fair) {
    this.send = send;
    this.talk = talk;
    this.fair = fair;
    this.begun = false; // by this page, on this connection
    this.refused = false;
    /** @type {Set<number>} */
    this.thinking = new Set();
    /** @type {Table | null} */
    this.table = null;
    /** @type {string} */
    this.open = "";
    this.known = ""; // who sat where when ratings were asked for
    /** @type {Map<number, {said: string, profile: string}>} */
    this.ratings = new Map();
    for (const button of all("[data-start]")) button.addEventListener("click", () => this.start());
    for (const button of all("[data-copy]")) button.addEventListener("click", () => this.copy(button));
  }

  /** The bots, in the language of the page. @returns {{name: string, text: string, choice: string}[]} */
  get levels() {
    return JSON.parse(the("#table").dataset.levels ?? "[]");
  }

  /** What a bot is called by how it plays; a rival that has found its level says which. @param {string} name @returns {string} */
  levelOf(name) {
    if (name.startsWith("rival-")) return say("rival-as", { level: this.levelOf(name.slice("rival-".length)) });
    return this.levels.find((level) => level.name === name)?.text ?? say(`level-${name}`);
  }

  start() {
    this.begun = true;
    if (this.table) this.send({ do: "start", nonce: this.fair.nonce(this.table) });
  }

  /** The table could not be started: its lobby says why, and offers it again. */
  notStarted() {
    this.refused = true;
    if (this.table) this.show(this.table);
  }

  /** @param {Table} table */
  show(table) {
    this.table = table;
    const waiting = table.phase === "waiting";
    if (waiting) this.rows(table);
    const now = waiting && table.at_once && table.host && !this.refused;
    the("#lobby").hidden = !waiting || now;
    the("#stage").hidden = waiting && !now;
    if (now && !this.begun) this.start();
    const full = table.seats.every((seat) => seat.kind !== "empty");
    for (const button of all("[data-start]")) {
      button.hidden = !(waiting && table.starts);
      button.setAttribute("aria-disabled", String(!full));
    }
    the("#lobby-pace").textContent = table.pace;
    the("#start-hint").textContent = say(full ? (table.starts ? "start-ready" : "start-host") : "start-empty");
    the("#invite").hidden = !table.invite;
    if (table.invite) /** @type {HTMLInputElement} */ (the("#invite-link")).value = new URL(table.invite, location.href).href;
  }

  /** The seats in the lobby; later players have chips. @param {Table} table */
  rows(table) {
    const place = the("[data-seats]");
    while (place.children.length < table.seats.length) place.append(make("li"));
    table.seats.forEach((seat, i) => this.row(/** @type {HTMLElement} */ (place.children[i]), seat, table));
    this.rate(table);
  }

  /** Ask for ratings when somebody has come or gone. @param {Table} table */
  async rate(table) {
    const who = JSON.stringify(table.seats.map((seat) => [seat.kind, seat.name, seat.level]));
    if (!the("#table").dataset.ratings || who === this.known) return;
    this.known = who;
    const { ratings } = await import("./ratings.js");
    const found = await ratings();
    if (who !== this.known || !this.table) return;
    this.ratings = found;
    this.show(this.table);
  }

  /** @param {number[]} seats */
  think(seats) {
    this.thinking = new Set(seats);
  }

  /** @param {HTMLElement} row @param {Seat} seat @param {Table} table */
  row(row, seat, table) {
    const held = row.contains(document.activeElement) ? document.activeElement?.getAttribute("data-act") : null;
    const me = table.seat;
    const rating = this.ratings.get(seat.seat);
    mark(row, "class", seat.seat === me ? "seat own" : "seat");
    const anew = renew(row, [seat, me, rating], () => [
      sigil(seat.sigil),
      make("div", { class: "seat-who" }, this.name(seat, me), ...(seat.kind === "empty" ? [] : [this.state(seat)]), ...(rating ? [make(rating.profile ? "a" : "span", { class: "rating", ...(rating.profile ? { href: rating.profile } : {}) }, rating.said)] : [])),
      ...this.acts(seat, table, row.closest("#lobby") !== null),
    ]);
    if (anew && held) all(`[data-act="${held}"]`, row)[0]?.focus();
  }

  /** @param {Seat} seat @param {number | null} me */
  name(seat, me) {
    const name = make("span", { class: "seat-name" }, seat.kind === "empty" ? say("seat-empty") : seat.name);
    if (seat.seat === me) name.append(" ", make("em", {}, say("you")));
    return name;
  }

  /** @param {Seat} seat @param {boolean} [brief] without what everybody knows */
  state(seat, brief = false) {
    const over = this.table?.phase !== "playing";
    const [sign, key] =
      seat.kind === "empty" ? ["chair", "is-free"] :
      this.thinking.has(seat.seat) ? ["hourglass", "is-thinking"] :
      seat.sealed && !over ? ["sealed", "is-sealed"] :
      seat.asked && !over ? ["hourglass", brief && seat.seat === this.table?.seat ? "is-my-turn" : "is-choosing"] :
      seat.kind === "human" && seat.holiday ? ["away", "is-holiday"] :
      seat.kind === "human" && !seat.here ? ["away", "is-away"] :
      seat.kind === "bot" ? ["bot", "is-bot"] : ["", ""];
    if (brief && key === "is-bot") return make("span", { class: "seat-state" });
    const level = seat.kind === "bot" ? this.levelOf(seat.level) : "";
    const said = make("span", { class: "seat-state" });
    const shown = over || seat.kind !== "human" ? [] : clock(seat, seat.seat === this.table?.seat, this.table?.time_ends);
    if (sign === "hourglass" && seat.asked && shown.length) return make("span", { class: "seat-state" }, ...shown);
    if (shown.length && seat.time) said.append(...shown);
    if (sign) said.append(icon(sign), key === "is-bot" ? level : say(key ?? ""));
    if (key === "is-bot") said.append(make("span", { class: "unseen" }, say("is-bot")));
    return said;
  }

  /** What one may do with a seat; folded away where it would be in the way. @param {Seat} seat @param {Table} table @param {boolean} lobby */
  acts(seat, table, lobby) {
    const mine = seat.seat === table.seat;
    const bot = seat.kind === "bot";
    const playing = table.phase === "playing";
    /** @type {HTMLElement[]} */
    const acts = [];
    if (bot && table.phase !== "waiting") acts.push(this.act(seat, "explain", "speech", () => this.send({ do: "explain", seat: seat.seat })));
    if (table.phase === "over") return this.put(acts, seat, lobby);
    if (seat.kind === "empty" && table.seat === null) acts.push(this.act(seat, "sit", "chair", () => this.sit(seat)));
    if (mine && bot && !table.lost.includes(seat.seat)) acts.push(this.act(seat, "return", "chair", () => this.send({ do: "return" })));
    const free = seat.kind === "empty" || seat.absent || (mine ? !bot && playing : bot && !playing);
    if (free && table.seat !== null) acts.push(this.bots(seat, mine));
    if (mine && !bot) acts.push(this.leave(seat, playing));
    if (seat.kind === "human" && !mine && seat.name) acts.push(this.talk.muter(seat.name));
    return this.put(acts, seat, lobby || (mine && bot));
  }

  /** Whoever is there when the cards are dealt adds to the shuffle. @param {Seat} seat */
  sit(seat) {
    const waits = this.table?.phase === "waiting";
    this.send({ do: "sit", seat: seat.seat, nonce: this.table && waits ? this.fair.nonce(this.table) : "" });
  }

  /** @param {HTMLElement[]} acts @param {Seat} seat @param {boolean} open */
  put(acts, seat, open) {
    if (!acts.length) return acts;
    const row = make("div", { class: "acts" }, ...acts);
    return [open ? row : this.folded(seat, row)];
  }

  /** @param {Seat} seat @param {HTMLElement} acts */
  folded(seat, acts) {
    const id = `seat-${seat.seat}`;
    const box = make("details", { class: "fold", open: this.open === id }, make("summary", { "data-act": id, "aria-label": say("seat-more", { name: seat.name || say("seat-empty") }) }, icon("more")), acts);
    box.addEventListener("toggle", () => (this.open = box.open ? id : this.open === id ? "" : this.open));
    return box;
  }

  /** @param {Seat} seat @param {string} label @param {string} sign @param {() => void} act */
  act(seat, label, sign, act) {
    const button = make("button", { type: "button", class: "button tiny", "data-act": `${label}-${seat.seat}` }, icon(sign), make("span", {}, say(label)));
    button.addEventListener("click", act);
    return button;
  }

  /** Leaving a running game cannot be undone by the house: it asks once more. @param {Seat} seat @param {boolean} playing */
  leave(seat, playing) {
    const button = this.act(seat, "leave", "leave", () => {
      if (!playing || button.classList.contains("sure")) return this.send({ do: "leave" });
      button.classList.add("sure");
      button.querySelector("span")?.replaceChildren(say("leave-sure"));
    });
    return button;
  }

  /** @param {Seat} seat @param {boolean} mine */
  bots(seat, mine) {
    const label = say(mine ? "bot-for-me" : seat.kind === "empty" ? "bot-here" : seat.kind === "bot" ? "bot-other" : "bot-instead", { name: seat.name });
    const choice = make("select", { "aria-label": label, "data-act": `bot-${seat.seat}` }, make("option", { value: "" }, label));
    for (const level of this.levels) choice.append(make("option", { value: level.name }, level.choice));
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
