import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designHash } from '#design/design-hash.ts';
import { currentVersion } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import { studio } from '#design/samples/studio.ts';
import { marksOf } from '#design/commands/undo-marks.ts';
import { locales } from '#lib/locale.ts';
import { appOnDatabase, newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import {
  addChair,
  commandId,
  drawingOf,
  moveChair,
  newDrawing,
  renamed,
  type Drawing,
} from '../../../../../tests/support/studio/drawing.ts';
import { furthestBehind, windowRequests } from '../design-limits.ts';

let world: TestApp;
let lan: Member;
let drawing: Drawing;
beforeAll(async () => {
  world = await testApp();
  lan = await newMember(world);
});
afterAll(() => world.close());

const fresh = async () => {
  drawing = await newDrawing(world, lan.token);
  return drawing;
};
const logOf = (id: string) =>
  world.db
    .selectFrom('design_commands')
    .select(['seq', 'id', 'by'])
    .where('design_id', '=', id)
    .orderBy('seq')
    .execute();

describe('D3: commands are applied in order, each once', () => {
  test('each gets its number, the answer the hash of the document; another window reads the same', async () => {
    const { id, send, head } = await fresh();
    const sent = await send([addChair(1), addChair(2), moveChair(1, 1500)]);
    expect(sent).toMatchObject({ seq: 3, results: [{ seq: 1 }, { seq: 2 }, { seq: 3 }], others: [] });
    const now = await head();
    expect(now).toMatchObject({ seq: 3, hash: sent.hash, rights: { edit: true } });
    const opened = openDesign(now.document);
    expect(opened.ok && designHash(opened.design)).toBe(sent.hash);
    expect(opened.ok && opened.design.items['it_1']?.at.x).toBe(1500);
    expect((await logOf(id)).map(({ seq, by }) => [seq, by])).toEqual([1, 2, 3].map((seq) => [seq, lan.id]));
  });

  test('an id sent twice is applied once: in one request, again, and beside new ones', async () => {
    const { id, send } = await fresh();
    const first = { id: commandId(), ...addChair(1) };
    const again = await send([first, first]);
    expect(again.results).toEqual([{ id: first.id, seq: 1 }]);
    expect((await send([first, addChair(2)], { base: 1 })).results).toMatchObject([
      { id: first.id, seq: 1 },
      { seq: 2 },
    ]);
    expect((await send([first])).seq).toBe(2);
    expect(await logOf(id)).toHaveLength(2);
  });

  test('a refused one is named with reason and place, leaves nothing, and the others go on', async () => {
    const { send, head } = await fresh();
    const { results, seq } = await send([
      addChair(1),
      { command: { kind: 'item.move', id: 'it_none', at: { x: 0, y: 0, z: 0 } } },
      { command: { kind: 'no.such', id: 1 } },
      addChair(1),
      addChair(2),
    ]);
    expect(results).toMatchObject([
      { seq: 1 },
      { refused: { reason: 'missing_record' } },
      { refused: { reason: 'bad_value' } },
      { refused: { reason: 'id_taken' } },
      { seq: 2 },
    ]);
    expect([seq, (await head()).seq]).toEqual([2, 2]);
  });

  test('others: all lines after base that were not in the request, with who did them', async () => {
    const { send } = await fresh();
    const mine = { id: commandId(), ...addChair(1) };
    await send([mine]);
    await send([addChair(2)], { base: 1 });
    const answer = await send([mine, addChair(3)], { base: 0 });
    expect(answer.others).toMatchObject([{ seq: 2, by: lan.id, command: { kind: 'item.add' } }]);
    expect(answer.results.flatMap((each) => ('seq' in each ? [each.seq] : []))).toEqual([1, 3]);
  });

  test('many at once from several windows come one after the other, without gap or double', async () => {
    const { id, ask, head } = await fresh();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ask([addChair(2 * n), addChair(2 * n + 1)])),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await logOf(id)).map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1));
    expect(Object.keys((await head()).document['items'] as object)).toHaveLength(24);
  });

  test('two servers on one database agree: what one did the other goes on from', async () => {
    const two = await appOnDatabase(world.url, {}, { clock: world.clock });
    try {
      const { send, ask, head } = await fresh();
      await send([addChair(1)]);
      await send([moveChair(1, 800), addChair(2)], { via: two });
      await send([moveChair(2, 900)]);
      await Promise.all(Array.from({ length: 10 }, (_, n) => ask([addChair(10 + n)], { via: n % 2 ? two : world })));
      const [here, there] = [await head(), await head({ via: two })];
      expect(here.seq).toBe(14);
      expect([there.seq, there.hash]).toEqual([here.seq, here.hash]);
    } finally {
      await two.close();
    }
  });

  test('after a restart the head is read from version and log', async () => {
    const { send, head } = await fresh();
    const { hash } = await send([
      addChair(1),
      moveChair(1, 1234),
      { command: { kind: 'things.remove', ids: ['wl_column'] } },
    ]);
    const two = await appOnDatabase(world.url, {}, { clock: world.clock });
    try {
      expect((await head({ via: two })).hash).toBe(hash);
      expect((await send([addChair(2)], { via: two })).seq).toBe(4);
    } finally {
      await two.close();
    }
  });

  test('what was applied and not committed is nowhere: the next goes on from what is stored', async () => {
    const { id, send, ask } = await fresh();
    await send([addChair(1)]);
    // Between the thread's work and the commit the database says no.
    await world.db.schema
      .alterTable('design_commands')
      .addCheckConstraint('no_more', sql`id <> 'cmd_unlucky'`)
      .execute();
    expect((await ask([{ id: 'cmd_unlucky', ...addChair(2) }])).status).toBe(500);
    await world.db.schema.alterTable('design_commands').dropConstraint('no_more').execute();
    expect(await send([addChair(2), moveChair(2, 700)])).toMatchObject({ seq: 3, results: [{ seq: 2 }, { seq: 3 }] });
    expect(await logOf(id)).toHaveLength(3);
  });
});

