import { ceilingHeight } from '#design/ceiling-height.ts';
import type { Design, Level } from '#design/document.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { Room } from '#design/rooms-with-shapes.ts';
import { ceilingMesh } from '#elements/ceiling/mesh.ts';
import { floorMesh } from '#elements/floor/mesh.ts';
import { voidsOn } from '#elements/pieces/room-voids.ts';
import type { ScenePiece, Workshop } from '#elements/pieces/scene-piece.ts';
import { skirtingMesh } from '#elements/skirting/mesh.ts';
import { roomSkirting } from '#elements/skirting/room-skirting.ts';
import { seenFromBelow } from '#elements/surfaces/room-faces.ts';
import { frameOn } from '#elements/surfaces/laid-part.ts';
import { drawnFinish, surfaceWords, wornCeiling, wornFloor } from '#elements/surfaces/worn-surface.ts';
import { wellsAbove, wellsBelow } from '#elements/built/stairs/stair-wells.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';

/** Beyond this a level is a stadium, and single boards would be millions. Square millimetres. */
const boardsUpTo = 3e9;

/** Floors, ceilings and skirting of a level. A courtyard is open to the sky. */
export function roomPieces(design: Design, level: Level, shop: Workshop): ScenePiece[] {
  const rooms = roomsOf(design, level.id);
  const boards = rooms.reduce((sum, { shape }) => sum + shape.netArea, 0) < boardsUpTo;
  const under = wellsBelow(design, level);
  const over = wellsAbove(design, level);
  const voids = new Set(voidsOn(design, level).map(({ record }) => record.id));
  return rooms.flatMap((room) => [
    ...(voids.has(room.record.id) ? [] : [floorPiece(level, room, boards, near(under, room), shop)]),
    ...(room.record.type === 'courtyard' ? [] : [ceilingPiece(design, level, room, near(over, room), shop)]),
    ...skirtingPieces(design, level, room, shop),
  ]);
}

/** The wells that may lie in a room, so that others do not concern it. */
function near(wells: readonly Polygon[], { shape: { bounds } }: Room): Polygon[] {
  return wells.filter((well) => {
    const { left, right, bottom, top } = boundsOf(well);
    return left < bounds.right && right > bounds.left && bottom < bounds.top && top > bounds.bottom;
  });
}

function floorPiece(
  level: Level,
  { record, shape }: Room,
  boards: boolean,
  wells: readonly Polygon[],
  shop: Workshop,
): ScenePiece {
  const surface = wornFloor(record);
  return shop.piece({
    kind: 'floor',
    ...placed(level, record.id),
    from: [
      level.elevation,
      ...surfaceWords(surface),
      boards,
      ...shapeNumbers(shape),
      wells.length,
      ...wells.flatMap(polygonNumbers),
    ],
    make: () => floorMesh(shape, surface, boards, wells),
  });
}

function ceilingPiece(design: Design, level: Level, room: Room, wells: readonly Polygon[], shop: Workshop): ScenePiece {
  const { record, shape } = room;
  const height = ceilingHeight(design, room);
  const surface = wornCeiling(record);
  return shop.piece({
    kind: 'ceiling',
    ...placed(level, record.id),
    from: [
      level.elevation,
      ...surfaceWords(surface),
      height,
      ...shapeNumbers(shape),
      wells.length,
      ...wells.flatMap(polygonNumbers),
    ],
    make: () => {
      const frame = frameOn(surface, seenFromBelow(shape.polygon));
      return [{ part: ceilingMesh(shape, height, wells, frame), material: drawnFinish(surface), layer: 'roof' }];
    },
  });
}

function skirtingPieces(design: Design, level: Level, room: Room, shop: Workshop): ScenePiece[] {
  const found = roomSkirting(design, room);
  if (!found?.paths.some(({ points }) => points.length >= 2)) return [];
  const { skirting, paths } = found;
  const { material, height, depth, profile } = skirting;
  return [
    shop.piece({
      kind: 'skirting',
      ...placed(level, room.record.id),
      from: [
        level.elevation,
        material,
        height,
        depth,
        profile,
        ...paths.flatMap(({ points, closed }) => [closed, ...polygonNumbers(points)]),
      ],
      make: () => {
        const part = skirtingMesh(paths, skirting);
        return part ? [{ part, material }] : [];
      },
    }),
  ];
}

function placed(level: Level, id: string) {
  return { id, level: level.id, at: { x: 0, y: 0, z: level.elevation, turn: 0 } };
}

function shapeNumbers({ polygon, holePolygons }: RoomShape): number[] {
  return [polygon, ...holePolygons].flatMap(polygonNumbers);
}

/** How many and where: two lists of polygons are alike where these are. */
export function polygonNumbers(polygon: Polygon): number[] {
  return [polygon.length, ...polygon.flatMap(({ x, y }) => [x, y])];
}
