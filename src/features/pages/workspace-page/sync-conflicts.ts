import { tableOfId } from '#design/document.ts';
import type { Sync } from '#editor/sync/sync.ts';
import type { Conflict } from '#editor/sync/sync-state.ts';
import type { ConflictFacts, ConflictPort } from '#workspace/ports/conflict-port.ts';

/** What saving says did not take effect, in the workspace's words. */
export function syncConflicts(sync: Sync): ConflictPort {
  let read = sync.state().conflicts;
  let listed = read.map(factsOf);
  return {
    list() {
      const now = sync.state().conflicts;
      if (now !== read) {
        read = now;
        listed = now.map(factsOf);
      }
      return listed;
    },
    onChange: (listener) => sync.subscribe({ state: listener }),
    dismiss: (id) => sync.dismiss(id),
  };
}

function factsOf(conflict: Conflict): ConflictFacts {
  const things = [...new Set(idsIn(conflict.command))];
  const { id, cause } = conflict;
  return { id, things, cause, reason: conflict.cause === 'refused' ? conflict.reason : null };
}

/** Every id of a thing that a command names, in its order. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return tableOfId(value) === undefined ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [...idsIn(key), ...idsIn(each)]);
}
