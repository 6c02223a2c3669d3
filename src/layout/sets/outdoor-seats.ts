import { pick, piece, placeSet, zone } from '#layout/sets/brief.ts';
import type { Brief, SetOption, SetPart } from '#layout/sets/brief.ts';
import { skirtingGap } from '#layout/sets/living-set.ts';
import { wallSpots } from '#layout/sets/spots.ts';

/** Two chairs with a small table between them, or one, backs to the building and facing the view. */
export function outdoorSeats(brief: Brief): SetOption {
  const chair = pick(brief, 'lounge-chair', { near: { width: 680, depth: 740 } });
  const table = pick(brief, 'side-table', { width: [350, 450], near: { width: 400, height: 460 } });
  const bench = pick(brief, 'bench', { width: [800, 1400], near: { width: 1100, depth: 380 } });
  const rows = [chair && row([chair, table, chair]), chair && row([chair, table]), bench && row([bench])].filter(
    (each) => each !== null,
  );
  const placements = rows.flatMap(({ parts, width, depth }, rank) =>
    wallSpots(brief.plan, width, { end: 60 }).flatMap(
      (spot) =>
        placeSet(
          brief,
          { parts, clear: [zone(0, -depth - 200, width, 380)] },
          spot.pose,
          rank * 1.5 + spot.offMiddle / 1500,
        ) ?? [],
    ),
  );
  return { name: 'seats', loss: 20, placements };
}

type Chosen = NonNullable<ReturnType<typeof pick>>;

function row(pieces: readonly (Chosen | null)[]): { parts: SetPart[]; width: number; depth: number } {
  const there = pieces.filter((each) => each !== null);
  const width = there.reduce((sum, each) => sum + each.width + 90, -90);
  const depth = Math.max(...there.map((each) => each.depth)) + 60;
  let x = -width / 2;
  const parts = there.map((chosen) => {
    x += chosen.width + 90;
    const seat = chosen.family.category === 'seating';
    return piece(chosen, seat ? 'sit-outside' : 'beside-the-seat', {
      x: x - 90 - chosen.width / 2,
      y: -skirtingGap - 40 - (seat ? chosen.depth / 2 : depth / 2),
      ...(seat && { use: 'front' as const }),
    });
  });
  return { parts, width, depth };
}
