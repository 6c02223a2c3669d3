import type { StoredSummary, SyncStore } from './ports.ts';

/**
 * Nothing of a person stays in the browser they sign out of (DECISIONS D7). Where something has not reached the server,
 * they are asked first; false: they stay.
 */
export async function clearAtSignOut(
  store: Pick<SyncStore, 'list' | 'forgetPerson'>,
  person: string,
  leave: (unsent: StoredSummary[]) => Promise<boolean>,
): Promise<boolean> {
  const unsent = (await store.list(person)).filter((each) => each.unsent > 0 || each.forks > 0);
  if (unsent.length > 0 && !(await leave(unsent))) return false;
  await store.forgetPerson(person);
  return true;
}
