/** How large pieces are: each drawing is measured once. */

/** @typedef {import("./protocol.js").Item} Item */

/** What decides how large a piece is. @param {Item} item */
export function sizeKey(item) {
  return `${item.turn ?? 0} ${item.svg}`;
}

/** How large a piece is as it lies. @param {SVGElement} node @param {number} [degrees] */
export function sized(node, degrees) {
  return turned(paper(node) ?? size(body(node)), degrees);
}

/** What a piece is, without what lies on it. @param {SVGElement} node */
function body(node) {
  return node.firstElementChild?.firstElementChild?.firstElementChild;
}

/** @param {Element | null | undefined} drawn */
function size(drawn) {
  return drawn instanceof SVGGraphicsElement ? DOMRect.fromRect(drawn.getBBox()) : new DOMRect();
}

/** The box around a box that is turned around the origin. @param {DOMRect} box @param {number} [degrees] */
function turned(box, degrees) {
  if (!degrees) return box;
  const turn = new DOMMatrix().rotate(degrees);
  const corners = [[box.left, box.top], [box.right, box.top], [box.left, box.bottom], [box.right, box.bottom]];
  const [xs, ys] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (const [x, y] of corners) {
    const point = turn.transformPoint({ x, y });
    xs.push(point.x);
    ys.push(point.y);
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
}

/** A card whose picture is clipped, there or where it is defined, is as large as its paper. @param {SVGElement} node */
function paper(node) {
  const drawn = body(node);
  const used = [...(drawn?.querySelectorAll("use") ?? [])].find((one) => isClipped(defined(one)));
  if (!drawn || !used) return null;
  if (used.parentElement !== drawn || drawn.childElementCount > 1) return sheets(drawn);
  const sheet = defined(used)?.querySelector(":scope > rect");
  if (!sheet) return null;
  const { x, y, width, height } = size(sheet);
  return new DOMRect(x + Number(used.getAttribute("x")), y, width, height);
}

/** Whether a definition, or one that it uses, shows a part of something only. @param {Element | null} drawn @returns {boolean} */
function isClipped(drawn) {
  return drawn !== null && (drawn.querySelector("[clip-path]") !== null || [...drawn.querySelectorAll("use")].some((one) => isClipped(defined(one))));
}

/** @param {Element} used */
function defined(used) {
  return document.getElementById(used.getAttribute("href")?.slice(1) ?? "");
}

/** The box around all that lies flat in a drawing, if anything does. @param {Element} drawn */
function sheets(drawn) {
  const flat = [...drawn.querySelectorAll(":scope > rect")].map(size);
  if (!flat.length) return null;
  const [x, y] = [Math.min(...flat.map((box) => box.left)), Math.min(...flat.map((box) => box.top))];
  return new DOMRect(x, y, Math.max(...flat.map((box) => box.right)) - x, Math.max(...flat.map((box) => box.bottom)) - y);
}

/** How large a piece is that lies behind a clip as a whole. @param {SVGElement} node */
export function opened(node) {
  const id = node.querySelector("[clip-path]")?.getAttribute("clip-path")?.slice("url(#".length, -1);
  return size((id && document.getElementById(id)?.firstElementChild) || body(node));
}
