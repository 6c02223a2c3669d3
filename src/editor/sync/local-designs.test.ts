import { describe, expect, test } from 'vitest';
import type { Command } from '#design/commands/command-table.ts';
import { newDesign, type Design } from '#design/document.ts';
import { openLocalDesign } from './local-design.ts';
import {
  addLocalDesign,
  listLocalDesigns,
  removeLocalDesign,
  sendLocalDesign,
  sendLocalDesigns,
  type SendLocalPorts,
} from './local-designs.ts';
import { mostLocalDesigns } from './local-limits.ts';
import type { Reply } from './ports.ts';
import { unsentAtSignOut } from './sign-out.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';

const rename = (name: string): Command => ({ kind: 'design.rename', name });

function browser() {
  const clock = createVirtualClock();
  const held = new Set<string>();
  const made = new Map<string, Design>();
  const asked: string[] = [];
  let serial = 0;
  let answer: Reply<never> | null = null;
  const ports: SendLocalPorts = {
    clock,
    store: createMemoryStore(),
    locks: {
      async tryHold(name) {
        if (held.has(name)) return null;
        held.add(name);
        return () => void held.delete(name);
      },
    },
    newId: () => `local_${String(++serial).padStart(4, '0')}`,
    async sendFiles(design) {
      asked.push(`files of ${design.name}`);
      return { ok: true, data: design };
    },
    async create(key, design) {
      asked.push(`design ${design.name}`);
      if (answer) return answer;
      made.set(key, design);
      return { ok: true, data: { id: `g_of_${key}` } };
    },
  };
  return { clock, held, ports, made, asked, answerWith: (reply: Reply<never> | null) => void (answer = reply) };
}

async function opened(id: string, { ports }: ReturnType<typeof browser>) {
  const local = await openLocalDesign(id, ports);
  if (!local.ok) throw new Error(local.reason);
  return local.sync;
}

async function added(name: string, { ports }: ReturnType<typeof browser>): Promise<string> {
  const id = await addLocalDesign(newDesign(name), ports);
  if (id === null) throw new Error('too many');
  return id;
}

