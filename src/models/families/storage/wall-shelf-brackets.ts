import { extrude } from '#models/geometry/extrude.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { sledFrame } from '#models/geometry/legs.ts';
import { rectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export type Bracket = 'steel' | 'wood' | 'curved' | 'scroll' | 'pipe' | 'frame' | 'rod' | 'ladder' | 'panel';

interface BracketPlace {
  depth: number;
  /** From Z 0 up to the board, or of the whole where boards hang between. */
  height: number;
  levels: readonly number[];
  hangs: boolean;
}

/**
 * The right-hand one: its outer side at X 0, its back on the wall. Those that hang boards are exactly as deep and high
 * as the whole.
 */
export function shelfBracket(kind: Bracket, place: BracketPlace, detail: Detail): Mesh {
  return makers[kind](place, detail);
}

const makers: Record<Bracket, (place: BracketPlace, detail: Detail) => Mesh> = {
  steel: ({ depth, height }, detail) =>
    merge([
      board({ from: [-30, -5, 0], to: [0, 0, height], radius: 1 }, detail),
      board({ from: [-30, -depth * 0.85, height - 5], to: [0, 0, height], radius: 1 }, detail),
      tube(
        {
          path: [
            [-15, -5, 14],
            [-15, -depth * 0.72, height - 4],
          ],
          section: rectangle(20, 5),
          up: [0, 1, 0],
        },
        detail,
      ),
    ]),
  wood: ({ depth, height }, detail) =>
    merge([
      board({ from: [-28, -22, 0], to: [0, 0, height], radius: 2, grain: 'z' }, detail),
      board({ from: [-28, -depth * 0.86, height - 22], to: [0, 0, height], radius: 2, grain: 'y' }, detail),
      tube(
        {
          path: [
            [-14, -10, height * 0.16],
            [-14, -depth * 0.68, height - 12],
          ],
          section: rectangle(20, 18),
          up: [0, 1, 0],
        },
        detail,
      ),
    ]),
  curved: ({ depth, height }, detail) => cheek(curvedOutline(depth * 0.86, height, detail), detail),
  scroll: scrolled,
  pipe: piped,
  frame: ({ depth, height }, detail) =>
    move(sledFrame({ depth, height, bar: 12, width: 12 }, detail), -6, -depth / 2, 0),
  rod: rods,
  ladder,
  panel: ({ depth, height }, detail) =>
    board({ from: [-20, -depth, 0], to: [0, 0, height], radius: 3, grain: 'z' }, detail),
};

/** An outline in depth (from the wall) and height, 24 mm thick. */
function cheek(outline: Vec2[], detail: Detail): Mesh {
  return turn(turn(extrude({ outline, height: 24, bevel: 2, crease: 50 }, detail), 'x', 90), 'z', -90);
}

function curvedOutline(depth: number, height: number, detail: Detail): Vec2[] {
  const steps = byDetail(detail, 12, 8, 4);
  const sweep = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const a = (i / steps) * (Math.PI / 2);
    return [28 + (depth - 28) * (1 - Math.cos(a)), (height - 26) * Math.sin(a)];
  });
  return [[0, 0], ...sweep, [depth, height], [0, height]];
}

/** Flat iron with a curl in the corner. */
function scrolled({ depth, height }: BracketPlace, detail: Detail): Mesh {
  const steps = byDetail(detail, 26, 16, 8);
  const reach = Math.min(depth * 0.8, height) * 0.36;
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const a = -Math.PI * 0.25 + t * Math.PI * 2.4;
    const r = reach * (1 - 0.72 * t);
    return [-8, -depth * 0.34 + r * Math.cos(a), height - reach * 1.1 + r * Math.sin(a)];
  });
  const flat = { section: rectangle(14, 5), up: [1, 0, 0] as Vec3 };
  return merge([
    board({ from: [-16, -6, 0], to: [0, 0, height], radius: 1 }, detail),
    board({ from: [-16, -depth * 0.88, height - 6], to: [0, 0, height], radius: 1 }, detail),
    tube({ path, ...flat, section: rectangle(5, 14) }, detail),
  ]);
}

/** Gas pipe with flanges on the wall. */
function piped({ depth, height, hangs }: BracketPlace, detail: Detail): Mesh {
  const r = 13;
  const flange = (z: number): Mesh => move(turn(cylinder({ radius: 30, height: 6 }, detail), 'x', 90), -30, 0, z);
  const front = hangs ? -depth + r : -depth * 0.72;
  const path: Vec3[] = hangs
    ? [
        [-30, 0, height - 40],
        [-30, front, height - 40],
        [-30, front, 40],
        [-30, 0, 40],
      ]
    : [
        [-30, 0, 30],
        [-30, front, 30],
        [-30, front, height],
      ];
  const ends = hangs
    ? [flange(40), flange(height - 40), board({ from: [-60, -4, 0], to: [0, 0, height], radius: 1 }, detail)]
    : [flange(30)];
  return merge([tube({ path, radius: r, bend: 30 }, detail), ...ends]);
}

function rods({ depth, height, levels }: BracketPlace, detail: Detail): Mesh {
  const rod = cylinder({ radius: 7, height, edge: 2 }, detail);
  const ties = levels.map((z) => board({ from: [-10, -depth + 8, z - 7], to: [-4, -8, z], radius: 0 }, detail));
  return merge([move(rod, -7, -depth + 7, 0), move(rod, -7, -7, 0), ...ties]);
}

function ladder({ depth, height, levels }: BracketPlace, detail: Detail): Mesh {
  const post = (y: number): Mesh =>
    board({ from: [-20, y, 0], to: [0, y + 28, height], radius: 3, grain: 'z' }, detail);
  const rungs = levels.map((z) =>
    board({ from: [-17, -depth + 20, z - 20], to: [-3, -20, z], radius: 2, grain: 'y' }, detail),
  );
  return merge([post(-depth), post(-28), ...rungs]);
}
