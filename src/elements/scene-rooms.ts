import { ceilingHeight } from '#design/ceiling-height.ts';
import type { Design, Level } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { Room } from '#design/rooms-with-shapes.ts';
import { ceilingMesh } from '#elements/ceiling/mesh.ts';
import { floorMesh } from '#elements/floor/mesh.ts';
import type { ElementKind, PlacedPart } from '#elements/placed-part.ts';
import { voidsOn } from '#elements/room-voids.ts';
import { skirtingMesh } from '#elements/skirting/mesh.ts';
import { roomSkirting } from '#elements/skirting/room-skirting.ts';
import { defaultMaterials, defaultFloor } from '#elements/default-materials.ts';
import type { Part } from '#models/geometry/mesh.ts';

/** Beyond this a level is a stadium, and single boards would be millions. Square millimetres. */
const boardsUpTo = 3e9;

/** Floors, ceilings and skirting of a level. A courtyard is open to the sky. */
export function roomParts(design: Design, level: Level): PlacedPart[] {
  const rooms = roomsOf(design, level.id);
  const boards = rooms.reduce((sum, { shape }) => sum + shape.netArea, 0) < boardsUpTo;
  const voids = new Set(voidsOn(design, level).map(({ record }) => record.id));
  return rooms.flatMap((room) => [
    ...(voids.has(room.record.id) ? [] : floorParts(level, room, boards)),
    ...(room.record.type === 'courtyard' ? [] : [ceilingPart(design, level, room)]),
    ...skirtingParts(design, level, room),
  ]);
}

function floorParts(level: Level, { record, shape }: Room, boards: boolean): PlacedPart[] {
  const floor = record.floor ?? { material: defaultFloor(record.type) };
  return floorMesh(shape, floor.material, floor.turn ?? 0, boards).map((part) =>
    placed(level, record.id, 'floor', part, floor.material),
  );
}

function ceilingPart(design: Design, level: Level, room: Room): PlacedPart {
  const { record, shape } = room;
  return placed(
    level,
    record.id,
    'ceiling',
    ceilingMesh(shape, ceilingHeight(design, room)),
    record.ceiling?.material ?? defaultMaterials.ceiling,
  );
}

function skirtingParts(design: Design, level: Level, room: Room): PlacedPart[] {
  const found = roomSkirting(design, room);
  const part = found && skirtingMesh(found.paths, found.skirting);
  return part ? [placed(level, room.record.id, 'skirting', part, found.skirting.material)] : [];
}

function placed(level: Level, elementId: string, kind: ElementKind, part: Part, material: string): PlacedPart {
  return {
    elementId,
    kind,
    level: level.id,
    part,
    material,
    at: { x: 0, y: 0, z: level.elevation, turn: 0 },
    sides: 'front',
  };
}
