import { cushion } from '#models/geometry/cushion.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { arc } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, merge, mirror, move, turn } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type SofaArm = 'track' | 'slim' | 'rolled' | 'pillow' | 'wood' | 'none';

/** How wide each arm is, out of the sofa's width. */
export const armWidths: Record<SofaArm, number> = { track: 140, slim: 75, rolled: 190, pillow: 210, wood: 66, none: 0 };

interface SofaArms {
  cloth: Mesh[];
  wood: Mesh[];
}

interface ArmPlace {
  width: number;
  depth: number;
  /** Where upholstery begins over the floor. */
  from: number;
  /** How high the arm is over the floor. */
  height: number;
}

export type SofaEnds = 'both' | 'left' | 'right' | 'none';

/** The arms, flush with the sofa's sides, front and back: they give it its exact width and depth. */
export function sofaArms(kind: SofaArm, place: ArmPlace, detail: Detail, ends: SofaEnds = 'both'): SofaArms {
  if (kind === 'none' || ends === 'none') return { cloth: [], wood: [] };
  if (kind === 'wood') return { cloth: [], wood: [atEnds(woodArm(place, detail), ends)] };
  const arm = kind === 'rolled' ? rolledArm(place, detail) : softArm(kind, place, detail);
  return { cloth: [atEnds(move(arm, place.width / 2 - armWidths[kind] / 2, 0, 0), ends)], wood: [] };
}

function atEnds(right: Mesh, ends: SofaEnds): Mesh {
  if (ends === 'both') return bothSides(right);
  return ends === 'right' ? right : mirror(right, 'x');
}

function softArm(kind: 'track' | 'slim' | 'pillow', { depth, from, height }: ArmPlace, detail: Detail): Mesh {
  const width = armWidths[kind];
  const soft = { track: { radius: 22, crown: 8 }, slim: { radius: 16, crown: 4 }, pillow: { radius: 80, crown: 30 } }[
    kind
  ];
  return cushion(
    { width, depth, height: height - from, ...soft, bulge: soft.crown * 0.5, wrinkles: 0.3, seed: 5, at: [0, 0, from] },
    detail,
  );
}

/** A panel whose top rolls outwards; the section is drawn facing the front and carried to the back. */
function rolledArm({ depth, from, height }: ArmPlace, detail: Detail): Mesh {
  const width = armWidths.rolled;
  const roll = 84;
  const middle = width / 2 - roll;
  const top = height - from - roll;
  const round = arc(roll, -60, 195, detail).map(([x, z]): Vec2 => [x + middle, z + top]);
  const outline: Vec2[] = [
    [-width / 2 + 16, 0],
    [middle + 40, 0],
    [middle + 34, top * 0.4],
    ...round,
    [-width / 2 + 16, top * 0.6],
  ];
  const solid = extrude({ outline, height: depth, bevel: 14, crease: 50 }, detail);
  return move(turn(solid, 'x', 90), 0, depth / 2, from);
}

/** Open joinery: two posts down to the floor, an armrest, a rail under the seat. */
function woodArm({ width, depth, height }: ArmPlace, detail: Detail): Mesh {
  const out = width / 2;
  const wide = armWidths.wood;
  const post = 44;
  const inset = (wide - post) / 2;
  const rest = board(
    { from: [out - wide, -depth / 2, height - 30], to: [out, depth / 2, height], radius: 11, grain: 'y' },
    detail,
  );
  const posts = [-depth / 2 + 24, depth / 2 - 24 - post].map((y) =>
    board(
      { from: [out - inset - post, y, 0], to: [out - inset, y + post, height - 28], radius: 5, grain: 'z' },
      detail,
    ),
  );
  const rail = board(
    {
      from: [out - inset - 32, -depth / 2 + 40, 200],
      to: [out - inset - 8, depth / 2 - 40, 262],
      radius: 4,
      grain: 'y',
    },
    detail,
  );
  return merge([rest, ...posts, rail]);
}
