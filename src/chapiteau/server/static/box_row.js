/** A row of the box as a form: what is written is read and drawn by the house while one types. */

import { all, make, say, theme, the, write } from "./page.js";
import { Drafts } from "./box_drafts.js";
import { keepDefs, layHandles, pictureOf } from "./box_picture.js";

/**
 * @typedef {import("./box_picture.js").Picture} Picture
 * @typedef {{ name: string, text: string }} Complaint
 * @typedef {{ row: Row, changed: boolean, complaints: Complaint[], form: string, defs: string, tag: string, picture: Picture | null }} Draft
 * @typedef {Record<string, any>} Row
 */

const PAUSE = 250;
const WIDE = 600; // a picture that needs the whole page
const edit = /** @type {HTMLFormElement} */ (the(".box-edit"));
const form = the("#form");
const place = the("#picture");
const state = the("#state");
const take = /** @type {HTMLButtonElement} */ (the("#take"));
const save = /** @type {HTMLButtonElement} */ (the("[data-save]"));
const house = edit.dataset.row ?? "{}";
const drafts = new Drafts(edit.dataset.drafts ?? "", edit.dataset.box ?? "");
const path = edit.dataset.path ?? "";
/** @type {Row} */
let row = drafts.rows[path] ?? JSON.parse(house);
let version = 0; // counts what was written, so that an answer to less than that is not shown
let waiting = 0;
let known = ""; // what the page has of the drawings that pictures refer to

// the row

/** The list or row at the end of a way, and the last step. @param {string} name @returns {[Row, string]} */
function end(name) {
  const steps = name.split("/");
  const last = steps.pop() ?? "";
  let at = row;
  for (const step of steps) at = at[step] ??= {};
  return [at, last];
}

/** @param {string} name @param {unknown} value */
function put(name, value) {
  const [at, last] = end(name);
  at[last] = value;
}

/** What a control says; nothing is null, and what is no number goes as it is, to be told so. @param {HTMLInputElement | HTMLSelectElement} control */
function said(control) {
  const text = control.value;
  if (control instanceof HTMLInputElement && control.validity.badInput) return "?";
  if (text === "") return null;
  if (control.dataset.kind === "number" || control.dataset.kind === "place") {
    const number = Number(text);
    if (!Number.isInteger(number)) return text;
    return control.dataset.kind === "place" ? number - 1 : number;
  }
  return text;
}

// what the house says

/** @param {boolean} [now] */
function changed(now = false) {
  version += 1;
  clearTimeout(waiting);
  waiting = setTimeout(ask, now ? 0 : PAUSE);
}

async function ask() {
  const mine = version;
  const csrf = /** @type {HTMLInputElement} */ (the("[name=csrf]")).value;
  const body = new FormData();
  const fields = { csrf, row: JSON.stringify(row), others: JSON.stringify(drafts.besides(path)), theme: theme(), known };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(edit.dataset.draft ?? "", { method: "POST", body, headers: { accept: "application/json" } });
  } catch {
    return write(state, say("box-away"));
  }
  if (mine !== version) return;
  if (answer.status === 429) {
    write(state, say("box-slow"));
    waiting = setTimeout(ask, 1000 * Number(answer.headers.get("retry-after") ?? 1));
    return;
  }
  if (!answer.ok) return write(state, (await answer.json()).text);
  /** @type {Draft} */
  const draft = await answer.json();
  if (mine === version) show(draft);
}

/** @param {Draft} draft */
function show(draft) {
  row = draft.row;
  showForm(draft.form);
  showComplaints(draft.complaints);
  showPicture(draft);
  take.disabled = save.disabled = draft.complaints.length > 0;
  write(state, say(draft.changed ? "box-changed" : "box-same"));
  const others = Object.keys(drafts.besides(path)).length;
  write(the("#others"), others ? say("box-others", { count: others }) : "");
  drafts.keep(path, draft.changed || draft.complaints.length ? row : null);
  the("#to-lab").hidden = draft.complaints.length > 0 || !Object.keys(drafts.rows).length;
  sayable(draft);
  edit.dataset.shown = String(version);
}

