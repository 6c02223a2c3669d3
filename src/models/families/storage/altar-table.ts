import { extrude } from '#models/geometry/extrude.ts';
import { atCorners, squareLeg, turnedLeg } from '#models/geometry/legs.ts';
import { loft } from '#models/geometry/loft.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, move, turn } from '#models/geometry/transform.ts';
import type { Trait } from '#models/families/storage/cabinet-traits.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export type Apron = 'plain' | 'ogee' | 'scalloped' | 'spandrel';
export type TableLeg = 'hoof' | 'square' | 'turned';

interface AltarTable {
  width: number;
  depth: number;
  /** Of the top's upper side. */
  high: number;
  trait: Trait;
  apron: Apron;
  leg: TableLeg;
}

const leg = 62;
const apronDrop = 120;

/** A long table: a top over a drawn-in waist, an apron between legs, a stretcher at the sides. */
export function altarTable(of: AltarTable, detail: Detail): { top: Mesh[]; frame: Mesh[] } {
  const { width, depth, high, trait } = of;
  const t = trait.board + 8;
  const top = board(
    { from: [-width / 2, -depth / 2, high - t], to: [width / 2, depth / 2, high], radius: trait.edge, grain: 'x' },
    detail,
  );
  const inset = 24 + trait.overhang;
  const x = width / 2 - inset;
  const y = depth / 2 - inset;
  const under = high - t - 26;
  const waist = board(
    { from: [-x + 10, -y + 10, under - 2], to: [x - 10, y - 10, high - t + 2], radius: 3, grain: 'x' },
    detail,
  );
  const legs = atCorners(legOf(of.leg, under, detail), x - leg / 2, y - leg / 2);
  const front = move(
    turn(
      extrude({ outline: apronOutline(of.apron, (x - leg + 6) * 2), height: 24, bevel: 2, crease: 30 }, detail),
      'x',
      90,
    ),
    0,
    -y + 30,
    under - apronDrop,
  );
  const side = turn(
    move(
      turn(
        extrude({ outline: apronOutline(of.apron, (y - leg + 6) * 2), height: 24, bevel: 2, crease: 30 }, detail),
        'x',
        90,
      ),
      0,
      0,
      under - apronDrop,
    ),
    'z',
    90,
  );
  const stretcher = board(
    { from: [x - 44, -y + leg - 4, 150], to: [x - 18, y - leg + 4, 190], radius: 3, grain: 'y' },
    detail,
  );
  const long = board({ from: [-x + 30, -14, 154], to: [x - 30, 14, 186], radius: 3, grain: 'x' }, detail);
  return {
    top: [top],
    frame: [waist, legs, bothSides(front, 'y'), bothSides(move(side, x - 30, 0, 0)), bothSides(stretcher), long],
  };
}

function legOf(kind: TableLeg, height: number, detail: Detail): Mesh {
  if (kind === 'turned') return turnedLeg({ height, top: leg }, detail);
  return kind === 'square' ? squareLeg({ height, top: leg, foot: leg - 8 }, detail) : hoofLeg(height);
}

/** Slims downwards and turns outwards into a hoof. */
function hoofLeg(height: number): Mesh {
  const rings: readonly (readonly [number, number, number])[] = [
    [0, 56, 6],
    [0.02, 60, 6],
    [0.05, 52, 3],
    [0.09, 42, -1],
    [0.16, 38, 0],
    [0.6, 44, 0],
    [0.84, leg, 0],
    [1, leg, 0],
  ];
  return loft(
    rings.map(([t, size, out]) => {
      const a = out + size / 2;
      const b = out - size / 2;
      return [
        [b, b, t * height],
        [a, b, t * height],
        [a, a, t * height],
        [b, a, t * height],
      ] as Vec3[];
    }),
    { crease: 30 },
  );
}

/** Under the top from end to end; the kinds differ in what is cut away below. Z 0 is its lowest edge. */
function apronOutline(kind: Apron, length: number): Vec2[] {
  const half = length / 2;
  const edge: Record<Apron, Vec2[]> = {
    plain: [
      [half, apronDrop * 0.4],
      [0, apronDrop * 0.4],
    ],
    ogee: [
      [half, 0],
      [half - 16, 2],
      [half - 34, apronDrop * 0.26],
      [half - 66, apronDrop * 0.4],
      [half * 0.4, apronDrop * 0.52],
      [half * 0.12, apronDrop * 0.5],
      [0, apronDrop * 0.34],
    ],
    scalloped: [
      [half, 0],
      [half - 14, 0],
      [half - 26, apronDrop * 0.2],
      [half - 48, apronDrop * 0.14],
      [half - 64, apronDrop * 0.34],
      [half - 96, apronDrop * 0.3],
      [half - 112, apronDrop * 0.5],
      [0, apronDrop * 0.5],
    ],
    spandrel: [
      [half, 0],
      [half - 12, 0],
      [half - 20, apronDrop * 0.5],
      [half - 110, apronDrop * 0.62],
      [half - 110, apronDrop * 0.7],
      [0, apronDrop * 0.7],
    ],
  };
  const right = edge[kind];
  const left = right.slice(0, -1).map(([x, z]): Vec2 => [-x, z]);
  return [...left, ...right.toReversed(), [half, apronDrop], [-half, apronDrop]];
}
