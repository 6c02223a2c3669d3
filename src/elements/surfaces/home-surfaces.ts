import type { Design } from '#design/document.ts';
import type { RoomRecord } from '#design/records/room.ts';
import { allRooms } from '#design/rooms-with-shapes.ts';
import type { Room } from '#design/rooms-with-shapes.ts';
import { facesAround } from '#design/plan/wall-faces.ts';
import { voidsOn } from '#elements/pieces/room-voids.ts';
import { roomSkirting } from '#elements/skirting/room-skirting.ts';
import { ceilingFace, floorFace } from '#elements/surfaces/room-faces.ts';
import { surfaceQuantity } from '#elements/surfaces/surface-quantity.ts';
import type { SurfaceQuantity } from '#elements/surfaces/surface-quantity.ts';
import { surfaceWords, wornCeiling, wornFloor, wornWall } from '#elements/surfaces/worn-surface.ts';
import { distance } from '#lib/vec2.ts';

/** A line of what a home's surfaces take: faces of one room that are finished alike. */
export interface SurfaceLine {
  readonly room: RoomRecord;
  readonly on: 'floor' | 'walls' | 'ceiling' | 'skirting';
  readonly material: string;
  /** Null for a skirting, which has a length. */
  readonly quantity: SurfaceQuantity | null;
  /** Millimetres. */
  readonly length: number | null;
}

/** What every room's floor, walls, ceiling and skirting take, as they are drawn and built. */
export function homeSurfaces(design: Design): SurfaceLine[] {
  return allRooms(design).flatMap((room) => roomSurfaces(design, room));
}

export function roomSurfaces(design: Design, room: Room): SurfaceLine[] {
  const { record } = room;
  const floor = wornFloor(record);
  const ceiling = wornCeiling(record);
  const line = (on: SurfaceLine['on'], material: string, quantity: SurfaceQuantity): SurfaceLine => ({
    room: record,
    on,
    material,
    quantity,
    length: null,
  });
  const walls = Map.groupBy(
    facesAround(design, record).map((face) => ({ face, surface: wornWall(face.wall, face.side, record) })),
    ({ surface }) => JSON.stringify([surfaceWords(surface), surface.coats, surface.tiles?.box, surface.tiles?.spare]),
  );
  return [
    ...(isShaft(design, record)
      ? []
      : [line('floor', floor.material, surfaceQuantity(floor, [floorFace(design, room)]))]),
    ...[...walls.values()].map((alike) => {
      const { surface } = alike[0]!;
      const faces = alike.map(({ face }) => face);
      return line('walls', surface.material, surfaceQuantity(surface, faces));
    }),
    ...(record.type === 'courtyard'
      ? []
      : [line('ceiling', ceiling.material, surfaceQuantity(ceiling, [ceilingFace(design, room)]))]),
    ...skirtingLine(design, room),
  ];
}

/** As long as it is built: without doors and their casings. */
function skirtingLine(design: Design, room: Room): SurfaceLine[] {
  const found = roomSkirting(design, room);
  if (!found) return [];
  const length = found.paths.reduce((sum, { points, closed }) => {
    const ends = closed ? [...points.slice(1), points[0]!] : points.slice(1);
    return sum + ends.reduce((way, p, i) => way + distance(points[i]!, p), 0);
  }, 0);
  return [{ room: room.record, on: 'skirting', material: found.skirting.material, quantity: null, length }];
}

/** A courtyard above the ground has no floor. */
function isShaft(design: Design, { id, level }: RoomRecord): boolean {
  const found = design.levels.find((each) => each.id === level);
  return found !== undefined && voidsOn(design, found).some(({ record }) => record.id === id);
}
