/** The page of a tournament: my share of its deals, and word of the next round. */

import { blake2b } from "./blake2b.js";

const EVERY = 5000; // milliseconds between two looks
const KEPT = "tournament ";

/** @typedef {{commitment: string, number: string}} Share */

const page = /** @type {HTMLElement} */ (document.querySelector("#tournament"));
const { id = "", commitment = "", phase = "", mine = "", csrf = "" } = page.dataset;

/** What I have drawn for this tournament in this browser. @returns {Share | null} */
function kept() {
  const share = JSON.parse(localStorage.getItem(KEPT + id) ?? "null");
  return share?.commitment === commitment ? share : null;
}

/** My number, drawn once the house has committed itself to all deals. @returns {Share} */
function drawn() {
  const known = kept();
  if (known) return known;
  const drops = crypto.getRandomValues(new Uint8Array(16));
  const number = [...drops].map((drop) => drop.toString(16).padStart(2, "0")).join("");
  const share = { commitment, number };
  localStorage.setItem(KEPT + id, JSON.stringify(share));
  return share;
}

/** Let me enter, with my share of the deals: until then nobody can press too early to have one. */
function openEntrance() {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("#enter"));
  if (!form) return;
  form.addEventListener("submit", () => {
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("nonce"));
    field.value = blake2b(`${commitment} ${drawn().number}`, 32);
  });
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
  button.disabled = false;
}

openEntrance();

/** Show what lies under my seal, once nobody can add to the deals any more. */
async function unseal() {
  const share = kept();
  if (mine !== "sealed" || phase === "open" || !share) return;
  const body = new URLSearchParams({ csrf, number: share.number });
  await fetch(`/tournament/${id}/number`, { method: "POST", body, redirect: "manual" });
}

/** Look whether there is a new round, and show it. */
async function look() {
  if (document.hidden) return;
  const answer = await fetch(`/tournament/${id}/status.json`).catch(() => null);
  if (!answer?.ok) return;
  const { state } = await answer.json();
  if (state !== page.dataset.state) location.reload();
}

void unseal();
if (phase === "open" || phase === "running") setInterval(look, EVERY);
