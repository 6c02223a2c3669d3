import type { Chosen } from '#layout/choose-model.ts';
import { pick, piece, placeSet, zone } from '#layout/sets/brief.ts';
import type { Brief, SetOption, PieceSet } from '#layout/sets/brief.ts';
import { skirtingGap } from '#layout/sets/living-set.ts';
import { toWindow, wallSpots } from '#layout/sets/spots.ts';

/** How far the chair goes under the desk; drawers in the middle of a desk stop it there. */
const pushedIn = 120;

/** At the wall and near a window; in a wide study also facing the room, the chair's back to the wall. */
export function deskSet(
  brief: Brief,
  { loss, widths, facing }: { loss: number; widths: readonly number[]; facing: boolean },
): SetOption {
  const chair =
    pick(brief, 'office-chair', { width: [480, 640] }) ?? pick(brief, 'dining-chair', { forms: { arms: ['none'] } });
  const desks = widths.flatMap(
    (width) =>
      pick(brief, 'desk', {
        // What is sold may be too wide for a small room: then one of the library stands there.
        width: [Math.min(1000, width), width > 1000 ? 1800 : width + 100],
        near: { width, depth: 600 },
        forms: {
          back: ['none'],
          drawers: ['none', 'left', 'right', 'pair'],
          base: ['taper', 'square', 'post', 'hoof', 'turned', 'sled', 'frame', 'hairpin', 'trestle', 'slab'],
        },
      }) ??
      pick(brief, 'desk', { near: { width, depth: 600 }, forms: { back: ['none'] } }) ??
      [],
  );
  const end = brief.plan.tight ? 10 : 40;
  const placements = desks.flatMap((desk, rank) => {
    return waysToStand(desk, chair, facing).flatMap(({ set, width, depth, bonus }) =>
      wallSpots(brief.plan, width, { end, clear: { depth: depth + skirtingGap, height: desk.height } }).flatMap(
        (spot) => {
          const cost =
            rank +
            bonus +
            Math.min(4, toWindow(brief.plan, spot.pose)) * 0.5 +
            (bonus < 0 ? spot.offMiddle / 700 : Math.min(spot.offMiddle, spot.toEnd) / 1500);
          return placeSet(brief, set, spot.pose, cost + 2) ?? [];
        },
      ),
    );
  });
  return { name: 'desk', loss, placements };
}

interface Stand {
  set: PieceSet;
  /** Of wall it takes, and how far into the room. */
  width: number;
  depth: number;
  /** Cost beside that of its place. */
  bonus: number;
}

/** Along the wall, into a wide room, or, where doors leave little wall, with one end to it. */
function waysToStand(desk: Chosen, chair: Chosen | null, facing: boolean): Stand[] {
  const along = { set: atWall(desk, chair), width: desk.width, depth: desk.depth, bonus: 0 };
  if (!chair) return [along];
  const ends = ([-1, 1] as const).map((hand) => ({
    set: endOn(desk, chair, hand),
    width: desk.depth,
    depth: desk.width,
    bonus: 6,
  }));
  const into = { set: toRoom(desk, chair), width: desk.width, depth: desk.depth, bonus: facing ? -0.6 : 5 };
  return [along, into, ...ends];
}

/** One end at the wall, the chair at the side `hand` says. */
function endOn(desk: Chosen, chair: Chosen, hand: -1 | 1): PieceSet {
  const y = -skirtingGap - desk.width / 2;
  const off = desk.depth / 2 - pushedIn * tuck(desk) + chair.depth / 2;
  // Turned so that its front looks to the chair, which looks back.
  const at = y + hand * knees(desk);
  return {
    parts: [
      piece(desk, 'desk-by-light', { y, turn: hand * 90 }),
      piece(chair, 'chair-at-desk', { x: hand * off, y: at, turn: -hand * 90, use: 'around', clothRole: 'second' }),
    ],
    clear: [zone(hand * (desk.depth / 2 + 450), at, 880, 700)],
  };
}

function atWall(desk: Chosen, chair: Chosen | null): PieceSet {
  const front = -skirtingGap - desk.depth;
  const x = knees(desk);
  const seat = chair
    ? [
        piece(chair, 'chair-at-desk', {
          x,
          y: front + pushedIn * tuck(desk) - chair.depth / 2,
          turn: 180,
          use: 'around',
          clothRole: 'second',
        }),
      ]
    : [];
  return {
    parts: [piece(desk, 'desk-by-light', { y: -skirtingGap - desk.depth / 2 }), ...seat],
    clear: [zone(x, front - 450, 700, 880)],
  };
}

function toRoom(desk: Chosen, chair: Chosen): PieceSet {
  const seat = -500 - chair.depth / 2;
  const y = seat - chair.depth / 2 + pushedIn * tuck(desk) - desk.depth / 2;
  return {
    parts: [
      piece(desk, 'desk-by-light', { y, turn: 180 }),
      piece(chair, 'chair-at-desk', { x: -knees(desk), y: seat, use: 'around', clothRole: 'second' }),
    ],
    clear: [zone(0, -450, desk.width, 880)],
  };
}

/** Where one sits: beside a case of drawers. */
function knees(desk: Chosen): number {
  if (desk.choice.drawers === 'left') return desk.width * 0.15;
  if (desk.choice.drawers === 'right') return -desk.width * 0.15;
  return 0;
}

function tuck(desk: Chosen): number {
  return desk.choice.drawers === 'none' && desk.choice.base !== 'trestle' ? 1 : 0;
}
