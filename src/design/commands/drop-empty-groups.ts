import { drop, find, recordsIn } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';

/** Of the groups that items have left, those that have no members now. */
export function dropEmptyGroups(draft: Draft, left: readonly (string | undefined)[]): void {
  const empty = new Set(left.filter((id) => id !== undefined));
  if (empty.size === 0) return;
  for (const item of recordsIn(draft, 'items')) if (item.group !== undefined) empty.delete(item.group);
  for (const id of empty) if (find(draft, 'groups', id)) drop(draft, 'groups', id);
}
