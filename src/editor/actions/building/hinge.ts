import { action, edit } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';

export const hinge = action({
  id: 'hinge',
  group: 'building',
  keys: ['KeyG'],
  during: 'select',
  allowed: (editor) => chosen(editor, 'openings').some(({ kind }) => kind === 'door'),
  run: (editor) =>
    edit(
      editor,
      chosen(editor, 'openings')
        .filter(({ kind }) => kind === 'door')
        .map(({ id }) => ({ kind: 'opening.flip', id, what: 'hinge' })),
    ),
});
