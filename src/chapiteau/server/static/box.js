/** A section of the box: its rows get their pictures. */

import { all, say, theme, the, write } from "./page.js";
import { Drafts } from "./box_drafts.js";
import { keepDefs, pictureOf } from "./box_picture.js";

/** @typedef {import("./box_picture.js").Picture} Picture */

const WIDE = 220; // what is wider stands above its facts, or its letters would be too small
const list = the("[data-pictures]");

async function show() {
  const answer = await fetch(`${list.dataset.pictures}?theme=${theme()}`);
  if (!answer.ok) return;
  /** @type {{ defs: string, pictures: (Picture | null)[] }} */
  const found = await answer.json();
  keepDefs(found.defs);
  for (const place of all("[data-row]", list)) {
    const picture = found.pictures[Number(place.dataset.row)];
    place.hidden = !picture;
    place.closest("li")?.classList.toggle("is-wide", (picture?.box[2] ?? 0) > WIDE);
    place.replaceChildren(...(picture ? [pictureOf(picture)] : []));
  }
  list.dataset.drawn = theme();
}

const bar = /** @type {HTMLFormElement} */ (the(".box-drafts"));
const drafts = new Drafts(bar.dataset.drafts ?? "", bar.dataset.box ?? "");

function showDrafts() {
  const rows = drafts.rows;
  bar.hidden = !Object.keys(rows).length;
  write(the("#drafts"), say("box-drafts", { count: Object.keys(rows).length }));
  for (const row of all("[data-path]", list)) row.classList.toggle("is-changed", (row.dataset.path ?? "") in rows);
}

bar.addEventListener("submit", (event) => {
  drafts.noteSaving(event);
  /** @type {HTMLInputElement} */ (the("[name=rows]")).value = JSON.stringify(drafts.rows);
});
the("#forget").addEventListener("click", () => {
  drafts.rows = {};
  showDrafts();
});

showDrafts();
show();
addEventListener("house", show);
