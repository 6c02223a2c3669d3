import { boundsOf } from '#models/geometry/bounds.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { part } from '#models/geometry/model.ts';
import { pillow } from '#models/geometry/pillow.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { Detail, Mesh, Part } from '#models/geometry/mesh.ts';

export type Bedding = 'plain' | 'duvet' | 'dressed';

interface LinenPlace {
  /** The mattress: its width, foot and head ends, underside and top. */
  width: number;
  front: number;
  rear: number;
  deck: number;
  top: number;
}

/** Mattress, pillows, and as much bedding as chosen. */
export function bedLinen(kind: Bedding, place: LinenPlace, detail: Detail): Part[] {
  const { width, front, rear, deck, top } = place;
  const mattress = cushion(
    {
      width,
      depth: rear - front,
      height: top - deck,
      radius: 36,
      crown: 6,
      bulge: 5,
      seam: 'piping',
      wrinkles: 0.2,
      at: [0, (front + rear) / 2, deck],
    },
    detail,
  );
  const sleeping = pillows(
    place,
    {
      count: width > 1300 ? 2 : 1,
      wide: Math.min(720, width * (width > 1300 ? 0.46 : 0.78)),
      tall: 430,
      thick: 170,
      off: 20,
      tilt: 52,
      seed: 1,
    },
    detail,
  );
  return [
    part('mattress', mattress),
    part('sheet', [...sleeping, ...(kind === 'plain' ? [] : [turnedDown(place, detail)])]),
    part('duvet', kind === 'plain' ? [] : [duvet(place, detail)]),
    part('throw', kind === 'dressed' ? dressing(place, detail) : []),
  ];
}

/** Over the sides and the foot; thick, with slow folds. */
function duvet({ width, front, rear, top }: LinenPlace, detail: Detail): Mesh {
  const end = rear - (rear - front) * 0.36;
  return cushion(
    {
      width: width + 34,
      depth: end - front + 14,
      height: 178,
      radius: 46,
      crown: 26,
      bulge: 6,
      seam: 'none',
      wrinkles: 2.6,
      seed: 8,
      at: [0, (front + end) / 2 - 7, top - 128],
    },
    detail,
  );
}

function turnedDown({ width, front, rear, top }: LinenPlace, detail: Detail): Mesh {
  const end = rear - (rear - front) * 0.36;
  return cushion(
    {
      width: width + 40,
      depth: 230,
      height: 176,
      radius: 40,
      crown: 20,
      bulge: 4,
      seam: 'none',
      wrinkles: 1.6,
      seed: 3,
      at: [0, end - 40, top - 118],
    },
    detail,
  );
}

/** A throw across the foot and two small cushions. */
function dressing(place: LinenPlace, detail: Detail): Mesh[] {
  const { width, front, top } = place;
  const spread = cushion(
    {
      width: width + 50,
      depth: 460,
      height: 190,
      radius: 44,
      crown: 22,
      bulge: 4,
      seam: 'none',
      wrinkles: 1.8,
      seed: 12,
      at: [0, front + 480, top - 122],
    },
    detail,
  );
  return [
    spread,
    ...pillows(
      place,
      { count: width > 1300 ? 2 : 1, wide: 440, tall: 400, thick: 150, off: 290, tilt: 42, seed: 5 },
      detail,
    ),
  ];
}

interface PillowRow {
  count: number;
  wide: number;
  tall: number;
  thick: number;
  /** From the head end to the row. */
  off: number;
  /** Degrees from upright. */
  tilt: number;
  seed: number;
}

function pillows(
  { width, rear, top }: LinenPlace,
  { count, wide, tall, thick, off, tilt, seed }: PillowRow,
  detail: Detail,
): Mesh[] {
  return Array.from({ length: count }, (_, i) => {
    const one = turn(
      pillow({ width: wide, height: tall, thickness: thick, dent: 0.25, seed: seed + i }, detail),
      'x',
      -tilt,
    );
    const { min, max } = boundsOf(one);
    const x = count === 1 ? 0 : (i - 0.5) * (off > 200 ? wide * 1.12 : width * 0.49);
    return move(one, x, rear - off - max[1], top - min[2] - 14);
  });
}
