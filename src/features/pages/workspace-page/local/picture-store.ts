import { inBrowserStore, type BrowserStore } from '#lib/browser-store.ts';

/*
 * Pictures of a visitor's plans, in this browser. A database of their own: the designs' must not wait for megabytes,
 * and a picture is lost without a design being lost.
 */
const place: BrowserStore = { database: 'hien-pictures', store: 'pictures' };

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
  const inStore = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) =>
    inBrowserStore(factory, place, mode, work);
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
