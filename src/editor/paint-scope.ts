import type { SimpleCommand } from '#design/commands/command-table.ts';
import { recordOf, recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Surface } from '#design/records/surface.ts';
import { facesAround } from '#design/plan/wall-faces.ts';
import { paintCommand } from '#editor/paint-target.ts';
import type { PaintTarget } from '#editor/paint-target.ts';
import { roomsBeside } from '#editor/room-walls-of.ts';

/** This surface alone, all such surfaces of its room, of its storey, or of the home. */
export const paintScopes = ['face', 'room', 'level', 'home'] as const;
export type PaintScope = (typeof paintScopes)[number];

/** What puts a finish on surfaces, or with null gives them their usual one again; one step. */
export function paintCommands(
  design: Design,
  level: string,
  targets: readonly PaintTarget[],
  surface: Surface | null,
  scope: PaintScope,
): SimpleCommand[] {
  const reached = withinScope(design, level, targets, scope);
  const bared = reached.flatMap((target) => (target.on === 'walls' ? ownFaces(design, target.id) : []));
  return [
    ...reached.flatMap((target) => paintCommand(design, target, surface) ?? []),
    // All walls of a room means those with a finish of their own too.
    ...(bared.length > 0 ? [{ kind: 'walls.finish' as const, faces: bared, surface: null }] : []),
  ];
}

/** The surfaces a press reaches, each once. */
export function withinScope(
  design: Design,
  level: string,
  targets: readonly PaintTarget[],
  scope: PaintScope,
): PaintTarget[] {
  if (scope === 'face') return [...targets];
  const found = targets.flatMap((target): PaintTarget[] => {
    if (target.on === 'item') return [target];
    const on = target.on === 'wall' ? 'walls' : target.on;
    if (scope !== 'room')
      return recordsOn(design, 'rooms', scope === 'level' ? level : undefined).map(({ id }) => ({ on, id }));
    if (target.on !== 'wall') return [target];
    const { level: own = level } = recordOf(design, 'walls', target.id) ?? {};
    const room = target.room ?? roomsBeside(design, own, target.id)[target.side];
    return [room === null ? target : { on, id: room }];
  });
  return [...new Map(found.map((target) => [JSON.stringify(target), target])).values()];
}

/** The faces around a room that have a finish of their own. */
function ownFaces(design: Design, id: string): { id: string; side: 'left' | 'right' }[] {
  const room = recordOf(design, 'rooms', id);
  if (!room) return [];
  const own = facesAround(design, room).filter(({ wall, side }) => wall[side] !== undefined);
  return [...new Set(own.map(({ wall, side }) => `${wall.id} ${side}`))].map((each) => {
    const [wall = '', side] = each.split(' ');
    return { id: wall, side: side === 'left' ? 'left' : 'right' };
  });
}
