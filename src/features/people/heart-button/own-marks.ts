/**
 * Which things on the page the person has marked: favourites, what is waited for. Public pages are the same for everyone
 * and cached, so they are rendered unmarked; then all are looked up in one call. Results are kept until somebody else
 * signs in.
 */
export interface OwnMarks {
  subscribe(listener: () => void): () => void;
  isKept(id: string): boolean;
  /** Something that can be marked was mounted: its mark is requested, together with the others' of this moment. */
  request(person: string, id: string): void;
  set(id: string, kept: boolean): void;
}

type FetchMarks = (ids: readonly string[]) => Promise<readonly string[]>;

const batchSize = 100;

export function createOwnMarks(ask: FetchMarks, soon: (work: () => void) => void): OwnMarks {
  const listeners = new Set<() => void>();
  let known = new Map<string, boolean>();
  let wanted = new Set<string>();
  let whose = '';

  function learn(marks: Iterable<[string, boolean]>) {
    for (const [id, kept] of marks) known.set(id, kept);
    for (const listener of listeners) listener();
  }

  async function flush(): Promise<void> {
    const person = whose;
    const ids = [...wanted];
    wanted = new Set();
    for (let from = 0; from < ids.length; from += batchSize) {
      const asked = ids.slice(from, from + batchSize);
      const kept = await ask(asked).catch(() => null);
      // On failure it stays unmarked: the next page asks again. What was pressed meanwhile is newer than the
      // answer.
      if (kept !== null && person === whose)
        learn(asked.filter((id) => !known.has(id)).map((id) => [id, kept.includes(id)]));
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isKept: (id) => known.get(id) ?? false,
    request(person, id) {
      if (person !== whose) {
        whose = person;
        known = new Map();
      }
      if (known.has(id) || wanted.has(id)) return;
      if (wanted.size === 0) soon(() => void flush());
      wanted.add(id);
    },
    set: (id, kept) => learn([[id, kept]]),
  };
}