describe('DECISIONS D7: designs of a visitor', () => {
  test('five at most; a place is free again when one goes', async () => {
    const page = browser();
    for (let i = 0; i < mostLocalDesigns; i++) await added(`home ${i}`, page);
    expect(await addLocalDesign(newDesign('one too many'), page.ports)).toBeNull();
    const all = await listLocalDesigns(page.ports);
    expect(all).toHaveLength(5);
    await removeLocalDesign(all[0]?.id ?? '', page.ports);
    expect(await addLocalDesign(newDesign('in its place'), page.ports)).not.toBeNull();
  });

  test('what is drawn is kept within 100 ms, and again and again after reloads', async () => {
    const page = browser();
    const id = await added('home', page);
    for (let reload = 0; reload < 3; reload++) {
      const sync = await opened(id, page);
      for (let i = 0; i < 250; i++) sync.perform({ kind: 'settings.change', settings: { hour: i % 24 } });
      sync.perform({ kind: 'level.change', id: 'lv_1', height: 2500 + reload });
      await page.clock.pass(100);
      // Killed: its lock is gone, nothing else was done.
      page.held.clear();
    }
    const [kept] = await listLocalDesigns(page.ports);
    expect(kept?.design).toMatchObject({ name: 'home', settings: { hour: 9 }, levels: [{ height: 2502 }] });
    expect((await page.ports.store.read({ person: 'visitor', design: id })).outbox.length).toBeLessThan(200);
  });

  test('one window at a time has it open', async () => {
    const page = browser();
    const id = await added('home', page);
    const first = await opened(id, page);
    expect(await openLocalDesign(id, page.ports)).toMatchObject({ ok: false, reason: 'open_elsewhere' });
    await first.close();
    expect((await opened(id, page)).state().saving).toEqual({ kind: 'local' });
    expect(await openLocalDesign('local_none', page.ports)).toMatchObject({ ok: false, reason: 'not_found' });
  });

  test('after sign-in each is sent once, files first, and the local copy goes after the answer', async () => {
    const page = browser();
    const first = await added('first', page);
    const open = await opened(first, page);
    open.perform(rename('first, changed'));
    await open.flush();
    await page.clock.pass(1000);
    const second = await added('second', page);
    page.answerWith({ ok: false, status: 0 });
    const sendAll = async () => [
      ...(await sendLocalDesigns(page.ports, { except: first })),
      await sendLocalDesign(first, page.ports, { open: true }),
    ];
    expect(await sendAll()).toEqual([
      { local: second, kept: 'offline' },
      { local: first, kept: 'offline' },
    ]);
    expect(await listLocalDesigns(page.ports)).toHaveLength(2);
    page.answerWith(null);
    page.asked.length = 0;
    expect(await sendAll()).toEqual([
      { local: second, sent: `g_of_${second}` },
      { local: first, sent: `g_of_${first}` },
    ]);
    expect(page.asked).toEqual([
      'files of second',
      'design second',
      'files of first, changed',
      'design first, changed',
    ]);
    expect(page.made.get(first)?.name).toBe('first, changed');
    expect(await listLocalDesigns(page.ports)).toEqual([]);
    expect(await sendLocalDesigns(page.ports)).toEqual([]);
  });

  test('without the right to design it stays, and so does one open in another window', async () => {
    const page = browser();
    const id = await added('home', page);
    page.answerWith({ ok: false, status: 403, reason: 'workspace_denied' });
    expect(await sendLocalDesigns(page.ports)).toEqual([{ local: id, kept: 'workspace_denied' }]);
    page.answerWith(null);
    await opened(id, page);
    expect(await sendLocalDesigns(page.ports)).toEqual([{ local: id, kept: 'open_elsewhere' }]);
    expect(await listLocalDesigns(page.ports)).toMatchObject([{ id, name: 'home' }]);
  });

  test('one of a newer version is listed, opened by nobody and sent nowhere, and can be taken away as it is', async () => {
    const page = browser();
    const newer = { ...newDesign('from tomorrow'), version: 99 };
    const base = { seq: 0, document: newer, rights: { edit: true }, at: 1 };
    await page.ports.store.write({ person: 'visitor', design: 'local_new' }, { base });
    expect(await openLocalDesign('local_new', page.ports)).toMatchObject({ ok: false, reason: 'future_version' });
    expect(await sendLocalDesigns(page.ports)).toEqual([{ local: 'local_new', kept: 'future_version' }]);
    expect(await listLocalDesigns(page.ports)).toMatchObject([
      { id: 'local_new', name: 'from tomorrow', design: null, reason: 'future_version', document: newer },
    ]);
    expect(page.asked).toEqual([]);
  });

  test('its state is the same object until it changes; a store that is full says so and the edit stays on screen', async () => {
    const page = browser();
    const id = await added('home', page);
    const { write } = page.ports.store;
    const sync = await opened(id, page);
    expect(sync.state()).toBe(sync.state());
    page.ports.store.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    sync.perform(rename('too much'));
    await page.clock.pass(100);
    expect(sync.state()).toMatchObject({ saving: { kind: 'local' }, kept: false });
    expect(sync.design().name).toBe('too much');
    page.ports.store.write = write;
    await page.clock.pass(3000);
    expect(sync.state().kept).toBe(true);
    expect(await listLocalDesigns(page.ports)).toMatchObject([{ name: 'too much' }]);
  });

  test('storage that refuses is named, not taken for an empty one', async () => {
    const { ports } = browser();
    const store = { ...ports.store, read: () => Promise.reject(new Error('no database')) };
    expect(await openLocalDesign('local_1', { ...ports, store })).toMatchObject({ ok: false, reason: 'no_storage' });
  });
});

describe('DECISIONS D7: signing out', () => {
  const place = { person: 'u_1', design: 'g_1' };
  const base = { seq: 1, document: newDesign(), rights: { edit: true }, at: 1 };
  const row = { window: 'w_1', base: 1, version: 4, at: 2, envelope: { id: 'command_1', command: rename('a') } };

  test('what has not reached the server is counted, of this person alone', async () => {
    const store = createMemoryStore();
    await store.write(place, { base });
    expect(await unsentAtSignOut(store, 'u_1')).toBe(0);
    await store.write({ person: 'u_2', design: 'g_1' }, { base, append: [row] });
    await store.write({ ...place, design: 'g_2' }, { base, append: [row] });
    expect(await unsentAtSignOut(store, 'u_1')).toBe(1);
    await store.forgetPerson('u_1');
    expect(await unsentAtSignOut(store, 'u_1')).toBe(0);
    expect(await unsentAtSignOut(store, 'u_2')).toBe(1);
  });
});
