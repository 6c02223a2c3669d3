import { api } from '#lib/api.ts';

/**
 * Which things on the page the person keeps. Public pages are the same for everyone and kept in memory, so the hearts come empty; once they are there,
 * all of them are asked about in one call. What is known is known until somebody else signs in.
 */
export interface Marks {
  subscribe(listener: () => void): () => void;
  isKept(id: string): boolean;
  /** A heart has appeared: its mark is asked for, together with the others' of this moment. */
  want(person: string, id: string): void;
  set(id: string, kept: boolean): void;
}

type AskMarks = (ids: readonly string[]) => Promise<readonly string[]>;

const together = 100;

export function createMarks(ask: AskMarks, soon: (work: () => void) => void): Marks {
  const listeners = new Set<() => void>();
  let known = new Map<string, boolean>();
  let wanted = new Set<string>();
  let whose = '';

  function learn(news: Iterable<[string, boolean]>) {
    for (const [id, kept] of news) known.set(id, kept);
    for (const listener of listeners) listener();
  }

  async function flush(): Promise<void> {
    const [person, ids] = [whose, [...wanted]];
    wanted = new Set();
    for (let from = 0; from < ids.length; from += together) {
      const asked = ids.slice(from, from + together);
      const kept = await ask(asked).catch(() => null);
      // An empty heart is no one's trouble: the next page asks again. What was pressed meanwhile is newer than the answer.
      if (kept !== null && person === whose) learn(asked.filter((id) => !known.has(id)).map((id) => [id, kept.includes(id)]));
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isKept: (id) => known.get(id) ?? false,
    want(person, id) {
      if (person !== whose) [whose, known] = [person, new Map()];
      if (known.has(id) || wanted.has(id)) return;
      if (wanted.size === 0) soon(() => void flush());
      wanted.add(id);
    },
    set: (id, kept) => learn([[id, kept]]),
  };
}

export const marks = createMarks(
  async (ids) => (await api.get<{ kept: string[] }>(`/user/favourites/marks?ids=${ids.join(',')}`)).kept,
  (work) => void setTimeout(work, 60),
);
