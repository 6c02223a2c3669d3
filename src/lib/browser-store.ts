/** A database of this browser with one table of values by key. */
export interface BrowserStore {
  database: string;
  store: string;
}

/** One request in a transaction of its own; the database is made where there is none. */
export async function inBrowserStore<T>(
  factory: IDBFactory,
  { database, store }: BrowserStore,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = factory.open(database, 1);
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(store));
  const open = await requestResult(opening);
  try {
    return await requestResult(work(open.transaction(store, mode).objectStore(store)));
  } finally {
    open.close();
  }
}

export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });
}
