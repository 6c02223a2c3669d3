import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { wasteOf } from '#models/families/bath/basin-bowl.ts';
import { between, fromFoot, grown, overLip, toFloor, vessel } from '#models/families/bath/vessel.ts';
import { flutedFront, shakerFront, slattedFront } from '#models/geometry/fronts.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { atCorners } from '#models/geometry/legs.ts';
import { smoothed } from '#models/geometry/normals.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Course, Rim } from '#models/families/bath/vessel.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

export type BathShape = 'oval' | 'soft' | 'rectangle' | 'egg' | 'slipper' | 'double' | 'tub' | 'ribbed' | 'thick';
export type BathFoot = 'none' | 'plinth' | 'claw' | 'block';
export type BathApron = 'slab' | 'tiled' | 'boarded' | 'slatted' | 'panelled' | 'fluted';

interface Size {
  width: number;
  depth: number;
  height: number;
  shape: BathShape;
}

/** Outline, width of the foot, thickness of the wall, and how the sides rise. */
const bodies: Record<
  BathShape,
  { rim: Rim; corner?: number; foot: number; wall: number; swell: 'round' | 'cone' | 'ogee' }
> = {
  oval: { rim: 'oval', foot: 0.78, wall: 26, swell: 'cone' },
  soft: { rim: 'soft', foot: 0.86, wall: 22, swell: 'cone' },
  rectangle: { rim: 'square', corner: 60, foot: 0.95, wall: 34, swell: 'cone' },
  egg: { rim: 'oval', foot: 0.56, wall: 20, swell: 'round' },
  slipper: { rim: 'oval', foot: 0.62, wall: 24, swell: 'round' },
  double: { rim: 'oval', foot: 0.6, wall: 25, swell: 'round' },
  tub: { rim: 'soft', foot: 0.96, wall: 30, swell: 'cone' },
  ribbed: { rim: 'fluted', foot: 0.9, wall: 40, swell: 'cone' },
  thick: { rim: 'oval', foot: 0.84, wall: 64, swell: 'cone' },
};

const lifts: Record<BathFoot, number> = { none: 0, plinth: 60, claw: 130, block: 120 };
const rises: Partial<Record<BathShape, number>> = { slipper: 110, double: 80 };

export function freeBath(size: Size, foot: BathFoot, detail: Detail): SlotMeshes {
  const { width, depth, height, shape } = size;
  const { rim, corner, foot: narrow, wall, swell } = bodies[shape];
  const lift = lifts[foot];
  const rise = rises[shape] ?? 0;
  const low = Math.max(0, lift - 6);
  const tall = height - low - rise;
  const at = (by: number, z: number): Course => ({
    rim,
    width: width - (1 - by) * depth,
    depth: depth * by,
    z,
    ...(corner ? { corner } : {}),
  });
  const top = at(1, tall);
  const inner: Course = { ...grown(top, -wall), rim: rim === 'fluted' ? 'oval' : rim };
  const floor = Math.max(70, wall + 20);
  const hull = [
    ...fromFoot(at(narrow, 0), 14, detail),
    ...between({ ...at(narrow, 0), z: 14 }, { ...top, z: tall - 30 }, swell, detail),
  ];
  const made = vessel(
    [...hull, ...overLip(top, inner, Math.min(13, wall / 2), detail), ...hollow(inner, floor, detail)],
    detail,
    50,
  );
  const ends = (x: number): number => (shape === 'double' ? Math.abs(x) : Math.max(0, x));
  const tub =
    rise > 0 ? raised(made, (x, z) => rise * Math.min(1, ends(x) / (width / 2 - 40)) ** 2 * (z / tall)) : made;
  return {
    tub: [move(tub, 0, 0, low)],
    metal: [wasteOf(low + floor, detail)],
    foot: footOf(foot, { width: at(narrow, 0).width, depth: depth * narrow, lift }, detail),
  };
}

/** Lying in it one leans: the ends slope more than the sides. */
function hollow(top: Course, floor: number, detail: Detail): Course[] {
  const low: Course = {
    ...top,
    width: top.width - 330,
    depth: top.depth * 0.78,
    z: floor,
    ...(top.corner ? { corner: 90 } : {}),
  };
  const radius = 100;
  return [...toFloor(low, radius, detail), { ...grown(low, -radius * 1.5), z: floor - 1 }];
}

/** Lifts heights by a rule of x and z; the skin stays closed. */
function raised(mesh: Mesh, by: (x: number, z: number) => number): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) positions[i + 2]! += by(positions[i]!, positions[i + 2]!);
  return smoothed({ ...mesh, positions }, 50);
}

