import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { designPersonalData } from '../personal-data.server.ts';
import { ids, smallMarket } from '../../../../../tests/support/market.ts';
import { newMember, signIn } from '../../../../../tests/support/app.ts';
import { addChair, drawingOf, newDrawing } from '../../../../../tests/support/studio/drawing.ts';
import { openStudio } from '../../../../../tests/support/studio/open-studio.ts';
import { keepingDays } from '../design-limits.ts';
import { keepDesigns } from './keep-designs.server.ts';
import { insertVersion } from '../design-version-queries.server.ts';

const { world, lan } = await openStudio();

const hour = 3_600_000;
const keep = () => keepDesigns(world.db, world.clock);
const versionsOf = (id: string) =>
  world.db
    .selectFrom('design_versions')
    .select(['version', 'why', 'seq'])
    .where('design_id', '=', id)
    .orderBy('version')
    .execute();
const linesOf = async (id: string) =>
  (await world.db.selectFrom('design_commands').select('seq').where('design_id', '=', id).orderBy('seq').execute()).map(
    ({ seq }) => seq,
  );
const rowOf = (id: string) => world.db.selectFrom('designs').selectAll().where('id', '=', id).executeTakeFirst();
const hoursAgo = (hours: number) => new Date(world.clock.now().getTime() - hours * hour);

describe('D3: the keeping rules', () => {
  test('what was left alone for half an hour becomes a version, once', async () => {
    const { id, send, head } = await newDrawing(world, lan.token);
    const { hash } = await send([addChair(1), addChair(2)]);
    const lastTouched = (minutes: number) =>
      world.db
        .updateTable('designs')
        .set({ updated_at: hoursAgo(minutes / 60) })
        .where('id', '=', id)
        .execute();
    await lastTouched(29);
    await keep();
    expect(await versionsOf(id)).toHaveLength(1);
    await lastTouched(31);
    await keep();
    await keep();
    expect(await versionsOf(id)).toMatchObject([{ seq: 0 }, { version: 2, seq: 2, why: 'auto' }]);
    expect((await head()).hash).toBe(hash);
  });

  test('autos: all of a day, then one an hour, after a week one a day, gone after a year; the others stay', async () => {
    const { id } = await newDrawing(world, lan.token);
    const add = (hours: number, why: 'auto' | 'named' | 'published' | 'rendered' | 'fork' = 'auto') =>
      insertVersion(world.db, { designId: id, seq: 0, text: '{"version":4}', why, now: hoursAgo(hours) });
    const kept: number[] = [];
    const gone: number[] = [];
    // It is three in the morning: of a day, and of an hour, the last one stays.
    gone.push(await add(24 * 370), await add(24 * 366));
    for (const why of ['named', 'published', 'rendered', 'fork'] as const) kept.push(await add(24 * 400, why));
    gone.push(await add(24 * 20 + 2), await add(24 * 20 + 1));
    kept.push(await add(24 * 20), await add(24 * 19));
    gone.push(await add(24 * 3 + 0.4));
    kept.push(await add(24 * 3 + 0.2), await add(24 * 3 - 1));
    kept.push(await add(5), await add(4.9), await add(4.8));
    await keep();
    const left = (await versionsOf(id)).map(({ version }) => version);
    expect(left.filter((version) => gone.includes(version))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining(kept));
  });

  test('the log stays 30 days, and above the newest version for ever; so does that version', async () => {
    const { id, send, head } = await newDrawing(world, lan.token);
    await send([addChair(1), addChair(2)]);
    await world.call('POST', `/designs/${id}/versions`, { token: lan.token, body: { name: 'Một' } });
    await send([addChair(3)], { base: 2 });
    const age = (days: number) =>
      world.db
        .updateTable('design_commands')
        .set({ at: hoursAgo(24 * days) })
        .where('design_id', '=', id)
        .execute();
    await world.db.updateTable('designs').set({ updated_at: world.clock.now() }).where('id', '=', id).execute();
    await age(keepingDays.log - 1);
    await keep();
    expect(await linesOf(id)).toEqual([1, 2, 3]);
    await age(keepingDays.log + 1);
    await keep();
    expect(await linesOf(id)).toEqual([3]);
    expect(Object.keys((await head()).document['items'] as object)).toHaveLength(3);
    expect((await send([addChair(4)], { base: 3 })).seq).toBe(4);
  });

  test('the bin is emptied after 30 days; what works show stays, and a row for it', async () => {
    const { designer } = await smallMarket(world);
    const token = await signIn(world, designer);
    const { design_id: shown, design_version } = await world.db
      .selectFrom('works')
      .select(['design_id', 'design_version'])
      .where('id', '=', ids.work)
      .executeTakeFirstOrThrow();
    await drawingOf(world, token, shown!).send([addChair(1)]);
    const before = (await world.call('GET', `/works/${ids.work}/design`)).data;
    const mine = await newDrawing(world, lan.token);
    await mine.send([addChair(1)]);
    await world.call('DELETE', `/designs/${shown}`, { token });
    await world.call('DELETE', `/designs/${mine.id}`, { token: lan.token });
    const binned = (days: number) =>
      world.db
        .updateTable('designs')
        .set({ deleted_at: hoursAgo(24 * days) })
        .where('deleted_at', 'is not', null)
        .execute();
    await binned(keepingDays.bin - 1);
    await keep();
    expect(await rowOf(mine.id)).toMatchObject({ emptied_at: null });
    await binned(keepingDays.bin + 1);
    await keep();
    expect(await rowOf(mine.id)).toBeUndefined();
    expect(await rowOf(shown!)).toMatchObject({ emptied_at: world.clock.now() });
    expect([await linesOf(shown!), (await versionsOf(shown!)).map(({ version }) => version)]).toEqual([
      [],
      [design_version],
    ]);
    expect((await world.call('GET', `/works/${ids.work}/design`)).data).toEqual(before);
    expect(await world.call('POST', `/designs/${shown}/unbin`, { token })).toMatchObject({ status: 404 });
    expect((await world.call('GET', '/designs?bin=1', { token })).data).toEqual([]);
  });
});

