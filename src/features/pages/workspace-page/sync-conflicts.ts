import type { Sync } from '#editor/sync/sync.ts';
import type { Conflict } from '#editor/sync/sync-state.ts';
import type { ConflictFacts, ConflictPort } from '#workspace/ports/conflict-port.ts';
import { thingsNamed } from './things-named.ts';

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
  const things = thingsNamed(conflict.command);
  const { id, cause } = conflict;
  return { id, things, cause, reason: conflict.cause === 'refused' ? conflict.reason : null };
}
