import type { Chosen } from '#layout/choose-model.ts';
import { pick, piece, placeSet, zone } from '#layout/sets/brief.ts';
import type { Brief, SetOption, PieceSet, SetPlacement } from '#layout/sets/brief.ts';
import { legsOf, openBases, reachOf, seat, tuckAt, tuckAtEnd } from '#layout/sets/dining-set.ts';
import { skirtingGap } from '#layout/sets/living-set.ts';
import { floorSpots, unevenness, wallSpots } from '#layout/sets/spots.ts';

const elbow = 40;

/** A table for two or three for the space left in a room: round and free, or against a wall. Larger ones first. */
export function smallDining(brief: Brief): SetOption {
  const chair = pick(brief, 'dining-chair', {
    width: [440, 500],
    depth: [500, 530],
    forms: { arms: ['none'] },
    count: 2,
  });
  const placements = chair === null ? [] : [...atWalls(brief, chair), ...freeStanding(brief, chair)];
  return { name: 'dining', loss: 0, placements };
}

function atWalls(brief: Brief, chair: Chosen): SetPlacement[] {
  const table = pick(brief, 'dining-table', {
    width: [1200, 1200],
    depth: [750, 800],
    near: { depth: 750 },
    forms: { base: openBases, shape: ['rectangle', 'soft'] },
  });
  if (table === null) return [];
  // Its top may touch the wall: its legs stand clear of the skirting.
  const gap = brief.plan.tight ? 2 : skirtingGap;
  const arrangements = [
    backed(table, chair, { front: 1, ends: 2, gap }),
    backed(table, chair, { front: 2, ends: 0, gap }),
    backed(table, chair, { front: 0, ends: 2, gap }),
  ];
  return arrangements.flatMap((set, rank) =>
    wallSpots(brief.plan, table.width, { end: 60 }).flatMap(
      ({ pose, offMiddle }) => placeSet(brief, set, pose, rank * 0.8 + offMiddle / 1500) ?? [],
    ),
  );
}

/** Its long side at the wall; chairs before it, at its ends, or both. */
function backed(
  table: Chosen,
  chair: Chosen,
  { front, ends, gap }: { front: number; ends: number; gap: number },
): PieceSet {
  const y = -gap - table.depth / 2;
  const tuck = between(table, chair, front) ? tuckAt(table, chair) : 0;
  const atEnd = tuckAtEnd(table, chair);
  const before = y - table.depth / 2 + tuck - chair.depth / 2;
  const along = Array.from({ length: front }, (_, i) =>
    seat(chair, (i - (front - 1) / 2) * (chair.width + elbow), before, 180),
  );
  const off = table.width / 2 - atEnd + chair.depth / 2;
  const heads = ends === 0 ? [] : [seat(chair, -off, y, 90), seat(chair, off, y, -90)];
  const deep = reachOf(chair, tuck);
  const wide = reachOf(chair, atEnd);
  const clear = [
    ...(front > 0 ? [zone(0, y - (table.depth + deep) / 2, table.width - 200, deep)] : []),
    ...(ends > 0 ? [zone(0, y, table.width + 2 * wide, table.depth - 200)] : []),
  ];
  return { parts: [piece(table, 'dining-set', { y }), ...along, ...heads], clear };
}

/** Whether so many chairs go between the legs; else they stand before them. */
function between(table: Chosen, chair: Chosen, count: number): boolean {
  return table.width - 2 * legsOf(table) >= count * (chair.width + elbow);
}

function freeStanding(brief: Brief, chair: Chosen): SetPlacement[] {
  const tables = [900, 800].flatMap(
    (size) =>
      pick(brief, 'dining-table', {
        width: [size, size],
        depth: [size, size],
        forms: { base: openBases, shape: ['oval', 'squircle'] },
      }) ?? [],
  );
  return tables.flatMap((table, rank) =>
    floorSpots(brief.plan, 200).flatMap(
      (pose) =>
        placeSet(brief, facing(table, chair), pose, 1.5 + rank + unevenness(brief.plan, pose, pose.turn) * 0.3) ?? [],
    ),
  );
}

/** Two who look at each other. */
function facing(table: Chosen, chair: Chosen): PieceSet {
  const tuck = tuckAt(table, chair);
  const off = table.depth / 2 - tuck + chair.depth / 2;
  return {
    parts: [piece(table, 'dining-set'), seat(chair, 0, off, 0), seat(chair, 0, -off, 180)],
    clear: [zone(0, 0, table.width - 200, table.depth + 2 * reachOf(chair, tuck))],
  };
}
