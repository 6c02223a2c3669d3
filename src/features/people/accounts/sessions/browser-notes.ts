export type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nowhere: Notes = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Local storage, or nothing at all where the browser forbids it: a person who blocks storage can still sign in. */
export function browserNotes(): Notes {
  try {
    return localStorage;
  } catch {
    return nowhere;
  }
}
