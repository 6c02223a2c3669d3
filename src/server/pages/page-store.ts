import type { Clock } from '#platform/clock.ts';
import type { MadePage, PageCache } from '#platform/page-cache.ts';

export interface StoreLimits {
  bytes: number;
  /** What depends on the time of day is at most this old. */ seconds: number;
}

const usual: StoreLimits = { bytes: 64 * 1024 * 1024, seconds: 600 };

interface Entry<T> {
  page: T;
  bytes: number;
  stamp: string;
  until: number;
}

/**
 * Evicts the least recently used. Each source has a version that grows with every change: a page carries those it was
 * started under, and is valid as long as they match. So a page whose source changed while it was rendered is stale
 * before it is stored, and no request waits for it.
 */
export function createPageStore<T>(clock: Clock, limits: Partial<StoreLimits> = {}): PageCache<T> {
  const { bytes: most, seconds } = { ...usual, ...limits };
  const entries = new Map<string, Entry<T>>();
  const making = new Map<string, { stamp: string; made: Promise<MadePage<T>> }>();
  const changes = new Map<string, number>();
  let bytes = 0;
  let hits = 0;
  let misses = 0;
  let cleared = 0;

  const stampOf = (sources: readonly string[]) =>
    [cleared, ...sources.map((source) => changes.get(source) ?? 0)].join();

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry<T>): void {
    drop(key);
    if (entry.bytes > most / 4) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= most) break;
      drop(oldest);
    }
  }

  function found(key: string, stamp: string): T | null {
    const entry = entries.get(key);
    if (entry === undefined) return null;
    if (entry.stamp !== stamp || entry.until < clock.now().getTime()) {
      drop(key);
      return null;
    }
    entries.delete(key);
    entries.set(key, entry);
    hits += 1;
    return entry.page;
  }

  async function madeNow(
    key: string,
    stamp: string,
    sources: readonly string[],
    make: () => Promise<MadePage<T>>,
  ): Promise<MadePage<T>> {
    const made = await make();
    if (made.keep && stampOf(sources) === stamp)
      keep(key, { page: made.page, bytes: made.bytes, stamp, until: clock.now().getTime() + seconds * 1000 });
    return made;
  }

  return {
    find: (key, sources) => found(key, stampOf(sources)),
    async get(key, sources, make) {
      const stamp = stampOf(sources);
      const kept = found(key, stamp);
      if (kept !== null) return { page: kept, kept: true };
      const before = making.get(key);
      if (before?.stamp === stamp) return { page: (await before.made).page, kept: true };
      misses += 1;
      const made = madeNow(key, stamp, sources, make);
      making.set(key, { stamp, made });
      try {
        return { page: (await made).page, kept: false };
      } finally {
        if (making.get(key)?.made === made) making.delete(key);
      }
    },
    changed(source) {
      changes.set(source, (changes.get(source) ?? 0) + 1);
    },
    clear() {
      cleared += 1;
      entries.clear();
      bytes = 0;
    },
    figures: () => ({ entries: entries.size, bytes, hits, misses }),
  };
}
