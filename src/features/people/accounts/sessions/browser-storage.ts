export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const noStorage: BrowserStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Local storage, or a no-op where the browser forbids it: a person who blocks storage can still sign in. */
export function browserStorage(): BrowserStorage {
  try {
    return localStorage;
  } catch {
    return noStorage;
  }
}
