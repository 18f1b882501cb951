/** Following others: what they do is shown step by step at one's own pace, and one's question waits for the last of it. */

import { all, isTyping, keys, pace, the } from "./page.js";

/** @typedef {import("./protocol.js").Part} Part */
/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {{by: number, lines: string[], put: import("./protocol.js").Item[]}} Step who did something (-1: several at once), what was told, what changed */
/** @typedef {{parts: Part[], step: Step | null, waits: boolean}} Held a part of a frame, and whether it waits until the step before it was seen */

const NORMAL = 1200; // milliseconds for a step of one line
const PACES = /** @type {Record<string, number>} */ ({ step: Infinity, slow: 2400, normal: NORMAL, fast: 400, once: 0 });
const LINE = 0.5; // of a step's time, for every line more
const MOST_LINES = 4;
const BEHIND = 8; // steps that may wait before the next ones go faster, unless somebody wants to take their time
const LOOSE = new Set(["preview", "visit", "chat", "why", "hint", "thought", "done", "no"]); // say nothing of the table
const CLOSING = new Set(["sheet", "again"]);

export class Follow {
  /**
   * @param {{hear: (parts: Part[]) => void, told: (step: Step) => void, back: () => void, isElsewhere: () => boolean}} hands
   *   `told`: a step is about to be shown; `back`: somebody wants to see the steps again; `isElsewhere`: the picture shows another time, and the game goes on underneath
   */
  constructor(hands) {
    this.hands = hands;
    /** @type {Held[]} */
    this.held = [];
    /** @type {Table | null} the table as it was heard of last, shown or not */
    this.table = null;
    this.lines = 0;
    this.free = 0; // when the step that is shown has been seen
    this.timer = 0;
    this.isPaused = false;
    this.place = the("#follow");
    this.choosers = all("[data-pace]").filter((chooser) => chooser instanceof HTMLSelectElement);
    for (const chooser of this.choosers) chooser.addEventListener("change", () => this.walk(chooser.value));
    this.showPace();
    the("#follow-back").addEventListener("click", () => this.hands.back());
    the("#follow-pause").addEventListener("click", () => this.pause(!this.isPaused));
    the("#follow-next").addEventListener("click", () => this.next());
    the("#follow-skip").addEventListener("click", () => this.skip());
    the("#picture").addEventListener("pointerdown", () => this.isPaused || this.skip());
    document.addEventListener("visibilitychange", () => this.go());
    addEventListener("keydown", (event) => this.key(event), true); // before the pieces, on one of which the last choice has left the focus
  }

  get time() {
    return PACES[pace.now()] ?? 0;
  }

  /** A frame has come. @param {Part[]} parts */
  take(parts) {
    this.hands.hear(parts.filter((part) => LOOSE.has(part.is)));
    const rest = parts.filter((part) => !LOOSE.has(part.is));
    const log = rest.find((part) => part.is === "log");
    const isAnew = rest.some((part) => part.is === "scene") || (log && log.from < this.lines);
    const step = isAnew ? null : this.stepOf(rest);
    this.lines = log ? log.from + log.lines.length : this.lines;
    this.table = rest.find((part) => part.is === "table") ?? this.table;
    if (isAnew) this.skip();
    if (rest.length) this.held.push(...(step ? parted(rest, step) : [{ parts: rest, step, waits: false }]));
    if (parts.some((part) => part.is === "done")) this.skip();
    else this.go();
  }

  /** What somebody else has just done, if a frame tells of it. @param {Part[]} parts @returns {Step | null} */
  stepOf(parts) {
    const log = parts.find((part) => part.is === "log");
    const asked = this.table?.seats.filter((seat) => seat.asked) ?? [];
    const last = asked.length === 1 ? asked[0]?.seat ?? -1 : -1;
    if (!log?.lines.length || (last === this.table?.seat && last >= 0)) return null;
    const by = this.table?.seats.some((seat) => seat.sealed) ? -1 : last; // what all chose in secret is not the step of whoever chose last
    return { by, lines: log.lines, put: parts.find(isOfStep)?.put ?? [] };
  }

