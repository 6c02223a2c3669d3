import { boxOf } from '#layout/part.ts';
import type { Part, Use } from '#layout/part.ts';
import { addFirst, findModelFor, piecesOfKind } from '#layout/extras/furnishing-state.ts';
import type { FurnishingState } from '#layout/extras/furnishing-state.ts';
import { toWorld } from '#layout/space/box.ts';
import type { Chosen } from '#layout/choose-model.ts';
import type { Rule } from '#layout/rules.ts';
import type { ClothRole } from '#layout/palette-finishes.ts';

/** A small table and a lamp at the ends of the sofa, a bench at the foot of the bed. */
export function addBesideSeats(room: FurnishingState): void {
  for (const sofa of piecesOfKind(room, 'sofa', 'corner-sofa', 'day-bed')) {
    const table = findModelFor(room, 'side-table', { width: [350, 500], near: { width: 450, height: 540 } });
    const lamp = findModelFor(room, 'floor-lamp');
    const hand = room.brief.taste.rng.next() < 0.5 ? 1 : -1;
    if (table)
      addFirst(
        room,
        [hand, -hand].map((side) => atEnd(sofa, table, side, 'beside-the-seat')),
      );
    if (lamp)
      addFirst(
        room,
        [-hand, hand].map((side) => atEnd(sofa, lamp, side, 'light-in-corner')),
      );
  }
  for (const chair of piecesOfKind(room, 'armchair', 'wing-chair').filter(({ rule }) => rule === 'light-at-hand')) {
    const lamp = piecesOfKind(room, 'floor-lamp').length === 0 ? findModelFor(room, 'floor-lamp') : null;
    const table = findModelFor(room, 'side-table', { width: [350, 450], near: { width: 400, height: 540 } });
    if (lamp)
      addFirst(
        room,
        [1, -1].map((side) => atEnd(chair, lamp, side, 'light-at-hand')),
      );
    if (table)
      addFirst(
        room,
        [-1, 1].map((side) => atEnd(chair, table, side, 'beside-the-seat')),
      );
  }
  for (const bed of piecesOfKind(room, 'bed').filter(({ chosen }) => chosen.width > 1400)) {
    const bench = findModelFor(room, 'bench', {
      width: [800, bed.chosen.width - 200],
      near: { width: bed.chosen.width * 0.75, depth: 380 },
    });
    const y = -bed.chosen.depth / 2 - 60 - (bench?.depth ?? 0) / 2;
    if (bench && room.brief.plan.area > 13)
      addPastFoot(room, bed, partBeside(bed, bench, 0, y, 0, 'foot-of-bed', 'second', 'around'));
  }
}

/** The free floor at the foot is there for it. */
function addPastFoot(room: FurnishingState, bed: Part, bench: Part): void {
  const foot = room.clear.filter((zone) => Math.hypot(zone.x - bench.x, zone.y - bench.y) < bed.chosen.depth * 0.3);
  const kept = room.clear.splice(0).filter((zone) => !foot.includes(zone));
  room.clear.push(...kept);
  if (!addFirst(room, [bench])) room.clear.push(...foot);
}

function atEnd(seat: Part, chosen: Chosen, side: number, rule: Rule): Part {
  const y = seat.chosen.depth / 2 - chosen.depth / 2 - 30;
  return partBeside(seat, chosen, side * (seat.chosen.width / 2 + chosen.width / 2 + 50), y, 0, rule, 'first');
}

/** A part placed in the frame of a piece that is already placed. */
export function partBeside(
  of: Part,
  chosen: Chosen,
  x: number,
  y: number,
  z: number,
  rule: Rule,
  clothRole: ClothRole,
  use?: Use,
): Part {
  return { chosen, ...toWorld(boxOf(of), { x, y }), z, turn: of.turn, rule, clothRole, ...(use && { use }) };
}
