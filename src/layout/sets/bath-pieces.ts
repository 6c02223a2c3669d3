import { dot, subtract } from '#lib/vec2.ts';
import type { Chosen } from '#layout/choose-model.ts';
import type { Brief, SetOption } from '#layout/sets/brief.ts';
import { toDoor } from '#layout/sets/spots.ts';
import type { WallSpot } from '#layout/sets/spots.ts';
import { wallPiece } from '#layout/sets/wall-piece.ts';

/** For a bathroom in which nothing larger finds a place. */
const handBasins = [
  ['wall-basin', { width: [400, 400], depth: [360, 400], near: { depth: 360 }, forms: { tap: ['mixer'] } }],
] as const;
const shortWcs = [
  ['wc', { depth: [480, 600], near: { width: 350, depth: 480 } }],
  ['wall-wc', { near: { width: 340, depth: 480 } }],
] as const;

/** Basin by the door, wet part at the far end, the WC where the door does not show it. */
export function bathPieces(brief: Brief): SetOption[] {
  const { plan } = brief;
  const far = ({ pose }: WallSpot) => Math.max(0, 4 - toDoor(plan, pose)) * 0.5;
  // Its glass leaves the back and the left to walls (models/families/bath/shower-parts.ts).
  const wet = (spot: WallSpot, { family }: Chosen) =>
    family.code === 'shower' && !spot.inCorner ? Infinity : far(spot);
  const near = ({ pose }: WallSpot) => toDoor(plan, pose) * 0.4;
  const large = plan.area > 5.5;
  const tub = [
    'bath',
    { depth: [0, 800], near: { width: 1700, depth: 750 } },
    { depth: [0, 800], near: { width: 1500, depth: 700 } },
  ] as const;
  const kinds = { kind: ['quadrant', 'square', 'walkIn'] };
  const shower = [
    'shower',
    { near: { width: 1200, depth: 900 }, forms: kinds },
    { near: { width: 900, depth: 900 }, forms: kinds },
    { near: { width: 800, depth: 800 }, forms: kinds },
  ] as const;
  const wetFirst = large && brief.taste.rng.next() < 0.6 ? [tub, shower] : [shower, tub];
  const mixer = { tap: ['mixer'] };
  const floating = brief.taste.rng.next() < 0.5 ? ['wall-vanity', 'vanity'] : ['vanity', 'wall-vanity'];
  const vanities = floating.map(
    (code) =>
      [
        code,
        { near: { width: large ? 1000 : 700, depth: 480 }, forms: mixer },
        { near: { width: 600, depth: 450 }, forms: mixer },
      ] as const,
  );
  const offers = [
    wallPiece(brief, {
      name: 'basin',
      rule: 'basin-near-door',
      loss: 20,
      choices: [
        ...vanities,
        [
          'wall-basin',
          { near: { width: 600, depth: 440 }, forms: mixer },
          { near: { width: 450, depth: 400 }, forms: mixer },
        ],
        ['pedestal-basin', { near: { width: 500 }, forms: mixer }],
        ...(plan.tight ? handBasins : []),
      ],
      front: 500,
      use: 'front',
      likes: 'middle',
      ...(plan.tight && { aside: 10 }),
      cost: near,
      gap: 2,
    }),
    wallPiece(brief, {
      name: 'wc',
      rule: 'wc-out-of-sight',
      loss: 20,
      choices: [['wc', {}], ['wall-wc', {}], ...(plan.tight ? shortWcs : [])],
      front: 450,
      use: 'front',
      likes: 'corner',
      aside: 200,
      cost: (spot) => doorSightCost(brief, spot),
      gap: 2,
    }),
    wallPiece(brief, {
      name: 'wet',
      rule: 'wet-far-from-door',
      loss: 16,
      choices: wetFirst,
      front: 450,
      use: 'around',
      likes: 'corner',
      aside: 2,
      cost: wet,
      gap: 2,
    }),
  ];
  const second =
    large && plan.area > 8
      ? [
          wallPiece(brief, {
            name: 'second',
            rule: 'wet-far-from-door',
            loss: 5,
            choices: wetFirst[0] === tub ? [shower] : [tub],
            front: 450,
            use: 'around',
            likes: 'corner',
            aside: 2,
            cost: wet,
            gap: 2,
          }),
        ]
      : [];
  const wash =
    plan.area > 5
      ? [
          wallPiece(brief, {
            name: 'washing',
            rule: 'wash-in-corner',
            loss: 1.5,
            choices: [['washing-machine', { near: { width: 595, depth: 550 } }]],
            front: 500,
            use: 'front',
            likes: 'corner',
            gap: 20,
          }),
        ]
      : [];
  return [...offers, ...second, ...wash];
}

/** Cost of being seen through a door; straight in line with it is worst. */
function doorSightCost({ plan }: Brief, { pose, stretch }: WallSpot): number {
  const inLine = plan.doorways.some(
    (way) => Math.abs(dot(subtract(pose, way.centre), way.along)) < 700 && dot(way.inward, stretch.inward) < -0.7,
  );
  return (inLine ? 1.5 : 0) + Math.max(0, 2 - toDoor(plan, pose)) * 0.4;
}
