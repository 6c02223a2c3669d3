const database = 'hien-identity';
const drawer = 'keys';
const slot = 'seal';

/** Where the browser keeps the seal's key: IndexedDB holds a CryptoKey without ever showing its bytes. */
export interface KeyDrawer {
  read(): Promise<CryptoKey | undefined>;
  write(key: CryptoKey): Promise<void>;
  empty(): Promise<void>;
}

export const browserKeyDrawer: KeyDrawer = {
  read: () => inDrawer('readonly', (keys) => keys.get(slot) as IDBRequest<CryptoKey | undefined>),
  write: async (key) => void (await inDrawer('readwrite', (keys) => keys.put(key, slot))),
  empty: async () => void (await inDrawer('readwrite', (keys) => keys.delete(slot))),
};

async function inDrawer<T>(mode: IDBTransactionMode, ask: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(drawer));
  const db = await answerOf(opening);
  try {
    return await answerOf(ask(db.transaction(drawer, mode).objectStore(drawer)));
  } finally {
    db.close();
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });
}
