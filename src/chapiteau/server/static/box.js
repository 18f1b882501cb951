/** A section of the box: its rows get their pictures. */

import { all, theme, the } from "./page.js";
import { keepDefs, pictureOf } from "./box_picture.js";

/** @typedef {import("./box_picture.js").Picture} Picture */

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
    place.replaceChildren(...(picture ? [pictureOf(picture)] : []));
  }
  list.dataset.drawn = theme();
}

show();
addEventListener("house", show);
