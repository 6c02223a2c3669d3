import type { Clock, OutboxRow, Place, StoreChange, SyncStore } from './ports.ts';

/** A command is in storage within 100 ms of the edit; those of one moment share a transaction. Milliseconds. */
const writeWithin = 50;
const tryAgainAfter = 2000;
/** A store that has not answered by then, because another tab holds it, counts as one that refuses. Milliseconds. */
export const storePatience = 5000;

/** Writes to the store in order, one transaction at a time. */
export interface StoreQueue {
  append(row: OutboxRow): void;
  write(change: StoreChange): void;
  /** Resolves when all is written, or when the store refuses for now. */
  flush(): Promise<void>;
  /** False while the store refuses (full, forbidden): then commands are sent without being written first. */
  works(): boolean;
  isWritten(id: string): boolean;
  stop(): void;
}

export function createStoreQueue(
  { clock, store }: { clock: Clock; store: SyncStore },
  place: Place,
  changed: () => void,
): StoreQueue {
  const waiting: StoreChange[] = [];
  const unwritten = new Set<string>();
  let running: Promise<void> | null = null;
  let cancel: (() => void) | null = null;
  let works = true;
  let stopped = false;
  let heldUp = Promise.withResolvers<void>();

  function add(change: StoreChange, within: number): void {
    waiting.push(change);
    if (running === null && works && cancel === null) cancel = clock.after(within, () => void flush());
  }

  function flush(): Promise<void> {
    cancel?.();
    cancel = null;
    running ??= drain().finally(() => (running = null));
    return Promise.race([running, heldUp.promise]);
  }

  /** The next is written only when this one is through or refused, however long that takes. */
  async function write(change: StoreChange): Promise<void> {
    const inTime = clock.after(storePatience, () => {
      works = false;
      heldUp.resolve();
      changed();
    });
    try {
      await store.write(place, change);
    } finally {
      inTime();
      heldUp = Promise.withResolvers();
    }
  }

  async function drain(): Promise<void> {
    for (;;) {
      if (waiting.length === 0 || stopped) return;
      const { change, count } = nextOf(waiting);
      try {
        await write(change);
      } catch {
        if (stopped) return;
        works = false;
        cancel = clock.after(tryAgainAfter, () => void flush());
        changed();
        return;
      }
      waiting.splice(0, count);
      for (const row of change.append ?? []) unwritten.delete(row.envelope.id);
      works = true;
      changed();
    }
  }

  return {
    append(row) {
      unwritten.add(row.envelope.id);
      add({ append: [row] }, writeWithin);
    },
    write: (change) => add(change, 0),
    flush,
    works: () => works,
    isWritten: (id) => !unwritten.has(id),
    stop() {
      stopped = true;
      cancel?.();
    },
  };
}

/** Commands done one after another are written together. */
function nextOf(waiting: readonly StoreChange[]): { change: StoreChange; count: number } {
  let count = 0;
  while (count < waiting.length && isAppendOnly(waiting[count])) count++;
  if (count === 0) return { change: waiting[0] ?? {}, count: 1 };
  return { change: { append: waiting.slice(0, count).flatMap((each) => each.append ?? []) }, count };
}

function isAppendOnly(change: StoreChange | undefined): boolean {
  return change !== undefined && Object.keys(change).length === 1 && change.append !== undefined;
}
