import { recordOf, type Design } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { wallSides } from '#design/reconcile/room-identity.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import type { WallSide } from '#design/records/wall.ts';
import type { Vec3 } from '#lib/vec.ts';
import { cross, subtract, type Point } from '#lib/vec2.ts';
import type { IsAside } from '#viewer/live-scene.ts';

/** A wall and which rooms of the plan (by number) its sides look into. */
interface StandingWall {
  readonly id: string;
  readonly a: Point;
  readonly b: Point;
  readonly height: number;
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export interface Standing {
  readonly walls: readonly StandingWall[];
  /** The number of the room there; −1 outside. */
  roomAt(at: Point): number;
}

export function standingWalls(design: Design, level: string): Standing {
  const plan = levelPlan(design, level);
  const sides = plan.shapes.map((shape) => wallSides(plan, shape));
  const roomsOn = (id: string, side: WallSide) => sides.flatMap((set, i) => (set.has(`${id}:${side}`) ? [i] : []));
  return {
    walls: plan.walls.map(({ id, a, b, height }) => ({
      id,
      a,
      b,
      height,
      left: roomsOn(id, 'left'),
      right: roomsOn(id, 'right'),
    })),
    roomAt: (at) => plan.shapes.findIndex((shape) => roomContains(shape, at)),
  };
}

/**
 * The walls that stand between the eye and what it looks at, with the side that faces the eye: outer walls seen from
 * outside, walls before the room one looks into, walls across the line of sight. `eye` and heights are over the floor.
 */
export function wallsAside({ walls, roomAt }: Standing, eye: Vec3, target: Point): ReadonlyMap<string, WallSide> {
  const from = { x: eye[0], y: eye[1] };
  const room = roomAt(target);
  const aside = new Map<string, WallSide>();
  for (const wall of walls) {
    const side = cross(subtract(wall.b, wall.a), subtract(from, wall.a)) >= 0 ? 'left' : 'right';
    const [near, far] = side === 'left' ? [wall.left, wall.right] : [wall.right, wall.left];
    const outer = near.length === 0 && far.length > 0;
    const beforeRoom = far.includes(room) && !near.includes(room);
    if (outer || beforeRoom || hides(wall, eye, target)) aside.set(wall.id, side);
  }
  return aside;
}

/** Whether the line from the eye to the place on the floor goes through the wall, and not over it. */
function hides({ a, b, height }: StandingWall, [x, y, z]: Vec3, target: Point): boolean {
  const eye = { x, y };
  const way = subtract(target, eye);
  const wall = subtract(b, a);
  const size = cross(way, wall);
  if (Math.abs(size) < 1e-6) return false;
  const share = cross(subtract(a, eye), wall) / size;
  const along = cross(subtract(a, eye), way) / size;
  return share > 0 && share < 1 && along >= 0 && along <= 1 && z * (1 - share) < height;
}

/**
 * Of such a wall goes what faces the eye and its top, which would lie over the room as a beam, with what fills its
 * openings and what hangs on it; what it stands on says where it is. `hung`: pieces with their walls.
 */
export function asideParts(
  design: Design,
  aside: ReadonlyMap<string, WallSide>,
  hung: ReadonlyMap<string, string>,
): IsAside {
  return ({ kind, id }, { slot }) => {
    if (kind === 'wall') {
      const side = aside.get(id);
      return side !== undefined && (slot === side || slot === 'top' || slot === 'reveal' || slot === 'end');
    }
    if (kind === 'furniture') return aside.has(hung.get(id) ?? '');
    if (!isOpening(kind)) return false;
    const opening = recordOf(design, 'openings', id);
    return opening !== undefined && aside.has(opening.wall);
  };
}

/** All of them: nothing stands but what is in the rooms. */
export function allWallsAside(hung: ReadonlyMap<string, string>): IsAside {
  return ({ kind, id }) => kind === 'wall' || kind === 'skirting' || isOpening(kind) || hung.has(id);
}

function isOpening(kind: string): boolean {
  return kind === 'door' || kind === 'window' || kind === 'gap';
}
