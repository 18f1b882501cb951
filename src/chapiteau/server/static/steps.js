/** From one whole picture to another: what a patch makes of it, and which patch leads there. */

/** @typedef {import("./protocol.js").Scene} Scene */
/** @typedef {import("./protocol.js").Patch} Patch */
/** @typedef {import("./scene.js").Picture} Picture */

/** What a picture shows now. @param {Picture} picture @returns {Scene} */
export function standing({ width, height, drawnBackdrop, items, known }) {
  const nodes = [...items.querySelectorAll(":scope > .item:not(.leaving)")];
  const pieces = nodes.flatMap((node) => known.get(node.getAttribute("data-k") ?? "") ?? []);
  return { is: "scene", width, height, backdrop: drawnBackdrop, items: pieces.map(({ raw }) => raw) };
}

/** A whole picture with a patch on it. @param {Scene} scene @param {Patch} patch @returns {Scene} */
export function patched(scene, patch) {
  const items = new Map(scene.items.map((item) => [item.k, item]));
  for (const key of patch.drop) items.delete(key);
  for (const item of patch.put) items.set(item.k, item);
  const order = patch.order ?? [...items.keys()];
  return { ...scene, height: patch.height ?? scene.height, items: order.flatMap((key) => items.get(key) ?? []) };
}

/** Lead a picture to another one, so that what changes is seen to. @param {Picture} picture @param {Scene} scene */
export function lead(picture, scene) {
  const isOtherBoard = scene.width !== picture.width || scene.backdrop !== picture.drawnBackdrop;
  if (isOtherBoard) picture.show(scene);
  else picture.patch(difference(picture, scene));
}

/** @param {Picture} picture @param {Scene} scene @returns {Patch} */
function difference(picture, scene) {
  const keys = new Set(scene.items.map((item) => item.k));
  const put = scene.items.filter((item) => JSON.stringify(item) !== JSON.stringify(picture.known.get(item.k)?.raw));
  const drop = [...picture.known.keys()].filter((key) => !keys.has(key));
  return { is: "patch", put, drop, order: [...keys], height: scene.height, regions: scene.regions };
}
