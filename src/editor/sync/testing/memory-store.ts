import type { Entry } from '#design/commands/wire.ts';
import type { OutboxRow, Place, StoreChange, StoredBase, StoredFork, SyncStore } from '../ports.ts';

interface Kept {
  place: Place;
  base: StoredBase | null;
  tail: Map<number, Entry>;
  outbox: OutboxRow[];
}

/** A store as IndexedDB is one: shared by all windows, whole transactions, copies in and out. */
export function createMemoryStore(): SyncStore {
  const designs = new Map<string, Kept>();
  const forks = new Map<string, StoredFork>();

  function keptOf(place: Place): Kept {
    const key = `${place.person}/${place.design}`;
    const kept = designs.get(key) ?? { place, base: null, tail: new Map(), outbox: [] };
    designs.set(key, kept);
    return kept;
  }

  function writeNow(place: Place, change: StoreChange): void {
    const kept = keptOf(place);
    kept.outbox.push(...structuredClone([...(change.append ?? [])]));
    for (const entry of change.confirmed ?? []) kept.tail.set(entry.seq, structuredClone(entry));
    const gone = new Set([...(change.confirmed ?? []).map(({ id }) => id), ...(change.drop ?? [])]);
    kept.outbox = kept.outbox
      .filter(({ envelope }) => !gone.has(envelope.id))
      .map((row) => {
        const refused = change.refused?.get(row.envelope.id);
        return refused ? { ...row, refused } : row;
      });
    if (change.base && (change.replace || change.base.seq > (kept.base?.seq ?? -1))) {
      kept.base = structuredClone(change.base);
      for (const seq of kept.tail.keys()) if (seq <= change.base.seq) kept.tail.delete(seq);
    }
    if (change.fork) forks.set(change.fork.id, structuredClone(change.fork));
  }

  return {
    async read(place) {
      const { base, tail, outbox } = keptOf(place);
      const lines: Entry[] = [];
      for (let next = tail.get((base?.seq ?? 0) + 1); next; next = tail.get(next.seq + 1)) lines.push(next);
      return structuredClone({
        base,
        tail: base ? lines : [],
        outbox,
        forks: [...forks.values()].filter((fork) => fork.person === place.person && fork.design === place.design),
      });
    },
    async write(place, change) {
      writeNow(place, change);
    },
    windows: async (place) => [...new Set(keptOf(place).outbox.map(({ window }) => window))],
    async adopt(place, from, to) {
      const rows = keptOf(place).outbox.filter(({ window }) => window === from);
      for (const row of rows) row.window = to;
      return structuredClone(rows);
    },
    dropFork: async (id) => void forks.delete(id),
    async list(person) {
      return [...designs.values()]
        .filter((kept) => kept.place.person === person && (kept.base !== null || kept.outbox.length > 0))
        .map(({ place, base, outbox }) => ({
          design: place.design,
          at: Math.max(base?.at ?? 0, ...outbox.map(({ at }) => at)),
          unsent: outbox.filter(({ refused }) => !refused).length,
          forks: [...forks.values()].filter((fork) => fork.person === person && fork.design === place.design).length,
        }));
    },
    async forget(place) {
      designs.delete(`${place.person}/${place.design}`);
      for (const fork of forks.values())
        if (fork.person === place.person && fork.design === place.design) forks.delete(fork.id);
    },
    async forgetPerson(person) {
      for (const [key, { place }] of designs) if (place.person === person) designs.delete(key);
      for (const fork of forks.values()) if (fork.person === person) forks.delete(fork.id);
    },
  };
}
