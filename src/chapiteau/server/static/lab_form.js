/** A wish to the lab: the rows that are changed in this browser go with it. */

import { say, the, write } from "./page.js";
import { Drafts } from "./box_drafts.js";

const form = /** @type {HTMLFormElement} */ (the("#lab-form"));
const drafts = new Drafts(form.dataset.game ?? "", form.dataset.box ?? "");
const count = Object.keys(drafts.rows).length;

write(the("#drafts"), count ? say("lab-rows", { count }) : say("lab-no-rows"));
/** @type {HTMLButtonElement} */ (the("#lab-begin")).disabled = !count;
form.addEventListener("submit", () => {
  /** @type {HTMLInputElement} */ (the("[name=rows]")).value = JSON.stringify(drafts.rows);
});
