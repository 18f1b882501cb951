/** Which piece lies on which. */

/** Bring pieces into an order below the last thing on their sheet, moving as few as it takes: what is moved is laid out anew. @param {SVGElement[]} nodes @param {SVGElement} sheet @param {SVGElement} last */
export function arrange(nodes, sheet, last) {
  const places = new Map([...sheet.children].map((node, i) => /** @type {const} */ ([node, i])));
  const stay = new Set(rising(nodes.map((node) => places.get(node) ?? -1)));
  let next = last.parentNode === sheet ? last : null;
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = /** @type {SVGElement} */ (nodes[i]);
    if (!stay.has(i)) sheet.insertBefore(node, next);
    next = node;
  }
}

/** Where the longest row of rising numbers stands in a list. @param {number[]} numbers @returns {number[]} */
function rising(numbers) {
  const ends = /** @type {number[]} */ ([]); // of the best row of each length, its last place
  const before = /** @type {(number | undefined)[]} */ ([]);
  const at = (/** @type {number | undefined} */ place) => numbers[place ?? 0] ?? 0;
  numbers.forEach((number, i) => {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if (at(ends[middle]) < number) low = middle + 1;
      else high = middle;
    }
    before[i] = ends[low - 1];
    ends[low] = i;
  });
  const row = [];
  for (let i = ends.at(-1); i !== undefined; i = before[i]) row.push(i);
  return row;
}
