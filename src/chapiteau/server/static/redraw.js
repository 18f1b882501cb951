/** A drawing becomes another one: where both have the same elements, only what differs is written, and the rest is not laid out anew. */

const ELEMENT = /^([a-zA-Z]+)((?: [\w-]+="[^"&]*")*)(\/?)>([^&]*)$/;
const TRAIT = /([\w-]+)="([^"]*)"/g;

/** @typedef {{at: number, traits: Map<string, string>, gone: string[], text: string}} Change what to write into an element, by its number */

/** @param {Element} place that shows a drawing @param {string} old @param {string} fresh */
export function redraw(place, old, fresh) {
  const changes = between(old.split("<"), fresh.split("<"));
  const elements = changes && place.getElementsByTagName("*");
  if (!elements || changes.count !== elements.length) place.innerHTML = fresh;
  else for (const change of changes.all) amend(/** @type {Element} */ (elements[change.at]), change);
}

/** What leads from one drawing to another, unless their elements are not the same. @param {string[]} old @param {string[]} fresh @returns {{count: number, all: Change[]} | null} */
function between(old, fresh) {
  if (old.length !== fresh.length || old[0] !== fresh[0]) return null;
  const all = [];
  let count = 0;
  for (let i = 1; i < fresh.length; i++) {
    const [was, is] = [old[i] ?? "", fresh[i] ?? ""];
    if (was !== is) {
      const change = difference(was, is, count);
      if (!change) return null;
      all.push(change);
    }
    if (!is.startsWith("/")) count++;
  }
  return { count, all };
}

/** @param {string} old @param {string} fresh an element's opening tag and the text behind it @param {number} at @returns {Change | null} */
function difference(old, fresh, at) {
  const [, tag, traits = "", end, text = ""] = ELEMENT.exec(fresh) ?? [];
  const [, oldTag, oldTraits = "", oldEnd, oldText = ""] = ELEMENT.exec(old) ?? [];
  if (!tag || tag !== oldTag || end !== oldEnd || (text !== oldText && (end || !text || !oldText))) return null;
  const [now, before] = [read(traits), read(oldTraits)];
  const gone = [...before.keys()].filter((name) => !now.has(name));
  for (const [name, value] of before) if (now.get(name) === value) now.delete(name);
  return { at, traits: now, gone, text: text === oldText ? "" : text };
}

/** @param {string} traits */
function read(traits) {
  return new Map([...traits.matchAll(TRAIT)].map(([, name = "", value = ""]) => [name, value]));
}

/** @param {Element} element @param {Change} change */
function amend(element, { traits, gone, text }) {
  for (const [name, value] of traits) element.setAttribute(name, value);
  for (const name of gone) element.removeAttribute(name);
  if (text && element.firstChild) element.firstChild.nodeValue = text;
}
