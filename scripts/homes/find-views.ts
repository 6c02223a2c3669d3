import type { Camera, Design } from '#design/document.ts';
import { roomAt } from './room-at.ts';
import { detailFrames } from './detail-frames.ts';
import { foregroundOf } from './foreground.ts';
import type { Frame } from './frame.ts';
import type { HomePlan, PlannedView } from './home-plan.ts';
import { mainFrames } from './main-frames.ts';
import { stageOf, standpoints } from './stage.ts';
import type { Stage } from './stage.ts';
import { distanceTo } from '#layout/space/box.ts';

/** 26, 28, 32 and 45 mm on a 36 × 24 frame, as vertical degrees. */
const lens = { 26: 49.6, 28: 46.4, 30: 43.6, 32: 41.1, 45: 29.9 } as const;
/** Sitting, not standing (LOOK §7). */
const eye = 1200;

export function findMain(design: Design, plan: HomePlan): Camera {
  const stage = stageFor(design, plan, plan.main);
  const asked = plan.main ?? {};
  const view = asked.view ?? lensFor(stage.plan.area);
  const frame =
    byHand(asked, eye, asked.view ?? lens[26]) ??
    mainFrames(stage, asked.z ?? eye, view, foregroundOf(design), asked.light)[asked.rank ?? 0];
  if (!frame) throw new Error(`${plan.id}: nowhere to stand`);
  return cameraAt('main', stage, frame);
}

/** As long as the room allows. */
function lensFor(area: number): number {
  if (area < 12) return lens[26];
  return area < 20 ? lens[28] : lens[30];
}

export function findDetail(design: Design, plan: HomePlan): Camera {
  const stage = stageFor(design, plan, plan.detail ?? plan.main);
  const asked = plan.detail ?? {};
  const frame =
    byHand(asked, 950, asked.view ?? lens[45]) ??
    detailFrames(stage, asked.z ?? 950, asked.view ?? lens[45], asked.of)[asked.rank ?? 0];
  if (!frame) throw new Error(`${plan.id}: no vignette`);
  return cameraAt('detail', stage, frame);
}

/** In the middle, or as near to it as there is room. */
export function findPanorama(design: Design, plan: HomePlan): Camera {
  const stage = stageFor(design, plan, plan.panorama);
  const { middle } = stage.plan;
  const tall = stage.things.filter(({ code, box }) => code !== 'rug' && box.low < 1700);
  const score = (p: { x: number; y: number }) =>
    Math.min(900, ...tall.map(({ box }) => distanceTo(box, p) * (box.high > 900 ? 1 : 1.8))) -
    Math.hypot(p.x - middle.x, p.y - middle.y) * 0.35;
  const [best = middle] = standpoints(stage, 1400, 150).toSorted((a, b) => score(b) - score(a));
  const light = stage.lights[0]?.points[2] ?? [middle.x, middle.y + 1000, 1400];
  return {
    ...cameraAt('panorama', stage, {
      ...best,
      z: 1400,
      yaw: Math.atan2(light[1] - best.y, light[0] - best.x),
      view: 90,
    }),
    kind: 'panorama',
    aspect: 2,
  };
}

function stageFor(design: Design, { rooms }: HomePlan, view: PlannedView | undefined): Stage {
  const room = rooms.find(({ name }) => name === view?.room) ?? rooms[0]!;
  return stageOf(design, roomAt(design, room.level ?? 'lv_1', room.at));
}

function byHand({ by, z }: PlannedView, usual: number, view: number): Frame | null {
  return by ? { x: by[0], y: by[1], z: z ?? usual, yaw: Math.atan2(by[3] - by[1], by[2] - by[0]), view } : null;
}

function cameraAt(name: string, { plan }: Stage, { x, y, z, yaw, view }: Frame): Camera {
  const rounded = (value: number) => Math.round(value);
  const target = { x: rounded(x + 3000 * Math.cos(yaw)), y: rounded(y + 3000 * Math.sin(yaw)), z };
  return {
    id: `cm_${name}`,
    level: plan.record.level,
    name: '',
    kind: 'still',
    at: { x: rounded(x), y: rounded(y), z },
    target,
    view,
    aspect: 1.5,
  };
}
