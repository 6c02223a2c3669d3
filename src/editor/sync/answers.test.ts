import { describe, expect, test } from 'vitest';
import { canonicalJson } from '#design/canonical-json.ts';
import type { Command } from '#design/commands/command-table.ts';
import { newDesign } from '#design/document.ts';
import { lightDefaults } from '#design/records/light.ts';
import { marksOf } from '#design/commands/undo-marks.ts';
import { createSyncWorld, designId, type Browser, type SyncWorld, type Tab } from './testing/sync-world.ts';

const rename = (name: string): Command => ({ kind: 'design.rename', name });
const hour = (value: number): Command => ({ kind: 'settings.change', settings: { hour: value } });
const light = (id: string): Command => ({
  kind: 'light.add',
  light: { ...lightDefaults, id, level: 'lv_1', at: { x: 0, y: 0, z: 2000 } },
});

async function world(seed = 7): Promise<{ all: SyncWorld; me: Browser; mine: Tab; other: Tab }> {
  const all = createSyncWorld(newDesign('home'), seed);
  const me = all.browser('u_me');
  const mine = await all.open(me);
  const other = await all.open(all.browser('u_other'));
  return { all, me, mine, other };
}

function did(tab: Tab, command: Command): string {
  const done = tab.sync.perform(command);
  if (!done.ok || done.id === null) throw new Error('not done');
  return done.id;
}

describe('how often is sent', () => {
  test('at most once a second alone, four times a second together', async () => {
    const { all, mine } = await world();
    const sends = async (seconds: number) => {
      const from = all.clock.now();
      for (let i = 0; i < seconds * 20; i++) {
        mine.sync.perform(hour(i % 24));
        await all.clock.pass(50);
      }
      const at = mine.network
        .requests()
        .filter((each) => each.commands > 0 && each.at >= from)
        .map((each) => each.at);
      return { count: at.length, least: Math.min(...at.slice(1).map((moment, i) => moment - (at[i] ?? 0))) };
    };
    await all.clock.pass(2000);
    const alone = await sends(10);
    expect(alone.count).toBeGreaterThanOrEqual(9);
    expect(alone.least).toBeGreaterThanOrEqual(1000);
    mine.sync.setCompany(true);
    const together = await sends(10);
    expect(together.count).toBeGreaterThanOrEqual(36);
    expect(together.least).toBeGreaterThanOrEqual(250);
    mine.sync.setCompany(false);
    await all.clock.pass(2000);
    expect((await sends(5)).least).toBeGreaterThanOrEqual(1000);
  });

  test('somebody else’s line is company for a minute', async () => {
    const { all, mine, other } = await world();
    did(other, rename('theirs'));
    await all.clock.pass(1000);
    for (let i = 0; i < 40; i++) {
      mine.sync.perform(hour(i % 24));
      await all.clock.pass(50);
    }
    expect(mine.network.requests().filter(({ commands }) => commands > 0).length).toBeGreaterThanOrEqual(7);
  });

  test('one request at a time: nothing is asked while an answer is awaited', async () => {
    const { all, mine } = await world();
    await all.clock.pass(1000);
    mine.network.set({ delay: 20_000 });
    did(mine, rename('slow'));
    await all.clock.pass(100);
    const { length } = mine.network.requests();
    did(mine, rename('slower'));
    await all.clock.pass(60);
    expect(mine.network.requests()).toHaveLength(length);
  });

  test('a cut network is tried again ever more rarely, and at once when it is back', async () => {
    const { all, mine } = await world();
    await all.clock.pass(1000);
    mine.network.cut(true);
    did(mine, rename('later'));
    await all.clock.pass(10 * 60_000);
    const tries = mine.network.requests().length;
    expect(tries).toBeLessThan(50);
    expect(mine.sync.state().saving.kind).toBe('offline');
    mine.network.cut(false);
    await all.clock.pass(1500);
    expect(mine.sync.state().saving.kind).toBe('saved');
    expect(all.server.design().name).toBe('later');
  });

  test('an answer that is lost, but whose command the stream acknowledged, does not leave the window offline', async () => {
    const { all, mine } = await world();
    await all.clock.pass(1000);
    mine.network.set({ loseAnswer: 1 });
    did(mine, rename('arrived'));
    await all.clock.pass(30_200);
    expect(mine.sync.state()).toMatchObject({ saving: { kind: 'offline', cause: 'network' }, unsent: 0 });
    mine.network.set({ loseAnswer: 0 });
    await all.clock.pass(5000);
    expect(mine.sync.state().saving.kind).toBe('saved');
  });

  test('429 waits as long as the server says', async () => {
    const { all, mine } = await world();
    await all.clock.pass(1000);
    mine.network.answerWith({ ok: false, status: 429, retryAfter: 20_000 });
    did(mine, rename('patient'));
    await all.clock.pass(100);
    const { length } = mine.network.requests();
    mine.network.answerWith(null);
    await all.clock.pass(19_500);
    expect(mine.network.requests()).toHaveLength(length);
    await all.clock.pass(6000);
    expect(all.server.design().name).toBe('patient');
  });
});