function footOf(
  kind: BathFoot,
  { width, depth, lift }: { width: number; depth: number; lift: number },
  detail: Detail,
): Mesh[] {
  if (kind === 'none') return [];
  if (kind === 'plinth')
    return [
      vessel(
        [
          ...fromFoot({ rim: 'oval', width: width * 0.96, depth: depth * 0.94, z: 0 }, 4, detail),
          { rim: 'oval', width: width * 0.9, depth: depth * 0.86, z: lift },
        ],
        detail,
      ),
    ];
  if (kind === 'block')
    return [
      bothSides(
        board(
          {
            from: [width * 0.24, -depth * 0.44, 0],
            to: [width * 0.24 + 90, depth * 0.44, lift + 4],
            radius: 6,
            grain: 'y',
          },
          detail,
        ),
      ),
    ];
  const claw = lathe(
    [
      [30, 0],
      [38, 10],
      [36, 28],
      [22, 46],
      [17, 70],
      [24, 100],
      [34, 122],
      [26, lift + 40],
    ],
    detail,
    { crease: 60 },
  );
  return [atCorners(claw, width * 0.32, depth * 0.3)];
}

/** Between walls: a flat rim, boards before it. */
export function builtInBath(
  { width, depth, height, shape }: Size,
  apron: BathApron,
  style: Style,
  detail: Detail,
): SlotMeshes {
  const at = (by: number, z: number): Course => ({ ...grown({ rim: 'square', corner: 14, width, depth, z }, -by) });
  const brim = 24 + proportionsOf(style).board;
  const rims: Partial<Record<BathShape, { rim: Rim; corner?: number }>> = {
    oval: { rim: 'oval' },
    soft: { rim: 'soft' },
    rectangle: { rim: 'square', corner: 70 },
  };
  const inner: Course = { ...rims[shape]!, width: width - 150, depth: depth - 130, z: height };
  const tub = vessel(
    [
      at(46, 16),
      at(46, height - brim),
      at(0, height - brim),
      ...overLip(at(0, height), inner, 9, detail),
      ...hollow(inner, 120, detail),
    ],
    detail,
    46,
  );
  const tall = height - brim - 3;
  const front = move(apronOf(apron, width - 16, tall, detail), 0, -depth / 2 + 30, 0);
  const sides = bothSides(
    board(
      { from: [width / 2 - 26, -depth / 2 + 31, 0], to: [width / 2 - 8, depth / 2 - 8, tall], radius: 1.5, grain: 'y' },
      detail,
    ),
  );
  return {
    tub: [tub],
    apron: [front, sides],
    metal: [wasteOf(120, detail), overflow(-width / 2 + 128, height - 110, detail)],
  };
}

function overflow(x: number, z: number, detail: Detail): Mesh {
  return move(
    turn(
      lathe(
        [
          [30, 0],
          [30, 8],
          [26, 12],
          [0, 12],
        ],
        detail,
        { crease: 40 },
      ),
      'y',
      80,
    ),
    x,
    0,
    z,
  );
}

function apronOf(kind: BathApron, width: number, height: number, detail: Detail): Mesh {
  if (kind === 'slatted') return slattedFront({ width, height, thickness: 22, pitch: 46 }, detail).frame;
  if (kind === 'fluted') return flutedFront({ width, height, thickness: 22, pitch: 44 }, detail).frame;
  if (kind === 'slab')
    return board({ from: [-width / 2, -20, 0], to: [width / 2, 0, height], radius: 2, grain: 'x' }, detail);
  const count = { tiled: 2, panelled: 3, boarded: Math.round(width / 130) }[kind as 'tiled' | 'panelled' | 'boarded'];
  const step = width / count;
  const fields = Array.from({ length: count }, (_, i) => {
    const x = -width / 2 + step * (i + 0.5);
    if (kind === 'panelled')
      return move(shakerFront({ width: step, height, thickness: 20, stile: 66 }, detail).frame, x, 0, 0);
    return board(
      {
        from: [x - step / 2 + 1, -20, 0],
        to: [x + step / 2 - 1, 0, height],
        radius: 2.5,
        grain: kind === 'boarded' ? 'z' : 'x',
      },
      detail,
    );
  });
  return merge(fields);
}

/** For the corner behind on the left; its round front stands on a drawn-in foot. */
export function cornerBath({ width, height, shape }: Size, detail: Detail): SlotMeshes {
  const at = (by: number, z: number): Course => grown({ rim: 'quadrant', corner: 30, width, depth: width, z }, -by);
  const egg = shape === 'egg';
  const inner: Course = egg
    ? { rim: 'oval', width: width * 0.78, depth: width * 0.78, x: -width * 0.03, y: width * 0.03, z: height }
    : { ...at(72, height), corner: 140 };
  const floor = (by: number): Course => ({ ...grown(inner, -by), z: 120 });
  const hull = [at(40, 0), at(40, 60), at(14, 66), at(14, height - 44), at(0, height - 40)];
  const tub = vessel(
    [
      ...hull,
      ...overLip(at(0, height), inner, 9, detail),
      ...toFloor(floor(70), 90, detail),
      { ...floor(290), z: 119 },
    ],
    detail,
    46,
  );
  return { tub: [tub], metal: [wasteOf(120, detail)] };
}
