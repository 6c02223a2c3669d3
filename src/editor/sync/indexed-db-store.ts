import type { Entry } from '#design/commands/wire.ts';
import { requestResult as result } from '#lib/browser-store.ts';
import type { OutboxRow, Place, StoreChange, StoredBase, StoredFork, StoredSummary, SyncStore } from './ports.ts';

const databaseName = 'hien-designs';
const databaseVersion = 1;

type Name = 'bases' | 'tail' | 'outbox' | 'forks';

/** Rows as they lie in the database: with whose and which, so that they can be found by it. */
type Placed<Row> = Row & Place;
type KeyedRow = Placed<OutboxRow> & { id: string };

/** The browser's window, or a stand-in for tests. */
type Ranges = typeof IDBKeyRange;
interface World {
  indexedDB: IDBFactory;
  IDBKeyRange: Ranges;
}

/** What the browser keeps of designs, in IndexedDB. Opened at the first use; a page that is gone closes it. */
export function createIndexedDbStore({ indexedDB: factory, IDBKeyRange: ranges }: World): SyncStore {
  let opening: Promise<IDBDatabase> | null = null;

  function database(): Promise<IDBDatabase> {
    opening ??= openDatabase(factory, () => (opening = null)).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  /** The whole of `work` is one transaction: its requests are made one after another, nothing else is waited for. */
  async function transaction<Result>(
    mode: IDBTransactionMode,
    names: Name[],
    work: (of: (name: Name) => IDBObjectStore) => Promise<Result>,
    durability: IDBTransactionDurability = 'relaxed',
  ): Promise<Result> {
    const open = (await database()).transaction(names, mode, { durability });
    const ended = new Promise<void>((resolve, reject) => {
      open.addEventListener('complete', () => resolve());
      open.addEventListener('abort', () => reject(open.error ?? new Error('aborted')));
    });
    // The result is worth nothing before the transaction has ended.
    ended.catch(() => undefined);
    const result = await work((name) => open.objectStore(name)).catch((error: unknown) => {
      open.abort();
      throw error;
    });
    await ended;
    return result;
  }

  return {
    read: (place) =>
      transaction('readonly', ['bases', 'tail', 'outbox', 'forks'], async (of) => {
        const base = (await result(of('bases').get(keyOf(place)))) as Placed<StoredBase> | undefined;
        const lines = (await result(of('tail').getAll(tailOf(ranges, place, base?.seq ?? 0)))) as Placed<Entry>[];
        const outbox = (await result(of('outbox').index('place').getAll(keyOf(place)))) as KeyedRow[];
        const forks = (await result(of('forks').index('place').getAll(keyOf(place)))) as StoredFork[];
        return {
          base: base ? unplaced(base) : null,
          tail: base ? withoutGap(lines.map(unplaced), base.seq) : [],
          outbox: outbox.map(rowOf),
          forks,
        };
      }),

    // An edit is on the disk, not in a cache that ends with the machine's power.
    write: (place, change) =>
      transaction(
        'readwrite',
        ['bases', 'tail', 'outbox', 'forks'],
        (of) => write(of, ranges, place, change),
        change.append ? 'strict' : 'relaxed',
      ),

    windows: (place) =>
      transaction('readonly', ['outbox'], async (of) => {
        const rows = (await result(of('outbox').index('place').getAll(keyOf(place)))) as KeyedRow[];
        return [...new Set(rows.map(({ window }) => window))];
      }),

    adopt: (place, from, to) =>
      transaction('readwrite', ['outbox'], async (of) => {
        const adopted: OutboxRow[] = [];
        await eachOf(of('outbox').index('place').openCursor(keyOf(place)), (cursor) => {
          const row = cursor.value as KeyedRow;
          if (row.window !== from) return;
          cursor.update({ ...row, window: to });
          adopted.push(rowOf({ ...row, window: to }));
        });
        return adopted;
      }),

    dropFork: (id) => transaction('readwrite', ['forks'], async (of) => void (await result(of('forks').delete(id)))),

    list: (person) =>
      transaction('readonly', ['bases', 'outbox', 'forks'], async (of) => {
        const bases = (await result(of('bases').getAll(ofPerson(ranges, person)))) as Placed<StoredBase>[];
        const rows = (await result(of('outbox').index('place').getAll(ofPerson(ranges, person)))) as KeyedRow[];
        const forks = (await result(of('forks').index('place').getAll(ofPerson(ranges, person)))) as StoredFork[];
        const designs = [...new Set([...bases, ...rows].map(({ design }) => design))];
        return designs.map((design): StoredSummary => {
          const mine = rows.filter((row) => row.design === design);
          const base = bases.find((each) => each.design === design);
          return {
            design,
            at: Math.max(base?.at ?? 0, ...mine.map(({ at }) => at)),
            unsent: mine.filter(({ refused }) => !refused).length,
            forks: forks.filter((fork) => fork.design === design).length,
          };
        });
      }),

    forget: (place) => forget(transaction, keyOf(place), tailOf(ranges, place, 0)),
    forgetPerson: (person) => forget(transaction, ofPerson(ranges, person), ofPerson(ranges, person)),
  };
}

function openDatabase(factory: IDBFactory, closed: () => void): Promise<IDBDatabase> {
  const request = factory.open(databaseName, databaseVersion);
  request.addEventListener('upgradeneeded', () => {
    const { result: made } = request;
    made.createObjectStore('bases', { keyPath: ['person', 'design'] });
    made.createObjectStore('tail', { keyPath: ['person', 'design', 'seq'] });
    const outbox = made.createObjectStore('outbox', { autoIncrement: true });
    outbox.createIndex('place', ['person', 'design']);
    outbox.createIndex('id', ['person', 'design', 'id']);
    made.createObjectStore('forks', { keyPath: 'id' }).createIndex('place', ['person', 'design']);
  });
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      const open = request.result;
      // A newer page in another tab wants to change the database: let it, and open it anew.
      open.addEventListener('versionchange', () => {
        open.close();
        closed();
      });
      open.addEventListener('close', closed);
      resolve(open);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
}

async function write(
  of: (name: Name) => IDBObjectStore,
  ranges: Ranges,
  place: Place,
  change: StoreChange,
): Promise<void> {
  for (const row of change.append ?? []) of('outbox').add({ ...row, ...place, id: row.envelope.id });
  for (const entry of change.confirmed ?? []) of('tail').put({ ...entry, ...place });
  const gone = [...(change.confirmed ?? []).map(({ id }) => id), ...(change.drop ?? [])];
  for (const id of gone) await eachOf(byId(of, place, id), (cursor) => void cursor.delete());
  for (const [id, refused] of change.refused ?? [])
    await eachOf(byId(of, place, id), (cursor) => void cursor.update({ ...(cursor.value as KeyedRow), refused }));
  if (change.base) {
    const stored = (await result(of('bases').get(keyOf(place)))) as StoredBase | undefined;
    if (change.replace || change.base.seq > (stored?.seq ?? -1)) {
      of('bases').put({ ...change.base, ...place });
      of('tail').delete(ranges.bound([...keyOf(place), 0], [...keyOf(place), change.base.seq]));
    }
  }
  if (change.fork) of('forks').put(change.fork);
}

function byId(of: (name: Name) => IDBObjectStore, place: Place, id: string): IDBRequest<IDBCursorWithValue | null> {
  return of('outbox')
    .index('id')
    .openCursor([...keyOf(place), id]);
}

async function forget(
  transaction: (
    mode: IDBTransactionMode,
    names: Name[],
    work: (of: (name: Name) => IDBObjectStore) => Promise<void>,
  ) => Promise<void>,
  where: string[] | IDBKeyRange,
  tail: IDBKeyRange,
): Promise<void> {
  await transaction('readwrite', ['bases', 'tail', 'outbox', 'forks'], async (of) => {
    of('bases').delete(where);
    of('tail').delete(tail);
    await eachOf(of('outbox').index('place').openCursor(where), (cursor) => void cursor.delete());
    await eachOf(of('forks').index('place').openCursor(where), (cursor) => void cursor.delete());
  });
}

function keyOf({ person, design }: Place): string[] {
  return [person, design];
}

/** Every key that begins with this person: an empty list sorts after every text. */
function ofPerson(ranges: Ranges, person: string): IDBKeyRange {
  return ranges.bound([person], [person, []]);
}

function tailOf(ranges: Ranges, place: Place, after: number): IDBKeyRange {
  return ranges.bound([...keyOf(place), after], [...keyOf(place), Number.MAX_SAFE_INTEGER], true);
}

function withoutGap(lines: readonly Entry[], seq: number): Entry[] {
  const gap = lines.findIndex((line, i) => line.seq !== seq + 1 + i);
  return gap < 0 ? [...lines] : lines.slice(0, gap);
}

function unplaced<Row extends Place>({ person: _person, design: _design, ...row }: Row): Omit<Row, keyof Place> {
  return row;
}

function rowOf({ id: _id, ...row }: KeyedRow): OutboxRow {
  return unplaced(row);
}

/** Deleting while walking is safe: a cursor goes on from its key. */
function eachOf(
  request: IDBRequest<IDBCursorWithValue | null>,
  visit: (cursor: IDBCursorWithValue) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return resolve();
      visit(cursor);
      cursor.continue();
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });
}
