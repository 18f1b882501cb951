/** A study of a changed box: while its games are played the page says how far they are. */

import { say, the, write } from "./page.js";
import { fetched } from "./positions.js";

const AGAIN = 1500; // milliseconds between two looks at how far it is
const page = the("#lab");

/** @typedef {{state: string, done: number, total: number, ahead: number}} Progress */

async function wait() {
  let pause = AGAIN;
  try {
    /** @type {Progress} */
    const now = await fetched(page.dataset.progress ?? "");
    if (now.state !== "asked") return location.reload();
    const bar = /** @type {HTMLProgressElement} */ (the("#progress"));
    bar.value = now.done;
    write(the("#progress-said"), now.ahead && !now.done ? say("lab-ahead", { ahead: now.ahead }) : say("lab-done", { done: now.done, total: now.total }));
  } catch {
    write(the("#progress-said"), say("lab-lost"));
    pause *= 4;
  }
  setTimeout(wait, pause);
}

const copy = the("#copy");
copy.hidden = !navigator.clipboard;
copy.addEventListener("click", async () => {
  await navigator.clipboard.writeText(location.href);
  write(the("#said"), say("lab-copied"));
});

if (page.dataset.state === "asked") setTimeout(wait, AGAIN);
