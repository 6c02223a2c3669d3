import { recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { exists } from '#editor/things.ts';

/** Ids in the order they were chosen; the last is the one the inspector shows first. */
export type Selection = readonly string[];

const nothing: Selection = [];

/** How a press adds to what is selected: Shift and Ctrl both add or take away. */
type SelectionMode = 'replace' | 'toggle' | 'add';

export function selected(now: Selection, ids: readonly string[], mode: SelectionMode): Selection {
  if (mode === 'replace') return same(now, ids) ? now : [...new Set(ids)];
  if (mode === 'toggle' && ids.length > 0 && ids.every((id) => now.includes(id)))
    return now.filter((id) => !ids.includes(id));
  return [...now.filter((id) => !ids.includes(id)), ...new Set(ids)];
}

/** What is still there: selections outlive undo, the edits of others and a document brought up to date. */
export function surviving(now: Selection, design: Design): Selection {
  if (now.every((id) => exists(design, id))) return now;
  const kept = now.filter((id) => exists(design, id));
  return kept.length === 0 ? nothing : kept;
}

/** A member of a group stands for all of it. */
export function withGroup(design: Design, id: string): string[] {
  const group = tableOfId(id) === 'items' ? recordOf(design, 'items', id)?.group : undefined;
  if (group === undefined) return [id];
  return Object.values(design.items)
    .filter((item) => item.group === group)
    .map((item) => item.id)
    .sort();
}

function same(now: Selection, ids: readonly string[]): boolean {
  return now.length === ids.length && now.every((id, i) => id === ids[i]);
}
