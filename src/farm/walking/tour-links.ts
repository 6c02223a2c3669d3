import type { Barrier } from '#elements/walking/barriers.ts';
import type { Point } from '#lib/vec2.ts';
import type { TourLink } from '#platform/threads/developer.ts';
import { walkingGround, type Ground } from './ground.ts';

/** Where a panorama was taken: millimetres; `middle` is the direction of the picture's middle, radians. */
export interface TourPlace {
  level: string;
  at: { x: number; y: number; z: number };
  middle: number;
}

/** Farther away another place is a speck. */
const farthest = 15_000;
const clearance = 150;

/**
 * From each place the arrows to others (PRODUCT K4): to those one sees, and where nothing is seen the way on foot to the
 * nearest, so that whoever can walk somewhere can go there in the tour too.
 */
export function tourLinks(
  places: readonly TourPlace[],
  barriersOn: (level: string) => readonly Barrier[],
): TourLink[][] {
  const links: TourLink[][] = places.map(() => []);
  const joined = places.map((_, n) => n);
  const root = (n: number): number => (joined[n] === n ? n : root(joined[n]!));
  const link = (from: number, to: number, first: Point, back: Point): void => {
    links[from]!.push({ to, ...directionTo(places[from]!, first, places[to]!) });
    links[to]!.push({ to: from, ...directionTo(places[to]!, back, places[from]!) });
    joined[root(from)] = root(to);
  };
  for (const [from, to] of pairs(places)) {
    const [a, b] = [places[from]!, places[to]!];
    if (Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) <= farthest && isSeen(a.at, b.at, barriersOn(a.level)))
      link(from, to, b.at, a.at);
  }
  for (const { from, to, way } of walks(places, root, barriersOn))
    if (root(from) !== root(to)) link(from, to, towards(way), towards(way.toReversed()));
  for (const each of links) each.sort((a, b) => a.to - b.to);
  return links;
}

/** Of one storey: through a ceiling nobody sees. */
function pairs(places: readonly TourPlace[]): [number, number][] {
  return places.flatMap((a, from) =>
    places.flatMap((b, to): [number, number][] => (to > from && a.level === b.level ? [[from, to]] : [])),
  );
}

/** Ways between what is not joined, the shortest first. */
function walks(
  places: readonly TourPlace[],
  root: (n: number) => number,
  barriersOn: (level: string) => readonly Barrier[],
): { from: number; to: number; way: Point[]; length: number }[] {
  const grounds = new Map<string, Ground>();
  return pairs(places)
    .filter(([from, to]) => root(from) !== root(to))
    .flatMap(([from, to]) => {
      const { level, at } = places[from]!;
      const here = places.filter((place) => place.level === level).map((place) => place.at);
      const ground = grounds.get(level) ?? walkingGround(barriersOn(level), here, clearance);
      grounds.set(level, ground);
      const way = ground.way(at, places[to]!.at);
      return way ? [{ from, to, way, length: lengthOf(way) }] : [];
    })
    .toSorted((a, b) => a.length - b.length);
}

/** The first corner that is not at one's feet. */
function towards(way: readonly Point[]): Point {
  const from = way[0]!;
  return way.find(({ x, y }) => Math.hypot(x - from.x, y - from.y) > 500) ?? way.at(-1)!;
}

function lengthOf(way: readonly Point[]): number {
  return way.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - way[i]!.x, p.y - way[i]!.y), 0);
}

/** To the right of the picture's middle, and down to the floor there. */
function directionTo({ at, middle }: TourPlace, first: Point, place: TourPlace): { yaw: number; pitch: number } {
  const turn = middle - Math.atan2(first.y - at.y, first.x - at.x);
  const far = Math.hypot(place.at.x - at.x, place.at.y - at.y);
  // A hand's breadth over the floor, where one would put a foot; never between one's own.
  const pitch = Math.atan2(place.at.z - 1300 - at.z, Math.max(1500, far));
  return { yaw: Math.atan2(Math.sin(turn), Math.cos(turn)), pitch };
}

function isSeen(from: Point, to: Point, barriers: readonly Barrier[]): boolean {
  return !barriers.some(({ a, b }) => crosses(from, to, a, b));
}

function crosses(p: Point, q: Point, a: Point, b: Point): boolean {
  const side = (s: Point, t: Point, u: Point): number => (t.x - s.x) * (u.y - s.y) - (t.y - s.y) * (u.x - s.x);
  return side(p, q, a) * side(p, q, b) < 0 && side(a, b, p) * side(a, b, q) < 0;
}
