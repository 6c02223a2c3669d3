import { boundsOf } from '#models/geometry/bounds.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { pillow } from '#models/geometry/pillow.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { lean, move, turn } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

export type SofaBack = 'loose' | 'tight' | 'channel' | 'pillow' | 'spindle';

interface BackPlace {
  /** Between the arms. */
  inner: number;
  /** Cushions side by side. */
  seats: number;
  depth: number;
  /** Top of the seat, of the whole, and where upholstery begins. */
  seat: number;
  height: number;
  from: number;
  /** Where there are many cushions: fewer triangles each. */
  coarse?: boolean;
}

interface SofaBackParts {
  frame: Mesh[];
  cushions: Mesh[];
  wood: Mesh[];
}

/** How far the cushions' front is from the sofa's back edge: where the seat begins. */
export const backDepths: Record<SofaBack, number> = { loose: 300, tight: 220, channel: 230, pillow: 330, spindle: 260 };

/**
 * The cushions' front face: how far from the sofa's back edge it is at the top, and how it leans. What lies against it
 * must know.
 */
export const backFaces: Record<SofaBack, { off: number; slope: number }> = {
  loose: { off: 239, slope: 13 },
  tight: { off: 171, slope: 9 },
  channel: { off: 171, slope: 9 },
  pillow: { off: 276, slope: 16 },
  spindle: { off: 187, slope: 11 },
};

const slope = 9;

/** Everything that leans: the top is exactly the sofa's height. */
export function sofaBack(kind: SofaBack, place: BackPlace, detail: Detail): SofaBackParts {
  const frame = kind === 'spindle' ? [] : [backFrame(kind, place, detail)];
  const wood = kind === 'spindle' ? spindles(place, detail) : [];
  return { frame, cushions: backCushions(kind, place, detail), wood };
}

/** The upholstered wall behind the cushions; lower than them where they are loose. */
function backFrame(kind: SofaBack, { inner, depth, height, from, coarse = false }: BackPlace, detail: Detail): Mesh {
  const loose = kind === 'loose' || kind === 'pillow';
  const top = loose ? height - 70 : height - 6;
  const wall = cushion(
    { width: inner, depth: 110, height: top - from, radius: 30, crown: 6, bulge: 3, wrinkles: 0.2, seed: 9, coarse },
    detail,
  );
  const behind = depth / 2 - 57;
  return move(wall, 0, behind, from);
}

function backCushions(kind: SofaBack, place: BackPlace, detail: Detail): Mesh[] {
  const width = place.inner / place.seats;
  return Array.from({ length: place.seats }, (_, i) => -place.inner / 2 + width * (i + 0.5)).flatMap((x, i) => {
    const made = makers[kind](place, width, i, detail);
    return made.map((mesh) => move(mesh, x, 0, 0));
  });
}

type Maker = (place: BackPlace, width: number, number: number, detail: Detail) => Mesh[];

const makers: Record<SofaBack, Maker> = {
  loose: (place, width, i, detail) => [
    leaning(
      upright(
        {
          width: width - 8,
          height: place.height - place.seat + 22,
          thick: 190,
          radius: 62,
          crown: 46,
          seed: i + 12,
          coarse: place.coarse ?? false,
        },
        detail,
      ),
      place,
      108,
      slope + 4,
    ),
  ],
  spindle: (place, width, i, detail) => [
    leaning(
      upright(
        {
          width: width - 10,
          height: place.height - place.seat - 8,
          thick: 150,
          radius: 48,
          crown: 30,
          seed: i + 3,
          coarse: place.coarse ?? false,
        },
        detail,
      ),
      place,
      76,
      slope + 2,
    ),
  ],
  tight: (place, width, i, detail) => [
    leaning(
      upright(
        {
          width: width - 3,
          height: place.height - place.seat + 26,
          thick: 130,
          radius: 38,
          crown: 20,
          seed: i + 20,
          coarse: place.coarse ?? false,
        },
        detail,
      ),
      place,
      70,
      slope,
    ),
  ],
  pillow: (place, width, i, detail) => [
    leaning(
      pillow({ width, height: place.height - place.seat + 30, thickness: 260, dent: 0.55, seed: i + 3 }, detail),
      place,
      110,
      slope + 7,
    ),
  ],
  channel: (place, width, _, detail) => channels(place, width, detail),
};

/** A back cushion is a seat cushion stood on its rear edge. */
function upright(
  {
    width,
    height,
    thick,
    crown,
    ...rest
  }: { width: number; height: number; thick: number; radius: number; crown: number; seed: number; coarse?: boolean },
  detail: Detail,
): Mesh {
  const radius = rest.coarse && detail === 'far' ? 30 : rest.radius;
  const lying = cushion(
    { width, depth: height, height: thick, crown, bulge: crown * 0.35, wrinkles: 0.8, ...rest, radius },
    detail,
  );
  return move(turn(lying, 'x', 90), 0, thick / 2, height / 2);
}

/**
 * Sets a standing cushion on the seat, `off` from the back edge to its middle line at the top, leaning. Its top is the
 * sofa's height.
 */
function leaning(mesh: Mesh, place: BackPlace, off: number, degrees: number): Mesh {
  const { height, depth } = place;
  const tall = boundsOf(mesh).max[2];
  return move(lean(mesh, degrees, tall), 0, depth / 2 - off - 36, height - tall);
}

/** Upright rolls side by side. */
function channels(place: BackPlace, width: number, detail: Detail): Mesh[] {
  const count = Math.max(
    1,
    Math.round(width / byDetail(detail, place.coarse ? 150 : 125, place.coarse ? 230 : 150, 420)),
  );
  const step = width / count;
  return Array.from({ length: count }, (_, i) => {
    const roll = upright(
      {
        width: step - 1,
        height: place.height - place.seat + 20,
        thick: 130,
        radius: 46,
        crown: 14,
        seed: i,
        coarse: true,
      },
      detail,
    );
    return move(leaning(roll, place, 70, slope), -width / 2 + step * (i + 0.5), 0, 0);
  });
}

/** A rail on turned rods. */
function spindles({ inner, depth, seat, height }: BackPlace, detail: Detail): Mesh[] {
  const y = depth / 2 - 46;
  const rail = board(
    { from: [-inner / 2, y - 18, height - 46], to: [inner / 2, y + 18, height], radius: 9, grain: 'x' },
    detail,
  );
  const count = Math.round(inner / byDetail(detail, 85, 85, 190));
  const rod = cylinder({ radius: 9, height: height - 40 - (seat - 190) }, detail);
  const rods = Array.from({ length: count }, (_, i) =>
    move(rod, -inner / 2 + (inner / count) * (i + 0.5), y, seat - 190),
  );
  return [rail, ...rods];
}
