import { sinkTapHeight } from '#models/families/kitchen/sink-bowls.ts';
import type { Chosen } from '#layout/choose-model.ts';
import { pick, piece, placeSet, zone } from '#layout/sets/brief.ts';
import type { Brief, SetOption, PieceSet, SetPart, SetPlacement } from '#layout/sets/brief.ts';
import { clearParts } from '#layout/plan/clear-parts.ts';
import { facingIn, freeParts, pointOn } from '#layout/plan/stretches.ts';
import type { Stretch } from '#layout/plan/stretches.ts';
import type { Part } from '#layout/part.ts';
import { wallPiece } from '#layout/sets/wall-piece.ts';

/** Free floor before the worktop, and between it and an island. */
const aisle = 950;
const islandAisle = 1050;
/** How far from the wall a worktop reaches, and how high. */
const worktop = { depth: 620, height: 890 };
/** More than a table is worth: without one it is no kitchen. */
const withoutSink = 14;
/** As much worktop as carries a hob. */
const shortestRun = 1210;
/** Millimetres between neighbouring cabinets. */
const seam = 4;

interface Run {
  base: Chosen;
  sink: Chosen | null;
  fridge: Chosen | null;
  tall: Chosen | null;
  island: Chosen | null;
  width: number;
}

/**
 * Fridge and tall units at one end, worktop with sink and hob, hood and wall units over it; an island where the room is
 * wide.
 */
export function kitchenRun(brief: Brief): SetOption {
  const placements = brief.plan.stretches.flatMap((stretch) =>
    lengthsOf(brief, stretch).flatMap(([from, to]) =>
      runs(brief, to - from - 10).flatMap((run) =>
        ([-1, 1] as const).flatMap((hand) => placementsOf(brief, stretch, run, hand, from + 5, to - 5)),
      ),
    ),
  );
  return { name: 'kitchen', loss: 40, placements, snug: true };
}

/** Parts of a wall a run may fill: between doors, a step away from a corner, or just what no door or low window needs. */
function lengthsOf({ plan }: Brief, stretch: Stretch): (readonly [from: number, to: number])[] {
  const between = freeParts(stretch, false).flatMap(({ from, to }) => [
    [from, to] as const,
    [from + 850, to] as const,
    [from, to - 850] as const,
  ]);
  const clear = clearParts(plan, stretch, worktop).map(({ from, to }) => [from, to] as const);
  return [...new Map([...between, ...clear].map((each) => [each.map(Math.round).join(), each])).values()].filter(
    ([from, to]) => to - from >= shortestRun,
  );
}

/** Combinations that fit into a length of wall, the best first. */
function runs(brief: Brief, length: number): Run[] {
  const fridge = pick(brief, 'fridge', {
    width: [540, length > 3600 ? 910 : 700],
    depth: [600, 700],
    near: { width: length > 3600 ? 870 : 600, height: 1850 },
  });
  const tall = pick(brief, 'kitchen-tall', { width: [600, 600], near: { width: 600, depth: 600, height: 2200 } });
  const wide = Math.min(...shorterSide(brief)) > 3900;
  const island = wide
    ? pick(brief, 'kitchen-island', { width: [1500, 2400], depth: [900, 1000], near: { width: 1800, depth: 900 } })
    : null;
  const sink = pick(brief, 'kitchen-sink', {
    width: [600, length > 3300 ? 1000 : 800],
    depth: [600, 600],
    near: { width: 800, height: 880 + sinkTapHeight },
    forms: { tap: ['mixer'] },
  });
  const wanted = [
    [sink, fridge, tall, island],
    [sink, fridge, tall, null],
    [sink, fridge, null, island],
    [sink, fridge, null, null],
    [sink, null, null, null],
    [null, null, null, null],
  ] as const;
  return wanted.flatMap(([wet, cold, high, free]) => {
    const others = [wet, cold, high].reduce((sum, each) => sum + (each ? each.width + seam : 0), 0);
    const base = pick(brief, 'kitchen-base', {
      width: [1200, Math.min(3600, length - others)],
      depth: [600, 600],
      near: { width: length - others, height: 880 },
    });
    return base && !(free && free.width > base.width + others)
      ? [{ base, sink: wet, fridge: cold, tall: high, island: free, width: base.width + others }]
      : [];
  });
}

/** Where no wall has room for both, the sink by itself: round the corner from the worktop, or opposite. */
export function sinkAlone(brief: Brief): SetOption {
  return wallPiece(brief, {
    name: 'sink',
    rule: 'sink-by-window',
    loss: 20,
    choices: [
      [
        'kitchen-sink',
        {
          width: [600, 800],
          depth: [600, 600],
          near: { width: 600, height: 880 + sinkTapHeight },
          forms: { tap: ['mixer'] },
        },
      ],
    ],
    front: 700,
    use: 'front',
    likes: 'corner',
    gap: 3,
    also: [600],
  });
}

export function hasSink(parts: readonly Part[]): boolean {
  return parts.some(({ chosen }) => chosen.family.code === 'kitchen-sink');
}

function shorterSide({ plan: { bounds } }: Brief): [number, number] {
  return [bounds.right - bounds.left, bounds.top - bounds.bottom];
}

