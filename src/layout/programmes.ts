import type { RoomType } from '#design/records/room.ts';
import { dot } from '#lib/vec2.ts';
import { essentialLoss } from '#layout/sets/brief.ts';
import type { Brief, SetOption } from '#layout/sets/brief.ts';
import { bedSet } from '#layout/sets/bed-set.ts';
import { deskSet } from '#layout/sets/desk-set.ts';
import { diningSet } from '#layout/sets/dining-set.ts';
import { kitchenRun } from '#layout/sets/kitchen-run.ts';
import { livingSet } from '#layout/sets/living-set.ts';
import { outdoorSeats } from '#layout/sets/outdoor-seats.ts';
import { toDoor, toWindow } from '#layout/sets/spots.ts';
import type { WallSpot } from '#layout/sets/spots.ts';
import { bathPieces } from '#layout/sets/bath-pieces.ts';
import { wallPiece } from '#layout/sets/wall-piece.ts';

/**
 * The sets each kind of room asks for, the most important first. Rooms without furniture of their own ask for nothing.
 */
export const programmes: Partial<Record<RoomType, (brief: Brief) => SetOption[]>> = {
  living: (brief) => [
    livingSet(brief),
    ...(brief.plan.area > 21 ? [diningSet(brief, { loss: 9, central: false })] : []),
    storage(brief),
    ...(brief.plan.area > 18 ? [books(brief)] : []),
  ],
  dining: (brief) => [
    diningSet(brief, { loss: 40, central: true }),
    storage(brief),
    ...(brief.plan.area > 14 ? [display(brief)] : []),
  ],
  kitchen: (brief) => [
    kitchenRun(brief),
    secondRun(brief),
    ...(brief.plan.area > 9 ? [diningSet(brief, { loss: 7, central: false })] : []),
  ],
  bedroom: (brief) => [
    bedSet(brief, { child: false }),
    wardrobe(brief),
    ...(brief.plan.area > 10 ? [dresser(brief)] : []),
    ...(brief.plan.area > 15 ? [readingCorner(brief)] : []),
  ],
  study: (brief) => [
    deskSet(brief, { loss: 40, widths: [1600, 1400, 1200, 1000, 800], facing: brief.plan.area > 9 }),
    books(brief),
    ...(brief.plan.area > 11 ? [dayBed(brief)] : []),
    readingCorner(brief),
  ],
  children: (brief) => [
    bedSet(brief, { child: true }),
    wardrobe(brief),
    deskSet(brief, { loss: 7, widths: [1200, 1000], facing: false }),
    toys(brief),
  ],
  bathroom: bathPieces,
  hall: (brief) => [shoes(brief), ...(brief.plan.area > 6 ? [bench(brief)] : []), coats(brief)],
  balcony: (brief) => [outdoorSeats(brief), ...(brief.plan.area > 4 ? [washing(brief)] : []), perch(brief)],
  laundry: (brief) => [washing(brief)],
  altar: (brief) => [altar(brief)],
};

/** Round the corner from the first, or opposite. */
function secondRun(brief: Brief): SetOption {
  const sizes = [2400, 1800, 1200].map((width) => ({
    width: [width, width] as const,
    depth: [600, 600] as const,
    near: { height: 880 },
  }));
  return wallPiece(brief, {
    name: 'second run',
    rule: 'kitchen-run',
    loss: 3.2,
    choices: [['kitchen-base', ...sizes]],
    front: 850,
    use: 'front',
    likes: 'corner',
    gap: 3,
    also: [600],
    cost: (spot) => Math.min(1, Math.abs(spot.toEnd - 600) / 400),
  });
}

/** Away from windows, and not the first thing one meets. */
function quiet({ plan }: Brief, { pose }: WallSpot): number {
  return Math.max(0, 2 - toWindow(plan, pose)) * 0.3 + Math.max(0, 1.5 - toDoor(plan, pose)) * 0.3;
}

function wardrobe(brief: Brief): SetOption {
  const sizes = (brief.plan.area > 14 ? [2400, 2000, 1600, 1200, 1000] : [1800, 1600, 1200, 1000, 800]).map(
    (width) => ({
      width: [width, width] as const,
      height: [2000, brief.plan.height - 100] as const,
      near: { height: 2200, depth: 600 },
    }),
  );
  return wallPiece(brief, {
    name: 'wardrobe',
    rule: 'wardrobe-opens',
    loss: 9,
    choices: [['wardrobe', ...sizes]],
    front: 650,
    use: 'front',
    likes: 'corner',
    cost: (spot) => quiet(brief, spot),
  });
}

function storage(brief: Brief): SetOption {
  const sizes = [1800, 1500, 1200].map((width) => ({ near: { width, depth: 420, height: 780 } }));
  return wallPiece(brief, {
    name: 'sideboard',
    rule: 'storage-on-wall',
    loss: 4,
    choices: [
      ['sideboard', ...sizes],
      ['console-table', { near: { width: 1200, depth: 350 } }],
    ],
    front: 550,
    use: 'front',
    likes: 'middle',
  });
}

function display(brief: Brief): SetOption {
  return wallPiece(brief, {
    name: 'display',
    rule: 'storage-on-wall',
    loss: 2.5,
    choices: [['display-cabinet', { near: { width: 1000, height: 2000 } }, { near: { width: 800, height: 2000 } }]],
    front: 550,
    use: 'front',
    likes: 'middle',
    cost: (spot) => quiet(brief, spot),
  });
}