describe('what others do', () => {
  test('is on screen under what is pending here, long before that is answered', async () => {
    const { all, mine, other } = await world();
    await all.clock.pass(1000);
    mine.network.set({ loseRequest: 1 });
    did(mine, hour(3));
    await all.clock.pass(1000);
    did(other, rename('theirs'));
    await all.clock.pass(1000);
    expect(mine.sync.state().unsent).toBe(1);
    expect(mine.sync.design()).toMatchObject({ name: 'theirs', settings: { hour: 3 } });
  });

  test('is caught up in pieces, without a line of the stream', async () => {
    const { all, mine, other } = await world();
    await all.clock.pass(1000);
    mine.network.cut(true);
    for (let i = 0; i < 1200; i++) did(other, hour(i % 24));
    await all.clock.pass(20_000);
    expect(all.server.log()).toHaveLength(1200);
    mine.network.set({ loseLine: 1 });
    mine.network.cut(false);
    await all.clock.pass(3000);
    expect(mine.sync.seq()).toBe(1200);
  });

  test('is asked for where a line is missing', async () => {
    const { all, mine, other } = await world();
    await all.clock.pass(1000);
    mine.network.set({ loseLine: 1 });
    did(other, rename('lost'));
    await all.clock.pass(2000);
    expect(mine.sync.seq()).toBe(0);
    mine.network.set({ loseLine: 0 });
    did(other, hour(3));
    await all.clock.pass(2000);
    expect(mine.sync.design()).toMatchObject({ name: 'lost', settings: { hour: 3 } });
  });

  test('and where they point is told while they are there', async () => {
    const { all, mine } = await world();
    await all.clock.pass(2000);
    const { length } = mine.network.requests();
    mine.sync.point({ level: 'lv_1', at: { x: 1, y: 2 }, selected: [] });
    await all.clock.pass(2000);
    expect(mine.network.requests()).toHaveLength(length);
    mine.sync.setCompany(true);
    for (let i = 0; i < 40; i++) {
      mine.sync.point({ level: 'lv_1', at: { x: i, y: 2 }, selected: [] });
      await all.clock.pass(50);
    }
    const sent = mine.network.requests().length - length;
    expect(sent).toBeGreaterThanOrEqual(7);
    expect(sent).toBeLessThanOrEqual(9);
  });
});

describe('what the server refuses', () => {
  test('is named with its reason, stays named after a reload, and the rest goes on', async () => {
    const { all, me, mine, other } = await world();
    did(mine, light('lt_1'));
    await all.clock.pass(3000);
    mine.network.cut(true);
    const refused = did(mine, { kind: 'light.change', light: { ...lightOf(mine), on: false } });
    did(mine, rename('mine'));
    did(other, { kind: 'things.remove', ids: ['lt_1'] });
    await all.clock.pass(3000);
    mine.network.cut(false);
    await all.clock.pass(10_000);
    const conflict = { id: refused, cause: 'refused', reason: 'missing_record', path: 'lights.lt_1' };
    expect(mine.sync.state()).toMatchObject({ saving: { kind: 'saved' }, conflicts: [conflict] });
    expect(mine.sync.design()).toMatchObject({ name: 'mine', lights: {} });
    expect(canonicalJson(mine.sync.design())).toBe(canonicalJson(all.server.design()));
    mine.kill();
    const again = await all.open(me);
    expect(again.sync.state().conflicts).toMatchObject([conflict]);
    again.sync.dismiss(refused);
    await all.clock.pass(100);
    again.kill();
    expect((await all.open(me)).sync.state().conflicts).toEqual([]);
  });

  test.each([400, 413])('%i: the one that causes it is found and named, the others are saved', async (status) => {
    const { all, mine } = await world();
    await all.clock.pass(1000);
    const { send } = mine.network.server;
    mine.network.server.send = (body) =>
      body.commands.some(({ command }) => (command as Command).kind === 'settings.change')
        ? Promise.resolve({ ok: false, status })
        : send(body);
    const bad = did(mine, hour(3));
    for (let i = 0; i < 9; i++) did(mine, light(`lt_${i}`));
    await all.clock.pass(30_000);
    expect(mine.sync.state()).toMatchObject({
      saving: { kind: 'saved' },
      conflicts: [{ id: bad, cause: 'refused', reason: status === 413 ? 'too_large' : 'bad_value' }],
    });
    expect(Object.keys(all.server.design().lights)).toHaveLength(9);
    expect(mine.sync.design().settings.hour).toBe(15);
  });

  test('a command too large for any request is refused before it is done', async () => {
    const { mine } = await world();
    const items = Array.from({ length: 500 }, (_, i) => ({
      kind: 'item.add' as const,
      item: {
        id: `it_${i}`,
        level: 'lv_1',
        model: 'chair-0001',
        name: '很'.repeat(120),
        finishes: Object.fromEntries(
          Array.from({ length: 40 }, (__, slot) => [`s${'x'.repeat(22)}${slot}`, `m${'a'.repeat(58)}`]),
        ),
        at: { x: 0, y: 0, z: 0 },
        turn: 0,
        placement: 'floor' as const,
        locked: false,
      },
    }));
    expect(mine.sync.perform({ kind: 'batch', commands: items })).toMatchObject({ ok: false, reason: 'too_large' });
    expect(mine.sync.state().unsent).toBe(0);
  });
});

