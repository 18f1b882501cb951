/** The rules: search as you type; inside a table they are fetched once into their tab. */

import { leadBack, leadTo } from "./back_to_table.js";
import { all, folded, say } from "./page.js";

/** @param {ParentNode} root */
export function searchable(root) {
  const field = root.querySelector("[data-rules-search]");
  if (!(field instanceof HTMLInputElement)) return;
  const rules = all("[data-rule-row]", root);
  const chapters = all("[data-chapter]", root);
  const found = root.querySelector("[data-rules-found]");
  const overview = root.querySelector(".overview");
  const texts = rules.map((rule) => folded(rule.textContent ?? ""));
  /** @type {string[][]} */
  const synonyms = JSON.parse(field.dataset.synonyms ?? "[]").map((/** @type {string[]} */ group) => group.map(folded));
  /** Other words for one that somebody may be typing still. @param {string} word */
  const meant = (word) => [word, ...(word.length < 3 ? [] : synonyms.filter((group) => group.some((other) => other.startsWith(word))).flat())];
  field.addEventListener("input", () => {
    const wanted = folded(field.value).split(/\s+/).filter(Boolean).map(meant);
    rules.forEach((rule, i) => (rule.hidden = !wanted.every((words) => words.some((word) => texts[i]?.includes(word)))));
    for (const chapter of chapters) chapter.hidden = all("[data-rule-row]", chapter).every((rule) => rule.hidden);
    if (overview instanceof HTMLElement) overview.hidden = wanted.length > 0;
    const shown = rules.filter((rule) => !rule.hidden).length;
    if (found) found.textContent = wanted.length ? say("rules-found", { count: shown }) : "";
  });
}

/** Links from rule to rule stay where the rules are read, in the drawer of a table too. @param {HTMLElement} root */
function followed(root) {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-see]") : null;
    if (!(link instanceof HTMLElement)) return;
    event.preventDefault();
    show(root, link.dataset.see ?? "");
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
    followed(book);
    const back = wayBack(book);
    if (back) leadTo(back, location.pathname);
  }
  if (number) show(place, number);
}

/** @param {ParentNode} root @returns {HTMLAnchorElement | null} */
function wayBack(root) {
  return root.querySelector("a[data-back-to-table]");
}

/** Light the rule with this number, and bring it before the reader. @param {ParentNode} place @param {string} number */
function show(place, number) {
  const rule = document.getElementById(`r${number}`);
  for (const old of all(".found", place)) old.classList.remove("found");
  if (!rule) return;
  rule.hidden = false;
  const chapter = rule.closest("[data-chapter]");
  if (chapter instanceof HTMLElement) chapter.hidden = false;
  rule.classList.add("found");
  rule.scrollIntoView({ block: "center" });
  rule.focus({ preventScroll: true });
}

if (document.body.dataset.page === "rules") {
  searchable(document);
  followed(document.body);
  const back = wayBack(document);
  if (back) leadBack(back, back.dataset.game ?? "");
}
