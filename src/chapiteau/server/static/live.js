/** The live channel of one table: connects again by itself, and repeats what was not answered. */

/** @typedef {import("./protocol.js").Part} Part */
/** @typedef {"connecting" | "open" | "lost" | "back" | "refused"} Line */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PATIENCE = 8_000;
const REFUSED = new Set([1008, 4401, 4403, 4404, 4410]);

const WHOLE = new Set(["log", "chat", "done", "no", "why", "thought", "preview", "visit", "hint", "drawings"]); // each stands for itself

/** What was sent so far: parts are made whole from it. */
export class Memory {
  constructor() {
    /** @type {Record<string, any>} the last part of each kind */
    this.parts = {};
    /** @type {Map<string, any>} */
    this.items = new Map();
    /** @type {string[]} the keys of all items, the lowest first */
    this.order = [];
    /** @type {Map<number, string>} */
    this.drawings = new Map();
    /** @type {{height?: number, regions?: import("./protocol.js").Region[]}} */
    this.shape = {};
    /** @type {Map<number, Pick<Memory, "items" | "order" | "shape">>} how the picture stood last with each region in front */
    this.stood = new Map();
  }

  /** @param {any} part @returns {Part} */
  whole(part) {
    if (part.is === "scene") {
      this.items.clear();
      this.drawings.clear();
      this.stood.clear();
      this.keep(part);
      this.shape = { height: part.height, regions: part.regions };
      this.order = part.items.map((/** @type {any} */ item) => item.k);
      return { ...part, items: part.items.map((/** @type {any} */ item) => this.item(item)) };
    }
    if (part.is === "drawings") this.keep(part);
    if (part.is === "patch") return this.patched(part);
    if (WHOLE.has(part.is)) return part;
    const known = this.parts[part.is];
    if (part.is === "outline" && known) part = { ...part, section: section(known.section, part.section) };
    return (this.parts[part.is] = { ...known, ...part });
  }

  /** @param {any} part @returns {import("./protocol.js").Patch} */
  patched(part) {
    this.keep(part);
    const { items, order, shape } = this;
    if (part.leaves !== undefined) this.stood.set(part.leaves, { items, order, shape });
    const base = this.stood.get(part.comes) ?? { items, order, shape };
    if (part.leaves !== undefined) this.items = new Map(base.items);
    for (const key of part.drop) this.items.delete(key);
    this.order = arranged(base.order, part);
    this.shape = { height: part.height ?? base.shape.height, regions: part.regions ?? base.shape.regions };
    const put = part.put.map((/** @type {any} */ item) => this.item(item));
    if (part.comes !== undefined) return { ...part, ...this.since(items, shape) };
    return part.lies ? { ...part, put, order: this.order } : { ...part, put };
  }

  /** What leads here from another picture. @param {Memory["items"]} items @param {Memory["shape"]} shape */
  since(items, shape) {
    const put = this.order.flatMap((key) => (same(items.get(key), this.items.get(key)) ? [] : this.items.get(key)));
    const drop = [...items.keys()].filter((key) => !this.items.has(key));
    const height = this.shape.height === shape.height ? undefined : this.shape.height;
    return { put, drop, order: this.order, height, regions: this.shape.regions };
  }

  /** Keep the drawings that come with a part; from now on their numbers stand for them. @param {{drawings?: [number, string][]}} part */
  keep({ drawings = [] }) {
    for (const [number, svg] of drawings) this.drawings.set(number, svg);
  }

  /** @param {any} item @returns {import("./protocol.js").Item} */
  item(item) {
    for (const trait of ["svg", "over"]) {
      const drawn = item[trait];
      if (typeof drawn === "number") item[trait] = this.drawings.get(drawn);
    }
    const whole = { ...this.items.get(item.k), ...item };
    this.items.set(item.k, whole);
    return whole;
  }
}

/** Whether a piece is as it was. @param {any} old @param {any} item */
function same(old, item) {
  if (!old || old === item) return old === item;
  const told = (/** @type {any} */ of) => [...Object.entries(of)].sort();
  return old.x === item.x && old.y === item.y && old.svg === item.svg && JSON.stringify(told(old)) === JSON.stringify(told(item));
}

/** The order of pieces after a patch: some come to lie in rows, each on the piece that begins it. @param {string[]} order @param {{drop: string[], lies?: string[][]}} patch */
function arranged(order, { drop, lies = [] }) {
  const rows = lies.map((row) => row.slice(1));
  const gone = new Set([drop, rows].flat(2));
  const found = order.filter((key) => !gone.has(key));
  lies.forEach((row, i) => found.splice(found.indexOf(row[0] ?? "") + 1, 0, ...(rows[i] ?? [])));
  return found;
}