/** An owner whose copy differs sends what is written here. @param {Draft} draft */
function sayable(draft) {
  const say = /** @type {HTMLFormElement | null} */ (document.querySelector("#say"));
  if (!say) return;
  /** @type {HTMLInputElement} */ (the("#say [name=row]")).value = JSON.stringify(draft.row);
  /** @type {HTMLButtonElement} */ (the("#say-other")).disabled = !draft.changed || draft.complaints.length > 0;
  /** @type {HTMLButtonElement} */ (the("#say-so")).disabled = draft.changed;
}

/** Only a form that asks for something else takes the place of this one, and the focus stays; else what it holds is brought up to date, but for what is being typed. @param {string} html */
function showForm(html) {
  const made = make("section");
  made.innerHTML = html; // made by the house, which escapes what people wrote
  if (shape(made) === shape(form)) return fill(made);
  const focused = document.activeElement?.id;
  form.replaceChildren(...made.childNodes);
  if (focused) document.getElementById(focused)?.focus();
}

/** @param {HTMLElement} made */
function fill(made) {
  const [old, fresh] = [form, made].map((root) => all("[data-name]", root));
  (old ?? []).forEach((control, i) => {
    const other = fresh?.[i];
    if (control === document.activeElement || !holds(control) || !other || !holds(other)) return;
    if (control.value !== other.value) control.value = other.value;
  });
}

/** @param {Element} control @returns {control is HTMLInputElement | HTMLSelectElement} */
function holds(control) {
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
}

/** What a form asks, without what was answered. @param {HTMLElement} root */
function shape(root) {
  const parts = all("[data-name], [data-add], [data-remove], [data-put], [data-drop], [data-sign]", root);
  return parts.map((part) => {
    const options = part instanceof HTMLSelectElement ? [...part.options].map((o) => o.value) : [];
    const { name, add, remove, at, put: puts, drop, sign } = part.dataset;
    const bounds = part instanceof HTMLInputElement ? [part.min, part.max] : [];
    return [name, add, remove, at, puts, drop, sign, ...bounds, ...options].join("|");
  }).join("\n");
}

/** @param {Complaint[]} complaints */
function showComplaints(complaints) {
  const within = new Map(complaints.filter((c) => c.name).map((c) => [c.name, c.text]));
  for (const note of all("[data-trouble]", form)) {
    const text = within.get(note.dataset.trouble ?? "") ?? "";
    note.hidden = !text;
    write(note, text);
    const control = form.querySelector(`[data-name="${CSS.escape(note.dataset.trouble ?? "")}"]`);
    if (control) control.setAttribute("aria-invalid", String(Boolean(text)));
  }
  const seen = new Set(all("[data-trouble]", form).map((note) => note.dataset.trouble));
  const rest = complaints.filter((c) => !seen.has(c.name));
  the("#troubles").replaceChildren(...rest.map((c) => make("li", {}, c.text)));
}

/** @param {Draft} draft */
function showPicture(draft) {
  const { picture } = draft;
  if (!picture) return;
  if (draft.defs) keepDefs(draft.defs);
  known = draft.tag;
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.handle : undefined;
  place.replaceChildren(pictureOf(picture));
  place.classList.toggle("is-wide", (picture.box[2] ?? 0) > WIDE);
  layHandles(place, picture, touch, moved);
  const moves = picture.handles.some((handle) => handle.moves);
  write(the("#picture-help"), picture.handles.length ? say(moves ? "box-drag" : "box-touch") : "");
  if (focused) all("[data-handle]", place).find((handle) => handle.dataset.handle === focused)?.focus();
}

/** @param {Record<string, unknown>} changes */
function touch(changes) {
  Object.assign(row, changes);
  changed(true);
}

