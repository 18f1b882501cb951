/*
 * What a player sees of a table, for tests that answer as people do. It looks and waits; it never answers.
 *
 * Runs in every page of such a test, in Chromium and in Firefox.
 */

(() => {
const find = (selector) => document.querySelector(selector);
const findAll = (selector) => [...document.querySelectorAll(selector)];
const MOST_FRAMES = 120;  // until a press is known to have done nothing

globalThis.eyes = {
  /** Wait for something to be seen: the page is watched, not asked again and again. */
  until(isSo) {
    return new Promise((seen) => {
      const watch = new MutationObserver(() => isSo() && (watch.disconnect(), seen()));
      watch.observe(document.body, { attributes: true, childList: true, subtree: true });
      if (isSo()) watch.disconnect(), seen();
    });
  },

  /** Whether another question than the one before is asked, or the score sheet is there. */
  isNews(before) {
    const table = find("#table");
    if (table.dataset.phase === "over") return find("#pad tbody tr") !== null;
    return table.matches(".my-turn:not(.following)") && table.dataset.position !== before;
  },

  /** The next question, with everything that can be chosen. */
  async question(before, isPointed) {
    await eyes.until(() => eyes.isNews(before));
    return eyes.see(isPointed);
  },

  /** The same question, when nothing is looked at more closely any more. */
  async unveiled() {
    await eyes.until(() => find("#inspector").hidden);
    return eyes.see(true);
  },

  /** What has become of a press: "sent", "sure" (it asks once more), "shown" (what it would do), or nothing. */
  async outcome(before, move) {
    const main = find("#do");
    const table = find("#table");
    const isSent = () => main.matches("[aria-busy]") || table.dataset.position !== before || table.dataset.phase === "over";
    const isShown = () => find("#meaning").matches(".foretold");
    const isAnswered = () => isSent() || main.matches(".sure") || isShown();
    // A browser may tell a page of a tap when the finger has long left.
    for (let frames = 0; frames < MOST_FRAMES && !isAnswered() && main.dataset.answer !== move; frames++) await new Promise(requestAnimationFrame);
    if (main.dataset.answer === move) await eyes.until(isAnswered);
    return isSent() ? "sent" : main.matches(".sure") ? "sure" : isShown() ? "shown" : "";
  },

  /** `isPointed`: also where each piece can be pressed. */
  see(isPointed) {
    const main = find("#do");
    return {
      over: find("#table").dataset.phase === "over",
      position: find("#table").dataset.position ?? "",
      prompt: find("#prompt").textContent,
      options: findAll("#options [data-answer]").map((row) => [row.dataset.answer, eyes.part(row)]),
      pieces: findAll("#picture .item[data-move]:not(.ghost, .leaving)").map((piece) => [piece.dataset.move, piece.dataset.k, isPointed ? eyes.pressed(piece) : null, piece.querySelector(".frame") !== null]),
      ghost: find("#picture .item.ghost:not(.leaving)") !== null,
      line: findAll("#plain [data-answer], #do[data-answer]").filter((one) => one.dataset.answer && eyes.isShown(one)).map((one) => [one.dataset.answer, eyes.middle(one)]),
      highest: Math.max(0, ...findAll("#plain button, #do").filter(eyes.isShown).map((one) => one.offsetHeight)),
      isListed: eyes.isShown(main) && !main.dataset.answer,
      tabs: findAll("#tabs [data-region]").map((tab) => ({ title: tab.innerText.trim(), isLit: tab.matches(".dot"), isFront: tab.getAttribute("aria-pressed") === "true", at: eyes.middle(tab) })),
    };
  },

  /** Where an answer stands in the open list, brought into sight. */
  row(move) {
    const row = find(`#options [data-answer="${move}"]`);
    row.scrollIntoView({ block: "nearest" });
    return eyes.middle(row);
  },

  /** The title under which an answer stands in the list: the part of the table where it lies. */
  part(row) {
    let at = row;
    while (at && !at.matches("h3")) at = at.previousElementSibling;
    return at?.textContent ?? "";
  },

  /** The middle of the one main button. */
  main: () => eyes.middle(find("#do")),

  isShown(node) {
    return !node.hidden && node.getClientRects().length > 0;
  },

  middle(node) {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  },

  /** A point where a press meets a piece: its middle, else the first of many that nothing covers. */
  pressed(piece) {
    const box = (piece.querySelector(".hit") ?? piece.querySelector(".drawn")).getBoundingClientRect();
    const at = (i, j) => [box.x + (box.width * j) / 16, box.y + (box.height * i) / 16];
    const meets = ([x, y]) => document.elementFromPoint(x, y)?.closest(".item") === piece;
    for (const step of [8, 4, 1]) for (let i = step; i < 16; i += step) for (let j = step; j < 16; j += step) if (meets(at(i, j))) return at(i, j);
    return null;
  },

  pointOf: (key) => eyes.pressed(eyes.piece(key)),

  piece: (key) => find(`#picture .item[data-k="${key}"]:not(.leaving)`),

  /** Wait for a part of the table in which an answer lies. */
  async partWith(move) {
    await eyes.until(() => find(`#picture .item[data-move="${move}"]:not(.leaving)`));
    return eyes.see();
  },

  /** The button that turns a piece, or nothing where it has one way only. */
  turner: () => (eyes.isShown(find("#turn")) ? eyes.middle(find("#turn")) : null),

  /** The piece that is being laid: where it is, and whether it may lie there. */
  ghost() {
    const ghost = find("#picture .item.ghost:not(.leaving)");
    return { key: ghost.dataset.k, at: eyes.middle(ghost.querySelector(".drawn")), isLegal: ghost.dataset.state === "legal", move: ghost.dataset.move ?? "" };
  },

  /** Wait until a page that was swiped has come to rest. */
  async still() {
    for (let y = NaN, frames = 0; frames < 3; frames = scrollY === y ? frames + 1 : 0, y = scrollY) await new Promise(requestAnimationFrame);
  },

  /** How far a page that scrolls has to go until a piece is in the middle of what is seen of it. */
  wayTo(key) {
    const [, y] = eyes.middle(eyes.piece(key).querySelector(".hit, .drawn"));
    const [top, bottom] = [find(".top").getBoundingClientRect().bottom, find("#ask").getBoundingClientRect().top];
    return y - (top + bottom) / 2;
  },

  /** What the arrows lead to, line by line as one reads, and which of them has the focus. */
  stops() {
    const frames = findAll("#picture .item:not(.leaving) .frame").map((frame) => ({ key: frame.closest(".item").dataset.k, frame, at: eyes.middle(frame), line: 0 }));
    const sheet = find("#picture .items");
    const near = 12 * sheet.clientWidth / sheet.viewBox.baseVal.width;
    frames.sort((one, other) => one.at[1] - other.at[1]);
    let line = -Infinity;
    for (const one of frames) one.line = line = one.at[1] - line > near ? one.at[1] : line;
    frames.sort((one, other) => one.line - other.line || one.at[0] - other.at[0]);
    return [frames.map(({ key }) => key), frames.findIndex(({ frame }) => frame === document.activeElement)];
  },

  /** The key of the piece that has the focus. */
  focus: () => document.activeElement?.closest(".item")?.dataset.k ?? "",

  /** The keys of the parts of the table that are not in front. */
  parts() {
    const keys = findAll("#keys-regions kbd").map((key) => key.textContent);
    return keys.length === findAll("#tabs [data-region]").length - 1 ? keys.filter((_, i) => i !== eyes.front()) : [];
  },

  /** Which part of the table is in front. */
  front: () => findAll("#tabs [data-region]").findIndex((tab) => tab.getAttribute("aria-pressed") === "true"),

  /** Wait until another part is there. */
  otherPart: (before) => eyes.until(() => eyes.front() !== before),

  /** Whether the last choice can be taken back by its key. */
  canUndo: () => find("#back [aria-keyshortcuts=u]") !== null,

  /** Whether Enter does what the main button says. */
  isByEnter: () => find("#do").matches(".by-enter") && eyes.isShown(find("#do")),
};
})();
