import { between, fromFoot, grown, overLip, toFloor, vessel } from '#models/families/bath/vessel.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { move } from '#models/geometry/transform.ts';
import type { Course, Rim } from '#models/families/bath/vessel.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

export type BasinSide = 'round' | 'cone' | 'straight';
export type BasinEdge = 'fine' | 'broad' | 'flared';

export interface BowlShape {
  rim: Rim;
  corner?: number;
  width: number;
  depth: number;
  height: number;
  side: BasinSide;
  edge: BasinEdge;
  /** Thickness of its wall. */
  wall: number;
}

/** How thick each style makes its bowls. */
export const bowlWalls: Record<Style, number> = {
  modern: 7,
  scandinavian: 10,
  japandi: 13,
  indochine: 11,
  newChinese: 8,
  industrial: 22,
  wabiSabi: 19,
  french: 12,
  midCentury: 15,
};

const feet: Record<BasinSide, number> = { round: 0.4, cone: 0.58, straight: 0.93 };

/** A bowl standing on the middle of its foot, and the height of its floor inside. */
export function bowlOf(shape: BowlShape, detail: Detail): { mesh: Mesh; floor: number } {
  const { rim, corner, width, depth, height, side, wall } = shape;
  const at = (scale: number, z: number): Course => ({
    rim,
    width: width * scale,
    depth: depth * scale,
    z,
    ...(corner === undefined ? {} : { corner: Math.max(2, corner * scale) }),
  });
  const flare = shape.edge === 'flared' ? 12 : 0;
  const top = at(1, height);
  const upper = { ...grown(top, -flare), z: height - (flare > 0 ? 16 : wall / 2 + 1) };
  const foot = at(feet[side], 0);
  const swell = side === 'round' ? 'round' : 'cone';
  const lip = shape.edge === 'broad' ? Math.max(wall * 2.2, 24) : wall + flare * 0.7;
  const inner = plain(grown(top, -lip));
  const floor = Math.max(14, wall + 6);
  const radius = Math.min(wall * (shape.edge === 'broad' ? 0.4 : 0.5), lip * 0.49, 8);
  return {
    mesh: vessel(
      [
        ...fromFoot(foot, 4, detail),
        ...between({ ...foot, z: 4 }, upper, swell, detail),
        ...(flare > 0 ? [upper] : []),
        ...overLip(top, inner, radius, detail),
        ...inside(shape, inner, floor, detail),
      ],
      detail,
      44,
    ),
    floor,
  };
}

/** Ribs are outside only. */
function plain(course: Course): Course {
  return course.rim === 'fluted' ? { ...course, rim: 'oval' } : course;
}

/** Down to the floor: round all the way, or by walls that turn in. */
function inside({ side, wall, edge }: BowlShape, top: Course, floor: number, detail: Detail): Course[] {
  const shrink = (scale: number): Course => ({
    ...top,
    width: top.width * scale,
    depth: top.depth * scale,
    z: floor,
    ...(top.corner === undefined ? {} : { corner: Math.max(2, top.corner * scale) }),
  });
  const upper = { ...grown(top, edge === 'flared' ? -2 : 0), z: top.z - 14 };
  if (side === 'round') {
    const low = shrink(0.2);
    return [...between(low, upper, 'round', detail).toReversed(), low];
  }
  const low = shrink(side === 'cone' ? 0.68 : 0.96);
  const radius = Math.min(side === 'cone' ? 34 : 24, (top.z - floor) * 0.4);
  return [...toFloor(low, radius, detail), { ...grown(low, -radius * 2 - wall), z: floor - 1 }];
}

/** The waste: a low dome in a ring, on a floor at Z 0. */
export function wasteOf(z: number, detail: Detail, at: readonly [number, number] = [0, 0]): Mesh {
  if (detail === 'far')
    return move(
      lathe(
        [
          [32, -3],
          [32, 3],
        ],
        detail,
        { segments: 8 },
      ),
      at[0],
      at[1],
      z,
    );
  return move(
    lathe(
      [
        [32, -3],
        [32, 1.4],
        [30, 2.2],
        [26, 2.2],
        [25, 1],
        [24, 1],
        [23, 3],
        [14, 4.6],
        [0, 5],
      ],
      detail,
      { crease: 40 },
    ),
    at[0],
    at[1],
    z,
  );
}