/** A section with what is new in it: inner ones by their number. @param {any} old @param {any} fresh @returns {any} */
function section(old, fresh) {
  const { sections } = fresh;
  if (!sections || Array.isArray(sections)) return { ...old, ...fresh };
  const inner = old.sections.map((/** @type {any} */ one, /** @type {number} */ i) => (sections[i] ? section(one, sections[i]) : one));
  return { ...old, ...fresh, sections: inner };
}

export class Live {
  /**
   * @param {string} path
   * @param {() => object} look what is asked for first, and again after every change
   * @param {(parts: Part[]) => void} hear what a frame says
   * @param {(line: Line) => void} tell
   */
  constructor(path, look, hear, tell) {
    this.url = new URL(path, location.href.replace(/^http/, "ws")).href;
    this.look = look;
    this.hear = hear;
    this.tell = tell;
    this.seen = ""; // how this channel was asked to show the table
    /** @type {Map<string, object>} own moves that were not answered yet, in order */
    this.waiting = new Map();
    this.heard = 0;
    this.memory = new Memory();
    this.tries = 0;
    this.count = 0;
    this.wasOpen = false;
    this.caughtUp = false;
    this.run = Math.random().toString(36).slice(2, 8);
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.alarm = 0;
    this.doubt = 0;
    addEventListener("online", () => this.connect());
    document.addEventListener("visibilitychange", () => document.hidden || this.connect());
    this.connect();
  }

  connect() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.tell(this.wasOpen ? "lost" : "connecting");
    const socket = (this.socket = new WebSocket(this.url));
    socket.onopen = () => {
      this.seen = "";
      this.lookAgain();
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(event.code);
    };
  }

  /** @param {number} code */
  closed(code) {
    this.socket = null;
    this.caughtUp = false;
    if (REFUSED.has(code)) return this.tell("refused");
    this.tell("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Ask for everything anew, unless it is shown as it should be already. */
  lookAgain() {
    const look = { do: "look", ...this.look() };
    const wanted = JSON.stringify(look);
    if (wanted === this.seen) return;
    this.seen = wanted;
    this.heard = 0;
    this.memory = new Memory();
    this.send(look);
    const socket = this.socket;
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.heard || (this.socket === socket && socket?.close()), PATIENCE); // the answer is lost: a new channel tells everything
  }

  /** Say what else is looked at: what was sent stays. @param {object} sight */
  lookOn(sight) {
    const look = { do: "look", ...sight };
    const wanted = JSON.stringify(look);
    if (!this.seen || wanted === this.seen) return;
    this.seen = wanted;
    this.send(look);
  }

  /** @param {any} message a frame with parts, or one answer */
  take(message) {
    if (!message.parts) return this.answer([message]);
    if (message.n === 1) this.memory = new Memory();
    else if (message.n !== this.heard + 1) return this.missed(message.parts);
    this.heard = message.n;
    this.answer(message.parts.map((/** @type {any} */ part) => this.memory.whole(part)));
    if (!this.caughtUp) this.catchUp();
  }

  /** A frame that does not follow: one before it is lost, or it was sent before the look that is on its way. @param {any[]} parts */
  missed(parts) {
    if (this.heard) return this.socket?.close(); // a new channel tells everything
    this.answer(parts.filter((part) => WHOLE.has(part.is) && part.id));
  }

  catchUp() {
    this.caughtUp = true;
    this.tries = 0;
    this.tell(this.wasOpen ? "back" : "open");
    this.wasOpen = true;
    for (const move of this.waiting.values()) this.send(move);
  }

  /** @param {Part[]} parts */
  answer(parts) {
    for (const part of parts) if ((part.is === "done" || part.is === "no") && part.id) this.waiting.delete(part.id);
    if (!this.waiting.size) clearTimeout(this.alarm);
    this.hear(parts);
  }

  /** Send now if possible. @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send something that must arrive exactly once: it carries an id and is repeated until answered. @param {object} message */
  act(message) {
    const id = `${this.run}-${++this.count}`;
    const move = { ...message, id };
    this.waiting.set(id, move);
    if (this.caughtUp) this.send(move);
    clearTimeout(this.alarm);
    this.alarm = setTimeout(() => this.waiting.has(id) && this.socket?.close(), PATIENCE);
    return id;
  }
}
