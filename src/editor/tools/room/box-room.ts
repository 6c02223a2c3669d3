import type { SimpleCommand } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { Point } from '#lib/vec2.ts';

/** A room of four sides along the sheet, between their faces. */
export interface BoxRoom {
  readonly corner: Point;
  readonly width: number;
  readonly depth: number;
  /** Per side the wall that may go: one of this room alone. */
  readonly walls: Readonly<Record<Side, string | null>>;
}

type Side = 'left' | 'right' | 'bottom' | 'top';
type Size = Pick<BoxRoom, 'width' | 'depth'>;

/** Nearer than this is the same place. Millimetres. */
const close = 0.5;

export function boxRoom(design: Design, level: string, id: string): BoxRoom | null {
  const rooms = roomsOf(design, level);
  const shape = rooms.find(({ record }) => record.id === id)?.shape;
  if (!shape || shape.inner.length !== 4 || shape.holes.length > 0) return null;
  const { left, right, bottom, top } = shape.bounds;
  const [width, depth] = [right - left, top - bottom];
  if (Math.abs(shape.netArea - width * depth) > close * (width + depth)) return null;
  const others = rooms.flatMap((room) => (room.shape === shape ? [] : wallsOf(room.shape)));
  const wallAt = (is: (at: Point) => boolean) => {
    const wall = shape.inner.find(({ start, end }) => is(start) && is(end))?.wall;
    const twice = wallsOf(shape).filter((each) => each === wall).length > 1;
    return wall == null || twice || others.includes(wall) ? null : (levelPlan(design, level).walls[wall]?.id ?? null);
  };
  return {
    corner: { x: left, y: bottom },
    width,
    depth,
    walls: {
      left: wallAt(({ x }) => Math.abs(x - left) < close),
      right: wallAt(({ x }) => Math.abs(x - right) < close),
      bottom: wallAt(({ y }) => Math.abs(y - bottom) < close),
      top: wallAt(({ y }) => Math.abs(y - top) < close),
    },
  };
}

function wallsOf({ inner, holes }: RoomShape): (number | null)[] {
  return [...inner, ...holes.flat()].map(({ wall }) => wall);
}

/**
 * Its walls moved until it is so large, those away from `keep` where they may go; null where neither side of it may.
 * With the lower left corner it then has.
 */
export function sizedBox(room: BoxRoom, { width, depth }: Size, keep: Point = room.corner) {
  const { corner, walls } = room;
  const across = pushed(walls, ['left', 'right'], width - room.width, keep.x > corner.x + room.width / 2);
  const along = pushed(walls, ['bottom', 'top'], depth - room.depth, keep.y > corner.y + room.depth / 2);
  if (!across || !along) return null;
  const commands = [
    ...across.moves.map(({ id, far }) => moved(id, { x: far, y: 0 })),
    ...along.moves.map(({ id, far }) => moved(id, { x: 0, y: far })),
  ];
  return { commands, corner: { x: corner.x + across.start, y: corner.y + along.start } };
}

function pushed(walls: BoxRoom['walls'], [near, far]: [Side, Side], gained: number, keepsFar: boolean) {
  if (Math.abs(gained) < close) return { moves: [], start: 0 };
  const goes = (keepsFar ? [near, far] : [far, near]).find((side) => walls[side] !== null);
  const id = goes && walls[goes];
  if (!id) return null;
  return goes === near ? { moves: [{ id, far: -gained }], start: -gained } : { moves: [{ id, far: gained }], start: 0 };
}

function moved(id: string, by: Point): SimpleCommand {
  return { kind: 'wall.move', id, by, joined: true };
}