function books(brief: Brief): SetOption {
  const sizes = [1400, 1200, 1000, 800, 600].map((width) => ({
    width: [width, width] as const,
    height: [1800, 2200] as const,
    near: { depth: 300, height: 2000 },
  }));
  return wallPiece(brief, {
    name: 'books',
    rule: 'storage-on-wall',
    loss: 4.5,
    choices: [['bookshelf', ...sizes]],
    front: 550,
    use: 'front',
    likes: 'corner',
    cost: (spot) => quiet(brief, spot),
  });
}

function dresser(brief: Brief): SetOption {
  return wallPiece(brief, {
    name: 'dresser',
    rule: 'storage-on-wall',
    loss: 3.5,
    choices: [
      ['chest', { height: [700, 850], near: { width: 1200 } }, { near: { width: 900 } }, { near: { width: 600 } }],
    ],
    front: 550,
    use: 'front',
    likes: 'middle',
  });
}

function readingCorner(brief: Brief): SetOption {
  const seat = brief.taste.rng.next() < 0.5 ? ['armchair', 'wing-chair'] : ['wing-chair', 'armchair'];
  return wallPiece(brief, {
    name: 'reading',
    rule: 'light-at-hand',
    loss: 2.5,
    choices: seat.map((code) => [code, { near: { width: 760, depth: 800 } }] as const),
    front: 350,
    use: 'seat',
    likes: 'corner',
    gap: 120,
    cost: ({ pose }) => toWindow(brief.plan, pose) * 0.35,
  });
}

function dayBed(brief: Brief): SetOption {
  return wallPiece(brief, {
    name: 'daybed',
    rule: 'sofa-on-wall',
    loss: 3,
    choices: [
      ['day-bed', { near: { width: 1900, depth: 800 } }],
      ['sofa', { width: [1300, 1800], near: { width: 1600 } }],
    ],
    front: 500,
    use: 'seat',
    likes: 'middle',
  });
}

function toys(brief: Brief): SetOption {
  return wallPiece(brief, {
    name: 'toys',
    rule: 'play-low',
    loss: 4,
    choices: [
      [
        'toy-shelf',
        { near: { width: 1200, height: 800 } },
        { near: { width: 900, height: 800 } },
        { near: { width: 600 } },
      ],
    ],
    front: 500,
    use: 'front',
    likes: 'middle',
  });
}

function shoes(brief: Brief): SetOption {
  const near = ({ pose }: WallSpot) => toDoor(brief.plan, pose) * 0.5;
  return wallPiece(brief, {
    name: 'shoes',
    rule: 'arrive-and-leave',
    loss: brief.plan.tight ? essentialLoss : 10,
    choices: [
      [
        'shoe-cabinet',
        { near: { width: 1200, depth: 350 } },
        { near: { width: 900, depth: 300 } },
        { near: { width: 600, depth: 240 } },
      ],
      ['console-table', { near: { width: 1000, depth: 300 } }],
    ],
    front: 500,
    use: 'front',
    likes: 'middle',
    // Fixed to the wall, close to the corner.
    ...(brief.plan.tight && { aside: 10, gap: 2 }),
    cost: near,
  });
}

function bench(brief: Brief): SetOption {
  return wallPiece(brief, {
    name: 'bench',
    rule: 'arrive-and-leave',
    loss: 4,
    choices: [
      ['hall-stand', { near: { width: 1000 } }, { near: { width: 700 } }],
      ['bench', { near: { width: 1000, depth: 340 } }],
    ],
    front: 500,
    use: 'front',
    likes: 'middle',
    cost: ({ pose }) => toDoor(brief.plan, pose) * 0.3,
  });
}

function coats(brief: Brief): SetOption {
  return wallPiece(brief, {
    name: 'coats',
    rule: 'coats-in-corner',
    loss: 1.5,
    choices: [['coat-stand', { near: { width: 440 } }]],
    front: 0,
    likes: 'corner',
    gap: 60,
  });
}

/** Metres, across. */
const narrow = 1.7;

function isNarrow({ plan: { area, stretches } }: Brief): boolean {
  const longest = Math.max(1, ...stretches.map(({ length }) => length / 1000));
  return area < 5 || area / longest < narrow;
}

/** Where a balcony is too narrow for chairs; what it is for, before what is washed there. */
function perch(brief: Brief): SetOption {
  return wallPiece(brief, {
    name: 'perch',
    rule: 'sit-outside',
    loss: isNarrow(brief) ? 6 : 1,
    choices: [
      ['stool', { near: { width: 340 } }],
      ['planter', { near: { width: 800 } }],
    ],
    front: 0,
    likes: 'corner',
    gap: 15,
  });
}

function washing(brief: Brief): SetOption {
  return wallPiece(brief, {
    name: 'washing',
    rule: 'wash-in-corner',
    loss: brief.plan.record.type === 'laundry' ? 20 : 2,
    choices: [['washing-machine', { near: { width: 595, depth: 550 } }]],
    front: 500,
    use: 'front',
    likes: 'corner',
    gap: 40,
  });
}

function altar(brief: Brief): SetOption {
  const facesDoor = ({ stretch }: WallSpot) =>
    brief.plan.doorways.some((way) => dot(way.inward, stretch.inward) < -0.9) ? 0 : 1;
  return wallPiece(brief, {
    name: 'altar',
    rule: 'altar-of-honour',
    loss: 40,
    choices: [['altar', { near: { width: 1750 } }, { near: { width: 1270 } }]],
    front: 900,
    use: 'front',
    likes: 'middle',
    cost: facesDoor,
  });
}
