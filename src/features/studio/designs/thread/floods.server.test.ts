import { describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { uploadData } from '#features/foundation/media/upload.ts';
import { newMember, signIn } from '../../../../../tests/support/app.ts';
import { addChair, newDrawing } from '../../../../../tests/support/studio/drawing.ts';
import { openStudio } from '../../../../../tests/support/studio/open-studio.ts';
import { putPiece } from '../../../../../tests/support/uploads/test-transport.ts';
import { autoVersion, caughtUpAtOnce, writtenPerPerson } from '../design-limits.ts';
import { logLines } from '../design-log-queries.server.ts';

const { world, lan } = await openStudio();

/** As if each command had changed so much: a storey is copied with a line of text. */
const weigh = (id: string, bytes: number) =>
  world.db.updateTable('design_commands').set({ bytes }).where('design_id', '=', id).execute();
const seqs = (rows: readonly { seq: number }[]) => rows.map(({ seq }) => seq);

describe('D3: what one person draws cannot take the machine away from the others', () => {
  test('the log is read in parts that fit into memory; a window gets all of it by asking again', async () => {
    const { id, send } = await newDrawing(world, lan.token);
    await send(Array.from({ length: 7 }, (_, n) => addChair(n)));
    await weigh(id, caughtUpAtOnce.bytes / 2);
    const read = (after: number) => logLines(world.db, id, { after, upTo: 7, most: 100, bytes: caughtUpAtOnce.bytes });
    const first = await read(0);
    expect([seqs(first.lines), first.cut]).toEqual([[1, 2], true]);
    const last = await read(6);
    expect([seqs(last.lines), last.cut]).toEqual([[7], false]);
    const got: number[] = [];
    while (got.length < 7) {
      const answer = await world.call('GET', `/designs/${id}/commands?after=${got.at(-1) ?? 0}`, { token: lan.token });
      const { commands } = answer.data as { commands: { seq: number }[] };
      expect(commands.length).toBeGreaterThan(0);
      got.push(...seqs(commands));
    }
    expect(got).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await weigh(id, caughtUpAtOnce.bytes * 3);
    expect(seqs((await read(2)).lines), 'one that is larger still comes').toEqual([3]);
  });

  test('few commands that changed everything make a version too: opening a design reads little', async () => {
    const { id, send, head } = await newDrawing(world, lan.token);
    const versions = async () =>
      seqs(
        await world.db
          .selectFrom('design_versions')
          .select('seq')
          .where('design_id', '=', id)
          .orderBy('version')
          .execute(),
      );
    await send([addChair(1)]);
    await weigh(id, autoVersion.bytes);
    await send([addChair(2)], { base: 1 });
    expect(await versions()).toEqual([0]);
    const { hash } = await send([addChair(3)], { base: 2 });
    expect(await versions()).toEqual([0, 3]);
    await send([addChair(4)], { base: 3 });
    expect(await versions()).toEqual([0, 3]);
    expect((await head()).hash).not.toBe(hash);
  });

  test('a day’s writing has an end, whichever design it is; then nothing is applied, and the next day it goes on', async () => {
    const huy = await newMember(world);
    const [one, other] = [await newDrawing(world, huy.token), await newDrawing(world, huy.token)];
    await one.send([addChair(1)]);
    const { bytes } = await world.db
      .selectFrom('design_commands')
      .select('bytes')
      .where('design_id', '=', one.id)
      .executeTakeFirstOrThrow();
    const written = world.db.selectFrom('limits').select('hits').where('key', '=', `design-written:${huy.id}`);
    expect(await written.executeTakeFirst()).toEqual({ hits: bytes });
    await world.db
      .updateTable('limits')
      .set({ hits: writtenPerPerson.hits - bytes })
      .where('key', '=', `design-written:${huy.id}`)
      .execute();
    expect((await other.send([addChair(1)])).seq).toBe(1);
    expect(await other.ask([addChair(2)], { base: 1 })).toMatchObject({ status: 429, error: 'too_many_requests' });
    expect((await other.head()).seq).toBe(1);
    world.clock.advance(writtenPerPerson.seconds);
    expect((await other.send([addChair(2)], { base: 1, token: await signIn(world, huy) })).seq).toBe(2);
  });
});

describe('G3: texts that cannot be stored are refused by name, wherever they stand', () => {
  test.for([
    ['a zero byte', 'a\0b'],
    ['half a character', 'a\ud83d'],
  ])('%s in a file', async ([, name]) => {
    const { token } = await newMember(world);
    const bytes = Buffer.from(JSON.stringify({ ...studio(), name }));
    const opened = await world.call('POST', '/uploads', {
      token,
      body: { kind: 'file', name: 'nha.json', type: '', bytes: bytes.length },
    });
    const { id: upload } = uploadData.parse(opened.data);
    await putPiece(world, token, upload, 0, bytes);
    expect(await world.call('POST', '/designs', { token, body: { upload } })).toMatchObject({
      status: 400,
      error: 'design_refused',
    });
  });

  test('in a key of what is sent', async () => {
    const { ask } = await newDrawing(world, (await newMember(world)).token);
    const answer = await ask([{ command: { kind: 'restore', items: { 'it_\0': null } } }]);
    expect(answer).toMatchObject({ status: 400, error: 'malformed' });
  });
});
