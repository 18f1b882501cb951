/** What has happened since my last move: the table again, step by step, while the game goes on underneath. */

import { Memory } from "./live.js";
import { calm, isTyping, layout, make, pace, reveal, say, the, theme } from "./page.js";
import { lead, patched, standing } from "./steps.js";

/** @typedef {import("./protocol.js").Scene} Scene */
/** @typedef {import("./protocol.js").Patch} Patch */
/** @typedef {{lines: string[], scene: Scene, fresh: Set<string>}} Step what was told, the table, the keys of what changed */
/** @typedef {{more: boolean, steps: {lines: string[], picture: any}[]}} Answer */

const STEPS = /** @type {Record<string, number>} */ ({ step: 2400, slow: 2400, fast: 700 }); // milliseconds for a step of one line
const STEP = 1600;
const LINE = 0.4; // of it for each line more
const SEEN = ["x", "y", "turn", "svg", "over"]; // what of a piece is seen to change

export class Past {
  /**
   * @param {import("./scene.js").Picture} picture
   * @param {string} path where the past is told
   * @param {{drawn: () => void, trouble: (text: string) => void}} hands
   */
  constructor(picture, path, hands) {
    this.picture = picture;
    this.path = path;
    this.hands = hands;
    this.page = the("#table");
    this.place = the("#past");
    /** @type {Step[]} */
    this.steps = [];
    /** @type {Scene | null} how the table stands now, while the past is shown */
    this.now = null;
    this.at = 0;
    this.back = 1;
    this.more = false;
    this.asking = 0; // counts what was asked for: an answer that comes too late is not shown
    this.timer = 0;
    the("#past-before").addEventListener("click", () => this.go(this.at - 1));
    the("#past-after").addEventListener("click", () => this.go(this.at + 1));
    the("#past-run").addEventListener("click", () => this.run(!this.timer));
    the("#past-now").addEventListener("click", () => this.close());
    addEventListener("keydown", (event) => this.key(event));
  }

  get isOn() {
    return this.now !== null;
  }

  async open() {
    if (this.isOn || !(await this.ask(1))) return;
    this.now = standing(this.picture);
    this.page.classList.add("past");
    this.place.hidden = false;
    this.show(0);
    the("#past-after").focus({ preventScroll: true });
    if (!calm.matches) this.run(true);
  }

  /** Get what happened since so many own moves ago. @param {number} back @returns whether it came, and was still wanted */
  async ask(back) {
    const asking = ++this.asking;
    const query = new URLSearchParams({ back: String(back), layout: layout.now(), theme: theme() });
    const answer = await fetch(`${this.path}?${query}`).catch(() => null);
    if (asking !== this.asking) return false;
    if (!answer?.ok) {
      this.hands.trouble(say("past-none"));
      return false;
    }
    const told = await answer.json();
    if (asking !== this.asking) return false;
    this.take(told, back);
    return true;
  }

  /** Make every step a whole picture, so that it can be gone through both ways. @param {Answer} answer @param {number} back */
  take({ more, steps }, back) {
    const memory = new Memory();
    /** @type {Step[]} */
    const whole = [];
    for (const { lines, picture } of steps) {
      const fresh = changed(picture?.put ?? []);
      const part = picture && memory.whole(picture);
      const last = whole.at(-1)?.scene;
      const scene = part?.is === "patch" && last ? patched(last, part) : part ?? last;
      whole.push({ lines, scene, fresh });
    }
    [this.steps, this.more, this.back] = [whole, more, back];
  }

  /** Go to a step; before the first there may be more, after the last there is now. @param {number} n */
  async go(n) {
    this.run(false);
    if (n >= this.steps.length) return this.close();
    if (n >= 0) return this.show(n);
    const known = this.steps.length;
    if (this.more && (await this.ask(this.back + 1)) && this.isOn) this.show(Math.max(0, this.steps.length - known - 1));
  }

  /** @param {number} n */
  show(n) {
    const step = this.steps[n];
    if (!step) return;
    this.at = n;
    lead(this.picture, step.scene);
    this.point(step.fresh);
    the("#past-at").textContent = say("past-at", { n: n + 1, of: this.steps.length });
    const lines = n ? step.lines : [say("past-start")];
    the("#past-lines").replaceChildren(...lines.map((line) => make("li", {}, line)));
    the("#past-lines").scrollTop = 0;
    the("#past-before").setAttribute("aria-disabled", String(n === 0 && !this.more));
    this.hands.drawn();
  }

  /** Let the steps follow one another, and now the last of them. @param {boolean} on */
  run(on) {
    clearTimeout(this.timer);
    const lines = this.steps[this.at]?.lines.length ?? 0;
    const time = STEPS[pace.now()] ?? STEP;
    this.timer = on ? setTimeout(() => this.next(), time * (1 + LINE * Math.max(0, lines - 1))) : 0;
    the("#past-run").setAttribute("aria-pressed", String(on));
    the("#past-run").classList.toggle("on", on);
  }

  next() {
    if (this.at + 1 >= this.steps.length) return this.close();
    this.show(this.at + 1);
    this.run(true);
  }

  /** Something has changed at the table meanwhile. @param {Scene | Patch} part @returns whether the picture is not to show it yet */
  missed(part) {
    if (!this.now) return false;
    this.now = part.is === "scene" ? part : patched(this.now, part);
    return true;
  }

  /** Back to how things stand. */
  close() {
    this.asking++;
    const now = this.now;
    if (!now) return;
    this.run(false);
    const held = this.place.contains(document.activeElement);
    this.now = null;
    this.page.classList.remove("past");
    this.place.hidden = true;
    this.point(new Set());
    lead(this.picture, now);
    this.hands.drawn();
    if (held) the("#again").focus({ preventScroll: true });
  }

  /** Mark what has changed in a step, where nothing moves it would not be seen, and bring it into sight. @param {Set<string>} fresh */
  point(fresh) {
    for (const [key, { node }] of this.picture.known) node.classList.toggle("pointed", fresh.has(key));
    reveal([...this.picture.items.querySelectorAll(".pointed")]);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.isOn || event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way) this.go(this.at + way);
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
  }
}

/** The keys of the pieces that look different now. @param {Record<string, unknown>[]} put */
function changed(put) {
  return new Set(put.filter((item) => SEEN.some((trait) => trait in item)).map((item) => String(item.k)));
}
