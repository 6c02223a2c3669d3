import { baseHeights } from '#models/families/storage/cabinet-base.ts';
import { insideOf } from '#models/families/storage/cabinet-carcass.ts';
import { traits } from '#models/families/storage/cabinet-traits.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { handle } from '#models/geometry/handles.ts';
import { arc, ellipse } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import type { Base } from '#models/families/storage/cabinet-base.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

interface BinOptions {
  bays: number;
  rows: number;
  bins: 'none' | 'lower' | 'all';
  /** The roof's height; 0 without one. */
  gable: number;
}

interface BinMeshes {
  bins: Mesh[];
  knobs: Mesh[];
  roof: Mesh[];
}

/** What stands in and on the shelf. `choice.height` is that of the shelf without its roof. */
export function toyBins(choice: Choice, want: BinOptions, detail: Detail): BinMeshes {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const high = choice.height as number;
  const trait = traits[choice.style];
  const low = Math.min(90, baseHeights[choice.base as Base]);
  const inside = insideOf({ width, front: -depth / 2, back: depth / 2, low, high, trait });
  const w = (inside.half * 2 - (want.bays - 1) * trait.board) / want.bays;
  const h = (inside.high - inside.low - (want.rows - 1) * trait.board) / want.rows;
  const fields = Array.from(
    { length: want.bays * want.rows },
    (_, i) => [i % want.bays, Math.floor(i / want.bays)] as const,
  ).filter(([bay, row]) => filled(want.bins, bay, row));
  const places = fields.map(
    ([bay, row]) => [-inside.half + w / 2 + bay * (w + trait.board), inside.low + row * (h + trait.board)] as const,
  );
  const one = bin({ width: w - 14, depth: depth - 60, height: h * 0.78 }, choice.grip as string, detail);
  const front = -depth / 2 + 34;
  const knob = choice.grip === 'knob' ? [move(handle('knob', {}, detail), 0, front, h * 0.44)] : [];
  return {
    bins: places.map(([x, z]) => move(one, x, front, z)),
    knobs: places.flatMap(([x, z]) => knob.map((mesh) => move(mesh, x, 0, z))),
    roof: want.gable > 0 ? [roofOver(width, depth, high, want.gable, detail)] : [],
  };
}

function filled(bins: BinOptions['bins'], bay: number, row: number): boolean {
  return bins === 'lower' ? row === 0 : bins === 'all' && (bay + row) % 2 === 0;
}

/** An open box, its front with a half-moon or a hole; the face at Y 0. */
function bin(
  { width, depth, height }: { width: number; depth: number; height: number },
  grip: string,
  detail: Detail,
): Mesh {
  const x = width / 2;
  const t = 9;
  const notch = grip === 'notch' ? arc(38, 0, -180, detail).map(([a, b]): Vec2 => [a, height + b]) : [];
  const holes = grip === 'hole' ? [ellipse(52, 52, detail).map(([a, b]): Vec2 => [a, b + height * 0.66])] : [];
  const face = turn(
    extrude({ outline: [[-x, 0], [x, 0], [x, height], ...notch, [-x, height]], holes, height: t, bevel: 1.5 }, detail),
    'x',
    90,
  );
  const wall = (from: readonly [number, number, number], to: readonly [number, number, number]): Mesh =>
    board({ from, to, radius: 1 }, detail);
  return merge([
    move(face, 0, t, 0),
    wall([-x, t, 0], [-x + t, depth, height]),
    wall([x - t, t, 0], [x, depth, height]),
    wall([-x + t, depth - t, 0], [x - t, depth, height]),
    wall([-x + t, t, 0], [x - t, depth - t, t]),
  ]);
}

/** Two slopes meeting over the middle, as a child draws a house. */
function roofOver(width: number, depth: number, high: number, rise: number, detail: Detail): Mesh {
  const x = width / 2;
  const t = 22;
  const outline: Vec2[] = [
    [-x, high - 1],
    [-x + t * 2.4, high - 1],
    [0, high + rise - t * 1.25],
    [x - t * 2.4, high - 1],
    [x, high - 1],
    [0, high + rise],
  ];
  return move(turn(extrude({ outline, height: depth, bevel: 2 }, detail), 'x', 90), 0, depth / 2, 0);
}
