import type { Design } from '#design/document.ts';
import { sunDirection } from '#design/sun.ts';
import { findModel } from '#models/library.ts';
import { itemBox, itemsIn } from '#layout/items-in.ts';
import { roomPlan } from '#layout/plan/room-plan.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';
import { distanceTo, toLocal, toWorld } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import { contains } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import type { Vec3 } from '#lib/vec.ts';

/** A piece for the camera finder: a box, and points all over it. */
export interface Thing {
  code: string;
  box: Box;
  points: Vec3[];
  /** Rugs, lamps overhead, cloth at windows: they may be cut by the edge. */
  quiet: boolean;
}

export interface Stage {
  plan: RoomPlan;
  things: Thing[];
  /** Middles and edges of windows and glazed doors to the open air. */
  lights: { points: Vec3[]; inward: Point }[];
  /** Where the sun falls on the floor. */
  patches: Vec3[];
  /** Corners of the room. */
  corners: Vec3[];
  elevation: number;
}

const quietCodes = new Set([
  'rug',
  'curtain',
  'blind',
  'ceiling-lamp',
  'pendant',
  'chandelier',
  'picture',
  'mirror',
  'cushion',
  'throw',
]);

export function stageOf(design: Design, roomId: string): Stage {
  const plan = roomPlan(design, roomId)!;
  const things = itemsIn(design, plan).flatMap((item) => {
    const box = itemBox(item);
    const code = findModel(item.model)!.family.code;
    return box ? [{ code, box, points: pointsOf(box), quiet: quietCodes.has(code) }] : [];
  });
  const open = plan.openings.filter(
    ({ opening, centre, inward }) =>
      opening.kind === 'window' ||
      (opening.kind === 'door' && opening.leaf === 'glazed' && isOutside(design, centre, inward)),
  );
  const lights = open.map(({ centre, along, inward, opening }) => ({
    inward,
    points: [-0.48, 0, 0.48].flatMap((s) =>
      [0.1, 0.9].map((h): Vec3 => [
        centre.x + along.x * s * opening.width,
        centre.y + along.y * s * opening.width,
        opening.sill + h * opening.height,
      ]),
    ),
  }));
  const sun = sunDirection(design.settings);
  const patches = open.flatMap(({ centre, inward, opening }) => {
    const z = opening.sill + opening.height / 2;
    const at: Vec3 = [centre.x - (sun[0] * z) / sun[2], centre.y - (sun[1] * z) / sun[2], 0];
    return inward.x * sun[0] + inward.y * sun[1] < -0.15 && contains(plan.polygon, { x: at[0], y: at[1] }) ? [at] : [];
  });
  const corners = plan.polygon.map(({ x, y }): Vec3 => [x, y, 1200]);
  return {
    plan,
    things,
    lights,
    patches,
    corners,
    elevation: design.levels.find(({ id }) => id === plan.record.level)!.elevation,
  };
}

function isOutside(design: Design, { x, y }: Point, inward: Point): boolean {
  const out = { x: x - inward.x * 700, y: y - inward.y * 700 };
  return !Object.keys(design.rooms).some((id) => {
    const plan = roomPlan(design, id);
    return plan && plan.record.type !== 'balcony' && contains(plan.polygon, out);
  });
}

function pointsOf(box: Box): Vec3[] {
  const shares = [-0.9, 0, 0.9];
  return shares.flatMap((i) =>
    shares.flatMap((j) =>
      [0.05, 0.5, 0.95].map((k): Vec3 => {
        const { x, y } = toWorld(box, { x: i * box.halfWidth, y: j * box.halfDepth });
        return [x, y, box.low + k * (box.high - box.low)];
      }),
    ),
  );
}

/** Where a tripod could stand: off walls and furniture, on a raster. */
export function standpoints({ plan, things }: Stage, height: number, step = 280): Point[] {
  const { left, bottom, right, top } = plan.bounds;
  const inTheWay = things.filter(({ code, box }) => code !== 'rug' && box.low < height + 300);
  const found: Point[] = [];
  for (let x = left + 220; x <= right - 219; x += step) {
    for (let y = bottom + 220; y <= top - 219; y += step) {
      const p = { x, y };
      const inside = [
        [0, 0],
        [200, 0],
        [-200, 0],
        [0, 200],
        [0, -200],
      ].every(([dx, dy]) => contains(plan.polygon, { x: x + dx!, y: y + dy! }));
      if (inside && inTheWay.every(({ box }) => distanceTo(box, p) > 140)) found.push(p);
    }
  }
  return found;
}

/** Whether a thing other than the target stands between two points. */
export function hidden(things: readonly Thing[], from: Vec3, to: Vec3, aim: Thing | null): boolean {
  return things.some((thing) => thing !== aim && thing.code !== 'rug' && crosses(thing.box, from, to));
}

function crosses(box: Box, from: Vec3, to: Vec3): boolean {
  const a = toLocal(box, { x: from[0], y: from[1] });
  const b = toLocal(box, { x: to[0], y: to[1] });
  const middle = (box.low + box.high) / 2;
  let enter = 0;
  let leave = 0.97;
  for (const [p, q, half] of [
    [a.x, b.x, box.halfWidth],
    [a.y, b.y, box.halfDepth],
    [from[2] - middle, to[2] - middle, (box.high - box.low) / 2],
  ] as const) {
    const d = q - p;
    if (Math.abs(d) < 1e-6) {
      if (Math.abs(p) > half) return false;
      continue;
    }
    const s = (-half - p) / d;
    const t = (half - p) / d;
    enter = Math.max(enter, Math.min(s, t));
    leave = Math.min(leave, Math.max(s, t));
  }
  return enter < leave;
}
