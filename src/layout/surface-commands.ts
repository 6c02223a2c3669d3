import type { SimpleCommand } from '#design/commands/command-table.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { RoomType } from '#design/records/room.ts';
import { skirtingDefaults } from '#design/records/skirting.ts';
import type { Part } from '#layout/part.ts';
import type { Palette } from '#layout/palettes.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';

const wetRooms: ReadonlySet<RoomType> = new Set(['bathroom', 'kitchen', 'balcony', 'laundry']);
const boardFinishes: ReadonlySet<string> = new Set([
  'oak-natural',
  'oak-pale',
  'oak-white',
  'oak-smoked',
  'teak',
  'walnut',
  'mahogany',
  'wenge',
]);

/** The finishes of floor, walls, ceiling and skirting; the wall behind the sofa or the bed may have its own colour. */
export function surfaceCommands(
  plan: RoomPlan,
  type: RoomType,
  palette: Palette,
  wallBehind: (part: Part) => { stretch: RoomPlan['stretches'][number] } | null,
  parts: readonly Part[],
): SimpleCommand[] {
  const place = placeOfRoom(plan.record);
  const floor = wetRooms.has(type) ? palette.wetFloor : palette.floor;
  const walls = type === 'bathroom' ? palette.wetWalls : palette.walls;
  return [
    {
      kind: 'room.finish',
      ...place,
      face: 'floor',
      surface: { material: floor, ...(boardFinishes.has(floor) && { turn: boardsTurn(plan) }) },
    },
    { kind: 'room.finish', ...place, face: 'walls', surface: { material: walls } },
    {
      kind: 'room.ceiling',
      ...place,
      ceiling: {
        material: 'paint-white',
        ...(plan.record.ceiling?.drop !== undefined && { drop: plan.record.ceiling.drop }),
      },
    },
    type === 'bathroom' || type === 'balcony'
      ? { kind: 'room.skirting', ...place, skirting: null }
      : { kind: 'room.skirting', ...place, skirting: { ...skirtingDefaults, material: 'paint-white' } },
    ...featureWallCommands(palette, wallBehind, parts),
  ];
}

/** Boards run towards the light, else along the room. Degrees. */
function boardsTurn({ windows, stretches }: RoomPlan): number {
  const longest = stretches.toSorted((a, b) => b.length - a.length)[0];
  const d = windows[0]?.inward ?? longest?.along ?? { x: 1, y: 0 };
  return (Math.round((Math.atan2(d.y, d.x) * 180) / Math.PI) + 360) % 180;
}

function featureWallCommands(
  { feature: material }: Palette,
  wallBehind: (part: Part) => { stretch: RoomPlan['stretches'][number] } | null,
  parts: readonly Part[],
): SimpleCommand[] {
  const head = parts.find(({ chosen }) => ['bed', 'sofa', 'corner-sofa'].includes(chosen.family.code));
  const wall = head && wallBehind(head);
  if (!material || !wall) return [];
  const faces = wall.stretch.faces.map(({ wall: id, side }) => ({ id, side }));
  return faces.length > 0 ? [{ kind: 'walls.finish', faces, surface: { material } }] : [];
}
