import type { SimpleCommand } from '#design/commands/command-table.ts';
import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { add } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { recordsAmong, tableOf } from '#editor/things.ts';

/** Moves everything among these ids that can be moved, by the same way. Walls take the walls they meet along. */
export function shiftThings(design: Design, ids: readonly string[], by: Point): SimpleCommand[] {
  const items = recordsAmong(design, 'items', ids).filter((item) => !item.locked);
  const shifted: SimpleCommand[] = items.length
    ? [{ kind: 'items.shift', ids: items.map((item) => item.id), by: { ...by, z: 0 } }]
    : [];
  return [...shifted, ...ids.flatMap((id) => shiftOne(design, id, by))];
}

function shiftOne(design: Design, id: string, by: Point): SimpleCommand[] {
  switch (tableOf(id)) {
    case 'walls':
      return [{ kind: 'wall.move', id, by, joined: true }];
    case 'lights': {
      const light = recordOf(design, 'lights', id);
      return light ? [{ kind: 'light.change', light: { ...light, at: { ...light.at, ...add(light.at, by) } } }] : [];
    }
    case 'cameras': {
      const camera = recordOf(design, 'cameras', id);
      if (!camera) return [];
      const at = { ...camera.at, ...add(camera.at, by) };
      const target = { ...camera.target, ...add(camera.target, by) };
      return [{ kind: 'camera.change', camera: { ...camera, at, target } }];
    }
    default:
      return [];
  }
}
