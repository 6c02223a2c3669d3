import { toLocal } from '#layout/space/box.ts';
import { sightLength } from '#layout/space/floor-area.ts';
import type { Frame } from './frame.ts';
import { inFrame, seen, shareIn } from './frame.ts';
import { hidden, standpoints } from './stage.ts';
import type { Stage, Thing } from './stage.ts';

/** The main piece of each kind of room. */
const heroes = [
  'sofa',
  'corner-sofa',
  'bed',
  'kids-bed',
  'kitchen-base',
  'bath',
  'vanity',
  'wall-vanity',
  'altar',
  'shoe-cabinet',
  'lounge-chair',
];
const second = [
  'dining-table',
  'coffee-table',
  'armchair',
  'wing-chair',
  'lounge-chair',
  'kitchen-island',
  'desk',
  'wardrobe',
  'sideboard',
  'tv-unit',
  'day-bed',
  'shower',
  'wc',
  'wall-wc',
  'bookshelf',
  'plant',
  'floor-lamp',
  'display-cabinet',
  'hall-stand',
  'toy-shelf',
  'console-table',
  'chest',
  'bench',
  'kitchen-sink',
  'fridge',
  'picture',
  'vanity',
  'wall-vanity',
  'bath',
  'kitchen-tall',
  'wall-basin',
];
const turns = Array.from({ length: 48 }, (_, i) => (i * Math.PI) / 24);

