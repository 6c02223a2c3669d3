import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';
import type { Editor } from '#editor/editor.ts';
import type { Item } from '#design/records/item.ts';

export const group = action({
  id: 'group',
  group: 'arrange',
  keys: ['Mod+KeyG'],
  during: 'select',
  allowed: (editor) => free(editor).length > 1,
  run: (editor) =>
    edit(editor, [
      { kind: 'items.group', ids: free(editor).map(({ id }) => id), group: { id: editor.ids('gp'), name: '' } },
    ]),
});

function free(editor: Editor): Item[] {
  return chosen(editor, 'items').filter((item) => !item.locked);
}
