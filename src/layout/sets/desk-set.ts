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
        width: [1000, 1800],
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
  const placements = desks.flatMap((desk, rank) => {
    const sets = [[atWall(desk, chair), 0], ...(facing && chair ? [[toRoom(desk, chair), -0.6]] : [])] as [
      PieceSet,
      number,
    ][];
    return sets.flatMap(([set, bonus]) =>
      wallSpots(brief.plan, desk.width, { end: 40 }).flatMap((spot) => {
        const cost =
          rank +
          bonus +
          Math.min(4, toWindow(brief.plan, spot.pose)) * 0.5 +
          (bonus < 0 ? spot.offMiddle / 700 : Math.min(spot.offMiddle, spot.toEnd) / 1500);
        return placeSet(brief, set, spot.pose, cost + 2) ?? [];
      }),
    );
  });
  return { name: 'desk', loss, placements };
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
