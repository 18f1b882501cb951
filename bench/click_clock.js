/** Notes when what happens between a click and the painted answer: window.clicks, in milliseconds of the machine's clock. */

try { localStorage.pace = "once" } catch { /* a page of nobody's */ }
const now = () => performance.timeOrigin + performance.now();
let click = null; // the one whose answer is not painted yet
let parsing = 0;
window.clicks = [];
window.answered = 0;

const painted = new MessageChannel();
painted.port1.onmessage = () => {
  if (click?.trusted) clicks.push({ ...click, painted: now() });
  click = null;
  answered++;
};
window.shown = () => requestAnimationFrame(() => {
  if (click) click.frame = now();
  painted.port2.postMessage("");
});
addEventListener("click", (event) => {
  if (!click?.sent) click = { trusted: event.isTrusted, at: performance.timeOrigin + event.timeStamp, parse: 0, patch: 0, others: 0, bytes: 0 };
}, true);

/** When a piece was pointed at, and when what it would do was painted: whoever only passes it sees nothing of it. */
window.previews = [];
window.pointing = () => pointed !== null;
const wanted = new Map(); // when the page has asked what a move would do
const told = new Set(); // moves of which the table has said it
let pointed = null; // what is pointed at and not painted yet
let last = ""; // the move that is pointed at
const foreseen = new MessageChannel();
foreseen.port1.onmessage = ({ data }) => {
  if (pointed?.move !== data) return;
  previews.push({ ...pointed, painted: now(), asked: wanted.get(data) ?? 0 });
  pointed = null;
};

addEventListener("pointermove", (event) => {
  const move = event.target instanceof Element ? event.target.closest(".item[data-move]:not(.ghost)")?.dataset.move ?? "" : "";
  if (move === last) return;
  last = move;
  pointed = move ? counted({ move, at: performance.timeOrigin + event.timeStamp, frames: 0 }) : null;
  if (told.has(move)) shownSoon(move);
}, true);

/** Count the frames that a page draws until a preview is painted, that one included. */
function counted(preview) {
  const frame = () => preview === pointed && (preview.frames++, requestAnimationFrame(frame));
  requestAnimationFrame(frame);
  return preview;
}

/** What is shown by then is painted behind the next frame. */
function shownSoon(move) {
  requestAnimationFrame(() => foreseen.port2.postMessage(move));
}

const { parse } = JSON;
JSON.parse = (...way) => {
  const begun = now();
  try { return parse(...way) } finally { parsing += now() - begun }
};

/** Hand a message on to the page, and note what it did with it. */
function taken(event, hear) {
  const [begun, id] = [now(), click?.id];
  const own = id && event.data.includes('"is":"done"') && event.data.includes(`"${id}"`);
  parsing = 0;
  if (own) shown();
  if (event.data.includes('"is":"ask"')) told.clear();
  for (const [, move] of event.data.matchAll(/"is":"preview","move":"([^"]+)"/g)) {
    told.add(move);
    if (move === pointed?.move) shownSoon(move);
  }
  if (event.data.includes('"is":"no"')) pointed = null;
  hear(event);
  if (!click) return;
  if (own) Object.assign(click, { came: begun, parse: parsing, patch: now() - begun - parsing, bytes: event.data.length });
  else if (click.came) click.others += now() - begun; // what bots answer at once comes before the paint
}

const Plain = WebSocket;
WebSocket = class extends Plain {
  send(data) {
    const { do: what, id, move, also = [] } = parse(data);
    if (what === "preview") for (const one of [move, ...also]) wanted.set(one, now());
    if (id && click && what === "play") Object.assign(click, { id, sent: now() });
    super.send(data);
  }

  set onmessage(hear) {
    this.addEventListener("message", (event) => taken(event, hear));
  }
};
