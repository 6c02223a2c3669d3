import { board } from '#models/geometry/rounded-box.ts';
import { atCorners, bunFoot, hairpinLeg, roundLeg, sledFrame, squareLeg, turnedLeg } from '#models/geometry/legs.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { rectangle } from '#models/geometry/outline.ts';
import { bothSides, merge, move, regrained, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type Base =
  | 'plinth'
  | 'round'
  | 'square'
  | 'taper'
  | 'sled'
  | 'frame'
  | 'turned'
  | 'bun'
  | 'bracket'
  | 'stand'
  | 'hairpin'
  | 'runners';

export const baseHeights: Record<Base, number> = {
  plinth: 70,
  round: 160,
  square: 140,
  taper: 150,
  sled: 150,
  frame: 160,
  turned: 130,
  bun: 90,
  bracket: 100,
  stand: 170,
  hairpin: 180,
  runners: 60,
};

interface BasePlace {
  width: number;
  /** Front and back of the body that stands on it. */
  front: number;
  back: number;
  height: number;
}

/** What a cabinet stands on, inside its outline, from the floor to `height`. */
export function baseOf(kind: Base, place: BasePlace, detail: Detail): Mesh {
  const { width, front, back, height } = place;
  const depth = back - front;
  const made = makers[kind]({ width, depth, height }, detail);
  return move(made, 0, (front + back) / 2, 0);
}

interface Size {
  width: number;
  depth: number;
  height: number;
}

const makers: Record<Base, (size: Size, detail: Detail) => Mesh> = {
  plinth: ({ width, depth, height }, detail) =>
    board(
      {
        from: [-width / 2 + 30, -depth / 2 + 40, 0],
        to: [width / 2 - 30, depth / 2 - 20, height],
        radius: 1,
        grain: 'x',
      },
      detail,
    ),
  round: (size, detail) =>
    footed(roundLeg({ height: size.height, top: 42, foot: 22, splay: [16, 14] }, detail), size, 70, 62),
  square: (size, detail) => footed(squareLeg({ height: size.height, top: 38 }, detail), size, 40, 36),
  taper: (size, detail) => footed(squareLeg({ height: size.height, top: 44, foot: 24 }, detail), size, 52, 46),
  turned: (size, detail) => footed(turnedLeg({ height: size.height, top: 60 }, detail), size, 52, 48),
  bun: (size, detail) => footed(bunFoot({ height: size.height, top: 92 }, detail), size, 62, 58),
  hairpin: (size, detail) => footed(hairpinLeg({ height: size.height, spread: 90, rod: 11 }, detail), size, 90, 76),
  sled: ({ width, depth, height }, detail) =>
    bothSides(
      move(
        sledFrame({ depth: depth - 60, height, bar: 10, width: 40 }, detail),
        width / 2 - Math.min(150, width * 0.12),
        0,
        0,
      ),
    ),
  frame: steelFrame,
  stand: woodStand,
  bracket: bracketFeet,
  runners: ({ width, depth, height }, detail) =>
    bothSides(
      board(
        {
          from: [width / 2 - 110, -depth / 2 + 18, 0],
          to: [width / 2 - 50, depth / 2 - 10, height],
          radius: 2,
          grain: 'y',
        },
        detail,
      ),
    ),
};

/** Four legs, and two more under the middle of what would sag. */
function footed(leg: Mesh, { width, depth }: Size, x: number, y: number): Mesh {
  const four = atCorners(leg, width / 2 - x, depth / 2 - y);
  if (width < 1900) return four;
  return merge([
    four,
    regrained(move(leg, 0, depth / 2 - y, 0), 5),
    regrained(turn(move(leg, 0, depth / 2 - y, 0), 'z', 180), 6),
  ]);
}

/** A box of square steel tube. */
function steelFrame({ width, depth, height }: Size, detail: Detail): Mesh {
  const bar = 22;
  const x = width / 2 - 4;
  const y = depth / 2 - 6;
  const bow = tube(
    {
      path: [
        [-x + bar / 2, 0, 0],
        [-x + bar / 2, 0, height - bar / 2],
        [x - bar / 2, 0, height - bar / 2],
        [x - bar / 2, 0, 0],
      ],
      section: rectangle(bar, bar),
      up: [0, 1, 0],
    },
    detail,
  );
  const rails = bothSides(
    board({ from: [x - bar, -y + bar, height - bar], to: [x, y - bar, height], radius: 0 }, detail),
  );
  return merge([move(bow, 0, -y + bar / 2, 0), move(bow, 0, y - bar / 2, 0), rails]);
}

/** Legs joined by rails: a low table the body rests on. */
function woodStand({ width, depth, height }: Size, detail: Detail): Mesh {
  const leg = 36;
  const x = width / 2 - 24;
  const y = depth / 2 - 16;
  const legs = atCorners(squareLeg({ height, top: leg, foot: 28 }, detail), x - leg / 2, y - leg / 2);
  const front = board(
    { from: [-x + leg - 2, -y + 4, height - 44], to: [x - leg + 2, -y + 28, height - 4], radius: 2, grain: 'x' },
    detail,
  );
  const side = board(
    { from: [x - 28, -y + leg - 2, height - 44], to: [x - 4, y - leg + 2, height - 4], radius: 2, grain: 'y' },
    detail,
  );
  return merge([legs, bothSides(front, 'y'), bothSides(side)]);
}

/** A cut-out board between feet, front and sides. */
function bracketFeet({ width, depth, height }: Size, detail: Detail): Mesh {
  const front = move(
    turn(extrude({ outline: skirt(width - 4, height), height: 22, bevel: 2 }, detail), 'x', 90),
    0,
    -depth / 2 + 24,
    0,
  );
  const side = turn(
    move(turn(extrude({ outline: skirt(depth - 6, height), height: 22, bevel: 2 }, detail), 'x', 90), 0, 0, 0),
    'z',
    90,
  );
  return merge([front, bothSides(move(side, width / 2 - 25, 0, 0))]);
}

/** Feet at both ends, a low ogee between them. */
function skirt(length: number, height: number): Vec2[] {
  const half = length / 2;
  const foot = Math.min(120, half * 0.5);
  const right: Vec2[] = [
    [half - foot * 0.7, 0],
    [half - foot * 0.86, height * 0.3],
    [half - foot, height * 0.48],
    [half - foot * 1.25, height * 0.55],
  ];
  const left = right.map(([x, z]): Vec2 => [-x, z]);
  return [[-half, 0], ...left, ...right.toReversed(), [half, 0], [half, height], [-half, height]];
}