/** Candidate cameras of a room, the best first; no two alike. */
export function mainFrames(
  stage: Stage,
  z: number,
  view: number,
  foreground: (frame: Frame) => number,
  light?: 'left' | 'right',
): Frame[] {
  const frames = standpoints(stage, z).flatMap((p) => turns.map((yaw): Frame => ({ ...p, z, yaw, view })));
  const rough = frames
    .map((frame) => ({ frame, score: roughly(stage, frame, light) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 400);
  const exact = rough
    .map(({ frame, score }) => ({ frame, score: score + closely(stage, frame) }))
    .toSorted((a, b) => b.score - a.score);
  const scores = new Map(exact.map(({ frame, score }) => [frame, score]));
  return apart(
    exact.map(({ frame }) => frame),
    20,
  )
    .map((frame) => ({ frame, score: scores.get(frame)! - foreground(frame) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ frame }) => frame);
}

/** A step or an eighth of a turn away from those before it. */
export function apart(frames: readonly Frame[], most = 8): Frame[] {
  const kept: Frame[] = [];
  for (const frame of frames) {
    if (
      kept.every(
        (other) =>
          Math.hypot(other.x - frame.x, other.y - frame.y) > 700 ||
          Math.abs(Math.atan2(Math.sin(other.yaw - frame.yaw), Math.cos(other.yaw - frame.yaw))) > 0.6,
      )
    )
      kept.push(frame);
    if (kept.length === most) break;
  }
  return kept;
}

function roughly(stage: Stage, frame: Frame, light: 'left' | 'right' | undefined): number {
  const hero = heroOf(stage);
  const pieces = stage.things.filter(({ quiet }) => !quiet);
  const shares = pieces.map((thing) => ({ thing, share: shareIn(frame, thing.points) }));
  const cut = shares.filter(({ thing, share }) => share > 0.1 && share < 0.8 && size(thing) > 350).length;
  const tall = shares.filter(
    ({ thing, share }) =>
      thing.box.high > 1700 &&
      thing.box.low < 300 &&
      share > 0 &&
      share < 0.75 &&
      thing.code !== 'floor-lamp' &&
      thing.code !== 'plant',
  ).length;
  const shown = shares.reduce(
    (sum, { thing, share }) => sum + (second.includes(thing.code) ? share * 0.9 : share * 0.15),
    0,
  );
  const hold = hero ? shareIn(frame, hero.points) : 0;
  return (
    Math.min(7, shown) +
    hold * 6 -
    Math.max(0, cut - 1) * 1.1 -
    tall * 2 +
    lit(stage, frame, light) +
    walls(stage, frame) -
    near(stage, frame) -
    backs(stage, frame) +
    (hero ? facing(hero, frame) : 0)
  );
}

function heroOf({ things }: Stage): Thing | null {
  return (
    heroes
      .concat('dining-table', 'desk')
      .map((code) => things.find((thing) => thing.code === code))
      .find((thing) => thing !== undefined) ?? null
  );
}

function size({ box }: Thing): number {
  return Math.max(box.halfWidth * 2, box.halfDepth * 2, box.high - box.low);
}

/** A window in the picture, sun on the floor; from the requested side. */
function lit({ lights, patches }: Stage, frame: Frame, light: 'left' | 'right' | undefined): number {
  const best = Math.max(0, ...lights.map(({ points }) => shareIn(frame, points)));
  const middle = lights.map(({ points }) => seen(frame, points[2]!)).find(inFrame);
  let side = 0;
  if (light && middle) side = middle.x < 0 === (light === 'left') ? 1.2 : -1.2;
  const patch = patches.some((p) => inFrame(seen(frame, p))) ? 1.8 : 0;
  return best * 3 + side + patch;
}

/** A corner of the room inside the picture shows two walls; depth before the lens gives a feeling of space. */
function walls({ corners, plan }: Stage, frame: Frame): number {
  const corner = corners.some((p) => {
    const at = seen(frame, p);
    return inFrame(at) && Math.abs(at.x) < 0.75 && at.far > 1800;
  })
    ? 1.5
    : 0;
  const depth = Math.min(6000, sightLength(plan, frame, { x: Math.cos(frame.yaw) * 1, y: Math.sin(frame.yaw) * 1 }));
  return corner + (depth - 3000) / 1500;
}

/** Nothing right before the lens: the nearer and the broader, the worse. */
function near({ things }: Stage, frame: Frame): number {
  return things.reduce((sum, { code, box, points }) => {
    if (code === 'rug') return sum;
    const inside = points
      .map((p) => seen(frame, p))
      .filter((at) => at !== null && Math.abs(at.x) < 1.1 && Math.abs(at.y) < 1.1) as { x: number; far: number }[];
    if (inside.length === 0) return sum;
    const closest = Math.min(...inside.map(({ far }) => far));
    const broad = Math.max(...inside.map(({ x }) => x)) - Math.min(...inside.map(({ x }) => x));
    let wanted = 1200;
    if (box.high > 1000) wanted = 2200;
    else if (box.high > 600) wanted = 1700;
    return sum + (closest < wanted ? 1 + ((wanted - closest) / wanted) * (3 + broad * 4) : 0);
  }, 0);
}

/** Seats from behind right before the lens: one sees their backs and not the room. */
function backs({ things }: Stage, frame: Frame): number {
  return things.reduce((sum, { code, box, points }) => {
    if (!seats.has(code) || shareIn(frame, points) < 0.1) return sum;
    const at = toLocal(box, frame);
    const far = Math.hypot(at.x, at.y);
    return at.y / far > 0.2 && far < 3200 ? sum + ((code === 'dining-chair' ? 0.3 : 1.6) * (3600 - far)) / 1600 : sum;
  }, 0);
}

const seats = new Set([
  'sofa',
  'corner-sofa',
  'armchair',
  'wing-chair',
  'lounge-chair',
  'office-chair',
  'dining-chair',
]);

/** From the front or the side, two to five metres away. */
function facing({ box }: Thing, frame: Frame): number {
  const at = toLocal(box, frame);
  const far = Math.hypot(at.x, at.y);
  const front = -at.y / far;
  let facing = 0.3;
  if (front < -0.1) facing = -3;
  else if (front > 0.3) facing = 1.2;
  return facing - Math.abs(far - 3400) / 2000;
}

/** What is really visible of the main piece and of the windows. */
function closely(stage: Stage, frame: Frame): number {
  const hero = heroOf(stage);
  const from = [frame.x, frame.y, frame.z] as const;
  const open = hero
    ? hero.points.filter((p) => !hidden(stage.things, [...from], p, hero)).length / hero.points.length
    : 1;
  const cloth = stage.things.filter(({ code }) => code !== 'curtain' && code !== 'blind');
  const windows = stage.lights.map(
    ({ points }) =>
      points.filter((p) => inFrame(seen(frame, p)) && !hidden(cloth, [...from], p, null)).length / points.length,
  );
  return open * 3 + Math.max(0, ...windows) * 2;
}
