/** A player appears once: the chip in the line above, and the visit card that it opens. */

import { Memory } from "./live.js";
import { figure } from "./preview.js";
import { icon, isShortcut, make, mark, renew, say, sigil, the } from "./page.js";
import { Picture } from "./scene.js";

/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {import("./protocol.js").Seat} Seat */
/** @typedef {import("./protocol.js").Top} Top */
/** @typedef {import("./seats.js").Seats} Seats */

const HOVER = 400;

export class Players {
  /** @param {Seats} seats @param {(seat: number) => void} visit */
  constructor(seats, visit) {
    this.seats = seats;
    this.visit = visit;
    this.place = the("#players");
    this.card = the("#visit");
    this.picture = new Picture(make("div", { class: "picture" }));
    /** @type {Table | null} */
    this.table = null;
    /** @type {Top | null} */
    this.top = null;
    this.memory = new Memory();
    this.open = -1;
    this.dismissed = -1;
    this.timer = 0;
    this.pinned = false;
    /** @type {import("./protocol.js").Hears} */
    this.hears = { visit: (part) => this.hearVisit(part) };
    this.place.addEventListener("click", (event) => this.click(event));
    this.place.addEventListener("pointerover", (event) => this.hover(event));
    for (const place of [this.place, this.card]) place.addEventListener("pointerleave", () => this.leave());
    this.card.addEventListener("pointerenter", () => clearTimeout(this.timer));
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("pointerdown", (event) => {
      const at = event.target;
      if (at instanceof Node && this.open >= 0 && !this.card.contains(at) && !this.place.contains(at)) this.show(-1);
    });
  }

  /** @param {Table} table */
  seated(table) {
    this.table = table;
    this.chips();
  }

  /** @param {Top} top */
  hear(top) {
    this.top = top;
    renew(the("#pips"), [top.at, top.of], () => Array.from({ length: top.of }, (_, i) => make("li", { class: i + 1 === top.at ? "now" : i + 1 < top.at ? "gone" : "" }, String(i + 1))));
    renew(the("#progress"), [top.of, top.said, top.phase], () => [make("span", { class: top.of ? "unseen" : "" }, top.said), " ", make("span", {}, top.phase)]);
    this.chips();
  }

  /** The viewer first, then clockwise. */
  chips() {
    const { table, place } = this;
    if (!table) return;
    place.hidden = table.phase === "waiting";
    const me = table.seat ?? 0;
    const order = [...table.seats.slice(me), ...table.seats.slice(0, me)];
    place.style.setProperty("--players", String(order.length));
    while (place.children.length > order.length) place.lastElementChild?.remove();
    while (place.children.length < order.length) place.append(make("li"));
    order.forEach((seat, i) => this.chip(/** @type {HTMLElement} */ (place.children[i]), seat, table));
    if (this.open >= 0) this.acts();
  }

  /** @param {HTMLElement} row @param {Seat} seat @param {Table} table */
  chip(row, seat, table) {
    const values = this.top?.values[seat.seat] ?? [];
    const won = table.phase === "over" && table.winners.includes(seat.seat);
    const [isOwn, isToAct] = [seat.seat === table.seat, seat.asked && table.phase === "playing"];
    mark(row, "class", `seat chip${isOwn ? " own" : ""}${isToAct ? " to-act" : ""}`);
    mark(row, "data-seat", String(seat.seat));
    const thinking = this.seats.thinking.has(seat.seat);
    const old = [...row.querySelectorAll(".figure b")].map((one) => Number(one.textContent?.replace("−", "-")));
    const anew = renew(row, [seat, table.phase, table.seat, values, this.top?.signs, won, thinking], () => [
      make("button", { type: "button", "aria-expanded": String(this.open === seat.seat), "aria-controls": "visit" },
        sigil(seat.sigil), make("span", { class: "chip-name" }, seat.seat === table.seat ? say("you-short") : seat.kind === "empty" ? say("seat-empty") : seat.name),
        ...values.map((value, i) => this.figure(value, i)), ...(won ? [icon("trophy")] : []), this.seats.state(seat, true)),
    ]);
    if (anew && old.length === values.length) row.querySelectorAll(".figure").forEach((one, i) => one.classList.toggle("rose", (values[i] ?? 0) !== old[i]));
  }

