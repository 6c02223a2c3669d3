import type { SyncStore } from './ports.ts';

/**
 * How many changes of a person have not reached the server, and would be lost when what the browser keeps of them is
 * cleared at sign-out (DECISIONS D7). A fork counts as one.
 */
export async function unsentAtSignOut(store: Pick<SyncStore, 'list'>, person: string): Promise<number> {
  const kept = await store.list(person);
  return kept.reduce((sum, { unsent, forks }) => sum + unsent + forks, 0);
}
