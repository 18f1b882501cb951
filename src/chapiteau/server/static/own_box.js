/** The page of a box that somebody has made: it waits for the bots, and forgets what was saved. */

import { the } from "./page.js";

const EVERY = 1500;
const page = the(".own-box-page");

/** Drafts that have become a version are no drafts any more. */
function forget() {
  const { saved } = page.dataset;
  if (saved && sessionStorage.getItem("box-saving") === saved) localStorage.removeItem(`box-${saved}`);
  sessionStorage.removeItem("box-saving");
}

async function wait() {
  try {
    const answer = await fetch(page.dataset.asks ?? "", { headers: { accept: "application/json" } });
    if (answer.ok && (await answer.json()).state !== page.dataset.state) return location.reload();
  } catch {
    // asked again
  }
  setTimeout(wait, EVERY);
}

forget();
if (page.dataset.state === "new") setTimeout(wait, EVERY);
