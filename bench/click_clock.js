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

/** When something was pointed at, when a preview of it was asked for, and when that was painted. */
window.previews = [];
let pointed = 0;
addEventListener("pointermove", (event) => (pointed = performance.timeOrigin + event.timeStamp), true);
const foreseen = new MessageChannel();
foreseen.port1.onmessage = () => Object.assign(previews.at(-1), { painted: now() });

/** Count the frames that a page draws until a preview is painted, that one included. */
function counted(preview) {
  previews.push(preview);
  const frame = () => preview.painted || (preview.frames++, requestAnimationFrame(frame));
  requestAnimationFrame(frame);
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
  if (event.data.includes('"is":"preview"')) requestAnimationFrame(() => foreseen.port2.postMessage(""));
  if (event.data.includes('"no-preview"')) previews.pop();
  hear(event);
  if (!click) return;
  if (own) Object.assign(click, { came: begun, parse: parsing, patch: now() - begun - parsing, bytes: event.data.length });
  else if (click.came) click.others += now() - begun; // what bots answer at once comes before the paint
}

const Plain = WebSocket;
WebSocket = class extends Plain {
  send(data) {
    const { do: what, id } = parse(data);
    if (id && click && what === "play") Object.assign(click, { id, sent: now() });
    if (what === "preview") counted({ at: pointed, sent: now(), frames: 0 });
    super.send(data);
  }

  set onmessage(hear) {
    this.addEventListener("message", (event) => taken(event, hear));
  }
};
