import { doorDefaults } from '#design/records/door.ts';
import type { Door } from '#design/records/door.ts';
import type { RoomType } from '#design/records/room.ts';
import type { Item } from '#design/records/item.ts';
import { lightDefaults } from '#design/records/light.ts';
import type { Light } from '#design/records/light.ts';
import { windowDefaults } from '#design/records/window.ts';
import type { Window } from '#design/records/window.ts';
import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { roomContains } from '#design/plan/room-shapes.ts';

/** Applies one command after the other; throws when a sample cannot be drawn. */
export function applyAll(design: Design, commands: readonly Command[]): Design {
  return commands.reduce((each, command) => {
    const result = apply(each, command);
    if (!result.ok) throw new Error(`${command.kind}: ${result.reason} ${result.path}`);
    return result.design;
  }, design);
}

export type Line = readonly [id: string, ax: number, ay: number, bx: number, by: number, bulge?: number];

export function walls(level: string, thickness: number, height: number, lines: readonly Line[]): Command[] {
  return lines.map(([id, ax, ay, bx, by, bulge = 0]) => ({
    kind: 'wall.add',
    wall: { id, level, a: { x: ax, y: ay }, b: { x: bx, y: by }, bulge, thickness, height },
  }));
}

export function door(id: string, wall: string, offset: number, more: Partial<Door> = {}): Command {
  return { kind: 'opening.add', opening: { ...doorDefaults, finishes: {}, id, wall, offset, kind: 'door', ...more } };
}

export function gap(id: string, wall: string, offset: number, width: number, height = 2400): Command {
  return { kind: 'opening.add', opening: { id, wall, offset, width, height, sill: 0, kind: 'gap' } };
}

export function window(id: string, wall: string, offset: number, more: Partial<Window> = {}): Command {
  return {
    kind: 'opening.add',
    opening: { ...windowDefaults, finishes: {}, id, wall, offset, kind: 'window', ...more },
  };
}

/** A piece: where it stands, how far it is turned (0 looks towards −Y), on what. Heights are above the floor. */
export type Piece = readonly [
  id: string,
  model: string,
  x: number,
  y: number,
  turn: number,
  more?: { z?: number; placement?: Item['placement']; finishes?: Item['finishes'] },
];

export function pieces(level: string, list: readonly Piece[]): Command[] {
  return list.map(([id, model, x, y, turn, more = {}]) => ({
    kind: 'item.add',
    item: {
      id,
      level,
      model,
      finishes: more.finishes ?? {},
      at: { x, y, z: more.z ?? 0 },
      turn,
      placement: more.placement ?? 'floor',
      locked: false,
    },
  }));
}

/** Spots in the ceiling. */
export function spots(
  level: string,
  height: number,
  places: readonly (readonly [id: string, x: number, y: number])[],
  more: Partial<Light> = {},
): Command[] {
  return places.map(([id, x, y]) => ({
    kind: 'light.add',
    light: { ...lightDefaults, form: 'spot', lumens: 600, beam: 80, id, level, at: { x, y, z: height }, ...more },
  }));
}

type Spot = readonly [x: number, y: number, z: number];

export function camera(id: string, level: string, name: string, [x, y, z]: Spot, target: Spot, view = 55): Command {
  return {
    kind: 'camera.add',
    camera: {
      id,
      level,
      name,
      kind: 'still',
      at: { x, y, z },
      target: { x: target[0], y: target[1], z: target[2] },
      view,
      aspect: 1.5,
    },
  };
}

/** Names the room around a point and sets its surfaces. */
export function room(
  design: Design,
  level: string,
  x: number,
  y: number,
  name: string,
  type: RoomType,
  floor: string,
  turn = 0,
): Design {
  const found = roomsOf(design, level).find(({ shape }) => roomContains(shape, { x, y }));
  if (!found) throw new Error(`${name}: no room at ${x}, ${y}`);
  const place = placeOfRoom(found.record);
  return applyAll(design, [
    { kind: 'room.describe', ...place, name, type },
    { kind: 'room.finish', ...place, face: 'floor', surface: { material: floor, turn } },
  ]);
}
