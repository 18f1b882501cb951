/** Ways along the roads of a map: a picture says in `data-roads` where they lie, in `data-free` which stops take no step, and in `data-stop` where a piece is. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {w: number, h: number}} Stop how large what stands there is */
/** @typedef {{svg?: string, over?: string}} Drawn */

const STEP = 1000; // what a step costs, beside a road
const GAP = 3; // units between a stop and the way

/** Which way somebody has gone who is somewhere else now, stop by stop; nothing where there is none. @param {Drawn | undefined} map @param {Drawn | undefined} before @param {Drawn} now @returns {Stop[]} */
export function wayBetween(map, before, now) {
  const [from, to] = [said(before, "stop"), said(now, "stop")];
  if (!map || !from || !to || from === to) return [];
  const [places, roads] = said(map, "roads").split(";").map((part) => part.split(" "));
  const stops = new Map((places ?? []).map((place) => { const [n, x, y, w, h] = place.split(","); return [n ?? "", { x: Number(x), y: Number(y), w: Number(w), h: Number(h) }]; }));
  const way = shortest((roads ?? []).map((road) => road.split(",")), new Set(said(map, "free").split(" ")), from, to);
  return way.flatMap((n) => stops.get(n) ?? []);
}

/** Fewest steps, then fewest roads. @param {string[][]} roads @param {Set<string>} free @param {string} from @param {string} to @returns {string[]} */
function shortest(roads, free, from, to) {
  /** @type {Map<string, {cost: number, way: string[]}>} */
  const found = new Map([[from, { cost: 0, way: [from] }]]);
  for (const [, { cost, way }] of found) {
    const here = way.at(-1) ?? "";
    for (const road of roads) {
      const there = road[0] === here ? road[1] : road[1] === here ? road[0] : undefined;
      const known = there ? found.get(there) : undefined;
      const dear = cost + 1 + (there && free.has(there) && there !== to ? 0 : STEP);
      if (!there || (known && known.cost <= dear)) continue;
      found.delete(there); // it is looked at once more, after all others
      found.set(there, { cost: dear, way: [...way, there] });
    }
  }
  return found.get(to)?.way ?? [];
}

/** The road from one stop to the next, without what stands there. @param {Stop} one @param {Stop} other @returns {[Point, Point] | null} */
export function between(one, other) {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const [a, b] = [edge(one, dx, dy), 1 - edge(other, dx, dy)];
  return b > a ? [{ x: one.x + dx * a, y: one.y + dy * a }, { x: one.x + dx * b, y: one.y + dy * b }] : null;
}

/** After which part of a road it leaves what stands at a stop. @param {Stop} stop @param {number} dx @param {number} dy */
function edge({ w, h }, dx, dy) {
  return Math.min((w / 2 + GAP) / Math.abs(dx || 1e-9), (h / 2 + GAP) / Math.abs(dy || 1e-9));
}

/** @param {Drawn | undefined} item @param {string} what */
function said(item, what) {
  return `${item?.svg ?? ""}${item?.over ?? ""}`.match(new RegExp(`data-${what}="([^"]*)"`))?.[1] ?? "";
}
