import type { Design } from '#design/document.ts';
import { seededRng } from '#lib/random.ts';
import { openSync, type OpenedSync } from '../open-sync.ts';
import type { Clock, Locks, Reply, SyncPorts, SyncStore } from '../ports.ts';
import type { Sync } from '../sync.ts';
import { createMemoryServer, type MemoryServer } from './memory-server.ts';
import { createMemoryStore } from './memory-store.ts';
import { createRoughNetwork, type RoughNetwork } from './rough-network.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

/** A browser: one store and its locks for all its tabs. */
export interface Browser {
  person: string;
  store: SyncStore;
  locks: Map<string, object>;
}

export interface Tab {
  sync: Sync;
  network: RoughNetwork;
  /** Without a word, as when the process is killed: nothing it had planned happens any more. */
  kill(): void;
}

export interface SyncWorld {
  clock: VirtualClock;
  server: MemoryServer;
  browser(person: string): Browser;
  open(browser: Browser, options?: OpenOptions): Promise<Tab>;
  tryOpen(browser: Browser, options?: OpenOptions): Promise<OpenedSync & { tab: Omit<Tab, 'sync'> }>;
}

interface OpenOptions {
  cut?: boolean;
  answer?: Reply<never>;
  /** Milliseconds for which `answer` is all that comes; without it, for ever. */
  busyFor?: number;
  store?: (store: SyncStore) => SyncStore;
}

export const designId = 'g_1';

/** A server, a clock and browsers, all by one seed. */
export function createSyncWorld(start: Design, seed: number): SyncWorld {
  const clock = createVirtualClock();
  const server = createMemoryServer(start);
  const rng = seededRng(seed);
  let serial = 0;

  async function tryOpen(browser: Browser, { cut = false, answer, busyFor, store = (same) => same }: OpenOptions = {}) {
    const life = { alive: true };
    const network = createRoughNetwork(clock, rng, server, browser.person);
    network.cut(cut);
    if (answer) network.answerWith(answer);
    if (busyFor !== undefined) clock.after(busyFor, () => network.answerWith(null));
    const ports: SyncPorts = {
      clock: mortalClock(clock, life),
      store: mortalStore(store(browser.store), clock, life),
      server: network.server,
      stream: network.stream,
      connection: { online: () => true, changed: () => () => undefined },
      locks: locksOf(browser, life),
      random: rng.next,
      newId: () => `id_${String(++serial).padStart(8, '0')}`,
    };
    const opening = openSync({ person: browser.person, design: designId }, ports);
    const seen = { done: false };
    void opening.then(() => (seen.done = true));
    while (!seen.done) await clock.pass(5);
    const kill = (): void => {
      life.alive = false;
      network.kill();
      for (const [name, holder] of browser.locks) if (holder === life) browser.locks.delete(name);
    };
    return { ...(await opening), tab: { network, kill } };
  }

  return {
    clock,
    server,
    browser: (person) => ({ person, store: createMemoryStore(), locks: new Map() }),
    tryOpen,
    async open(browser, options) {
      const opened = await tryOpen(browser, options);
      if (!opened.ok) throw new Error(`not opened: ${opened.status} ${opened.reason}`);
      return { sync: opened.sync, ...opened.tab };
    },
  };
}

interface Life {
  alive: boolean;
}

function mortalClock(clock: Clock, life: Life): Clock {
  return {
    now: clock.now,
    after: (milliseconds, call) => clock.after(milliseconds, () => void (life.alive && call())),
  };
}

/** Takes a few milliseconds; a transaction under way when the window is killed happens or does not, never in part. */
function mortalStore(store: SyncStore, clock: Clock, life: Life): SyncStore {
  const slow = <Result>(work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      clock.after(3, () => {
        if (life.alive) work().then((result) => void (life.alive && resolve(result)), reject);
      });
    });
  return {
    read: (place) => slow(() => store.read(place)),
    write: (place, change) => slow(() => store.write(place, change)),
    windows: (place) => slow(() => store.windows(place)),
    adopt: (place, from, to) => slow(() => store.adopt(place, from, to)),
    dropFork: (id) => slow(() => store.dropFork(id)),
    list: (person) => slow(() => store.list(person)),
    forget: (place) => slow(() => store.forget(place)),
    forgetPerson: (person) => slow(() => store.forgetPerson(person)),
  };
}

function locksOf({ locks }: Browser, life: Life): Locks {
  return {
    tryHold(name) {
      if (locks.has(name)) return Promise.resolve(null);
      locks.set(name, life);
      return Promise.resolve(() => void locks.delete(name));
    },
  };
}