/** @param {number} dx @param {number} dy */
function moved(dx, dy) {
  const { x = 0, y = 0 } = row;
  const [east, south] = ["x", "y"].map((key) => /** @type {HTMLInputElement | null} */ (form.querySelector(`[data-name="${key}"]`)));
  /** @param {HTMLInputElement | null | undefined} control @param {number} value */
  const within = (control, value) => Math.min(Number(control?.max ?? value), Math.max(Number(control?.min ?? value), value));
  row = { ...row, x: within(east, x + dx), y: within(south, y + dy) };
  if (east) east.value = String(row["x"]);
  if (south) south.value = String(row["y"]);
  changed(true);
}

// what people do

form.addEventListener("input", (event) => {
  const control = event.target;
  if (!(control instanceof Element) || !holds(control) || !control.dataset.name) return;
  put(control.dataset.name, said(control));
  changed(control instanceof HTMLSelectElement);
});

form.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button) return;
  const { add, remove, at, new: made, put: puts, drop, x, y, resize } = button.dataset;
  if (add !== undefined) put(add, [...(list(add)), JSON.parse(made ?? "null")]);
  else if (remove !== undefined) put(remove, list(remove).filter((_, i) => i !== Number(at)));
  else if (puts !== undefined) put(puts, {});
  else if (drop !== undefined) put(drop, null);
  else if (resize !== undefined) resized(button, resize);
  else if (x !== undefined && y !== undefined) turned(button, Number(x), Number(y));
  else return;
  changed(true);
});

form.addEventListener("keydown", (event) => {
  // what is being written is not meant to be saved with every answer
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
});

/** @param {string} name @returns {unknown[]} */
function list(name) {
  const [at, last] = end(name);
  return Array.isArray(at[last]) ? at[last] : [];
}

/** @param {HTMLElement} button @returns {[string, string[], string[]]} the way to a grid, its lines and its signs */
function gridOf(button) {
  const grid = /** @type {HTMLElement} */ (button.closest("[data-grid]"));
  const name = grid.dataset.grid ?? "";
  return [name, /** @type {string[]} */ (list(name)), JSON.parse(grid.dataset.signs ?? "[]")];
}

/** The next sign for a cell of a grid. @param {HTMLElement} button @param {number} x @param {number} y */
function turned(button, x, y) {
  const [name, lines, signs] = gridOf(button);
  const first = signs[0] ?? ".";
  const line = (lines[y] ?? "").padEnd(x + 1, first);
  const next = signs[(signs.indexOf(line[x] ?? first) + 1) % signs.length] ?? first;
  put(name, lines.map((each, i) => (i === y ? line.slice(0, x) + next + line.slice(x + 1) : each)));
}

/** A grid that is as large as it has to be, a column or a line larger or smaller. @param {HTMLElement} button @param {string} way */
function resized(button, way) {
  const [name, lines, signs] = gridOf(button);
  const wide = Math.max(1, ...lines.map((line) => line.length));
  const most = { columns: Number(button.dataset.columns), lines: Number(button.dataset.lines) };
  const first = signs[0] ?? ".";
  let next = lines.map((line) => line.padEnd(wide, first));
  if (way === "more-columns" && wide < most.columns) next = next.map((line) => line + first);
  if (way === "fewer-columns" && wide > 1) next = next.map((line) => line.slice(0, -1));
  if (way === "more-lines" && next.length < most.lines) next = [...next, first.repeat(wide)];
  if (way === "fewer-lines" && next.length > 1) next = next.slice(0, -1);
  put(name, next);
}

the("#reset").addEventListener("click", () => {
  row = JSON.parse(house);
  form.replaceChildren();
  changed(true);
});

edit.addEventListener("submit", (event) => {
  drafts.noteSaving(event);
  const rows = { ...drafts.besides(path), [path]: row };
  /** @type {HTMLInputElement} */ (the("[name=rows]")).value = JSON.stringify(rows);
});

addEventListener("house", () => changed(true));
changed(true);
