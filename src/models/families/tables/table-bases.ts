import { shapedLeg, strut } from '#models/families/shared/strut.ts';
import { solidBase } from '#models/families/tables/table-solids.ts';
import { apron, atCorners, hairpinLeg, roundLeg, sledFrame, squareLeg, turnedLeg } from '#models/geometry/legs.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import type { StyleProportions } from '#models/families/shared/style-proportions.ts';
import type { SolidBase } from '#models/families/tables/table-solids.ts';
import type { TopShape } from '#models/families/tables/table-tops.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

type LegBase =
  | 'taper'
  | 'square'
  | 'turned'
  | 'hoof'
  | 'hairpin'
  | 'sled'
  | 'frame'
  | 'cross'
  | 'trestle'
  | 'tripod'
  | 'post';
export type TableBase = LegBase | SolidBase;
export type Lower = 'none' | 'shelf' | 'rack' | 'rail';

export interface BasePlace {
  shape: TopShape;
  width: number;
  depth: number;
  /** The top's underside over the floor. */
  under: number;
  character: StyleProportions;
  /** Rails under the top: how deep; 0 for none. */
  rails?: number;
}

export interface BaseParts {
  wood: Mesh[];
  metal: Mesh[];
}

/** What carries a table, kept inside the outline of its top. */
export function tableBase(kind: TableBase, place: BasePlace, detail: Detail): BaseParts {
  if (kind in legMakers) return legMakers[kind as LegBase](place, detail);
  return { wood: solidBase(kind as SolidBase, place, detail), metal: [] };
}

/** Something between the legs near the floor. */
export function lowerLevel(kind: Lower, base: TableBase, place: BasePlace, detail: Detail): Mesh[] {
  if (kind === 'none') return [];
  const [x, y] = corners(place).map((value) => value - (base === 'taper' ? 24 : 4)) as [number, number];
  const z = Math.max(90, place.under * 0.24);
  if (kind === 'shelf') return [board({ from: [-x, -y, z], to: [x, y, z + 18], radius: 3, grain: 'x' }, detail)];
  if (kind === 'rail')
    return [
      board({ from: [-x, -14, z], to: [x, 14, z + 34], radius: 4, grain: 'x' }, detail),
      bothSides(board({ from: [x - 14, -y, z + 2], to: [x + 14, y, z + 32], radius: 4, grain: 'y' }, detail)),
    ];
  const count = Math.max(3, Math.round((2 * y) / 62));
  const slat = (2 * y) / count;
  const slats = Array.from({ length: count }, (_, i) =>
    board(
      { from: [-x, -y + slat * i + 7, z + 12], to: [x, -y + slat * (i + 1) - 7, z + 26], radius: 2, grain: 'x' },
      detail,
    ),
  );
  return [
    ...slats,
    bothSides(board({ from: [x - 40, -y, z - 8], to: [x - 16, y, z + 13], radius: 2, grain: 'y' }, detail)),
  ];
}

/** Where corner legs have room: middles of the legs. */
export function corners(place: BasePlace): Vec2 {
  const { shape, width, depth, character } = place;
  const short = Math.min(width, depth);
  const inside = character.leg * stout(place) * 0.5 + 12;
  const x = width / 2 - inside;
  const y = depth / 2 - inside;
  switch (shape) {
    case 'rectangle':
      return [x, y];
    case 'soft':
      return [x - short * 0.035, y - short * 0.035];
    case 'racetrack':
      return [x - short * 0.2, y - short * 0.12];
    case 'squircle':
      return [x - width * 0.075, y - depth * 0.075];
    case 'boat':
      return [x - width * 0.06, y - depth * 0.11];
    case 'oval':
    case 'pebble':
      return [x * 0.7, y * 0.66];
  }
}

/** High tables have stouter legs than low ones, narrow ones slighter. */
function stout({ under, width, depth }: BasePlace): number {
  return (0.72 + under / 1500) * Math.min(1, 0.55 + Math.min(width, depth) / 1500);
}

