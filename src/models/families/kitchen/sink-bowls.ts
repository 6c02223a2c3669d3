import { wasteOf } from '#models/families/bath/basin-bowl.ts';
import { bowlHole, sunkBowl } from '#models/families/bath/sunk-bowl.ts';
import { swan } from '#models/families/bath/tap-kinds.ts';
import { tapBodies } from '#models/families/bath/tap-traits.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { rectangle, roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge, move } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { SunkBowl } from '#models/families/bath/sunk-bowl.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';
import type { Style } from '#models/vocabulary.ts';

export type SinkFit = 'inset' | 'undermount' | 'belfast';
export type SinkBowls = 'one' | 'oneHalf' | 'two';

interface SinkPlace {
  width: number;
  depth: number;
  /** The worktop's upper side and thickness. */
  counter: number;
  thick: number;
  /** Radius of the bowls' corners. */
  corner: number;
}

export const belfastDrop = 225;
export const sinkTapHeight = 380;

/** Worktop with its sink. A steel rim lies 2 mm over the worktop, a drainer's ribs 5 mm. */
export function sinkOf(fit: SinkFit, count: SinkBowls, drainer: boolean, place: SinkPlace, detail: Detail): SlotMeshes {
  if (fit === 'belfast') return belfast(count, place, detail);
  const { width, depth, counter, thick } = place;
  const under = counter - thick;
  const set = fit === 'inset' ? counter + 2 : under;
  const bowls = spread(
    count,
    drainer ? Math.min(560, width * 0.5) : Math.min(width - 110, { one: 620, oneHalf: 720, two: 820 }[count]),
    drainer ? -width / 2 + 60 + Math.min(560, width * 0.5) / 2 : 0,
  ).map(({ x, wide }): SunkBowl => ({
    rim: 'square',
    corner: place.corner,
    width: wide,
    depth: depth - 200,
    x,
    y: -20,
    high: set,
    deep: 195,
    wall: 3,
    radius: Math.min(24, place.corner),
  }));
  const made = bowls.map((bowl) => sunkBowl(bowl, detail));
  const holes = bowls.map((bowl) => bowlHole(bowl, fit === 'inset' ? -6 : 2, detail));
  const top = move(extrude({ outline: rectangle(width, depth), holes, height: thick, bevel: 2 }, detail), 0, 0, under);
  const plate = fit === 'inset' ? [plateOf(bowls, drainer, place, detail)] : [];
  return {
    worktop: [top],
    sink: [...made.map(({ mesh }) => mesh), ...plate],
    metal: made.map(({ floor, drain }) => wasteOf(floor, detail, drain)),
  };
}

/** Widths and places of bowls within `total`, centred on `middle`. */
function spread(count: SinkBowls, total: number, middle: number): { x: number; wide: number }[] {
  const gap = 34;
  const shares = { one: [1], oneHalf: [0.68, 0.32], two: [0.5, 0.5] }[count];
  const room = total - gap * (shares.length - 1);
  let x = middle - total / 2;
  return shares.map((share) => {
    const wide = room * share;
    x += wide + gap;
    return { x: x - gap - wide / 2, wide };
  });
}

/** The steel rim lying on the worktop, ribs beside the bowls where plates drip. */
function plateOf(
  bowls: readonly SunkBowl[],
  drainer: boolean,
  { width, depth, counter, corner }: SinkPlace,
  detail: Detail,
): Mesh {
  const left = Math.min(...bowls.map(({ x, width: w }) => x - w / 2)) - 26;
  const right = drainer ? width / 2 - 40 : Math.max(...bowls.map(({ x, width: w }) => x + w / 2)) + 26;
  const outline = roundedRectangle(right - left, depth - 90, Math.min(30, corner), detail).map(([x, y]): Vec2 => [
    x + (left + right) / 2,
    y,
  ]);
  const plate = move(
    extrude({ outline, holes: bowls.map((bowl) => bowlHole(bowl, 0, detail)), height: 2, bevel: 0.6 }, detail),
    0,
    0,
    counter,
  );
  if (!drainer) return plate;
  const start = Math.max(...bowls.map(({ x, width: w }) => x + w / 2)) + 40;
  const count = detail === 'far' ? 4 : 9;
  const ribs = Array.from({ length: count }, (_, i) =>
    board(
      {
        from: [start, -depth / 2 + 110 + ((depth - 230) * i) / (count - 1), counter + 1],
        to: [right - 30, -depth / 2 + 116 + ((depth - 230) * i) / (count - 1), counter + 5],
        radius: 1.5,
      },
      detail,
    ),
  );
  return merge([plate, ...ribs]);
}

/** A thick ceramic trough whose front is seen, the worktop on three sides of it. */
function belfast(count: SinkBowls, { width, depth, counter, thick, corner }: SinkPlace, detail: Detail): SlotMeshes {
  const wide = width - 44;
  const front = -depth / 2;
  const back = depth / 2 - 110;
  const top = counter - 6;
  const bowls = spread(count, wide - 60, 0).map(({ x, wide: w }): SunkBowl => ({
    rim: 'square',
    corner: Math.max(30, corner),
    width: w,
    depth: back - front - 60,
    x,
    y: (front + back) / 2,
    high: top,
    deep: 190,
    wall: 3,
    radius: 28,
  }));
  const made = bowls.map((bowl) => sunkBowl(bowl, detail));
  const block = extrude(
    {
      outline: roundedRectangle(wide, back - front, 10, detail).map(([x, y]): Vec2 => [x, y + (front + back) / 2]),
      holes: bowls.map((bowl) => bowlHole(bowl, -1, detail)),
      height: top - (counter - belfastDrop),
      bevel: 8,
    },
    detail,
  );
  const behind = board(
    { from: [-width / 2, back - 4, counter - thick], to: [width / 2, depth / 2, counter], radius: 2, grain: 'x' },
    detail,
  );
  const ends = [-1, 1].map((side) =>
    board(
      {
        from: [(side * width) / 2, front + 12, counter - thick],
        to: [side * (wide / 2 - 2), back - 4, counter],
        radius: 2,
        grain: 'y',
      },
      detail,
    ),
  );
  return {
    worktop: [behind, ...ends],
    sink: [move(block, 0, 0, counter - belfastDrop), ...made.map(({ mesh }) => mesh)],
    metal: made.map(({ floor, drain }) => wasteOf(floor, detail, drain)),
  };
}

/** Behind the bowls, `sinkTapHeight` over the worktop. */
export function sinkTap(style: Style, depth: number, counter: number, detail: Detail): Mesh {
  const deep = 250;
  const spout = style === 'modern' || style === 'industrial' ? 'angle' : 'arc';
  const tap = merge(
    swan(
      {
        width: 130,
        depth: deep,
        height: sinkTapHeight,
        pipe: 'round',
        spout,
        handle: style === 'industrial' ? 'knurl' : 'pin',
        head: 'plain',
        ...tapBodies[style],
      },
      detail,
    ),
  );
  return move(tap, 0, depth / 2 - 32 - deep / 2, counter);
}
