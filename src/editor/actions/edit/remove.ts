import type { SimpleCommand } from '#design/commands/command-table.ts';
import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { action, edit } from '#editor/actions/action.ts';
import { isSelectable } from '#editor/selectable.ts';
import { recordsAmong, tableOf } from '#editor/things.ts';

/** Everything selected that is not locked. A room goes with the walls that are its alone. */
export const remove = action({
  id: 'remove',
  group: 'edit',
  keys: ['Delete', 'Backspace'],
  during: 'select',
  allowed: ({ session }) => removals(session.design, session.state.selection).length > 0,
  run: (editor) => edit(editor, removals(editor.session.design, editor.session.state.selection)),
});

export function removals(design: Design, ids: readonly string[]): SimpleCommand[] {
  const free = ids.filter((id) => isSelectable(design, id));
  const items = recordsAmong(design, 'items', free).map((item) => item.id);
  const walls = new Set(recordsAmong(design, 'walls', free).map((wall) => wall.id));
  return [
    ...(items.length > 0 ? [{ kind: 'items.remove' as const, ids: items }] : []),
    // A wall takes its openings with it.
    ...free.flatMap((id): SimpleCommand[] => {
      switch (tableOf(id)) {
        case 'openings':
          return walls.has(recordOf(design, 'openings', id)?.wall ?? '') ? [] : [{ kind: 'opening.remove', id }];
        case 'lights':
          return [{ kind: 'light.remove', id }];
        case 'cameras':
          return [{ kind: 'camera.remove', id }];
        default:
          return [];
      }
    }),
    ...[...walls].map((id) => ({ kind: 'wall.remove' as const, id })),
  ];
}
