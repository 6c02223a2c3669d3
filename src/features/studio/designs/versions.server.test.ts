import { describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { shelveWork } from '#features/catalogue/works/save-work.server.ts';
import { transaction } from '#db/database.ts';
import { uploadData } from '#features/foundation/media/upload.ts';
import { newMember, signIn } from '../../../../tests/support/app.ts';
import { designBytes, gridDesign } from '../../../../tests/support/studio/designs.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { putPiece } from '../../../../tests/support/uploads/test-transport.ts';
import { addChair, drawingOf, moveChair, newDrawing, renamed } from '../../../../tests/support/studio/drawing.ts';
import { openStudio } from '../../../../tests/support/studio/open-studio.ts';
import { autoVersion, personLimits } from './design-limits.ts';
import type { DesignItem, VersionItem } from './design.ts';
import { pinVersion } from './versions.server.ts';

const { world, lan } = await openStudio();

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, key?: string) =>
  world.call(method, `/designs${path}`, {
    token: lan.token,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const versions = async (id: string) => (await ask('GET', `/${id}/versions`)).data as VersionItem[];
const itemsOf = (document: Record<string, unknown>) => Object.keys(document['items'] as object).sort();
const drawn = () => newDrawing(world, lan.token);

describe('J10: versions', () => {
  test('one comes by itself after 200 commands, with what was drawn until then', async () => {
    const { id, send, head } = await drawn();
    let drawnSoFar = 0;
    // A run takes no further command after its time: what was not reached is sent again, as a window does.
    while (drawnSoFar < autoVersion.commands - 1) {
      const left = Array.from({ length: autoVersion.commands - 1 - drawnSoFar }, (_, n) => addChair(drawnSoFar + n));
      drawnSoFar = (await send(left, { base: drawnSoFar })).seq;
    }
    expect(await versions(id)).toHaveLength(1);
    const { hash } = await send([addChair(900), addChair(901)], { base: autoVersion.commands - 1 });
    expect(await versions(id)).toMatchObject([
      { version: 2, seq: autoVersion.commands + 1, why: 'auto', name: null },
      { version: 1, seq: 0 },
    ]);
    expect((await head()).hash).toBe(hash);
    expect((await send([addChair(902)], { base: 201 })).seq).toBe(202);
  });

  test('named, looked at, restored as one command more, and gone on with as a design of its own', async () => {
    const { id, send, head } = await drawn();
    await send([addChair(1), renamed('Bếp mở')]);
    const named = (await ask('POST', `/${id}/versions`, { name: 'Trước khi sửa bếp' })).data as VersionItem;
    expect(named).toMatchObject({ version: 2, seq: 2, why: 'named', name: 'Trước khi sửa bếp', by: lan.id });
    const { hash } = await head();
    await send([addChair(2), moveChair(1, 4000), { command: { kind: 'things.remove', ids: ['wl_column'] } }], {
      base: 2,
    });
    expect(
      itemsOf(((await ask('GET', `/${id}/versions/2`)).data as { document: Record<string, unknown> }).document),
    ).toEqual(['it_1']);
    expect((await ask('POST', `/${id}/versions/2/restore`)).data).toEqual({ seq: 6 });
    expect(await head()).toMatchObject({ seq: 6, hash });
    // What was there before is a version, and a window that is behind is told in one line.
    expect((await versions(id)).map(({ version, seq, why }) => [version, seq, why])).toEqual([
      [3, 5, 'auto'],
      [2, 2, 'named'],
      [1, 0, 'auto'],
    ]);
    expect((await send([], { base: 5 })).others).toMatchObject([{ seq: 6, by: lan.id, command: { kind: 'restore' } }]);
    const branch = (await ask('POST', `/${id}/versions/3/branch`, { name: 'Nhánh' })).data as DesignItem;
    expect(itemsOf((await drawingOf(world, lan.token, branch.id).head()).document)).toEqual(['it_1', 'it_2']);
  });

  test('a second name for the same state is a second version; a key sent again makes none', async () => {
    const { id } = await drawn();
    const first = (await ask('POST', `/${id}/versions`, { name: 'Một' }, 'key-of-version-1')).data;
    expect((await ask('POST', `/${id}/versions`, { name: 'Một' }, 'key-of-version-1')).data).toEqual(first);
    await ask('POST', `/${id}/versions`, { name: 'Hai' });
    expect((await versions(id)).map(({ version, name }) => [version, name])).toEqual([
      [2, 'Hai'],
      [1, 'Một'],
    ]);
  });

  test('D3: a fork is a version beside the line: the design goes on as it was', async () => {
    const { id, send, head } = await drawn();
    await send([addChair(1)]);
    const { hash } = await head();
    const body = { name: 'Trên máy bay', fork: { base: 1, document: { ...studio(), name: 'Trên máy bay' } } };
    expect((await ask('POST', `/${id}/versions`, body)).data).toMatchObject({ version: 2, why: 'fork', seq: 1 });
    expect(await head()).toMatchObject({ seq: 1, hash });
    expect((await send([addChair(2)], { base: 1 })).seq).toBe(2);
    const bad = { name: 'x', fork: { base: 1, document: { ...studio(), walls: 7 } } };
    expect(await ask('POST', `/${id}/versions`, bad)).toMatchObject({ status: 400, error: 'design_refused' });
    expect(await ask('POST', `/${id}/versions`, { name: 'x', fork: { base: 1 } })).toMatchObject({ status: 400 });
    expect(await ask('GET', `/${id}/versions/99`)).toMatchObject({ status: 404 });
  });

  test('D11: what is published is kept as a version and stays; a fork is not published', async () => {
    const { id, send } = await drawn();
    await send([addChair(1)]);
    const pin = (version: number | null) =>
      transaction(world.db, (db) => pinVersion(db, world.clock, lan.id, { designId: id, version, why: 'published' }));
    expect(await pin(null)).toBe(2);
    expect(await pin(null)).toBe(2);
    await send([addChair(2)], { base: 1 });
    expect(await pin(3)).toBe(3);
    expect(await pin(7)).toBeNull();
    await ask('POST', `/${id}/versions`, { name: 'Nhánh', fork: { base: 1, document: studio() } });
    expect(await pin(4)).toBeNull();
    expect((await versions(id)).map(({ why }) => why)).toEqual(['fork', 'published', 'published', 'auto']);
  });
});

describe('designs are made, copied, found and thrown away', () => {
  test('empty, by name or without, in the reader’s language; from a document; not from two things', async () => {
    expect((await ask('POST', '', { name: 'Nhà mới' })).data).toMatchObject({ name: 'Nhà mới', seq: 0, version: 1 });
    const untitled = await world.call('POST', '/designs', { token: lan.token, locale: 'vi', body: {} });
    expect(untitled.data).toMatchObject({ name: 'Thiết kế chưa đặt tên' });
    expect((await ask('POST', '', { document: studio() })).data).toMatchObject({ name: studio().name });
    expect(await ask('POST', '', { document: studio(), template: 'w_x' })).toMatchObject({ status: 400 });
    expect(await ask('POST', '', { document: { version: 99 } })).toMatchObject({ error: 'design_refused' });
    expect(await ask('POST', '', { upload: 'z_none' })).toMatchObject({ status: 404 });
  });

  test('a document of more than a megabyte comes in pieces first', async () => {
    const bytes = Buffer.concat([designBytes(gridDesign(3, 3)), Buffer.alloc(1_500_000, ' ')]);
    const opened = await world.call('POST', '/uploads', {
      token: lan.token,
      body: { kind: 'file', name: 'nha.json', type: '', bytes: bytes.length },
    });
    const { id } = uploadData.parse(opened.data);
    await putPiece(world, lan.token, id, 0, bytes);
    expect((await ask('POST', '', { upload: id, name: 'Lưới' })).data).toMatchObject({ name: 'Lưới' });
  });

  test('from a work, and a work’s design is what was published', async () => {
    const { designer } = await smallMarket(world);
    const token = await signIn(world, designer);
    const copy = (await ask('POST', '', { template: ids.work, name: 'Theo mẫu' })).data as DesignItem;
    expect(copy).toMatchObject({ template: ids.work, name: 'Theo mẫu' });
    const { design_id } = await world.db
      .selectFrom('works')
      .select('design_id')
      .where('id', '=', ids.work)
      .executeTakeFirstOrThrow();
    const shown = async () => (await world.call('GET', `/works/${ids.work}/design`)).data;
    const before = await shown();
    await drawingOf(world, token, design_id!).send([addChair(1)]);
    expect(await shown()).toEqual(before);
    await shelveWork(world.db, world.clock, ids.work, 'shelved');
    expect(await ask('POST', '', { template: ids.gone })).toMatchObject({ status: 404 });
  });

  test('a copy is of what the design is now, and goes its own way', async () => {
    const { id, send, head } = await drawn();
    await send([addChair(1)]);
    const copy = (await world.call('POST', `/designs/${id}/duplicate`, { token: lan.token, locale: 'en', body: {} }))
      .data as DesignItem;
    expect(copy.name).toBe('Copy of Studio');
    await drawingOf(world, lan.token, copy.id).send([addChair(2)]);
    expect(itemsOf((await head()).document)).toEqual(['it_1']);
  });

  test('a name that is too long with its “copy of” is cut, not in the middle of a sign', async () => {
    const { id } = await drawn();
    await ask('PATCH', `/${id}`, { name: `${'a'.repeat(111)}🏠` });
    const copy = await world.call('POST', `/designs/${id}/duplicate`, { token: lan.token, locale: 'en', body: {} });
    expect(copy).toMatchObject({ status: 200, data: { name: `Copy of ${'a'.repeat(111)}` } });
  });

  test('found by name without its marks; in the bin, out of it, and read-only there', async () => {
    const { id, ask: send, head } = await drawn();
    await ask('PATCH', `/${id}`, { name: 'Căn hộ Đà Nẵng' });
    const found = async (query: string) =>
      ((await ask('GET', `?${query}`)).data as DesignItem[]).map((each) => each.id);
    expect(await found('search=da%20nang')).toEqual([id]);
    expect((await ask('DELETE', `/${id}`)).status).toBe(200);
    expect((await ask('DELETE', `/${id}`)).status).toBe(200);
    expect([await found('search=da%20nang'), await found('search=da%20nang&bin=1')]).toEqual([[], [id]]);
    expect(await send([addChair(1)])).toMatchObject({ status: 403, error: 'design_read_only', state: 'in_bin' });
    expect((await head()).rights).toMatchObject({ edit: false, reason: 'in_bin' });
    expect((await ask('POST', `/${id}/unbin`)).data).toMatchObject({ id, deletedAt: null });
    expect((await send([addChair(1)])).status).toBe(200);
    const actions = await world.db
      .selectFrom('audit')
      .select('action')
      .where('target', '=', id)
      .orderBy('at')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'design.created',
      'design.renamed',
      'design.binned',
      'design.unbinned',
    ]);
  });

  test('500 designs: the next is refused by name, and one out of the bin too', async () => {
    const huy = await newMember(world);
    const { id } = await newDrawing(world, huy.token);
    const row = await world.db.selectFrom('designs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await world.db
      .insertInto('designs')
      .values(Array.from({ length: personLimits.designs }, (_, n) => ({ ...row, id: `g_many${n}` })))
      .execute();
    await world.db.updateTable('designs').set({ deleted_at: world.clock.now() }).where('id', '=', id).execute();
    const made = await world.call('POST', '/designs', { token: huy.token, body: {} });
    expect(made).toMatchObject({ status: 409, error: 'designs_full' });
    expect(made.message).toContain('500');
    expect(await world.call('POST', `/designs/${id}/unbin`, { token: huy.token })).toMatchObject({
      error: 'designs_full',
    });
    expect(await world.call('POST', `/designs/${id}/duplicate`, { token: huy.token, body: {} })).toMatchObject({
      error: 'designs_full',
    });
  });

  test('J1: who may not design makes none', async () => {
    const huy = await newMember(world);
    const { id } = await newDrawing(world, huy.token);
    await world.db.updateTable('users').set({ trial_ends_at: world.clock.now() }).where('id', '=', huy.id).execute();
    for (const [path, body] of [
      ['/designs', {}],
      ['/designs', { document: studio() }],
      [`/designs/${id}/duplicate`, {}],
      [`/designs/${id}/versions/1/branch`, {}],
    ] as const)
      expect(await world.call('POST', path, { token: huy.token, body }), path).toMatchObject({
        error: 'workspace_denied',
      });
    expect((await world.call('DELETE', `/designs/${id}`, { token: huy.token })).status).toBe(200);
  });
});