const legMakers: Record<LegBase, (place: BasePlace, detail: Detail) => BaseParts> = {
  taper: (place, detail) => {
    const [x, y] = corners(place);
    const out = Math.min(26, place.under * 0.05);
    const leg = roundLeg(
      { height: place.under, top: place.character.leg * stout(place) * 1.08, splay: [out, out] },
      detail,
    );
    return wooden([atCorners(leg, x - out - 14, y - out - 14), ...railing(place, 34, detail)]);
  },
  square: (place, detail) => {
    const size = place.character.leg * stout(place);
    return wooden([
      atCorners(squareLeg({ height: place.under, top: size, foot: size * 0.72 }, detail), ...corners(place)),
      ...railing(place, 8, detail),
    ]);
  },
  post: (place, detail) => {
    const size = place.character.leg * stout(place) * 1.24;
    return wooden([
      atCorners(squareLeg({ height: place.under, top: size }, detail), ...corners(place)),
      ...railing(place, 4, detail),
    ]);
  },
  turned: (place, detail) =>
    wooden([
      atCorners(
        turnedLeg({ height: place.under, top: place.character.leg * stout(place) * 1.2 }, detail),
        ...corners(place),
      ),
      ...railing(place, 6, detail),
    ]),
  hoof: (place, detail) => {
    const s = place.character.leg * stout(place);
    const h = place.under;
    const leg = shapedLeg(
      [
        [0, s * 0.92, s * 0.18],
        [s * 0.5, s * 1.02, s * 0.1],
        [s * 1.25, s * 0.74, s * 0.06],
        [h * 0.6, s * 0.86, 0],
        [h, s, 0],
      ],
      detail,
    );
    return wooden([atCorners(leg, ...corners(place)), ...railing(place, 2, detail)]);
  },
  hairpin: (place, detail) => {
    const [x, y] = corners(place);
    const spread = Math.min(140, place.under * 0.3, Math.min(place.width, place.depth) * 0.26);
    return {
      wood: [],
      metal: [
        atCorners(hairpinLeg({ height: place.under, spread, rod: 11 }, detail), x + 8 - spread / 2, y + 8 - spread / 2),
      ],
    };
  },
  sled: (place, detail) => {
    const [x, y] = corners(place);
    const frame = sledFrame(
      { depth: y * 2 + 18, height: place.under, bar: 14, width: Math.max(40, place.character.leg * 1.4) },
      detail,
    );
    return { wood: [], metal: [bothSides(move(frame, x - Math.min(60, x * 0.16), 0, 0))] };
  },
  frame: (place, detail) => ({ wood: [], metal: [cage(place, detail)] }),
  cross: (place, detail) => ({ wood: [], metal: [crossed(place, detail)] }),
  trestle: (place, detail) => wooden(trestles(place, detail)),
  tripod: (place, detail) => {
    const spread = Math.min(place.width, place.depth) * 0.5;
    const leg = move(
      roundLeg({ height: place.under, top: place.character.leg * 0.95, splay: [0, spread * 0.3] }, detail),
      0,
      spread * 0.5,
      0,
    );
    return wooden([0, 120, 240].map((angle) => turn(leg, 'z', angle + 180)));
  },
};

function wooden(wood: Mesh[]): BaseParts {
  return { wood, metal: [] };
}

/** Rails from leg to leg, `back` behind their outer faces. */
function railing(place: BasePlace, back: number, detail: Detail): Mesh[] {
  if (!place.rails) return [];
  const [x, y] = corners(place);
  const half = (place.character.leg * stout(place)) / 2;
  return [
    apron(
      { width: 2 * (x + half - back), depth: 2 * (y + half - back), height: place.rails, z: place.under - place.rails },
      detail,
    ),
  ];
}

/** A box of square steel bars. */
function cage(place: BasePlace, detail: Detail): Mesh {
  const [x, y] = corners(place);
  const bar = 22;
  const h = place.under;
  const post = board(
    { from: [x - bar / 2, y - bar / 2, 0], to: [x + bar / 2, y + bar / 2, h], radius: 1.5, grain: 'z' },
    detail,
  );
  const along = (z: number): Mesh =>
    bothSides(
      board({ from: [-x, y - bar / 2, z], to: [x, y + bar / 2, z + bar], radius: 1.5, grain: 'x' }, detail),
      'y',
    );
  const across = (z: number): Mesh =>
    bothSides(board({ from: [x - bar / 2, -y, z], to: [x + bar / 2, y, z + bar], radius: 1.5, grain: 'y' }, detail));
  return merge([bothSides(bothSides(post), 'y'), along(h - bar), across(h - bar), across(Math.min(70, h * 0.12))]);
}

/** Two X of flat steel. */
function crossed(place: BasePlace, detail: Detail): Mesh {
  const [x, y] = corners(place);
  const at = x - Math.min(90, x * 0.2);
  const one = (way: number): Mesh =>
    strut([at, -way * (y - 8), 0], [at, way * (y - 8), place.under], [Math.max(34, place.character.leg), 36], detail);
  return bothSides(
    merge([
      one(1),
      one(-1),
      board({ from: [at - 20, -y - 6, place.under - 8], to: [at + 20, y + 6, place.under], radius: 1 }, detail),
    ]),
  );
}

/** Two feet with posts, tied by a beam. */
function trestles(place: BasePlace, detail: Detail): Mesh[] {
  const [x, y] = corners(place);
  const thick = place.character.leg * stout(place) * 1.15;
  const at = Math.min(x - thick, place.width * 0.34);
  const h = place.under;
  const shoe = board(
    { from: [at - thick / 2, -y, 0], to: [at + thick / 2, y, thick * 0.95], radius: 8, grain: 'y' },
    detail,
  );
  const head = board(
    { from: [at - thick / 2, -y * 0.86, h - thick * 0.8], to: [at + thick / 2, y * 0.86, h], radius: 6, grain: 'y' },
    detail,
  );
  const posts = bothSides(
    strut([at, y * 0.42, thick * 0.7], [at, y * 0.3, h - 4], [thick * 0.86, thick * 1.1], detail),
    'y',
  );
  const beam = board(
    { from: [-at, -thick * 0.38, h * 0.42], to: [at, thick * 0.38, h * 0.42 + thick * 1.5], radius: 4, grain: 'x' },
    detail,
  );
  const tie = board(
    {
      from: [at - thick * 0.4, -y * 0.4, h * 0.42 + 4],
      to: [at + thick * 0.4, y * 0.4, h * 0.42 + thick * 1.5 - 4],
      radius: 4,
      grain: 'y',
    },
    detail,
  );
  return [bothSides(merge([shoe, head, posts, tie])), beam];
}
