import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';
import type { Editor } from '#editor/editor.ts';

export const ungroup = action({
  id: 'ungroup',
  group: 'arrange',
  keys: ['Mod+Shift+KeyG'],
  during: 'select',
  allowed: (editor) => groupsOf(editor).length > 0,
  run: (editor) =>
    edit(
      editor,
      groupsOf(editor).map((each) => ({ kind: 'items.ungroup', group: each })),
    ),
});

function groupsOf(editor: Editor): string[] {
  return [...new Set(chosen(editor, 'items').flatMap((item) => item.group ?? []))];
}
