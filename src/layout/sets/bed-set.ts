import type { Chosen } from '#layout/choose-model.ts';
import { pick, piece, placeSet, zone } from '#layout/sets/brief.ts';
import type { Brief, SetOption, PieceSet, SetPlacement } from '#layout/sets/brief.ts';
import { skirtingGap } from '#layout/sets/living-set.ts';
import { toDoor, toWindow, wallSpots } from '#layout/sets/spots.ts';
import { along, dot, opposite, subtract } from '#lib/vec2.ts';
import { sightLength } from '#layout/space/floor-area.ts';

/** Between bed and bedside table. */
const gap = 40;
/** Free floor beside a bed, to get out of it. */
const side = 620;

/** What one still gets out of where one side is at the wall. */
const widestAlongWall = 1300;
/** What lying along the wall costs beside a head on the wall. */
const alongWall = 5;

/**
 * Head on a solid wall, away from the door, a bedside table on each side or, in a narrow room, on one; where that leaves
 * no way, a narrow bed with its long side at the wall.
 */
export function bedSet(brief: Brief, { child }: { child: boolean }): SetOption {
  const placements = (child ? childBeds(brief) : beds(brief)).flatMap((bed, rank) => {
    const table = pick(brief, 'bedside', {
      width: [400, 600],
      near: { width: bed.width > 1600 ? 500 : 450, depth: 400, height: 500 },
      count: bed.width >= 1200 ? 2 : 1,
    });
    const both =
      bed.width >= 1200
        ? [spread(brief, pair(bed, table), bed.width + (table ? 2 * (table.width + gap) : 2 * side), rank, 'middle')]
        : [];
    const hands = ([-1, 1] as const).map((hand) =>
      spread(
        brief,
        single(bed, table, hand),
        bed.width + (table ? table.width + gap : 0),
        rank + (child ? 0 : 2.5),
        'corner',
      ),
    );
    // Between doors there is often room for the bed alone.
    const alone = table
      ? [
          spread(brief, single(bed, null, 1), bed.width, rank + 4, 'corner'),
          spread(brief, single(bed, null, -1), bed.width, rank + 4, 'corner'),
        ]
      : [];
    return [...both, ...hands, ...alone, ...lengthwise(brief, bed, rank)].flat();
  });
  return { name: 'bed', loss: 40, placements };
}

function beds(brief: Brief): Chosen[] {
  const widths = brief.plan.area > 13 ? [1880, 1680, 1480, 1280] : [1680, 1480, 1280, 1080];
  const canopy = brief.plan.area > 16 ? 2200 : 1300;
  const usual = widths.map((width) =>
    pick(brief, 'bed', {
      width: [900, 2100],
      height: [900, canopy],
      near: { width, depth: 2150 },
      forms: { bedding: ['dressed'] },
    }),
  );
  // Those whose head does not rise above a sill, for rooms with a window on every wall.
  const low = [widths[1]!, widths[2]!, 1080].map((width) =>
    pick(brief, 'bed', {
      width: [900, 1700],
      height: [0, 900],
      near: { width, depth: 2050 },
      forms: { bedding: ['dressed', 'duvet'] },
    }),
  );
  return [...usual, ...low, narrowBed(brief)].filter((bed) => bed !== null);
}

function childBeds(brief: Brief): Chosen[] {
  const small = pick(brief, 'kids-bed', { height: [700, 1720], near: { width: 980, depth: 2080 } });
  const grown = pick(brief, 'bed', { width: [880, 1300], near: { width: 1080, depth: 2050 } });
  const short = brief.plan.tight
    ? [1900, 1700].map((depth) =>
        pick(brief, 'kids-bed', { height: [0, 900], depth: [1700, depth], near: { width: 880, depth } }),
      )
    : [];
  return [small, grown, narrowBed(brief), ...short].filter((bed) => bed !== null);
}

/** What is sold may be too wide for a room with many doors: then one of the library stands there. */
function narrowBed(brief: Brief): Chosen | null {
  return pick(brief, 'bed', {
    width: [880, 1000],
    height: [0, 900],
    near: { width: 900, depth: 2000 },
    forms: { bedding: ['dressed', 'duvet'] },
  });
}

