import { boxOf, solidsOf } from '#layout/placed.ts';
import type { Part } from '#layout/placed.ts';
import { find, keep } from '#layout/extras/dressing.ts';
import type { Dressing } from '#layout/extras/dressing.ts';
import type { Chosen } from '#layout/choose-model.ts';
import { isWay } from '#layout/plan/openings.ts';
import { facingIn } from '#layout/plan/stretches.ts';
import type { RoomOpening } from '#layout/plan/openings.ts';
import { overlaps } from '#layout/space/box.ts';
import { isInside } from '#layout/space/inside.ts';

/** Before every window: to the floor where nothing stands in the way, else to below the sill; in wet rooms a blind. */
export function curtains(room: Dressing): void {
  const { record } = room.brief.plan;
  if (record.type === 'balcony') return;
  for (const window of room.brief.plan.windows) {
    const tries = record.type === 'bathroom' || record.type === 'kitchen' ? [blind(room, window)] : [long(room, window), short(room, window), blind(room, window)];
    for (const part of tries) if (part && hangs(room, part)) break;
  }
}

function long(room: Dressing, window: RoomOpening): Part | null {
  const top = rail(room, window);
  return drop(window, choose(room, 'curtain', window, top - 400, top - 5), top);
}

function short(room: Dressing, window: RoomOpening): Part | null {
  const top = rail(room, window);
  const least = top - window.opening.sill;
  return drop(window, choose(room, 'curtain', window, least - 50, least + 250), top);
}

function blind(room: Dressing, window: RoomOpening): Part | null {
  const { opening } = window;
  const top = Math.min(room.brief.plan.height - 20, opening.sill + opening.height + 80);
  const chosen = find(room, 'blind', { width: [opening.width * 0.8, opening.width + 200], height: [200, opening.height + 150], near: { width: opening.width + 60, height: opening.height * 0.75 } });
  return drop(window, chosen, top);
}

function choose(room: Dressing, code: string, { opening }: RoomOpening, least: number, most: number): Chosen | null {
  return find(room, code, { width: [opening.width, opening.width + 1000], height: [least, most], near: { width: opening.width + 400, height: most } });
}

/** A hand above the opening, under the ceiling. */
function rail({ brief }: Dressing, { opening }: RoomOpening): number {
  return Math.min(brief.plan.height - 30, opening.sill + opening.height + 180);
}

function drop(window: RoomOpening, chosen: Chosen | null, top: number): Part | null {
  if (!chosen || chosen.family.placement !== 'wall') return null;
  const turn = Math.round((facingIn(window) * 180_000) / Math.PI) / 1000;
  return { chosen, ...window.centre, z: top - chosen.height, turn, rule: 'curtain-at-window', dress: 'first' };
}

/** It may hide a window, nothing else. */
function hangs(room: Dressing, part: Part): boolean {
  const { plan } = room.brief;
  const doors = plan.keptFree.filter((_, i) => isWay(plan.openings[i]!));
  const box = boxOf(part);
  const fits = part.z >= 0 && box.high <= plan.height && isInside(plan, box) && ![...room.solids, ...doors].some((other) => solidsOf(part).some((solid) => overlaps(solid, other)));
  if (fits) keep(room, part);
  return fits;
}
