import { z } from 'zod';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { recordOf, tableOfId } from '#design/document.ts';
import type { SimpleCommand } from '#design/commands/command-table.ts';
import { action, edit } from '#editor/actions/action.ts';
import type { Editor } from '#editor/editor.ts';

/** A piece, a room or a camera; without a selection the home itself. Without a name, the field for it opens. */
export const rename = action<{ name: string } | undefined>({
  id: 'rename',
  group: 'edit',
  keys: ['F2'],
  during: 'select',
  input: z.strictObject({ name: z.string().trim().max(120) }).optional(),
  allowed: ({ session }) => session.state.selection.length <= 1,
  run(editor, given) {
    const id = editor.session.state.selection[0];
    if (!given) return editor.session.request({ kind: 'panel', panel: 'rename', ...(id !== undefined && { id }) });
    return edit(editor, named(editor, id, given.name));
  },
});

function named({ session }: Editor, id: string | undefined, name: string): SimpleCommand[] {
  const { design } = session;
  if (id === undefined) return [{ kind: 'design.rename', name }];
  switch (tableOfId(id)) {
    case 'items':
      return [{ kind: 'item.name', id, name: name === '' ? null : name }];
    case 'rooms': {
      const room = recordOf(design, 'rooms', id);
      return room ? [{ kind: 'room.describe', ...placeOfRoom(room), name }] : [];
    }
    case 'cameras': {
      const camera = recordOf(design, 'cameras', id);
      return camera ? [{ kind: 'camera.change', camera: { ...camera, name } }] : [];
    }
    default:
      return [];
  }
}
