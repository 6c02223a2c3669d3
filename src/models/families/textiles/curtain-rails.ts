import { cylinder, ellipsoid, lathe } from '#models/geometry/lathe.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

interface RailPlace {
  kind: 'rod' | 'track';
  style: Style;
  /** How stout the style builds; 1 is plain. */
  hand: number;
  w: number;
  h: number;
  /** Where before the wall each layer hangs, the foremost first. */
  lines: readonly number[];
}

/** Rods of these are wooden. */
const wooden: ReadonlySet<Style> = new Set(['scandinavian', 'japandi', 'indochine', 'wabiSabi']);

const finials: Record<Style, 'cap' | 'ball' | 'urn' | 'disc'> = {
  modern: 'cap',
  scandinavian: 'ball',
  japandi: 'cap',
  newChinese: 'disc',
  indochine: 'urn',
  french: 'urn',
  midCentury: 'ball',
  industrial: 'disc',
  wabiSabi: 'cap',
};

/** Rod or track with what carries it. `end` is how far its ends stand out past the cloth. */
export function curtainRail(place: RailPlace, detail: Detail): { metal: Mesh[]; wood: Mesh[]; end: number } {
  if (place.kind === 'track') return { metal: track(place, detail), wood: [], end: 6 };
  const r = { scandinavian: 14, japandi: 15, indochine: 17, wabiSabi: 16 }[place.style as 'japandi'] ?? 11;
  const end = 58;
  const rods = place.lines.flatMap((y, i) => rodOf(place, i === 0 ? r : 8, y, i === 0, detail));
  const reach = Math.max(...place.lines.map((y) => -y));
  const arm = board(
    { from: [place.w / 2 - 100, -reach, place.h - 32], to: [place.w / 2 - 88, 0, place.h - 20], radius: 1.5 },
    detail,
  );
  const plate = board(
    { from: [place.w / 2 - 112, -6, place.h - 66], to: [place.w / 2 - 76, 0, place.h - 2], radius: 2 },
    detail,
  );
  const carried = [bothSides(arm), bothSides(plate)];
  return wooden.has(place.style)
    ? { metal: carried, wood: rods, end }
    : { metal: [...carried, ...rods], wood: [], end };
}

function rodOf({ w, h, style }: RailPlace, r: number, y: number, dressed: boolean, detail: Detail): Mesh[] {
  const z = h - 24;
  const end = dressed ? 46 : 60;
  const rod = move(turn(cylinder({ radius: r, height: w - end * 2 }, detail), 'y', 90), -w / 2 + end, y, z);
  if (!dressed) return [rod];
  const finial = move(turn(finialOf(finials[style], r, detail), 'y', 90), w / 2 - end, y, z);
  return [rod, bothSides(finial)];
}

/** 46 mm long, standing on the origin. */
function finialOf(kind: 'cap' | 'ball' | 'urn' | 'disc', r: number, detail: Detail): Mesh {
  if (kind === 'cap') return cylinder({ radius: r + 4, height: 46, edge: 2 }, detail);
  if (kind === 'ball') return move(ellipsoid({ width: 46, depth: 46, height: 46 }, detail), 0, 0, 23);
  if (kind === 'disc')
    return lathe(
      [
        [r, 0],
        [r, 30],
        [22, 32],
        [23, 35],
        [23, 43],
        [20, 46],
      ],
      detail,
      { crease: 40 },
    );
  return lathe(
    [
      [r * 0.7, 0],
      [r * 1.2, 4],
      [r * 0.8, 9],
      [21, 20],
      [23, 27],
      [15, 37],
      [6, 42],
      [0, 46],
    ],
    detail,
    { crease: 60 },
  );
}

function track({ w, h, hand, lines }: RailPlace, detail: Detail): Mesh[] {
  return lines.flatMap((y) => {
    const clip = board({ from: [w * 0.3 - 10, y, h - 6], to: [w * 0.3 + 10, 0, h - 1], radius: 0.5 }, detail);
    return [
      board({ from: [-w / 2, y - 11, h - 20 * hand], to: [w / 2, y + 11, h], radius: 2, grain: 'x' }, detail),
      bothSides(clip),
    ];
  });
}

/** Loops of cloth over the rod, one for every fold. */
export function tabsOf(
  spans: readonly { left: number; right: number }[],
  { y, top, h, step }: { y: number; top: number; h: number; step: number },
  detail: Detail,
): Mesh[] {
  return spans.flatMap(({ left, right }) => {
    const folds = Math.max(3, Math.round((right - left) / step));
    const count = Math.min(folds, detail === 'far' ? 7 : folds);
    const loop = tube(
      {
        path: [
          [0, y - 19, top - 30],
          [0, y - 19, h - 2],
          [0, y + 19, h - 2],
          [0, y + 19, top - 30],
        ],
        section: [
          [-1.2, -17],
          [1.2, -17],
          [1.2, 17],
          [-1.2, 17],
        ],
        closed: true,
        up: [1, 0, 0],
        ...(detail === 'near' ? { bend: 17 } : {}),
      },
      detail,
    );
    return Array.from({ length: count }, (_, i) => move(loop, left + ((right - left) * (i + 0.5)) / count, 0, 0));
  });
}