function lightOf(tab: Tab) {
  const found = tab.sync.design().lights['lt_1'];
  if (!found) throw new Error('no light');
  return found;
}

describe('DECISIONS D6: undo together', () => {
  test('what others changed since is skipped and named, the rest goes back', async () => {
    const { all, mine, other } = await world();
    const done = mine.sync.perform({ kind: 'batch', commands: [rename('mine'), hour(3)] } as Command);
    if (!done.ok) throw new Error(done.reason);
    const { inverse, after } = done.done;
    await all.clock.pass(3000);
    // The undo is made before their line has come, and crosses it.
    mine.network.cut(true);
    did(other, rename('theirs'));
    await all.clock.pass(3000);
    const undone = mine.sync.perform(inverse, { undo: marksOf(after, inverse) });
    expect(mine.sync.design()).toMatchObject({ name: 'home', settings: { hour: 15 } });
    mine.network.cut(false);
    await all.clock.pass(5000);
    expect(all.server.design()).toMatchObject({ name: 'theirs', settings: { hour: 15 } });
    expect(mine.sync.design()).toMatchObject({ name: 'theirs', settings: { hour: 15 } });
    const id = undone.ok ? undone.id : '';
    expect(mine.sync.state().conflicts).toMatchObject([{ id, cause: 'skipped', paths: ['name'] }]);
  });

  test('an undo of which nothing is left is named and not sent', async () => {
    const { all, mine, other } = await world();
    const done = mine.sync.perform(rename('mine'));
    if (!done.ok) throw new Error(done.reason);
    await all.clock.pass(3000);
    did(other, rename('theirs'));
    await all.clock.pass(3000);
    const { inverse, after } = done.done;
    expect(mine.sync.perform(inverse, { undo: marksOf(after, inverse) })).toMatchObject({ ok: true, id: null });
    expect(mine.sync.state()).toMatchObject({ unsent: 0, conflicts: [{ cause: 'skipped', paths: ['name'] }] });
    expect(mine.sync.design().name).toBe('theirs');
  });
});

describe('DECISIONS D5: who differs takes the server’s document', () => {
  test('by the hash of an answer; what is pending is done to it again', async () => {
    const { all, mine } = await world();
    await all.clock.pass(1000);
    all.server.damage((design) => ({ ...design, settings: { ...design.settings, latitude: 21 } }));
    did(mine, rename('mine'));
    await all.clock.pass(5000);
    expect(mine.sync.design()).toMatchObject({ name: 'mine', settings: { latitude: 21 } });
    did(mine, hour(4));
    await all.clock.pass(5000);
    expect(canonicalJson(mine.sync.design())).toBe(canonicalJson(all.server.design()));
  });

  test('by a line that cannot be applied', async () => {
    const { all, mine, other } = await world();
    did(other, light('lt_1'));
    await all.clock.pass(3000);
    all.server.damage((design) => ({ ...design, lights: {} }));
    const third = await all.open(all.browser('u_third'));
    did(third, light('lt_1'));
    did(mine, rename('mine'));
    await all.clock.pass(10_000);
    for (const tab of [mine, other, third])
      expect(canonicalJson(tab.sync.design())).toBe(canonicalJson(all.server.design()));
  });
});

