import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { createIndexedDbStore } from './indexed-db-store.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { storeContract } from './testing/store-contract.ts';

describe('in IndexedDB', () => {
  storeContract(() => createIndexedDbStore({ indexedDB: new IDBFactory(), IDBKeyRange }));

  test('another page of the same browser finds it', async () => {
    const indexedDB = new IDBFactory();
    const place = { person: 'u_1', design: 'g_1' };
    const envelope = { id: 'command_1', command: { kind: 'design.rename' as const, name: 'a' } };
    const row = { window: 'w_1', base: 0, version: 4, at: 1, envelope };
    await createIndexedDbStore({ indexedDB, IDBKeyRange }).write(place, { append: [row] });
    expect((await createIndexedDbStore({ indexedDB, IDBKeyRange }).read(place)).outbox).toEqual([row]);
  });

  test('what cannot be written is refused whole', async () => {
    const store = createIndexedDbStore({ indexedDB: new IDBFactory(), IDBKeyRange });
    const place = { person: 'u_1', design: 'g_1' };
    const envelope = { id: 'command_1', command: { kind: 'design.rename' as const, name: 'a' } };
    const row = { window: 'w_1', base: 0, version: 4, at: 1, envelope };
    // A function cannot be stored.
    const base = { seq: 1, document: () => undefined, rights: { edit: true }, at: 1 };
    await expect(store.write(place, { append: [row], base })).rejects.toThrow();
    expect(await store.read(place)).toEqual({ base: null, tail: [], outbox: [], forks: [] });
    await store.write(place, { append: [row] });
    expect((await store.read(place)).outbox).toEqual([row]);
  });
});

describe('in memory, for tests', () => {
  storeContract(createMemoryStore);
});