function pair(bed: Chosen, table: Chosen | null): PieceSet {
  const y = -skirtingGap - bed.depth / 2;
  const tables = table ? [-1, 1].map((hand) => bedside(bed, table, hand)) : [];
  const free = [-1, 1].map((hand) => zone(hand * (bed.width / 2 + side / 2), y - 220, side, bed.depth - 500));
  return { parts: [piece(bed, 'bed-head-on-wall', { y, use: 'sides' }), ...tables], clear: [...free, foot(bed)] };
}

/** The other side at the wall: its end is where the spot's is. */
function single(bed: Chosen, table: Chosen | null, hand: -1 | 1): PieceSet {
  const shift = table ? (-hand * (table.width + gap)) / 2 : 0;
  const y = -skirtingGap - bed.depth / 2;
  const tables = table ? [bedside(bed, table, hand)].map((part) => ({ ...part, x: part.x + shift })) : [];
  return {
    parts: [piece(bed, 'bed-head-on-wall', { x: shift, y, use: 'sides' }), ...tables],
    clear: [zone(shift + hand * (bed.width / 2 + side / 2), y - 220, side, bed.depth - 500)],
  };
}

/** Its long side at the wall, its head towards a corner if there is one. */
function lengthwise(brief: Brief, bed: Chosen, rank: number): SetPlacement[][] {
  if (bed.width > widestAlongWall) return [];
  const { plan } = brief;
  const y = -skirtingGap - bed.width / 2;
  return ([-1, 1] as const).map((hand) => {
    const set: PieceSet = {
      parts: [piece(bed, 'bed-along-wall', { y, turn: hand * 90, use: 'sides' })],
      clear: [zone(0, -skirtingGap - bed.width - side / 2, bed.depth - 700, side)],
    };
    const clear = { depth: bed.width + skirtingGap, height: bed.height };
    return wallSpots(plan, bed.depth, { end: 20, clear }).flatMap((spot) => {
      // In the set's own frame the wall runs against the stretch.
      const head = hand === 1 ? spot.stretch.along : opposite(spot.stretch.along);
      const before = along(spot.pose, spot.stretch.inward, 300);
      const gapAtHead = Math.max(0, sightLength(plan, before, head) - bed.depth / 2);
      const cost = alongWall + rank * 1.3 + Math.min(2, gapAtHead / 500) - Math.min(4, toDoor(plan, spot.pose)) * 0.5;
      return placeSet(brief, set, spot.pose, cost + 2) ?? [];
    });
  });
}

function bedside(bed: Chosen, table: Chosen, hand: number): ReturnType<typeof piece> {
  return piece(table, 'bedside-each-side', {
    x: hand * (bed.width / 2 + gap + table.width / 2),
    y: -skirtingGap - table.depth / 2,
  });
}

function foot(bed: Chosen): ReturnType<typeof zone> {
  return zone(0, -skirtingGap - bed.depth - 300, bed.width, 560);
}

function spread(brief: Brief, set: PieceSet, width: number, rank: number, likes: 'middle' | 'corner'): SetPlacement[] {
  const { plan } = brief;
  const [{ chosen }] = set.parts as [PieceSet['parts'][number]];
  return wallSpots(plan, width, {
    end: 20,
    clear: { depth: chosen.depth + skirtingGap, height: chosen.height },
  }).flatMap((spot) => {
    const inFront = plan.doorways.some(
      (way) =>
        dot(subtract(way.centre, spot.pose), spot.stretch.along) ** 2 < 600 ** 2 &&
        dot(way.inward, spot.stretch.inward) < -0.9,
    );
    const cost =
      rank * 1.3 +
      (likes === 'middle' ? spot.offMiddle / 900 : Math.min(3, spot.toEnd / 400)) +
      (inFront ? 0.8 : 0) -
      Math.min(4, toDoor(plan, spot.pose)) * 0.5 +
      Math.min(3, toWindow(plan, spot.pose)) * 0.15;
    const reach = set.parts[0]!.chosen.width / 2;
    const underWindow = plan.windows.some(
      (each) =>
        Math.abs(dot(subtract(each.centre, spot.pose), spot.stretch.along)) < reach + each.opening.width / 2 &&
        dot(each.inward, spot.stretch.inward) > 0.9 &&
        Math.abs(dot(subtract(each.centre, spot.pose), spot.stretch.inward)) < 50,
    );
    return placeSet(brief, set, spot.pose, cost + 2 + (underWindow ? 1.5 : 0)) ?? [];
  });
}
