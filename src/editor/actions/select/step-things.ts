import { recordOf, tableNames } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { action, always } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { isHidden } from '#editor/selectable.ts';
import { levelOfThing } from '#editor/things.ts';

/** In reading order, as the object tree lists them: rooms, and in each what is in it from the top left. */
export const stepActions: readonly Action[] = [step('nextThing', 'Tab', 1), step('previousThing', 'Shift+Tab', -1)];

function step(id: string, key: string, by: 1 | -1): Action {
  return action({
    id,
    group: 'select',
    keys: [key],
    during: 'select',
    reads: true,
    repeats: true,
    allowed: always,
    run(editor) {
      const { session } = editor;
      const all = thingsInOrder(editor);
      if (all.length === 0) return;
      const now = all.indexOf(session.state.selection.at(-1) ?? '');
      const from = now < 0 && by < 0 ? 0 : now;
      const next = (from + by + all.length) % all.length;
      session.set({ selection: [all[next]!] });
      session.request({ kind: 'said', what: 'selected', values: { number: next + 1, count: all.length } });
    },
  });
}

export function thingsInOrder({ session, pieces }: Editor): string[] {
  const { design } = session;
  const { level } = session.state;
  return tableNames
    .filter((table) => table !== 'groups')
    .flatMap((table) => Object.keys(design[table]))
    .filter((id) => levelOfThing(design, id) === level && !isHidden(design, id))
    .flatMap((id) => {
      const bounds = boundsOfThings(design, [id], pieces);
      return bounds ? [{ id, rank: rankOf(design, id), x: bounds.left, y: bounds.top }] : [];
    })
    .toSorted((p, q) => p.rank - q.rank || q.y - p.y || p.x - q.x || (p.id < q.id ? -1 : 1))
    .map(({ id }) => id);
}

/** Rooms first, then what makes them, then what stands in them. */
function rankOf(design: Design, id: string): number {
  if (recordOf(design, 'rooms', id)) return 0;
  if (recordOf(design, 'walls', id)) return 1;
  return recordOf(design, 'openings', id) ? 2 : 3;
}
