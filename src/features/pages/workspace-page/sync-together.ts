import type { Sync } from '#editor/sync/sync.ts';
import type { TogetherPort } from '#workspace/together/together-port.ts';

/** Who else has the design open, from its stream. */
export function syncTogether(sync: Sync, name: string): TogetherPort {
  return {
    name,
    others: sync.others,
    onOthers: (listener) => sync.subscribe({ others: listener }),
    point: (cursor) => sync.point(cursor),
  };
}
