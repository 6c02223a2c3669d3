import type { Rng } from '#lib/random.ts';
import type { Vec3 } from '#lib/vec.ts';
import { sheet } from '#models/geometry/cloth.ts';
import { merge } from '#models/geometry/transform.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { RenderPart } from '#render/scene/render-scene.ts';
import type { Front } from './front.ts';
import { highDrop, weathered } from './grounds.ts';

const glass = '#76848c';
/** Eight bays by eight floors of each front (patterns/facade.ts), as wide and high as that kind of house has them. */
const fronts = (
  [
    ['punched', '#d2c8b4', '#5f6b70'],
    ['punched', '#c3b9a6', '#667278'],
    ['punched', '#d9d5ca', '#5c686e'],
    ['balconies', '#d6cdbb', '#5f6b70'],
    ['balconies', '#c9bfae', '#667278'],
    ['balconies', '#dcd8ce', '#69757b'],
    ['bands', '#b9bcb9', glass],
    ['bands', '#c8c2b5', '#6d7f86'],
  ] as const
).map(([pattern, colour, second], i): Finish => ({
  ...weathered(`front${i}`, colour, 0.75),
  second,
  pattern,
  tile: pattern === 'bands' ? [30_000, 28_800] : [27_200 + i * 900, 25_600],
}));
const lowFronts = ['#d3c7ad', '#cbb89a', '#bfc1b6', '#d8d2c6', '#b7a48b'].map((colour, i): Finish => ({
  ...weathered(`low${i}`, colour),
  second: '#5d666a',
  pattern: 'punched',
  tile: [20_000 + i * 1300, 27_000],
}));
const roofs = ['#9a6350', '#8d8a82', '#a59d8f', '#a8705a', '#6f7b80'].map((colour, i): Finish => ({
  ...weathered(`roof${i}`, colour),
  pattern: 'patina',
  tile: [9000, 7000],
}));

/** What one sees from high above: roofs of a town, towers among them, each farther one deeper in the haze. */
export function city(front: Front): RenderPart[] {
  const { rng } = front;
  const byFinish = new Map<Finish, Mesh[]>();
  const put = (finish: Finish, ...meshes: Mesh[]): void =>
    void byFinish.set(finish, [...(byFinish.get(finish) ?? []), ...meshes]);
  for (let i = 0; i < 620; i++) {
    const away = 38_000 + 560_000 * rng.next() ** 1.4;
    const along = rng.between(-1.15, 1.15) * away;
    const [half, deep, high] = [rng.between(2400, 7500), rng.between(9000, 20_000), rng.between(5500, 17_500)];
    house({ along, away, half, deep, low: -highDrop, high }, rng.pick(lowFronts), rng.pick(roofs), put);
  }
  for (let i = 0; i < 74; i++) {
    const away = 120_000 + 2_000_000 * rng.next() ** 2.2;
    const along = rng.between(-1.1, 1.1) * away;
    const high = rng.next() < 0.4 ? rng.between(42_000, 96_000) : rng.between(20_000, 40_000);
    tower({ along, away, half: rng.between(8000, 15_000), deep: 22_000, low: -highDrop, high }, rng, put);
  }
  const at = { ...front.at(0, 0), z: front.floor, turn: front.turn };
  return [...byFinish].map(([finish, meshes]) => ({ mesh: merge(meshes), solid: true, finish, at }));
}

interface Block {
  along: number;
  away: number;
  half: number;
  deep: number;
  low: number;
  high: number;
}
type Put = (finish: Finish, ...meshes: Mesh[]) => void;

function house(block: Block, front: Finish, roof: Finish, put: Put): void {
  put(front, ...sides(block));
  put(roof, top(block));
}

/** A shaft, mostly on a broader foot, with what stands on its roof. */
function tower(block: Block, rng: Rng, put: Put): void {
  const { along, away, half, deep, low, high } = block;
  const front = rng.pick(fronts);
  const grey = roofs[1]!;
  house(block, front, grey, put);
  if (rng.next() < 0.6)
    house(
      { ...block, away: away - 5000, half: half * 1.35, deep: deep + 10_000, high: 11_000 },
      rng.pick(lowFronts),
      grey,
      put,
    );
  const crown = { along: along + rng.between(-0.3, 0.3) * half, away: away + deep * 0.3, deep: deep * 0.4 };
  house(
    { ...crown, half: half * rng.between(0.25, 0.6), low: low + high, high: rng.between(2600, 6500) },
    grey,
    grey,
    put,
  );
  // Where two flats meet the wall steps back: a groove of shade from top to bottom.
  if (rng.next() < 0.55) {
    const wide = half * rng.between(0.1, 0.18);
    house(
      { along: along - half * 0.5, away: away - 1600, half: wide * 2.2, deep: 2000, low, high: high - 2500 },
      front,
      grey,
      put,
    );
    house(
      { along: along + half * 0.5, away: away - 1600, half: wide * 2.2, deep: 2000, low, high: high - 2500 },
      front,
      grey,
      put,
    );
  }
}

/** Four walls; whole bays and floors begin at their corners. */
function sides({ along, away, half, deep, low, high }: Block): Mesh[] {
  const wall = (from: readonly [number, number], to: readonly [number, number]): Mesh =>
    sheet(1, 1, (u, v): Vec3 => [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u, low + v * high], {
      width: Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]),
      height: high,
    });
  const [left, right, far] = [along - half, along + half, away + deep];
  return [
    wall([left, away], [right, away]),
    wall([right, away], [right, far]),
    wall([right, far], [left, far]),
    wall([left, far], [left, away]),
  ];
}

function top({ along, away, half, deep, low, high }: Block): Mesh {
  return sheet(1, 1, (u, v): Vec3 => [along + half * (u * 2 - 1), away + deep * v, low + high], {
    width: half * 2,
    height: deep,
  });
}
