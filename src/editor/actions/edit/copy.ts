import { action } from '#editor/actions/action.ts';
import { writeClipboard } from '#editor/actions/edit/clipboard.ts';
import { copiable } from '#editor/actions/edit/copiable.ts';
import type { Editor } from '#editor/editor.ts';

/** As plain text, which the page puts on the system's clipboard. */
export const copy = action({
  id: 'copy',
  group: 'edit',
  keys: ['Mod+KeyC'],
  during: 'select',
  reads: true,
  allowed: (editor) => copiable(editor).length > 0,
  run: (editor) => copyChosen(editor),
});

export function copyChosen(editor: Editor): void {
  const text = writeClipboard(editor.session.design, copiable(editor), editor.pieces);
  if (text === null) return;
  editor.clipboard = text;
  editor.session.request({ kind: 'copied', text });
}
