/** The front page: the choice of seats and bots beside each Play. */

import { all, say } from "./page.js";

const menus = all("details.choose").filter((menu) => menu instanceof HTMLDetailsElement);

/** What Play would begin with, on the button itself. @param {Event} event */
function rename(event) {
  const seats = event.target;
  if (!(seats instanceof HTMLSelectElement) || seats.name !== "seats") return;
  const label = seats.form?.querySelector("[data-play]");
  if (label) label.textContent = say(`play-${seats.value}`);
}

/** Only one choice is open at a time. @param {EventTarget | null} [but] */
function close(but) {
  for (const menu of menus) if (!(but instanceof Node && menu.contains(but))) menu.open = false;
}

/** @param {KeyboardEvent} event */
function leave(event) {
  const open = menus.find((menu) => menu.open);
  if (event.key !== "Escape" || !open) return;
  open.open = false;
  open.querySelector("summary")?.focus();
}

addEventListener("change", rename);
addEventListener("click", (event) => close(event.target));
addEventListener("focusin", (event) => close(event.target));
addEventListener("keydown", leave);
