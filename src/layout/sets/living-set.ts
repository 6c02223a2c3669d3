import type { SofaArm } from '#models/families/seating/sofa-arms.ts';
import { along } from '#lib/vec2.ts';
import type { Chosen } from '#layout/choose-model.ts';
import { wingDepth, wingWidth } from '#layout/part.ts';
import { pick, piece, placeSet, zone } from '#layout/sets/brief.ts';
import type { Brief, SetOption, PieceSet, SetPart, SetPlacement } from '#layout/sets/brief.ts';
import { toDoor, unevenness, wallSpots } from '#layout/sets/spots.ts';
import type { WallSpot } from '#layout/sets/spots.ts';
import { sightLength } from '#layout/space/floor-area.ts';

/** Off the wall, for the skirting. */
export const skirtingGap = 20;
/** Between the edge of the seat and the coffee table. */
const legRoom = 380;
/** Behind a sofa that stands free. */
const behind = 900;

interface Lounge {
  sofa: Chosen;
  table: Chosen | null;
  chair: Chosen | null;
  unit: Chosen | null;
  screen: Chosen | null;
}

/** At which ends of the coffee table an armchair stands, and what that costs. */
const armchairEnds: readonly { hands: readonly (-1 | 1)[]; worth: number }[] = [
  { hands: [-1, 1], worth: 1.9 },
  { hands: [-1], worth: 1.4 },
  { hands: [1], worth: 1.4 },
  { hands: [], worth: 0 },
];

/**
 * A screen on one wall, a sofa that faces it from the other wall or from the middle of a deep room, the table between
 * them.
 */
export function livingSet(brief: Brief): SetOption {
  const placements = loungesFor(brief).flatMap((lounge, rank) => [
    ...facingPlacements(brief, lounge, rank),
    ...(lounge.screen ? [] : wallPlacements(brief, lounge, rank)),
  ]);
  return { name: 'living', loss: 40, placements };
}

/** From generous to small; what the library or the room does not have is left out. */
function loungesFor(brief: Brief): Lounge[] {
  const { area } = brief.plan;
  const roll = brief.taste.rng.next();
  const corner = area > 17 && roll < 0.55 ? [cornerSofa(brief, area > 26 ? 2800 : 2400)] : [];
  const straight = [area > 16 ? 2300 : 2000, 1800, 1500].map((near) =>
    pick(brief, 'sofa', {
      width: [1300, 2600],
      near: { width: near, depth: 900 },
      forms: { scatter: ['pair', 'three'] },
    }),
  );
  // Of the small ones few come with cushions.
  const small = brief.plan.tight
    ? [pick(brief, 'sofa', { width: [1300, 1800], near: { width: 1500, depth: 850 } })]
    : [];
  const chair =
    ['armchair', 'lounge-chair', 'wing-chair']
      .map((code) => pick(brief, code, { width: [600, 900], near: { width: 740, depth: 780 } }))
      .find((each) => each !== null) ?? null;
  return [...corner, ...straight, ...small]
    .filter((sofa) => sofa !== null)
    .flatMap((sofa) => {
      const unit = pick(brief, 'tv-unit', {
        width: [1200, Math.max(1200, sofa.width)],
        near: { width: sofa.width * 0.85, depth: 400, height: 480 },
      });
      const screen =
        unit &&
        pick(brief, 'television', {
          width: [700, unit.width - 150],
          depth: [0, unit.depth - 20],
          near: { width: Math.min(1450, unit.width * 0.75) },
        });
      const table = pick(brief, 'coffee-table', {
        width: [600, sofa.width * 0.6],
        near: { width: sofa.width * 0.5, depth: 600, height: 360 },
      });
      return [
        { sofa, table, chair, unit, screen },
        ...(screen ? [{ sofa, table, chair, unit: null, screen: null }] : []),
      ];
    });
}

function cornerSofa(brief: Brief, width: number): Chosen | null {
  return pick(brief, 'corner-sofa', {
    width: [2000, 3200],
    depth: [1500, 1700],
    near: { width, depth: 1600 },
    forms: { form: ['chaise'], scatter: ['some'] },
  });
}

/** The frame: origin on the wall of the screen, the room towards −Y. */
function facingPlacements(brief: Brief, lounge: Lounge, rank: number): SetPlacement[] {
  const { sofa, unit, screen } = lounge;
  if (!unit || !screen) return [];
  return wallSpots(brief.plan, unit.width, { bare: true }).flatMap((spot) =>
    reachesOf(brief, spot, sofa, unit).flatMap(({ back, onWall }) =>
      armchairEnds.flatMap(({ hands, worth }) => {
        const set = facing(lounge, unit, screen, back, hands);
        const far = back - seatDepth(sofa) - unit.depth;
        const cost =
          rank * 1.5 +
          spot.offMiddle / 700 +
          Math.abs(far - 2200) / 900 +
          (onWall ? 0 : 0.8) +
          offCentreCost(brief, spot, back - 500) +
          glareCost(brief, spot) -
          worth;
        return placeSet(brief, set, spot.pose, cost) ?? [];
      }),
    ),
  );
}