describe('DECISIONS D3: forks', () => {
  test('an outbox older than the log is kept beside the design, and named', async () => {
    const { all, me, mine, other } = await world();
    did(mine, rename('first'));
    await all.clock.pass(3000);
    mine.network.cut(true);
    did(mine, hour(3));
    did(mine, light('lt_mine'));
    await all.clock.pass(200);
    mine.kill();
    for (const name of ['a', 'b', 'c']) {
      did(other, rename(name));
      await all.clock.pass(1000);
    }
    all.server.forgetUpTo(3);
    const again = await all.open(me);
    expect(again.sync.design().settings.hour).toBe(3);
    await all.clock.pass(10_000);
    expect(canonicalJson(again.sync.design())).toBe(canonicalJson(all.server.design()));
    expect(again.sync.state()).toMatchObject({
      saving: { kind: 'saved' },
      unsent: 0,
      forks: [{ reason: 'too_old', commands: 2, version: 1 }],
    });
    expect(all.server.forks()).toMatchObject([
      { reason: 'too_old', document: { name: 'first', settings: { hour: 3 }, lights: { lt_mine: {} } } },
    ]);
    expect((await me.store.read({ person: me.person, design: designId })).forks).toEqual([]);
  });

  test('one of another document version too, and it stays in the browser until the server has it', async () => {
    const { all, me, mine } = await world();
    mine.network.cut(true);
    did(mine, hour(3));
    await all.clock.pass(200);
    mine.kill();
    const place = { person: me.person, design: designId };
    const [row] = (await me.store.read(place)).outbox;
    if (!row) throw new Error('not stored');
    await me.store.write(place, { drop: [row.envelope.id] });
    await me.store.write(place, { append: [{ ...row, version: row.version - 1 }] });
    const offline = await all.open(me, { cut: true });
    expect(offline.sync.design().settings.hour).toBe(15);
    expect(offline.sync.state().forks).toMatchObject([{ reason: 'other_version', commands: 1, version: null }]);
    offline.kill();
    const online = await all.open(me);
    await all.clock.pass(5000);
    expect(online.sync.state().forks).toMatchObject([{ reason: 'other_version', version: 1 }]);
    expect(all.server.forks()).toHaveLength(1);
    expect(all.server.log()).toHaveLength(0);
  });
});

describe('rights', () => {
  test('taken away while there is something to send: read-only with the reason, nothing is dropped', async () => {
    const { all, me, mine } = await world();
    await all.clock.pass(1000);
    mine.network.answerWith({ ok: false, status: 403, reason: 'view_only' });
    did(mine, rename('mine'));
    await all.clock.pass(2000);
    expect(mine.sync.state()).toMatchObject({ saving: { kind: 'read-only', reason: 'view_only' }, unsent: 1 });
    expect(mine.sync.perform(rename('more'))).toMatchObject({ ok: false, reason: 'read_only' });
    expect((await me.store.read({ person: me.person, design: designId })).outbox).toHaveLength(1);
    mine.network.answerWith(null);
    mine.sync.askAgain();
    await all.clock.pass(3000);
    expect(mine.sync.state().saving.kind).toBe('saved');
    expect(all.server.design().name).toBe('mine');
  });

  test('a session that is over is no reason to stop drawing', async () => {
    const { all, mine } = await world();
    await all.clock.pass(1000);
    mine.network.answerWith({ ok: false, status: 401 });
    did(mine, rename('mine'));
    await all.clock.pass(2000);
    expect(mine.sync.state().saving).toMatchObject({ kind: 'offline', cause: 'signed-out' });
    did(mine, rename('still mine'));
    mine.network.answerWith(null);
    mine.sync.askAgain();
    await all.clock.pass(3000);
    expect(all.server.design().name).toBe('still mine');
  });

  test('a design that is not there is not opened from what this browser keeps', async () => {
    const { all, me, mine } = await world();
    await mine.sync.close();
    const opened = await all.tryOpen(me, { answer: { ok: false, status: 404, reason: 'not_found' } });
    expect(opened).toMatchObject({ ok: false, status: 404, reason: 'not_found' });
  });
});

test('a store that refuses is told, and what is done is sent all the same', async () => {
  const { all } = await world();
  const tab = await all.open(all.browser('u_private'), {
    store: (store) => ({ ...store, write: () => Promise.reject(new Error('full')) }),
  });
  did(tab, rename('not kept'));
  await all.clock.pass(5000);
  expect(tab.sync.state()).toMatchObject({ kept: false, saving: { kind: 'saved' } });
  expect(all.server.design().name).toBe('not kept');
});
