/*
 * Pictures of a visitor's plans, in this browser. A database of their own: the designs' must not wait for megabytes,
 * and a picture is lost without a design being lost.
 */
const databaseName = 'hien-pictures';
const storeName = 'pictures';

interface PictureStore {
  put(id: string, picture: Blob): Promise<void>;
  get(id: string): Promise<Blob | null>;
  /** Only these stay. */
  retain(ids: ReadonlySet<string>): Promise<void>;
}

/** Bytes and type apart: not every browser keeps a Blob. */
interface StoredPicture {
  bytes: ArrayBuffer;
  type: string;
}

export function createPictureStore(factory: IDBFactory): PictureStore {
  async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await open(factory);
    try {
      return await result(work(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  }
  return {
    async put(id, picture) {
      const stored: StoredPicture = { bytes: await picture.arrayBuffer(), type: picture.type };
      await inStore('readwrite', (store) => store.put(stored, id));
    },
    async get(id) {
      const stored = (await inStore('readonly', (store) => store.get(id))) as StoredPicture | undefined;
      return stored ? new Blob([stored.bytes], { type: stored.type }) : null;
    },
    async retain(ids) {
      const keys = await inStore('readonly', (store) => store.getAllKeys());
      for (const key of keys)
        if (typeof key === 'string' && !ids.has(key)) await inStore('readwrite', (store) => store.delete(key));
    },
  };
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(storeName));
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });
}
