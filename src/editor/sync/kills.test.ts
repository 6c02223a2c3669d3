import { describe, expect, test } from 'vitest';
import { canonicalJson } from '#design/canonical-json.ts';
import type { Command } from '#design/commands/command-table.ts';
import { newDesign } from '#design/document.ts';
import { createSyncWorld, designId, type Browser, type SyncWorld, type Tab } from './testing/sync-world.ts';

const shift = (): Command => ({ kind: 'things.shift', ids: ['it_1'], by: { x: 100, y: 0, z: 0 } });
const chair: Command = {
  kind: 'item.add',
  item: {
    id: 'it_1',
    level: 'lv_1',
    model: 'chair-0001',
    finishes: {},
    at: { x: 0, y: 0, z: 0 },
    turn: 0,
    placement: 'floor',
    locked: false,
  },
};

const placeOf = ({ person }: Browser) => ({ person, design: designId });
const xOf = (tab: Tab) => tab.sync.design().items['it_1']?.at.x;

async function world(seed = 1): Promise<{ all: SyncWorld; me: Browser; tab: Tab }> {
  const all = createSyncWorld(newDesign(), seed);
  const me = all.browser('u_me');
  const tab = await all.open(me);
  tab.sync.perform(chair);
  await all.clock.pass(2000);
  expect(tab.sync.state().saving.kind).toBe('saved');
  return { all, me, tab };
}

describe('WORKSPACE §4: a window killed at any point between edit and answer', () => {
  // Edit at 0, written by 53 ms, sent at once, 20 ms each way at most: every five milliseconds on the way and beyond.
  test.each(Array.from({ length: 30 }, (_, i) => i * 5))('after %i ms', async (moment) => {
    const { all, me, tab } = await world();
    const done = tab.sync.perform(shift());
    if (!done.ok) throw new Error(done.reason);
    await all.clock.pass(moment);
    const stored = (await me.store.read(placeOf(me))).outbox.length > 0;
    tab.kill();
    await all.clock.pass(50);
    const arrived = all.server.log().some(({ id }) => id === done.id);
    if (moment >= 100) expect(stored || arrived).toBe(true);
    const again = await all.open(me);
    // What was written is on screen at once, and not twice.
    await all.clock.pass(100);
    expect(xOf(again)).toBe(stored || arrived ? 100 : 0);
    await all.clock.pass(5000);
    expect(xOf(again)).toBe(stored || arrived ? 100 : 0);
    expect(all.server.design().items['it_1']?.at.x).toBe(stored || arrived ? 100 : 0);
    expect(all.server.log().filter(({ id }) => id === done.id)).toHaveLength(stored || arrived ? 1 : 0);
    expect((await me.store.read(placeOf(me))).outbox).toEqual([]);
  });

  test('a command is in storage within 100 ms of the edit, in order', async () => {
    const { all, me, tab } = await world();
    tab.network.cut(true);
    const ids = [1, 2, 3].map(() => tab.sync.perform(shift())).map((done) => (done.ok ? done.id : null));
    await all.clock.pass(100);
    expect((await me.store.read(placeOf(me))).outbox.map(({ envelope }) => envelope.id)).toEqual(ids);
  });

  test('leaving the page writes at once', async () => {
    const { all, me, tab } = await world();
    tab.sync.perform(shift());
    const flushed = tab.sync.flush();
    await all.clock.pass(5);
    await flushed;
    expect((await me.store.read(placeOf(me))).outbox).toHaveLength(1);
  });
});

describe('two tabs of one browser are as two people', () => {
  test('what a dead tab had not sent is adopted by one of the living, once', async () => {
    const { all, me, tab } = await world();
    const second = await all.open(me);
    const third = await all.open(me);
    tab.network.cut(true);
    tab.sync.perform(shift());
    await all.clock.pass(200);
    tab.kill();
    await all.clock.pass(40_000);
    expect(all.server.design().items['it_1']?.at.x).toBe(100);
    expect(all.server.log()).toHaveLength(2);
    expect([xOf(second), xOf(third)]).toEqual([100, 100]);
    expect((await me.store.read(placeOf(me))).outbox).toEqual([]);
  });

  test('the outbox of a living tab stays its own', async () => {
    const { all, me, tab } = await world();
    tab.network.cut(true);
    tab.sync.perform(shift());
    const second = await all.open(me);
    await all.clock.pass(40_000);
    expect(second.sync.state().unsent).toBe(0);
    expect(all.server.log()).toHaveLength(1);
    tab.network.cut(false);
    await all.clock.pass(40_000);
    expect(xOf(second)).toBe(100);
  });

  test('a line the living tab has taken is not done again from the dead one’s outbox', async () => {
    const { all, me, tab } = await world();
    const second = await all.open(me);
    // The answer is lost, and the tab hears no lines: for it the command is not acknowledged when it dies.
    tab.network.set({ loseAnswer: 1, loseLine: 1 });
    tab.sync.perform(shift());
    await all.clock.pass(1000);
    expect(xOf(second)).toBe(100);
    tab.kill();
    const seen = new Set<number | undefined>();
    second.sync.subscribe({ design: (design) => seen.add(design.items['it_1']?.at.x) });
    await all.clock.pass(40_000);
    expect(seen).toEqual(new Set());
    expect(xOf(second)).toBe(100);
    expect(second.sync.state().unsent).toBe(0);
  });
});

