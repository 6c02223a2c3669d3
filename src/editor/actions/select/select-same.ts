import { recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { action } from '#editor/actions/action.ts';
import { isSelectable } from '#editor/selectable.ts';

/** All that are of the same model, or the same kind of opening, or walls as thick, in the whole home. */
export const selectSame = action({
  id: 'selectSame',
  group: 'select',
  keys: ['Mod+Shift+KeyA'],
  during: 'select',
  reads: true,
  allowed: ({ session }) => session.state.selection.length > 0,
  run({ session }) {
    const { design } = session;
    const likes = new Set(session.state.selection.map((id) => likenessOf(design, id)));
    const tables = new Set(session.state.selection.flatMap((id) => tableOfId(id) ?? []));
    const ids = [...tables].flatMap((table) => Object.keys(design[table]).sort());
    session.set({ selection: ids.filter((id) => likes.has(likenessOf(design, id)) && isSelectable(design, id)) });
  },
});

function likenessOf(design: Design, id: string): string {
  const table = tableOfId(id);
  const record = table && recordOf(design, table, id);
  if (!record) return id;
  if ('model' in record) return `model ${record.model}`;
  if ('thickness' in record) return `walls ${record.thickness}`;
  if ('wall' in record) return `opening ${record.kind} ${'form' in record ? record.form : ''}`;
  if ('type' in record) return `rooms ${record.type}`;
  return 'form' in record ? `${table} ${record.form}` : String(table);
}
