const database = 'hien-identity';
const storeName = 'keys';
const slot = 'seal';

/** Where the browser keeps the encryption key: IndexedDB stores a CryptoKey without ever exposing its bytes. */
export interface KeyStore {
  read(): Promise<CryptoKey | undefined>;
  write(key: CryptoKey): Promise<void>;
  clear(): Promise<void>;
}

export const browserKeyStore: KeyStore = {
  read: () => inKeyStore('readonly', (keys) => keys.get(slot) as IDBRequest<CryptoKey | undefined>),
  write: async (key) => void (await inKeyStore('readwrite', (keys) => keys.put(key, slot))),
  clear: async () => void (await inKeyStore('readwrite', (keys) => keys.delete(slot))),
};

async function inKeyStore<T>(mode: IDBTransactionMode, ask: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  const db = await requestResult(opening);
  try {
    return await requestResult(ask(db.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    db.close();
  }
}

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });
}