function placementsOf(
  brief: Brief,
  stretch: Stretch,
  run: Run,
  hand: -1 | 1,
  from: number,
  to: number,
): SetPlacement[] {
  const set = setOf(brief, run, hand, stretch.height);
  return [from + run.width / 2, to - run.width / 2].flatMap((s) => {
    const windows = stretch.openings.filter(
      ({ seen, from: a, to: b }) => seen.opening.kind === 'window' && b > s - run.width / 2 && a < s + run.width / 2,
    ).length;
    const lacking = (run.sink ? 0 : withoutSink) + (run.fridge ? 0 : 3.5) + (run.tall ? 0 : 1.3) - (run.island ? 1 : 0);
    const cost =
      lacking + Math.max(0, 2400 - run.base.width) / 700 - windows * 0.8 + Math.abs(s - stretch.length / 2) / 3000;
    return placeSet(brief, set, { ...pointOn(stretch, s), turn: facingIn(stretch) }, cost + 2) ?? [];
  });
}

/** `hand` is the end the tall units stand at; the sink comes next, the hob farthest from it. */
function setOf(
  brief: Brief,
  { base, sink, fridge, tall, island, width }: Run,
  hand: -1 | 1,
  ceiling: number,
): PieceSet {
  const parts: SetPart[] = [];
  let at = (hand * width) / 2;
  for (const [chosen, rule] of [
    [fridge, 'tall-at-end'],
    [tall, 'tall-at-end'],
    [sink, 'sink-by-window'],
    [base, 'kitchen-run'],
  ] as const) {
    if (!chosen) continue;
    parts.push(piece(chosen, rule, { x: at - (hand * chosen.width) / 2, y: -chosen.depth / 2 - 3, use: 'front' }));
    at -= hand * (chosen.width + seam);
  }
  const x = parts.at(-1)!.x;
  parts.push(
    ...onWorktop(brief, base, x, hand, ceiling),
    ...(sink ? overSink(brief, sink, x + (hand * (base.width + sink.width)) / 2, ceiling) : []),
  );
  const clear = [
    zone(0, -650 - aisle / 2, Math.max(700, width - 1300), aisle - 20),
    zone(x, -650 - aisle / 2, Math.max(600, base.width - 1300), aisle - 20),
  ];
  return { parts: [...parts, ...(island ? islandBefore(brief, island, x) : [])], clear };
}

/** The hob towards the far end, with worktop on both sides. */
function onWorktop(brief: Brief, top: Chosen, x: number, hand: -1 | 1, ceiling: number): SetPart[] {
  const hob = pick(brief, 'hob', {
    width: [280, Math.min(720, top.width * 0.5)],
    depth: [0, top.depth - 60],
    near: { width: 600 },
  });
  const hobX = x - hand * Math.max(0, top.width / 2 - 750);
  const cook = hob ? [piece(hob, 'hob-under-hood', { x: hobX, y: -top.depth / 2 - 13, z: top.height })] : [];
  return [...cook, ...above(brief, top, x, hobX, hob?.width ?? 600, ceiling)];
}

function overSink(brief: Brief, sink: Chosen, x: number, ceiling: number): SetPart[] {
  const unit = pick(brief, 'kitchen-wall', {
    width: [600, Math.max(600, sink.width)],
    height: [600, ceiling - 1470],
    near: { width: sink.width, depth: 350, height: 720 },
  });
  return unit ? [piece(unit, 'wall-units-over-worktop', { x, z: 1450, optional: true })] : [];
}

/** The hood over the hob and wall units to both sides of it, where no window is. */
function above(brief: Brief, top: Chosen, x: number, hobX: number, hob: number, ceiling: number): SetPart[] {
  const hood = pick(brief, 'cooker-hood', {
    width: [600, 900],
    height: [600, ceiling - 1600],
    near: { width: Math.max(600, hob), height: 700 },
  });
  const from = x - top.width / 2;
  const to = x + top.width / 2;
  const half = (hood?.width ?? 0) / 2 + 10;
  const parts: SetPart[] = hood ? [piece(hood, 'hob-under-hood', { x: hobX, z: 1580, optional: true })] : [];
  for (const [a, b] of [
    [from, hobX - half],
    [hobX + half, to],
  ] as const) {
    const unit =
      b - a >= 600
        ? pick(brief, 'kitchen-wall', {
            width: [600, b - a],
            height: [600, ceiling - 1470],
            near: { width: b - a, depth: 350, height: 720 },
          })
        : null;
    if (unit)
      parts.push(
        piece(unit, 'wall-units-over-worktop', {
          x: a === from ? b - unit.width / 2 : a + unit.width / 2,
          z: 1450,
          optional: true,
        }),
      );
  }
  return parts;
}

/** Stools on the far side where the library has them. */
function islandBefore(brief: Brief, island: Chosen, x: number): SetPart[] {
  const y = -650 - islandAisle - island.depth / 2;
  const stool = pick(brief, 'bar-stool', { width: [400, 460], forms: { seatHeight: [620, 650], arms: ['none'] } });
  const count = Math.floor((island.width - 200) / 650);
  const seats = stool
    ? Array.from({ length: count }, (_, i) =>
        piece(stool, 'chair-at-table', {
          x: x + (i - (count - 1) / 2) * 650,
          y: y - island.depth / 2 - stool.depth / 2 - 10,
          turn: 180,
          clothRole: 'second',
          use: 'around',
          optional: true,
        }),
      )
    : [];
  return [piece(island, 'island-in-reach', { x, y, turn: 180, use: 'around' }), ...seats];
}