describe('D3: what cannot be rebased is a fork', () => {
  test('an outbox older than the log, with what had been applied of it', async () => {
    const { id, send, ask } = await fresh();
    const first = { id: commandId(), ...addChair(1) };
    await send([first, addChair(2), addChair(3)]);
    await world.db.deleteFrom('design_commands').where('design_id', '=', id).where('seq', '=', 2).execute();
    expect((await ask([first, addChair(4)], { base: 1 })).data).toEqual({ fork: 'too_old', applied: [first.id] });
    expect((await world.call('GET', `/designs/${id}/commands?after=1`, { token: lan.token })).data).toEqual({
      fork: 'too_old',
    });
    expect((await send([addChair(4)], { base: 2 })).seq).toBe(4);
  });

  test('an outbox of another document version, and a base that never was', async () => {
    const { ask } = await fresh();
    expect((await ask([addChair(1)], { version: currentVersion - 1 })).data).toEqual({
      fork: 'other_version',
      applied: [],
    });
    expect((await ask([addChair(1)], { base: 7 })).data).toEqual({ fork: 'too_old', applied: [] });
  });

  test('further behind than an answer can hold', async () => {
    const { id, send, ask } = await fresh();
    await send([addChair(1)]);
    await world.db
      .updateTable('design_commands')
      .set({ bytes: furthestBehind.bytes + 1 })
      .where('design_id', '=', id)
      .execute();
    expect((await ask([addChair(2)])).data).toMatchObject({ fork: 'too_old' });
    expect((await send([addChair(2)], { base: 1 })).seq).toBe(2);
  });

  test('catching up: lines in order, from any number', async () => {
    const { id, send } = await fresh();
    const { hash } = await send([addChair(1), addChair(2), addChair(3)]);
    const answer = await world.call('GET', `/designs/${id}/commands?after=1`, { token: lan.token });
    expect(answer.data).toMatchObject({ seq: 3, hash, commands: [{ seq: 2, by: lan.id }, { seq: 3 }] });
  });
});

describe('D6: an undo skips what others changed since, and names it', () => {
  test('records as the step left them are set back, the others stay', async () => {
    const { send, head } = await fresh();
    await send([addChair(1), addChair(2)]);
    const before = openDesign((await head()).document);
    if (!before.ok) throw new Error(before.reason);
    await send([moveChair(1, 2000), moveChair(2, 2100)], { base: 2 });
    const after = openDesign((await head()).document);
    if (!after.ok) throw new Error(after.reason);
    const { it_1, it_2 } = before.design.items;
    const command = { kind: 'restore' as const, items: { it_1: it_1!, it_2: it_2! } };
    const undo = marksOf(after.design, command);
    await send([moveChair(2, 3000)], { base: 4 });
    const { results, seq } = await send([{ command, undo }], { base: 5 });
    expect(results).toMatchObject([{ seq: 6, skipped: ['items.it_2'] }]);
    const items = (await head()).document['items'] as Record<string, { at: { x: number } }>;
    expect([items['it_1']?.at.x, items['it_2']?.at.x]).toEqual([it_1!.at.x, 3000]);
    expect(seq).toBe(6);
    const nothingLeft = { kind: 'restore' as const, items: { it_2: it_2! } };
    expect(
      (await send([{ command: nothingLeft, undo: { 'items.it_2': undo['items.it_2']! } }], { base: 6 })).results,
    ).toMatchObject([{ refused: { reason: 'changed_since', path: 'items.it_2' } }]);
  });
});