  /** Show whatever may be shown by now. */
  go() {
    clearTimeout(this.timer);
    while (this.held.length) {
      const left = this.free - performance.now();
      const isSeen = !document.hidden && !this.hands.isElsewhere();
      if (this.held[0]?.waits && isSeen && (this.isPaused || left > 0)) {
        if (!this.isPaused && left < Infinity) this.timer = setTimeout(() => this.go(), left);
        break;
      }
      this.show();
    }
    this.settle();
  }

  /** Show what comes next. */
  show() {
    const next = this.held.shift();
    if (!next) return;
    if (next.step) this.hands.told(next.step);
    this.hands.hear(next.parts);
    if (next.step) this.free = performance.now() + this.timeFor(next.step);
  }

  /** @param {Step} step */
  timeFor({ lines }) {
    const waiting = this.held.filter((one) => one.step).length;
    const haste = this.time > NORMAL ? 1 : Math.min(1, BEHIND / waiting);
    return this.time * haste * (1 + LINE * (Math.min(lines.length, MOST_LINES) - 1));
  }

  /** One step on, now. */
  next() {
    this.show();
    while (this.held[0] && !this.held[0].waits) this.show();
    if (!this.held.length) this.free = 0;
    this.settle();
  }

  /** To my turn, or to how things stand. */
  skip() {
    this.isPaused = false;
    while (this.held.length) this.show();
    this.free = 0;
    this.settle();
  }

  /** @param {boolean} on */
  pause(on) {
    this.isPaused = on;
    if (!on) this.free = Math.min(this.free, performance.now());
    this.go();
  }

  showPace() {
    for (const chooser of this.choosers) chooser.value = pace.now();
  }

  /** @param {string} way */
  walk(way) {
    pace.choose(way);
    this.showPace();
    this.free = 0;
    this.go();
  }

  settle() {
    const waits = this.held.length > 0;
    this.place.hidden = !waits && !this.isPaused;
    the("#follow-pause").setAttribute("aria-pressed", String(this.isPaused));
    the("#follow-pause").classList.toggle("on", this.isPaused);
    the("#table").classList.toggle("following", waits || this.isPaused);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const at = event.target instanceof Element ? event.target : null;
    if (!keys.isOn() || isTyping(event) || event.ctrlKey || event.altKey || event.metaKey || this.hands.isElsewhere()) return;
    if (event.key.toLowerCase() === "p" && !event.repeat) return this.pause(!this.isPaused);
    if (this.place.hidden || at?.closest(":is(button, a, summary, [role=button], dialog):not(#picture *)")) return;
    if (event.key === " ") this.skip();
    else if (event.key === "ArrowRight") this.next();
    else if (event.key === "ArrowLeft") this.hands.back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Whether a part shows what was done: on a phone its region may have to come forward for it, and another one afterwards. @param {Part} part @returns {part is import("./protocol.js").Patch} */
function isOfStep(part) {
  return part.is === "patch" && !part.when;
}

/** A step, and apart from it what waits until it was seen: my question, or the end; what comes forward for the step comes with it. @param {Part[]} parts @param {Step} step @returns {Held[]} */
function parted(parts, step) {
  const place = parts.filter((part) => part.is === "patch" && part.when === "before");
  const late = parts.filter((part) => CLOSING.has(part.is) || (part.is === "patch" && part.when === "after") || (part.is === "ask" && part.options.length > 0) || (part.is === "table" && part.phase === "over") || part.is === "lesson");
  const early = parts.filter((part) => !place.includes(part) && !late.includes(part));
  const held = [{ parts: early, step, waits: !place.length }, ...(late.length ? [{ parts: late, step: null, waits: true }] : [])];
  return place.length ? [{ parts: place, step: null, waits: true }, ...held] : held;
}
