import type { Chosen, Wish } from '#layout/choose-model.ts';
import { boxOf } from '#layout/part.ts';
import type { Part } from '#layout/part.ts';
import { facingIn, freeParts, pointOn } from '#layout/plan/stretches.ts';
import type { Stretch } from '#layout/plan/stretches.ts';
import { add, addFirst, findModelFor, piecesOfKind, wallBehind } from '#layout/extras/furnishing-state.ts';
import type { FurnishingState } from '#layout/extras/furnishing-state.ts';
import type { Rule } from '#layout/rules.ts';
import type { ClothRole } from '#layout/palette-finishes.ts';

/**
 * Mirrors where one washes or leaves, pictures over low pieces and on what wall is left, a rail for towels, a clock.
 */
export function addWallDecor(room: FurnishingState): void {
  const standing = piecesOfKind(room, 'floor-mirror').length > 0;
  for (const piece of piecesOfKind(room, 'vanity', 'wall-vanity', 'wall-basin', 'pedestal-basin'))
    hangOver(
      room,
      piece,
      'mirror',
      'mirror-over-piece',
      { width: [300, piece.chosen.width], near: { width: piece.chosen.width * 0.85, height: 800 } },
      Math.max(1050, boxOf(piece).high + 30),
    );
  for (const piece of piecesOfKind(room, 'shoe-cabinet', 'console-table', ...(standing ? [] : ['chest'])))
    hangOver(
      room,
      piece,
      'mirror',
      'mirror-over-piece',
      { width: [300, piece.chosen.width], near: { width: piece.chosen.width * 0.6, height: 800 } },
      piece.chosen.height + 220,
    );
  if (piecesOfKind(room, 'wc', 'wall-wc', 'shower', 'bath', 'vanity', 'wall-vanity').length > 0) addTowelRail(room);
  for (const piece of piecesOfKind(room, 'sofa', 'corner-sofa', 'bed', 'day-bed'))
    hangOver(
      room,
      piece,
      'picture',
      'picture-over-piece',
      { width: [400, piece.chosen.width * 0.7], near: { width: piece.chosen.width * 0.5, height: 700 } },
      Math.max(1150, piece.chosen.height + 200),
    );
  for (const piece of piecesOfKind(room, 'sideboard', 'desk', 'toy-shelf', ...(standing ? ['chest'] : [])))
    hangOver(
      room,
      piece,
      'picture',
      'picture-over-piece',
      { width: [300, piece.chosen.width * 0.8], near: { width: piece.chosen.width * 0.5, height: 600 } },
      Math.max(1150, piece.chosen.height + 250),
    );
  addPictures(room);
  addClock(room);
}

/** Hung in the middle over a piece; `low` is its lower edge. */
export function hangOver(
  room: FurnishingState,
  piece: Part,
  code: string,
  rule: Rule,
  wish: Wish,
  low: number,
): boolean {
  const wall = wallBehind(room, piece);
  const top = wall ? Math.min(wall.stretch.height, room.brief.plan.height) - 150 : 0;
  const chosen =
    wall && findModelFor(room, code, { depth: [0, 160], ...wish, height: [150, Math.max(150, top - low)] });
  return !!chosen && add(room, wallPart(chosen, wall.stretch, wall.s, low, rule, 'first'));
}

export function wallPart(
  chosen: Chosen,
  stretch: Stretch,
  s: number,
  z: number,
  rule: Rule,
  clothRole: ClothRole,
): Part {
  return {
    chosen,
    ...pointOn(stretch, s),
    z,
    turn: Math.round((facingIn(stretch) * 180_000) / Math.PI) / 1000,
    rule,
    clothRole,
  };
}

function addTowelRail(room: FurnishingState): void {
  const rail = findModelFor(room, 'towel-rail', { width: [300, 700], near: { width: 500 } });
  const wet = piecesOfKind(room, 'shower', 'bath', 'vanity', 'wall-vanity', 'wall-basin', 'wc');
  if (!rail) return;
  const spots = alongWalls(room, rail.width, 150).map(({ stretch, s }) =>
    wallPart(rail, stretch, s, Math.min(rail.family.mountHeight ?? 1000, 1200), 'towel-at-hand', 'first'),
  );
  const near = (part: Part) => Math.min(...wet.map((each) => Math.hypot(each.x - part.x, each.y - part.y)));
  addFirst(room, spots.toSorted((a, b) => near(a) - near(b)).slice(0, 40));
}

/** At most two pictures in all, or the walls grow restless. */
function addPictures(room: FurnishingState): void {
  const { area, record } = room.brief.plan;
  let most = 1;
  if (record.type === 'bathroom' || record.type === 'balcony') most = 0;
  else if (area > 14) most = 2;
  const spots = alongWalls(room, 900, 400).toSorted((a, b) => b.room - a.room || a.off - b.off);
  for (const { stretch, s } of spots.slice(0, 30)) {
    if (piecesOfKind(room, 'picture').length >= most) return;
    const picture = findModelFor(room, 'picture', {
      width: [400, 900],
      height: [400, 1000],
      near: { width: 600, height: 800 },
    });
    if (picture && stretch.height > 2000 && standsFree(room, stretch, s))
      add(room, wallPart(picture, stretch, s, 1500 - picture.height / 2, 'picture-on-free-wall', 'first'));
  }
}

/** Over nothing but the floor or a low seat, and not beside another picture. */
function standsFree(room: FurnishingState, stretch: Stretch, s: number): boolean {
  const at = pointOn(stretch, s, 150);
  return room.parts.every((part) => {
    const box = boxOf(part);
    const far = Math.hypot(box.x - at.x, box.y - at.y) - Math.hypot(box.halfWidth, box.halfDepth);
    let near = 250;
    if (part.chosen.family.code === 'picture') near = 1200;
    else if (part.chosen.family.code === 'television') near = 800;
    return box.high < 600 || box.low > 2000 || far > near;
  });
}

function addClock(room: FurnishingState): void {
  const type = room.brief.plan.record.type;
  const wanted = findModelFor(room, 'clock', { width: [150, 450], depth: [0, 120], near: { width: 300 } });
  if (!wanted || wanted.family.placement !== 'wall' || !['kitchen', 'study', 'children', 'dining'].includes(type))
    return;
  for (const { stretch, s } of alongWalls(room, 600, 300)
    .toSorted((a, b) => b.room - a.room)
    .slice(0, 20)) {
    if (
      stretch.height > 2200 &&
      standsFree(room, stretch, s) &&
      add(room, wallPart(wanted, stretch, s, 1750, 'clock-in-view', 'first'))
    )
      return;
  }
}

/** Middles and steps of the bare parts of walls. */
export function alongWalls(
  { brief }: FurnishingState,
  width: number,
  step: number,
): { stretch: Stretch; s: number; room: number; off: number }[] {
  return brief.plan.stretches.flatMap((stretch) =>
    freeParts(stretch, true).flatMap(({ from, to }) => {
      const first = from + width / 2;
      const last = to - width / 2;
      if (first > last) return [];
      const middle = (from + to) / 2;
      const steps = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
      return [middle, ...steps].map((s) => ({ stretch, s, room: to - from, off: Math.abs(s - middle) }));
    }),
  );
}
