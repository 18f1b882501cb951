/** Boxes on the page: where something may stand beside another, and what it would cover there. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @type {[number, number][]} where something may stand, seen from what it speaks of */
export const SIDES = [[1, 1], [1, 0], [0, 1], [-1, 1], [1, -1], [-1, 0], [0, -1], [-1, -1]];

/** A box of a size at one side of another. @param {Box} at @param {number} w @param {number} h @param {[number, number]} side @param {number} gap @returns {Box} */
export function beside(at, w, h, [dx, dy], gap) {
  const left = dx > 0 ? at.right + gap : dx < 0 ? at.left - gap - w : (at.left + at.right - w) / 2;
  const top = dy > 0 ? at.bottom + gap : dy < 0 ? at.top - gap - h : (at.top + at.bottom - h) / 2;
  return { left, top, right: left + w, bottom: top + h };
}

/** Whether a box lies in another. @param {Box} inner @param {Box} outer */
export function isWithin(inner, outer) {
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

/** How much two boxes have in common. @param {Box} one @param {Box} other */
export function shared(one, other) {
  const w = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const h = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The box that costs least by what it covers; the first of equal ones. @param {Box[]} boxes @param {{box: Box, weight: number}[]} taken */
export function freest(boxes, taken) {
  const cost = (/** @type {Box} */ here) => taken.reduce((sum, { box, weight }) => sum + weight * shared(here, box), 0);
  const costs = boxes.map(cost);
  return boxes[costs.indexOf(Math.min(...costs))];
}
