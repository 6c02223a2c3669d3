import { toLocal } from '#layout/space/box.ts';
import type { Frame } from './frame.ts';
import { inFrame, seen, shareIn } from './frame.ts';
import { apart } from './main-frames.ts';
import { hidden, standpoints } from './stage.ts';
import type { Stage, Thing } from './stage.ts';

/** What a detail picture is centred on, and the small things around it. */
const centres = [
  'sideboard',
  'console-table',
  'armchair',
  'wing-chair',
  'lounge-chair',
  'bedside',
  'chest',
  'desk',
  'vanity',
  'wall-vanity',
  'shoe-cabinet',
  'dining-table',
  'side-table',
  'kitchen-sink',
  'kitchen-base',
  'toy-shelf',
  'altar',
  'bench',
  'hall-stand',
  'bath',
  'sofa',
  'day-bed',
  'wall-basin',
];
const worth: Readonly<Record<string, number>> = {
  vase: 1.2,
  books: 0.8,
  'table-lamp': 1.3,
  picture: 1,
  'table-plant': 1,
  plant: 1,
  bowl: 0.7,
  'floor-lamp': 1,
  mirror: 0.8,
  'tea-set': 1,
  cushion: 0.6,
  throw: 0.6,
  armchair: 0.8,
  'wing-chair': 0.8,
  'side-table': 0.6,
  curtain: 0.3,
  'dining-chair': 0.2,
  basket: 0.4,
  television: -2.5,
  wc: -2,
  'washing-machine': -2,
};

export function detailFrames(stage: Stage, z: number, view: number, of?: string): Frame[] {
  const places = standpoints(stage, z);
  const focus = stage.things.filter(({ code }) => (of ? code === of : centres.includes(code)));
  const frames = focus.flatMap((thing) =>
    places.flatMap((p) => aims(thing, p).map((yaw) => ({ thing, frame: { ...p, z, yaw, view } }))),
  );
  const scored = frames
    .map(({ thing, frame }) => ({ thing, frame, score: roughly(stage, thing, frame) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 300);
  return apart(
    scored
      .map(({ thing, frame, score }) => ({ frame, score: score + closely(stage, thing, frame) }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ frame }) => frame),
  );
}

/** At it and a little to either side, from one and a half to three metres before it. */
function aims({ box }: Thing, p: { x: number; y: number }): number[] {
  const at = toLocal(box, p);
  const far = Math.hypot(at.x, at.y);
  if (far < 1500 || far > 3200 || -at.y / far < 0.35) return [];
  const yaw = Math.atan2(box.y - p.y, box.x - p.x);
  return [yaw - 0.14, yaw, yaw + 0.14];
}

function roughly({ things, lights }: Stage, focus: Thing, frame: Frame): number {
  const small = things.reduce((sum, { code, points }) => sum + (worth[code] ?? 0) * shareIn(frame, points), 0);
  const light = Math.max(0, ...lights.map(({ points }) => shareIn(frame, points)));
  const far = Math.hypot(focus.box.x - frame.x, focus.box.y - frame.y);
  return (
    Math.min(6, small) +
    light * 1.2 +
    shareIn(frame, focus.points) * 3 -
    Math.abs(far - 2200) / 700 -
    near(things, focus, frame)
  );
}

function near(things: readonly Thing[], focus: Thing, frame: Frame): number {
  return things.reduce((sum, thing) => {
    if (thing === focus || thing.code === 'rug') return sum;
    const closest = thing.points.reduce((least, p) => {
      const at = seen(frame, p);
      return inFrame(at) ? Math.min(least, at.far) : least;
    }, Infinity);
    return sum + (closest < 1200 ? 3 : 0);
  }, 0);
}

function closely({ things }: Stage, focus: Thing, frame: Frame): number {
  return (
    (focus.points.filter(
      (p) =>
        !hidden(
          things.filter(({ quiet }) => !quiet),
          [frame.x, frame.y, frame.z],
          p,
          focus,
        ),
    ).length /
      focus.points.length) *
    4
  );
}