describe('D3: limits have names', () => {
  test('200 commands a request, a megabyte a body', async () => {
    const { ask } = await fresh();
    const many = Array.from({ length: 201 }, (_, n) => addChair(n));
    expect(await ask(many)).toMatchObject({ status: 400, field: 'commands' });
    expect((await ask(many.slice(1))).status).toBe(200);
    const large = { command: { kind: 'design.rename', name: 'x'.repeat(1_050_000) } };
    expect(await ask([large])).toMatchObject({ status: 413, error: 'body_too_large' });
    expect((await ask([{ command: { kind: 'design.rename', name: 'x'.repeat(900_000) } }])).data).toMatchObject({
      results: [{ refused: { reason: 'bad_value' } }],
    });
  });

  test('300 requests a minute a window; another window goes on', async () => {
    const { id } = await fresh();
    const ask = (window: string) =>
      world.call('POST', `/designs/${id}/commands`, {
        token: lan.token,
        body: { base: 0, version: currentVersion, commands: [], window },
      });
    const statuses = await Promise.all(Array.from({ length: windowRequests.hits }, () => ask('window_a')));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ask('window_a')).toMatchObject({ status: 429, error: 'too_many_requests' });
    expect((await ask('window_b')).status).toBe(200);
    world.clock.advance(61);
    expect((await ask('window_a')).status).toBe(200);
  });

  test.each(locales)('J1: when the free version is over the design is read-only, said in %s', async (locale) => {
    const huy = await newMember(world);
    const { id, ask, head } = await newDrawing(world, huy.token);
    await world.db.updateTable('users').set({ trial_ends_at: world.clock.now() }).where('id', '=', huy.id).execute();
    const refused = await world.call('POST', `/designs/${id}/commands`, {
      token: huy.token,
      locale,
      body: { base: 0, version: currentVersion, commands: [] },
    });
    expect(refused).toMatchObject({ status: 403, error: 'design_read_only', state: 'workspace_denied' });
    expect(refused.message.length).toBeGreaterThan(15);
    expect((await head()).rights).toMatchObject({ edit: false, reason: 'workspace_denied' });
    expect((await ask([addChair(1)])).status).toBe(403);
  });

  test('200 MB a person: what is there can be looked at', async () => {
    const huy = await newMember(world);
    const { id, ask, head } = await newDrawing(world, huy.token);
    await world.db.updateTable('designs').set({ bytes: 200_000_001 }).where('id', '=', id).execute();
    expect((await head()).rights).toMatchObject({ edit: false, reason: 'space_used' });
    expect(await ask([addChair(1)])).toMatchObject({ error: 'design_read_only', state: 'space_used' });
    expect(await world.call('POST', '/designs', { token: huy.token, body: {} })).toMatchObject({
      error: 'designs_space',
    });
  });
});

describe('a stranger finds nothing', () => {
  test('neither commands nor document nor versions, whatever they send', async () => {
    const { id } = await fresh();
    const other = await newMember(world);
    const strange = drawingOf(world, other.token, id);
    expect(await strange.ask([addChair(1)])).toMatchObject({ status: 404, error: 'not_found' });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/unbin', undefined],
      ['POST', '/duplicate', {}],
      ['GET', '/commands?after=0', undefined],
      ['GET', '/stream', undefined],
      ['GET', '/versions', undefined],
      ['POST', '/versions', { name: 'Mine' }],
      ['GET', '/versions/1', undefined],
      ['POST', '/versions/1/restore', undefined],
      ['POST', '/versions/1/branch', {}],
    ] as const)
      expect(await world.call(method, `/designs/${id}${path}`, { token: other.token, body }), path).toMatchObject({
        status: 404,
        error: 'not_found',
      });
    expect(await logOf(id)).toEqual([]);
  });
});

describe('the name of the row follows the document', () => {
  test('a command renames it, and a new name is a command', async () => {
    const { id, send, head } = await fresh();
    await send([renamed('Nhà bên sông')]);
    const list = async () =>
      ((await world.call('GET', '/designs', { token: lan.token })).data as { id: string; name: string }[]).find(
        (each) => each.id === id,
      )?.name;
    expect(await list()).toBe('Nhà bên sông');
    expect(await world.call('PATCH', `/designs/${id}`, { token: lan.token, body: { name: '河畔' } })).toMatchObject({
      data: { name: '河畔', seq: 2 },
    });
    expect([await list(), (await head()).document['name']]).toEqual(['河畔', '河畔']);
    expect(studio().name).not.toBe('河畔');
  });

  test('others are told it in one line, whatever stands in the document', async () => {
    const { id, send } = await fresh();
    await send([renamed('Nhà\n\nĐổi mật khẩu\u202e')]);
    const read = await world.call('GET', `/designs/${id}`, { token: lan.token });
    expect(read.data).toMatchObject({ name: 'Nhà Đổi mật khẩu' });
    const body = { document: { ...studio(), name: 'Nhà\nvườn' } };
    expect((await world.call('POST', '/designs', { token: lan.token, body })).data).toMatchObject({ name: 'Nhà vườn' });
  });
});
