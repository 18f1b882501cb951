/** How large pieces are: each drawing is measured once. */

/** @typedef {import("./protocol.js").Item} Item */

/** What decides how large a piece is. @param {Item} item */
export function sizeKey(item) {
  return `${item.turn ?? 0} ${item.svg}`;
}

/** How large a piece is as it lies, without what lies on it. @param {SVGElement} node @param {number} [degrees] */
export function sized(node, degrees) {
  const box = seen(node.firstElementChild?.firstElementChild?.firstElementChild);
  return degrees ? moved(box, new DOMMatrix().rotate(degrees)) : box;
}

/** The box around all that is seen of a drawing: what a clip hides does not count. @param {Element | null | undefined} drawn @returns {DOMRect} */
function seen(drawn) {
  if (!(drawn instanceof SVGGraphicsElement)) return new DOMRect();
  const box = hasClips(drawn) ? around(partsOf(drawn).map((part) => moved(seen(part), placeOf(part, drawn)))) : DOMRect.fromRect(drawn.getBBox());
  const clip = document.getElementById(drawn.getAttribute("clip-path")?.slice("url(#".length, -1) ?? "")?.firstElementChild;
  return clip instanceof SVGGraphicsElement ? common(box, clip.getBBox()) : box;
}

/** Whether a clip hides something within a drawing, there or where it is defined. @param {Element} drawn @returns {boolean} */
function hasClips(drawn) {
  const used = defined(drawn);
  if (used) return used.hasAttribute("clip-path") || hasClips(used);
  return drawn.querySelector("[clip-path]") !== null || [...drawn.querySelectorAll("use")].some(hasClips);
}

/** @param {Element} drawn @returns {Element[]} */
function partsOf(drawn) {
  const used = defined(drawn);
  return used ? [used] : [...drawn.children];
}

/** What is used there, if it is defined elsewhere. @param {Element} drawn */
function defined(drawn) {
  return drawn.localName === "use" ? document.getElementById(drawn.getAttribute("href")?.slice(1) ?? "") : null;
}

/** How a part stands in what it is a part of. @param {Element} part @param {Element} whole */
function placeOf(part, whole) {
  const steps = part instanceof SVGGraphicsElement ? part.transform.baseVal : [];
  const [x, y] = ["x", "y"].map((side) => (whole.localName === "use" ? Number(whole.getAttribute(side)) : 0));
  return Array.from(steps, ({ matrix }) => DOMMatrix.fromMatrix(matrix)).reduce((all, one) => all.multiply(one), new DOMMatrix().translate(x, y));
}

/** The box around a box that is turned, moved or scaled. @param {DOMRect} box @param {DOMMatrix} place */
function moved(box, place) {
  const corners = [[box.left, box.top], [box.right, box.top], [box.left, box.bottom], [box.right, box.bottom]];
  const points = corners.map(([x, y]) => place.transformPoint({ x, y }));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return between(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

/** The box around those that hold anything. @param {DOMRect[]} all */
function around(all) {
  const boxes = all.filter((box) => box.width || box.height);
  if (!boxes.length) return new DOMRect();
  return between(
    Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom)),
  );
}

/** What lies in both. @param {DOMRect} one @param {DOMRect} other */
function common(one, other) {
  const [left, top] = [Math.max(one.left, other.x), Math.max(one.top, other.y)];
  const [right, bottom] = [Math.min(one.right, other.x + other.width), Math.min(one.bottom, other.y + other.height)];
  return right > left && bottom > top ? between(left, top, right, bottom) : new DOMRect();
}

/** @param {number} left @param {number} top @param {number} right @param {number} bottom */
function between(left, top, right, bottom) {
  return new DOMRect(left, top, right - left, bottom - top);
}
