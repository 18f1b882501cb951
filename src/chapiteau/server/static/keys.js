/** Regions and the table of keys: what each key brings forward, on the board and on a phone as tabs. */

import { icon, isShortcut, keys, make, renew, say, sign, the } from "./page.js";

/** @typedef {import("./protocol.js").Region} Region */
/** @typedef {import("./scene.js").Picture} Picture */

export class Regions {
  /**
   * @param {Picture} picture
   * @param {{focus: (region: string) => void, more: () => void}} hands
   */
  constructor(picture, hands) {
    this.picture = picture;
    this.hands = hands;
    /** @type {Set<string>} the regions where an answer lies */
    this.lit = new Set();
    this.asked = ""; // the region that the question is about
    addEventListener("keydown", (event) => this.key(event));
    picture.items.addEventListener("click", (event) => this.click(event));
  }

  /** @returns {Region[]} */
  get all() {
    return this.picture.regions;
  }

  get front() {
    return this.all.find(([, , , , , , , isFront]) => isFront)?.[0] ?? "";
  }

  /** After every change of the picture or the question. @param {import("./protocol.js").Ask | null} asked */
  settle(asked) {
    this.lit = new Set(asked?.options.flatMap((option) => option.region ?? []));
    const front = this.front;
    const tabs = this.all.length ? this.all.map(([id, , title, , , , , , drawn]) => [id, title, drawn]) : [["", say("tab-table")]];
    renew(the("#tabs"), [tabs, front, [...this.lit]], () => [
      ...tabs.map(([id = "", title = "", drawn = ""]) => this.tab(id, title, id === front, sign(drawn))),
      this.tab("more", say("tab-more"), false, icon("more")),
    ]);
    renew(the("#keys-regions"), this.all.map(([, key, title]) => [key, title]), () => this.all.filter(([, key]) => key).map(([, key, title]) =>
      make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, title))));
  }

  /** The answers that lie in parts which are not in front. @param {import("./protocol.js").Ask | null} asked */
  moves(asked) {
    const away = new Set(this.all.flatMap(([id, , , , , , , isFront]) => (isFront ? [] : [id])));
    return asked?.options.flatMap(({ move, region }) => (region && away.has(region) ? [move] : [])) ?? [];
  }

  /** @param {string} id @param {string} title @param {boolean} on @param {Node[]} signs */
  tab(id, title, on, ...signs) {
    const isLit = this.lit.has(id) && !on;
    const button = make("button", { type: "button", class: isLit ? "tab dot" : "tab", "aria-pressed": String(on), "data-region": id }, ...signs, make("span", {}, title));
    if (isLit) button.setAttribute("aria-label", say("region-lit", { name: title }));
    button.addEventListener("click", () => (id === "more" ? this.hands.more() : this.hands.focus(id)));
    return button;
  }

  /** A click on a wing where nothing can be chosen brings it forward, one on a small card the card. @param {Event} event */
  click(event) {
    const at = event.target instanceof Element ? event.target.closest(".item") : null;
    const key = at?.getAttribute("data-k") ?? "";
    const region = key.startsWith("region-") ? key.slice("region-".length) : "";
    const [id] = region.split("/");
    if (region && region !== this.front && this.all.some(([other]) => other === id)) this.hands.focus(region);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape" && this.wanted) return this.bring("");
    if (event.key === "Enter") return this.click(event);
    if (!isShortcut(event)) return;
    if (event.key === "?") return /** @type {HTMLDialogElement} */ (the("#keys-table")).showModal();
    const found = this.all.find(([, key]) => key && key.toLowerCase() === event.key.toLowerCase());
    if (found) this.bring(found[0]);
  }

  wanted = "";

  /** @param {string} region */
  bring(region) {
    this.wanted = region;
    this.hands.focus(region);
  }
}

/** The switch for single keys. */
export function switchKeys() {
  const shortcuts = /** @type {HTMLInputElement} */ (the("#keys"));
  shortcuts.checked = keys.isOn();
  shortcuts.addEventListener("change", () => keys.turn(shortcuts.checked));
  for (const button of document.querySelectorAll("[data-keys]")) button.addEventListener("click", () => /** @type {HTMLDialogElement} */ (the("#keys-table")).showModal());
}
