import { boundsOf } from '#models/geometry/bounds.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { drapedCover } from '#models/geometry/draped-cover.ts';
import { part } from '#models/geometry/model.ts';
import { pillow } from '#models/geometry/pillow.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { Covered } from '#models/geometry/draped-cover.ts';
import type { Detail, Mesh, Part } from '#models/geometry/mesh.ts';

export type Bedding = 'plain' | 'duvet' | 'dressed';

interface LinenPlace {
  /** The mattress: its width, foot and head ends, underside and top. */
  width: number;
  front: number;
  rear: number;
  deck: number;
  top: number;
  /** How far bedding may hang down, and stand off the sides and the foot. */
  hang: { drop: number; side: number; foot: number };
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
      coarse: kind !== 'plain',
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

/** Where the duvet ends, before the pillows. */
function duvetEnd({ front, rear }: LinenPlace): number {
  return rear - (rear - front) * 0.36;
}

function covered({ width, front, top, hang }: LinenPlace): Covered {
  return { width, front, top, drop: hang.drop, loft: 40, off: { side: hang.side, foot: hang.foot }, seed: 8 };
}

/** Over the sides and the foot; thick, with slow folds. */
function duvet(place: LinenPlace, detail: Detail): Mesh {
  return drapedCover(covered(place), { from: null, to: duvetEnd(place), lift: 0, round: 34 }, detail);
}

/** The sheet folded back over the duvet's end. */
function turnedDown(place: LinenPlace, detail: Detail): Mesh {
  const end = duvetEnd(place);
  return drapedCover(covered(place), { from: end - 190, to: end + 7, lift: 7, round: 41 }, detail);
}

/** A throw across the foot and two small cushions. */
function dressing(place: LinenPlace, detail: Detail): Mesh[] {
  const { width, front } = place;
  const spread = drapedCover(covered(place), { from: front + 250, to: front + 710, lift: 10, round: 10 }, detail);
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