  /** @param {number} value @param {number} i */
  figure(value, i) {
    const sign = make("span", { class: "figure-sign" });
    sign.innerHTML = figure(this.top?.signs[i] ?? "");
    return make("span", { class: i ? "figure" : "figure score", title: this.top?.names[i] ?? "" }, sign, make("b", {}, String(value).replace("-", "−")), make("span", { class: "unseen" }, this.top?.names[i] ?? ""));
  }

  /** @param {Event} event */
  seatAt(event) {
    const row = event.target instanceof Element ? event.target.closest(".chip") : null;
    return row instanceof HTMLElement && event.target instanceof Element && event.target.closest("button") ? Number(row.dataset.seat) : -1;
  }

  /** @param {Event} event */
  click(event) {
    const seat = this.seatAt(event);
    if (seat < 0) return;
    if (this.open === seat && this.pinned) return this.dismiss();
    this.pinned = true;
    this.show(seat);
  }

  /** @param {PointerEvent} event */
  hover(event) {
    const seat = this.seatAt(event);
    clearTimeout(this.timer);
    if (seat !== this.dismissed) this.dismissed = -1;
    if (event.pointerType === "mouse" && seat !== this.dismissed && !this.pinned) this.timer = setTimeout(() => this.show(seat), HOVER);
  }

  leave() {
    this.dismissed = -1;
    clearTimeout(this.timer);
    if (!this.pinned) this.timer = setTimeout(() => this.show(-1), HOVER);
  }

  /** Closed by hand: a mouse that rests on the chip does not open it again, though chips are made anew under it. */
  dismiss() {
    this.dismissed = this.place.querySelector(`[data-seat="${this.open}"]:hover`) ? this.open : -1;
    this.show(-1);
  }

  /** @param {number} seat */
  show(seat) {
    clearTimeout(this.timer);
    if (seat < 0) this.pinned = false;
    if (seat === this.open) return;
    this.open = seat;
    this.card.hidden = seat < 0;
    for (const chip of this.place.querySelectorAll(".chip > button")) chip.setAttribute("aria-expanded", String(chip.parentElement?.dataset.seat === String(seat)));
    this.picture.room.remove();
    this.memory = new Memory();
    this.visit(seat);
    if (seat >= 0) this.acts();
  }

  /** Who it is, all that is public, and what one may do with the seat. */
  acts() {
    const { table } = this;
    const seat = table?.seats[this.open];
    if (!table || !seat) return;
    const held = this.card.contains(document.activeElement) ? document.activeElement?.getAttribute("data-act") : null;
    const close = make("button", { type: "button", class: "button quiet square", "aria-label": say("close") }, icon("cross"));
    close.addEventListener("click", () => this.dismiss());
    const anew = renew(this.card, [seat, table.phase, table.seat, table.host, this.seats.thinking.has(seat.seat)], () => [
      make("div", { class: "visit-head" }, sigil(seat.sigil), make("div", { class: "seat-who" }, this.seats.name(seat, table.seat), this.seats.state(seat)), close),
      make("div", { class: "visit-picture" }),
      ...this.seats.acts(seat, table, true),
    ]);
    this.card.style.setProperty("--seat", `var(--seat-${seat.sigil})`);
    if (anew || !this.picture.room.isConnected) this.card.querySelector(".visit-picture")?.replaceChildren(this.picture.room);
    if (anew && held) /** @type {HTMLElement | null} */ (this.card.querySelector(`[data-act="${held}"]`))?.focus();
  }

  /** @param {import("./protocol.js").Visit} visit */
  hearVisit({ seat, picture }) {
    if (seat !== this.open) return;
    const whole = this.memory.whole(picture);
    if (whole.is === "scene") this.picture.show(whole);
    else if (whole.is === "patch") this.picture.patch(whole);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape" && this.open >= 0) return this.dismiss();
    if (!isShortcut(event) || event.key.toLowerCase() !== "y") return;
    const why = this.card.querySelector('[data-act^="explain"]');
    if (this.open >= 0 && why instanceof HTMLButtonElement) why.click();
  }
}
