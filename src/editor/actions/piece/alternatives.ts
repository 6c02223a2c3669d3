import { action } from '#editor/actions/action.ts';
import { chosen } from '#editor/actions/chosen.ts';

/** Something else that fits: the panel asks the catalogue for what `fitOf` allows and gives `replacePieces` the choice. */
export const alternatives = action({
  id: 'alternatives',
  group: 'piece',
  keys: ['KeyX'],
  during: 'select',
  reads: true,
  allowed: (editor) => chosen(editor, 'items').length > 0,
  run(editor) {
    const [item] = chosen(editor, 'items');
    if (item) editor.session.request({ kind: 'panel', panel: 'alternatives', id: item.id });
  },
});