describe('a command is never on screen twice', () => {
  /** Every place of the chair that was on screen. */
  const watched = (tab: Tab) => {
    const seen = new Set<number | undefined>([xOf(tab)]);
    tab.sync.subscribe({ design: (design) => seen.add(design.items['it_1']?.at.x) });
    return seen;
  };

  test('opened again when another tab’s copy already holds it: the log says so before anything is sent', async () => {
    const { all, me, tab } = await world();
    tab.network.set({ loseAnswer: 1, loseLine: 1 });
    tab.sync.perform(shift());
    await all.clock.pass(500);
    // A second tab opens from the server, where the command has arrived; the first has not heard of that when it dies.
    const second = await all.open(me);
    second.kill();
    tab.kill();
    const again = await all.open(me);
    await all.clock.pass(100);
    expect(xOf(again)).toBe(100);
    expect(again.sync.state().unsent).toBe(0);
    expect(again.network.requests().filter(({ commands }) => commands > 0)).toEqual([]);
  });

  test('when the server’s document is taken, which holds it', async () => {
    const { all, tab } = await world();
    tab.network.set({ loseAnswer: 1, loseLine: 1 });
    tab.sync.perform(shift());
    await all.clock.pass(500);
    expect(all.server.log()).toHaveLength(2);
    tab.network.set({ loseAnswer: 0 });
    const seen = watched(tab);
    tab.sync.askAgain();
    await all.clock.pass(40_000);
    expect(seen).toEqual(new Set([100]));
    expect(tab.sync.state()).toMatchObject({ saving: { kind: 'saved' }, unsent: 0 });
  });

  test('when its line comes while it is being adopted', async () => {
    const { all, me, tab } = await world();
    // A look for dead windows that takes its time.
    const second = await all.open(me, {
      store: (store) => ({
        ...store,
        adopt: async (...asked) => {
          const rows = await store.adopt(...asked);
          await new Promise<void>((resolve) => void all.clock.after(20_000, resolve));
          return rows;
        },
      }),
    });
    const seen = watched(second);
    await all.clock.pass(14_800);
    tab.network.set({ delay: 10_000, loseAnswer: 1 });
    tab.sync.perform(shift());
    await all.clock.pass(100);
    tab.kill();
    await all.clock.pass(60_000);
    expect(all.server.log()).toHaveLength(2);
    expect(seen).toEqual(new Set([0, 100]));
    expect(second.sync.state().unsent).toBe(0);
  });
});

test('an hour without a network, then the same document', async () => {
  const { all, me, tab } = await world();
  const other = await all.open(all.browser('u_other'));
  tab.network.cut(true);
  const began = all.clock.now();
  for (let minute = 0; minute < 60; minute++) {
    for (let i = 0; i < 15; i++) tab.sync.perform(shift());
    if (minute % 10 === 0) other.sync.perform({ kind: 'design.rename', name: `after ${minute}` });
    await all.clock.pass(60_000);
    if (minute === 30)
      expect(tab.sync.state()).toMatchObject({ saving: { kind: 'offline', cause: 'network' }, unsent: 465 });
  }
  const { saving } = tab.sync.state();
  expect(saving.kind === 'offline' && saving.since - began).toBeLessThan(2000);
  tab.kill();
  const again = await all.open(me, { cut: true });
  expect(xOf(again)).toBe(90_000);
  again.network.cut(false);
  await all.clock.pass(30_000);
  expect(again.sync.state()).toMatchObject({ saving: { kind: 'saved' }, unsent: 0, conflicts: [], forks: [] });
  expect(canonicalJson(again.sync.design())).toBe(canonicalJson(all.server.design()));
  expect(all.server.design()).toMatchObject({ name: 'after 50', items: { it_1: { at: { x: 90_000 } } } });
  expect(Math.max(...again.network.requests().map(({ commands }) => commands))).toBe(200);
});
