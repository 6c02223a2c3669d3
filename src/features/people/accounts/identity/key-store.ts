import { inBrowserStore, type BrowserStore } from '#lib/browser-store.ts';

const place: BrowserStore = { database: 'hien-identity', store: 'keys' };
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

function inKeyStore<T>(mode: IDBTransactionMode, ask: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return inBrowserStore(indexedDB, place, mode, ask);
}