/** How far from the screen's wall the sofa's back can be: at the opposite wall, or free with a walkway behind. */
function reachesOf(
  { plan }: Brief,
  { pose, stretch }: WallSpot,
  sofa: Chosen,
  unit: Chosen,
): { back: number; onWall: boolean }[] {
  const reach = Math.min(
    ...[-0.4, 0, 0.4].map(
      (share) =>
        sightLength(plan, along(along(pose, stretch.along, share * sofa.width), stretch.inward, 5), stretch.inward) + 5,
    ),
  );
  const seat = unit.depth + seatDepth(sofa);
  const least = seat + 1300;
  const most = seat + 3100;
  const wall = reach - skirtingGap;
  const free = [2700, 3100].map((view) => seat + view - 900).filter((back) => back <= reach - behind && back >= least);
  return [
    ...(wall >= least && wall <= most ? [{ back: wall, onWall: true }] : []),
    ...free.map((back) => ({ back, onWall: false })),
  ];
}

function facing(
  { sofa, table, chair }: Lounge,
  unit: Chosen,
  screen: Chosen,
  back: number,
  hands: readonly (-1 | 1)[],
): PieceSet {
  const front = back - seatDepth(sofa);
  const x = bendOf(sofa) / 2;
  const media: SetPart[] = [
    piece(unit, 'media-on-wall', { y: -skirtingGap - unit.depth / 2, use: 'front' }),
    piece(screen, 'media-on-wall', { y: -skirtingGap - unit.depth / 2, z: unit.height }),
  ];
  const seat = piece(sofa, 'sofa-faces-screen', { x, y: -back + sofa.depth / 2, turn: 180, use: 'seat' });
  const before = back - seatDepth(sofa) - legRoom;
  const low =
    table && before - table.depth - unit.depth > 700
      ? [piece(table, 'table-within-reach', { x: x - bendOf(sofa), y: -before + table.depth / 2 })]
      : [];
  const sight = zone(0, -(front + unit.depth) / 2, Math.min(1200, screen.width), front - unit.depth, 700, 1500);
  const step = zone(0, -unit.depth - 350, unit.width, 660);
  const chairs =
    low.length > 0 && chair
      ? hands
          .filter((hand) => hand !== chaiseHand(sofa))
          .map((hand) => besideTable(low[0]!, chair, hand, -front + 450 + chair.width / 2))
      : [];
  return {
    parts: [...media, seat, ...low, ...chairs],
    clear: [sight, step, zone(x, -front + 190, sofa.width * 0.8, 380)],
  };
}

/** The end of the table a chaise lies at: turned to the screen, the sofa's right is the frame's left. */
function chaiseHand(sofa: Chosen): number {
  if (sofa.family.code !== 'corner-sofa') return 0;
  if (sofa.choice.side === 'right') return -1;
  return 1;
}

/** Turned to the table, a step away from the sofa. */
function besideTable(table: SetPart, chair: Chosen, hand: -1 | 1, y: number): SetPart {
  return piece(chair, 'chair-closes-circle', {
    x: table.x + hand * (table.chosen.width / 2 + 330 + chair.depth / 2),
    y,
    turn: -hand * 90,
    use: 'seat',
    clothRole: 'second',
  });
}

function seatDepth(sofa: Chosen): number {
  return sofa.family.code === 'corner-sofa' ? wingDepth : sofa.depth;
}

/** Where the bend of a corner sofa has its middle, seen from the sofa's; the table goes there. */
function bendOf(sofa: Chosen): number {
  if (sofa.family.code !== 'corner-sofa') return 0;
  const wing = wingWidth(true, sofa.choice.arm as SofaArm, sofa.width);
  return sofa.choice.side === 'right' ? -wing / 2 : wing / 2;
}

/** What a table that is left out costs: in a passage the sofa stands alone. */
const withoutTable = 4;

/** Without a screen: the sofa on a calm wall, looking into the room. */
function wallPlacements(brief: Brief, { sofa, table }: Lounge, rank: number): SetPlacement[] {
  const seat = piece(sofa, 'sofa-on-wall', { y: -skirtingGap - sofa.depth / 2, use: 'seat' });
  const front = -skirtingGap - seatDepth(sofa);
  const low = table && [
    piece(table, 'table-within-reach', { x: bendOf(sofa), y: front - legRoom - table.depth / 2, optional: true }),
  ];
  const clear = [zone(0, front - 190, sofa.width * 0.8, 380)];
  return wallSpots(brief.plan, sofa.width, { end: 100 }).flatMap((spot) => {
    const cost = 12 + rank * 1.5 + spot.offMiddle / 800;
    return [
      ...(low ? [placeSet(brief, { parts: [seat, ...low], clear }, spot.pose, cost)] : []),
      placeSet(brief, { parts: [seat], clear }, spot.pose, cost + (low ? withoutTable : 0)),
    ].filter((placement) => placement !== null);
  });
}

/** Cost of the sofa not standing in the middle between what is left and right of it. */
function offCentreCost({ plan }: Brief, { pose, stretch }: WallSpot, far: number): number {
  const at = along(pose, stretch.inward, far);
  return unevenness(plan, at, Math.atan2(stretch.along.y, stretch.along.x)) * 0.25 + (toDoor(plan, at) < 1.2 ? 0.6 : 0);
}

/** Cost of a window straight opposite, which shines on the screen. */
function glareCost({ plan }: Brief, { stretch }: WallSpot): number {
  return plan.windows.some((window) => window.inward.x * stretch.inward.x + window.inward.y * stretch.inward.y < -0.9)
    ? 0.7
    : 0;
}
