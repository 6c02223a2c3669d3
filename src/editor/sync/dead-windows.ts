import type { Copy } from './copy.ts';
import type { OutboxRow, Place, SyncPorts } from './ports.ts';

/** Held by a window as long as it lives: whose lock is free is gone. */
export function lockOf({ person, design }: Place, window: string): string {
  return `hien-outbox:${person}:${design}:${window}`;
}

/**
 * Takes over what windows that are gone had not sent. Each is taken by one window: by the store's transaction, and
 * while its lock is held.
 */
export async function outboxesOfDead(
  { store, locks }: Pick<SyncPorts, 'store' | 'locks'>,
  place: Place,
  window: string,
): Promise<OutboxRow[]> {
  const rows: OutboxRow[] = [];
  for (const other of await store.windows(place)) {
    if (other === window) continue;
    const release = await locks.tryHold(lockOf(place, other));
    if (!release) continue;
    try {
      rows.push(...(await store.adopt(place, other, window)));
    } finally {
      release();
    }
  }
  return rows;
}

/** While this window is open. */
export async function adoptDeadWindows(ports: SyncPorts, copy: Copy): Promise<void> {
  // Lines that were taken are written before: what they acknowledged is no longer in anybody's outbox.
  await copy.queue.flush();
  if (!copy.queue.works()) return;
  try {
    copy.adopt(await outboxesOfDead(ports, copy.place, copy.window));
  } catch {
    // The store refuses; the next look tries again, and what was moved is found when the design is opened again.
  }
}
