import { doorCasing } from '#design/records/door.ts';
import type { RoomType } from '#design/records/room.ts';
import type { Item } from '#design/records/item.ts';
import { lengthOf } from '#lib/curve.ts';
import { areaOfFace } from '#lib/tiling/count-tiles.ts';
import { distance } from '#lib/vec2.ts';
import { canonicalJson } from '#design/canonical-json.ts';
import type { Design, Opening } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { allRooms } from '#design/rooms-with-shapes.ts';
import type { Room } from '#design/rooms-with-shapes.ts';
import { facesAround } from '#design/plan/wall-faces.ts';

/** What one has to buy and to paint. Millimetres and square millimetres. */
interface Quantities {
  rooms: RoomQuantity[];
  netArea: number;
  /** Between the middles of the walls. */
  area: number;
  walls: { thickness: number; length: number }[];
  openings: Record<Opening['kind'], number>;
  pieces: Piece[];
  stairs: number;
  columns: number;
  /** Of all together. */
  beamLength: number;
}

interface RoomQuantity {
  id: string;
  level: string;
  name: string;
  type: RoomType;
  area: number;
  netArea: number;
  perimeter: number;
  /** Perimeter less what doors with their casings and gaps take. */
  skirting: number;
  /** Of the walls as one sees them from inside, openings taken off. */
  wallArea: number;
}

/** Equal pieces together: the same purchase, or the same model without one, in the same finishes. */
interface Piece {
  model: string;
  product: string | null;
  variant: string | null;
  choice: Item['choice'] | null;
  finishes: Item['finishes'];
  count: number;
  ids: string[];
}

export function quantitiesOf(design: Design): Quantities {
  const rooms = allRooms(design).map((room) => roomQuantity(design, room));
  const sum = (key: 'area' | 'netArea') => rooms.reduce((total, room) => total + room[key], 0);
  return {
    rooms,
    area: sum('area'),
    netArea: sum('netArea'),
    walls: wallLengths(design),
    openings: openingCounts(design),
    pieces: piecesOf(Object.values(design.items)),
    stairs: Object.keys(design.stairs).length,
    columns: Object.keys(design.columns).length,
    beamLength: Object.values(design.beams).reduce((sum, { a, b }) => sum + distance(a, b), 0),
  };
}

/** The bill of pieces, in a steady order. */
function piecesOf(items: readonly Item[]): Piece[] {
  const bundles = Map.groupBy(items, (item) =>
    canonicalJson([
      item.product ?? '',
      item.model,
      Object.entries(item.finishes).sort(),
      item.variant ?? '',
      item.choice ?? '',
    ]),
  );
  return [...bundles]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, same]) => {
      const { model, product, variant, choice, finishes } = same[0]!;
      const ids = same.map((item) => item.id).sort();
      return {
        model,
        product: product ?? null,
        variant: variant ?? null,
        choice: choice ?? null,
        finishes,
        count: same.length,
        ids,
      };
    });
}

function roomQuantity(design: Design, { record, shape }: Room): RoomQuantity {
  const { id, level, name, type } = record;
  const holes = openingsAround(design, { record, shape });
  const low = holes
    .filter((hole) => hole.sill < 50)
    .reduce((total, hole) => total + hole.width + (hole.kind === 'door' ? 2 * doorCasing : 0), 0);
  const { area, netArea, perimeter } = shape;
  return {
    id,
    level,
    name,
    type,
    area,
    netArea,
    perimeter,
    skirting: Math.max(0, perimeter - low),
    wallArea: facesAround(design, record).reduce((total, face) => total + areaOfFace(face), 0),
  };
}

/** Openings whose middle lies on a stretch of wall that bounds the room; a door between two rooms counts in both. */
function openingsAround(design: Design, { record, shape }: Room): Opening[] {
  const { walls, graph } = levelPlan(design, record.level);
  const stretches = [shape.face.boundary, ...shape.face.holes].flat().map((half) => graph.edges[half >> 1]!);
  return Object.values(design.openings).filter((opening) =>
    stretches.some(
      ({ wall, start, end }) => walls[wall]!.id === opening.wall && start <= opening.offset && opening.offset <= end,
    ),
  );
}

function wallLengths(design: Design): { thickness: number; length: number }[] {
  const groups = Map.groupBy(Object.values(design.walls), (wall) => wall.thickness);
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([thickness, walls]) => ({ thickness, length: walls.reduce((total, wall) => total + lengthOf(wall), 0) }));
}

function openingCounts(design: Design): Record<Opening['kind'], number> {
  const counts = { door: 0, window: 0, gap: 0 };
  for (const { kind } of Object.values(design.openings)) counts[kind]++;
  return counts;
}
