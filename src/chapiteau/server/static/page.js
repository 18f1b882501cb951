/** What every module needs of the page: finding and making elements, and the page's words. */

/** @type {Record<string, string>} */
let words = {};

/** Read the words that the template put into the page. */
export function readWords() {
  words = JSON.parse(document.getElementById("words")?.textContent || "{}");
}
readWords();

/**
 * A word of the page with its blanks filled.
 * @param {string} key @param {Record<string, string | number>} [blanks]
 */
export function say(key, blanks = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => String(blanks[name] ?? all));
}

/** A text to be searched: lower case, without accents. @param {string} text */
export function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** @param {string} selector @returns {HTMLElement} */
export function the(selector) {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the page lacks ${selector}`);
  return found;
}

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
export function all(selector, root = document) {
  return [...root.querySelectorAll(selector)].filter((found) => found instanceof HTMLElement);
}

/**
 * A new element; text never becomes markup.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {Record<string, string | boolean>} [marks]
 * @param {...(Node | string)} inside @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, marks = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(marks)) {
    if (value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...inside);
  return made;
}

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/** Set an attribute, or take it away where there is nothing to say; what is so already is not touched. @param {Element | null} node @param {string} name @param {string | null | undefined} value */
export function mark(node, name, value) {
  if ((node?.getAttribute(name) ?? "") === (value ?? "")) return;
  if (value) node?.setAttribute(name, value);
  else node?.removeAttribute(name);
}

/** Let a place say something, unless it does. @param {HTMLElement} place @param {string} text */
export function write(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/**
 * Fill a place anew only if what it shows has changed: a button that is about to be pressed stays.
 * @param {Element} place @param {unknown} what @param {() => (Node | string)[]} fill @returns whether it was
 */
export function renew(place, what, fill) {
  const now = JSON.stringify([document.documentElement.lang, what]);
  if (shown.get(place) === now) return false;
  shown.set(place, now);
  place.replaceChildren(...fill());
  return true;
}

/** Something that is done once before the next paint, however often it is called for: what has to know where things are waits for it, else they are laid out for each call. @param {() => void} act */
export function beforePaint(act) {
  let isComing = false;
  return () => {
    if (isComing) return;
    isComing = true;
    requestAnimationFrame(() => {
      isComing = false;
      act();
    });
  };
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * A new SVG element.
 * @param {string} tag @param {Record<string, string | number>} [marks]
 * @param {...(Node | string)} inside @returns {SVGElement}
 */
export function draw(tag, marks = {}, ...inside) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(marks)) made.setAttribute(name, String(value));
  made.append(...inside);
  return /** @type {SVGElement} */ (made);
}

/** An icon of the page's own sheet. @param {string} name */
export function icon(name) {
  const sign = draw("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  sign.append(draw("use", { href: `/static/icons.svg#${name}` }));
  return sign;
}

/** A sign that the table's picture brings along. @param {string} strokes */
export function sign(strokes) {
  const drawn = draw("svg", { class: "icon sign", viewBox: "0 0 24 24", "aria-hidden": "true" });
  drawn.innerHTML = strokes;
  return drawn;
}

/** @type {[colour: string, shape: string][]} */
const SIGILS = [
  ["#D2491B", "M-10 0A10 10 0 1 1 10 0A10 10 0 1 1 -10 0Z"],
  ["#43A5EC", "M-8.6 -8.6H8.6V8.6H-8.6Z"],
  ["#F7C815", "M0 -10L10.1 7.4H-10.1Z"],
  ["#1A5A40", "M0 -11.3L11.3 0L0 11.3L-11.3 0Z"],
  ["#742680", "M10.4 0L5.2 9L-5.2 9L-10.4 0L-5.2 -9L5.2 -9Z"],
  ["#F3EFE6", "M0 -12L3.9 -5.3L11.4 -3.7L6.3 2L7 9.7L0 6.6L-7 9.7L-6.3 2L-11.4 -3.7L-3.9 -5.3Z"],
];

/** A seat's colour and shape. @param {number} seat @returns {[colour: string, shape: string]} */
export function livery(seat) {
  return SIGILS[seat % SIGILS.length] ?? ["", ""];
}

/** A seat's mark: colour, shape, and a paper ring in an ink ring. @param {number} seat */
export function sigil(seat) {
  const [fill, d] = livery(seat);
  return draw("svg", { class: "sigil", viewBox: "-15 -15 30 30", "aria-hidden": "true" },
    draw("path", { d, fill: "none", stroke: "#1E1618", "stroke-width": 5.4, "stroke-linejoin": "round" }),
    draw("path", { d, fill, stroke: "#FBF4E4", "stroke-width": 2.7, "stroke-linejoin": "round", "paint-order": "stroke" }));
}

/** Words as they begin a sentence. @param {string} words */
export function sentence(words) {
  return words.charAt(0).toLocaleUpperCase(document.documentElement.lang) + words.slice(1);
}

/** Whether the reader wants less motion. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The theme in force. @returns {"light" | "dark"} */
export function theme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

