import type { Database } from './database.ts';

interface Memory {
  value: unknown;
  until: number;
}

/** Of each opened database, as long as it is open. */
const memories = new WeakMap<Database, Map<string, Memory>>();

/**
 * Something small that is read at every turn and may be this old, in milliseconds. What a transaction reads is its own
 * and not remembered.
 */
export async function remembered<T>(db: Database, name: string, forMs: number, read: () => Promise<T>): Promise<T> {
  const known = memories.get(db)?.get(name);
  if (known !== undefined && known.until > performance.now()) return known.value as T;
  const value = await read();
  if (db.isTransaction) return value;
  const memory = memories.get(db) ?? new Map<string, Memory>();
  memories.set(db, memory.set(name, { value, until: performance.now() + forMs }));
  return value;
}

/** It was just written here. */
export function forget(db: Database, name: string): void {
  memories.get(db)?.delete(name);
}
