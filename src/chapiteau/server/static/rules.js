/** The rules: search as you type; inside a table they are fetched once into their tab. */

import { all, folded, say } from "./page.js";

/** @param {ParentNode} root */
export function searchable(root) {
  const field = root.querySelector("[data-rules-search]");
  if (!(field instanceof HTMLInputElement)) return;
  const rules = all("[data-rule-row]", root);
  const chapters = all("[data-chapter]", root);
  const found = root.querySelector("[data-rules-found]");
  const texts = rules.map((rule) => folded(rule.textContent ?? ""));
  field.addEventListener("input", () => {
    const wanted = folded(field.value).split(/\s+/).filter(Boolean);
    rules.forEach((rule, i) => (rule.hidden = !wanted.every((word) => texts[i]?.includes(word))));
    for (const chapter of chapters) chapter.hidden = all("[data-rule-row]", chapter).every((rule) => rule.hidden);
    const shown = rules.filter((rule) => !rule.hidden).length;
    if (found) found.textContent = wanted.length ? say("rules-found", { count: shown }) : "";
  });
}

/** @param {HTMLElement} place @param {string} game @param {string} [number] */
export async function openRules(place, game, number) {
  const lang = document.documentElement.lang;
  if (place.dataset.lang !== lang) {
    const answer = await fetch(`/game/${game}/rules`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const book = page.getElementById("rulebook");
    if (!book) return;
    place.replaceChildren(document.adoptNode(book));
    place.dataset.lang = lang;
    searchable(place);
  }
  if (!number) return;
  const rule = document.getElementById(`r${number}`);
  for (const old of all(".found", place)) old.classList.remove("found");
  rule?.classList.add("found");
  rule?.scrollIntoView({ block: "center" });
  rule?.focus({ preventScroll: true });
}

if (document.body.dataset.page === "rules") searchable(document);