describe('D3 of the product: what is kept about a person', () => {
  test('the export has each design in a piece of its own, its document as the text that is stored', async () => {
    const huy = await newMember(world);
    const drawn = [await newDrawing(world, huy.token), await newDrawing(world, huy.token)];
    const pieces: string[] = [];
    for await (const piece of designPersonalData.exportList!.read(world.services, huy.id)) pieces.push(piece);
    expect(pieces.map((piece) => (JSON.parse(piece) as { id: string }).id).sort()).toEqual(
      drawn.map(({ id }) => id).sort(),
    );
    const { rows } = await sql<{ design_id: string; text: string }>`select design_id, document::text as text
      from design_versions where design_id in (${sql.join(drawn.map(({ id }) => id))})`.execute(world.db);
    expect(rows).toHaveLength(2);
    for (const { design_id, text } of rows) {
      const piece = pieces.find((each) => each.includes(design_id));
      expect(text, 'as nothing that was read and written again').not.toBe(JSON.stringify(JSON.parse(text)));
      expect(piece?.endsWith(`,"document":${text}}`)).toBe(true);
    }
    const { data } = await world.call('GET', '/user/data', { token: huy.token });
    expect((data as { designs: unknown[] }).designs).toEqual(pieces.map((piece) => JSON.parse(piece) as unknown));
  });

  test('the export has the document as it is now and when they worked; erased, nothing of it is left', async () => {
    const huy = await newMember(world);
    const { id, send } = await newDrawing(world, huy.token);
    await send([addChair(1)]);
    const exported = async () => (await world.call('GET', '/user/data', { token: huy.token })).data;
    expect(await exported()).toMatchObject({
      designs: [{ id, document: { items: { it_1: {} } }, versions: [{ version: 1, why: 'auto' }] }],
      designWork: [{ design: id, day: world.clock.now().toISOString().slice(0, 10), commands: 1 }],
    });
    const other = await newDrawing(world, lan.token);
    await other.send([addChair(1)]);
    await world.db.updateTable('design_commands').set({ by: huy.id }).where('design_id', '=', other.id).execute();
    await designPersonalData.erase!(world.db, world.clock, huy.id, []);
    expect(await rowOf(id)).toBeUndefined();
    expect(await linesOf(id)).toEqual([]);
    expect((await other.send([])).others).toMatchObject([{ seq: 1, by: '' }]);
  });
});