const wide = matchMedia("(min-width: 1100px) and (min-aspect-ratio: 1/1)");
const narrow = matchMedia("(max-width: 560px)");
/** @typedef {"low" | "wide" | "high" | "large" | "tall" | "pair"} Plan */
/** @type {[plan: Plan, width: number, height: number][]} the plans that boards are drawn by */
const PLANS = [["low", 1366, 505], ["wide", 1366, 648], ["high", 1440, 780], ["large", 1560, 960]];
const LEAST_SCALE = 0.88; // pixels of a unit: with fewer, the smallest letters are below 11 pixels

/** The layout in force. */
export const layout = {
  /** Whether the page scrolls: a phone, or a window that is higher than wide. */
  isTall: () => !wide.matches,
  /** Whether it is a phone, which shows one region at a time; nothing is laid out to find out. */
  isPhone: () => !wide.matches && narrow.matches,
  /** Of the plans that can be read in the room there is for a picture, the one that fills most of it. @returns {Plan} */
  now() {
    if (!wide.matches) return narrow.matches ? "tall" : "pair";
    const room = the(".room");
    const isBegun = !room.closest('[data-phase="waiting"]'); // until then the room has the place of the question line too
    const w = room.clientWidth;
    const h = room.clientHeight - (isBegun ? 0 : parseFloat(getComputedStyle(room).getPropertyValue("--below")));
    const filled = PLANS.map(([plan, width, height]) => {
      const scale = Math.min(w / width, h / height);
      return /** @type {const} */ ([scale < LEAST_SCALE ? scale : width * height * scale * scale, plan]);
    });
    return filled.reduce((best, one) => (one[0] > best[0] ? one : best))[1];
  },
  /** @param {() => void} then */
  changed(then) {
    let last = "";
    new ResizeObserver(() => {
      const now = layout.now();
      if (last && now !== last) then();
      last = now;
    }).observe(the(".room"));
  },
};

const EDGE = 8; // pixels between what is brought into sight and the lines around it
const TITLE = EDGE + 36; // and what lies between a line and the end of a title below it

/** On a page that scrolls: bring as many of some pieces into sight as there is room for, from the highest on: with the whole picture from its top if that shows as many, else by the shortest way. Titles of the parts they lie in are whole or gone, where that costs no piece. @param {Element[]} pieces @param {Element[]} [parts] */
export function reveal(pieces, parts = []) {
  if (!layout.isTall() || !pieces.length) return;
  const [ceiling, floor] = [the("#top").getBoundingClientRect().bottom + EDGE, the("#ask").getBoundingClientRect().top - EDGE];
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  const highest = Math.min(...boxes.map(({ top }) => top));
  const seen = (/** @type {number} */ way) => (highest - way < ceiling ? 0 : boxes.filter(({ bottom }) => bottom - way <= floor).length);
  const [least, most] = [-scrollY, document.documentElement.scrollHeight - innerHeight - scrollY];
  const ways = boxes.flatMap(({ top, bottom }) => [top - ceiling, bottom - floor]).map((way) => Math.max(least, Math.min(most, way)));
  const isWhole = ways.every((way) => seen(way) <= seen(least));
  const shortest = isWhole ? least : ways.reduce((one, other) => (seen(other) - seen(one) || Math.abs(one) - Math.abs(other)) > 0 ? other : one, 0);
  const tops = parts.map((part) => part.getBoundingClientRect().top - ceiling);
  const cuts = (/** @type {number} */ way) => tops.some((top) => top + EDGE < way && way < top + TITLE);
  const others = cuts(shortest) ? tops.flatMap((top) => [top, top + TITLE]).filter((way) => way >= least && way <= most && !cuts(way) && seen(way) >= seen(shortest)) : [];
  const best = others.reduce((one, other) => Math.abs(other - shortest) < Math.abs(one - shortest) ? other : one, others[0] ?? shortest);
  if (best) scrollBy({ top: best, behavior: calm.matches ? "auto" : "smooth" });
}

/** Do something whenever the picture has to look different: layout, theme or language. @param {() => void} then */
export function restyled(then) {
  layout.changed(then);
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", then);
  addEventListener("house", then);
}

/** Have a screen reader say what is written where it cannot see it now. @param {HTMLElement} place @param {string[]} lines */
export function aloud(place, lines) {
  if (place.closest("[hidden]")) the("#aloud").replaceChildren(...lines.map((line) => make("p", {}, line)));
}

/** Whether a press of a finger, not of a mouse, made a click. @param {Event} event */
export function isTouch(event) {
  return event instanceof PointerEvent && event.pointerType !== "mouse" && event.pointerType !== "";
}

/** Whether a key press belongs to a field. @param {Event} event */
export function isTyping(event) {
  const at = event.target;
  return at instanceof HTMLElement && (at.isContentEditable || at.matches("input, textarea, select"));
}

/** Whether single keys are shortcuts: some people's input devices press letters by themselves. */
export const keys = {
  isOn: () => localStorage.getItem("keys") !== "off",
  /** @param {boolean} on */
  turn: (on) => localStorage.setItem("keys", on ? "on" : "off"),
};

/** How fast I follow what others do. */
export const pace = {
  now: () => localStorage.getItem("pace") ?? "normal",
  /** @param {string} way */
  choose: (way) => localStorage.setItem("pace", way),
};

/** Whether a press of a key is meant as a shortcut. @param {KeyboardEvent} event */
export function isShortcut(event) {
  return keys.isOn() && !(event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTyping(event));
}
