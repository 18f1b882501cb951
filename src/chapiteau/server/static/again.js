/** On a phone: the cards that may be chosen, once more above the question, each large enough for a finger. */

import { make, renew, the } from "./page.js";

/** @typedef {import("./scene.js").Picture} Picture */

export class Again {
  /**
   * @param {Picture} picture it marks with data-again how large cards are in it, and which moves they are chosen for
   * @param {(node: SVGElement) => void} point what a finger on a piece does
   */
  constructor(picture, point) {
    this.picture = picture;
    this.point = point;
    this.place = make("div", { class: "again-cards", "aria-hidden": "true", hidden: true }); // whoever listens has the pieces themselves
    the("#ask").prepend(this.place);
  }

  /** After the picture, the question or what is pointed at has changed. @param {string} pointed a move */
  settle(pointed) {
    const { items, known, lights } = this.picture;
    const [w = "0", h = "0", ...verbs] = items.querySelector(".item:not(.leaving) [data-again]")?.getAttribute("data-again")?.split(" ") ?? [];
    const order = (/** @type {string} */ move) => lights.legal.get(move) ?? 0;
    const cards = [...known.values()].filter(({ item }) => verbs.includes(item.move?.split(":")[0] ?? ""));
    cards.sort((one, other) => order(one.item.move ?? "") - order(other.item.move ?? ""));
    this.place.hidden = !cards.length;
    renew(this.place, cards.map(({ item }) => [item.k, item.move, item.svg, item.over]), () => cards.map(({ item, node }) => {
      const button = make("button", { type: "button", tabindex: "-1", "data-again": item.move ?? "" });
      button.innerHTML = `<svg viewBox="${-Number(w) / 2} ${-Number(h) / 2} ${w} ${h}">${item.svg ?? ""}${item.over ?? ""}</svg>`;
      button.addEventListener("click", () => this.point(node));
      return button;
    }));
    for (const button of this.place.children) {
      const isIt = button.getAttribute("data-again") === pointed;
      if (isIt && !button.classList.contains("pointed-at")) button.scrollIntoView({ block: "nearest", inline: "nearest" });
      button.classList.toggle("pointed-at", isIt);
    }
  }
}
