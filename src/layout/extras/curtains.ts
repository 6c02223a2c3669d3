import { boxOf, solidsOf } from '#layout/part.ts';
import type { Part } from '#layout/part.ts';
import { findModelFor, addUnchecked, piecesOfKind } from '#layout/extras/furnishing-state.ts';
import type { FurnishingState } from '#layout/extras/furnishing-state.ts';
import type { Chosen } from '#layout/choose-model.ts';
import { isDoorway, keptFree } from '#layout/plan/openings.ts';
import { facingIn } from '#layout/plan/stretches.ts';
import type { RoomOpening } from '#layout/plan/openings.ts';
import { overlaps } from '#layout/space/box.ts';
import { isInside } from '#layout/space/floor-area.ts';

/**
 * Before every window and glazed door: to the floor where nothing stands in the way, else to below the sill; in wet
 * rooms a blind. As wide as the wall allows, so that drawn open they leave the glass free.
 */
export function addCurtains(room: FurnishingState): void {
  const { record, windows, doorways } = room.brief.plan;
  if (record.type === 'balcony') return;
  const wet = record.type === 'bathroom' || record.type === 'kitchen';
  for (const window of [...windows, ...doorways.filter(isGlazed)]) {
    const cloth = wet
      ? []
      : [
          ...widthFactors.map((spare) => long(room, window, spare)),
          ...(isDoorway(window) ? [] : widthFactors.map((spare) => short(room, window, spare))),
        ];
    [...cloth, ...(isDoorway(window) || piecesOfKind(room, 'curtain').length > 0 ? [] : [blind(room, window)])].some(
      (part) => part && canHang(room, part),
    );
  }
}

/** Wider than the opening by so many times; gathered, a pair takes almost half of its rail. */
const widthFactors = [1.85, 1.55, 1.25, 1];

/** A leaf that swings in would catch in the cloth. */
function isGlazed({ opening, swingsIn }: RoomOpening): boolean {
  return (
    opening.kind === 'door' &&
    opening.leaf === 'glazed' &&
    opening.width >= 1200 &&
    (opening.form === 'sliding' || !swingsIn)
  );
}

/** From a little above the floor up to as high as the family goes under the ceiling. */
function long(room: FurnishingState, window: RoomOpening, spare: number): Part | null {
  const head = window.opening.sill + window.opening.height;
  return drop(window, choose(room, window, spare, [head + 30, room.brief.plan.height - 40], head + 200), 10);
}

function short(room: FurnishingState, window: RoomOpening, spare: number): Part | null {
  const { sill, height } = window.opening;
  const chosen = choose(room, window, spare, [height + 50, room.brief.plan.height - sill], height + 150);
  return drop(window, chosen, chosen ? Math.min(sill - 20, room.brief.plan.height - 30 - chosen.height) : 0);
}

/** Pulled up part of the way or its slats open: it is day. Woodwork before the glass is screen enough. */
function blind(room: FurnishingState, window: RoomOpening): Part | null {
  const { opening } = window;
  if (opening.kind === 'window' && opening.lattice !== 'none') return null;
  const top = Math.min(room.brief.plan.height - 20, opening.sill + opening.height + 80);
  const chosen = findModelFor(room, 'blind', {
    width: [opening.width * 0.8, opening.width + 200],
    height: [200, opening.height + 150],
    near: { width: opening.width + 60, height: opening.height },
    forms: { drawn: ['part', 'open'] },
  });
  return drop(window, chosen, top - (chosen?.height ?? 0));
}

/** Drawn open, because a room is furnished by daylight; without a second layer, which would veil the view. */
function choose(
  room: FurnishingState,
  { opening }: RoomOpening,
  spare: number,
  height: readonly [number, number],
  near: number,
): Chosen | null {
  const wish = {
    width: [opening.width, opening.width * spare + 200] as const,
    height,
    near: { width: opening.width * spare, height: near },
  };
  return (
    findModelFor(room, 'curtain', { ...wish, forms: { draw: ['pair'], layers: ['heavy', 'sheer'] } }) ??
    findModelFor(room, 'curtain', { ...wish, forms: { draw: ['pair'] } })
  );
}

function drop(window: RoomOpening, chosen: Chosen | null, z: number): Part | null {
  if (!chosen || chosen.family.placement !== 'wall') return null;
  const turn = Math.round((facingIn(window) * 180_000) / Math.PI) / 1000;
  return { chosen, ...window.centre, z, turn, rule: 'curtain-at-window', clothRole: 'first' };
}

/** A curtain may overlap a window, nothing else. */
function canHang(room: FurnishingState, part: Part): boolean {
  const { plan } = room.brief;
  const doors = plan.openings.filter((each) => isDoorway(each) && !isGlazed(each)).map((each) => keptFree(each));
  const box = boxOf(part);
  const taps = piecesOfKind(room, 'kitchen-sink').map(boxOf);
  const fits =
    part.z >= 0 &&
    box.high <= plan.height &&
    isInside(plan, box) &&
    ![...room.solids, ...doors, ...taps].some((other) => solidsOf(part).some((solid) => overlaps(solid, other)));
  if (fits) addUnchecked(room, part);
  return fits;
}
