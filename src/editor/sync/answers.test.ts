import { describe, expect, test } from 'vitest';
import { canonicalJson } from '#design/canonical-json.ts';
import type { Command } from '#design/commands/command-table.ts';
import { marksOf } from '#design/commands/undo-marks.ts';
import { did, hour, light, rename, smallWorld } from './testing/small-world.ts';
import { designId, type Tab } from './testing/sync-world.ts';

describe('what the server refuses', () => {
  test('is named with its reason, stays named after a reload, and the rest goes on', async () => {
    const { all, me, mine, other } = await smallWorld();
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
    const { all, mine } = await smallWorld();
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
    const { mine } = await smallWorld();
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
    const { all, mine, other } = await smallWorld();
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
    const { all, mine, other } = await smallWorld();
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
    const { all, mine } = await smallWorld();
    await all.clock.pass(1000);
    all.server.damage((design) => ({ ...design, settings: { ...design.settings, latitude: 21 } }));
    did(mine, rename('mine'));
    await all.clock.pass(5000);
    expect(mine.sync.design()).toMatchObject({ name: 'mine', settings: { latitude: 21 } });
    did(mine, hour(4));
    await all.clock.pass(5000);
    expect(canonicalJson(mine.sync.design())).toBe(canonicalJson(all.server.design()));
  });

  test('and does not ask for ever where hashes are counted otherwise', async () => {
    const { all, mine } = await smallWorld();
    await all.clock.pass(1000);
    all.server.hashBy(() => 'another');
    const { length } = mine.network.requests();
    for (let i = 0; i < 5; i++) {
      did(mine, hour(i));
      await all.clock.pass(2000);
    }
    expect(mine.network.requests().length - length).toBeLessThan(12);
    expect(mine.sync.state().saving.kind).toBe('saved');
  });

  test('by a line that cannot be applied', async () => {
    const { all, mine, other } = await smallWorld();
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
    const { all, me, mine, other } = await smallWorld();
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

  test('too far behind for one answer is not too old: the window catches up, and sends', async () => {
    const { all, mine, other } = await smallWorld();
    await all.clock.pass(1000);
    all.server.furthestBehind(5);
    mine.network.set({ loseLine: 1 });
    for (let i = 0; i < 20; i++) did(other, hour(i));
    await all.clock.pass(3000);
    did(mine, rename('mine'));
    await all.clock.pass(5000);
    expect(mine.sync.state()).toMatchObject({ saving: { kind: 'saved' }, forks: [], conflicts: [] });
    expect(all.server.design()).toMatchObject({ name: 'mine', settings: { hour: 19 } });
  });

  test('one of another document version too, and it stays in the browser until the server has it', async () => {
    const { all, me, mine } = await smallWorld();
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
    const { all, me, mine } = await smallWorld();
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
    const { all, mine } = await smallWorld();
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
    const { all, me, mine } = await smallWorld();
    await mine.sync.close();
    const opened = await all.tryOpen(me, { answer: { ok: false, status: 404, reason: 'not_found' } });
    expect(opened).toMatchObject({ ok: false, status: 404, reason: 'not_found' });
  });
});

test('a server that is busy for a moment is asked again while the design opens; one that stays busy is told after some tries', async () => {
  const { all } = await smallWorld();
  const answer = { ok: false as const, status: 503, reason: 'unavailable' };
  const late = await all.tryOpen(all.browser('u_patient'), { answer, busyFor: 2000 });
  expect(late.ok).toBe(true);
  const begun = all.clock.now();
  expect(await all.tryOpen(all.browser('u_patient_too'), { answer })).toMatchObject(answer);
  expect(all.clock.now() - begun).toBeLessThan(10_000);
});

test('a store that never answers, because another tab holds it, keeps nobody from the design', async () => {
  const { all } = await smallWorld();
  const tab = await all.open(all.browser('u_held_up'), {
    store: (store) => ({
      ...store,
      read: () => new Promise(() => undefined),
      windows: () => new Promise(() => undefined),
    }),
  });
  did(tab, rename('drawn all the same'));
  await all.clock.pass(5000);
  expect(all.server.design().name).toBe('drawn all the same');
});

test('a store that refuses is told, and what is done is sent all the same', async () => {
  const { all } = await smallWorld();
  const tab = await all.open(all.browser('u_private'), {
    store: (store) => ({ ...store, write: () => Promise.reject(new Error('full')) }),
  });
  did(tab, rename('not kept'));
  await all.clock.pass(5000);
  expect(tab.sync.state()).toMatchObject({ kept: false, saving: { kind: 'saved' } });
  expect(all.server.design().name).toBe('not kept');
});
