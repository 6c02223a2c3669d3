import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { newMember, testApp, type Answer, type Member } from '../../../../tests/support/app.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import { glbRow } from '../../../../tests/support/uploads/glb-rows.ts';
import { honestGlb } from '../../../../tests/support/uploads/models.ts';
import { pdfOf, uploadTalkFile } from '../../../../tests/support/uploads/talk-files.ts';
import { putPiece } from '../../../../tests/support/uploads/test-transport.ts';
import { unsavedDays, unusedLimits } from './media-limits.ts';
import { uploadData } from './upload.ts';

const world = await testApp();
afterAll(() => world.close());
let person: Member;
beforeEach(async () => {
  person = await newMember(world, 'ROLE_MERCHANT', 'ROLE_DESIGNER');
});

const megabyte = 1024 * 1024;

async function bring(kind: string): Promise<Answer> {
  const form = formOf({ bytes: await jpegOf(60, 60) });
  return world.call('POST', `/media?kind=${kind}`, { token: person.token, body: form.body, headers: form.headers });
}

const announce = (kind: string, bytes: number) =>
  world.call('POST', '/uploads', { token: person.token, body: { kind, name: 'a', type: '', bytes } });

async function announced(bytes: Buffer, kind: string): Promise<string> {
  const { id } = uploadData.parse((await announce(kind, bytes.length)).data);
  expect((await putPiece(world, person.token, id, 0, bytes)).status).toBe(200);
  return id;
}

/** Pictures of theirs as rows alone, which nothing uses. */
async function pictures(count: number, bytes = 10): Promise<void> {
  await sql`insert into media (id, hash, owner_id, kind, private, width, height, bytes, placeholder, created_at)
    select 'i_' || ${person.id.slice(2)} || n, repeat('0', 64), ${person.id}, 'product', false, 1, 1, ${bytes}, '',
      ${world.clock.now()} from generate_series(1, ${count}) as n`.execute(world.db);
}

const refused = { status: 409, error: 'uploads_unused', field: 'file' };

describe('D6: what nothing uses yet has a limit for each person', () => {
  test('so many files, of whatever kind; what is refused says how many, in three languages', async () => {
    await pictures(unusedLimits.files - 2);
    await world.db
      .insertInto('glbs')
      .values(glbRow('gl_unused', person.id, world.clock.now()))
      .execute();
    expect((await bring('product')).status).toBe(200);
    const form = formOf({ bytes: await jpegOf(60, 60) });
    for (const locale of locales) {
      const answer = await world.call('POST', '/media?kind=avatar', {
        token: person.token,
        locale,
        body: form.body,
        headers: form.headers,
      });
      expect(answer).toMatchObject(refused);
      expect(answer.message).toBe(
        translator(locale, 'errors')('uploads_unused', {
          count: unusedLimits.files,
          megabytes: 1,
          most: unusedLimits.files,
          mostMegabytes: unusedLimits.bytes / megabyte,
          days: unsavedDays,
        }),
      );
      expect(answer.message).toContain(String(unusedLimits.files));
    }
    for (const kind of ['product', 'model', 'file']) expect(await announce(kind, 1000)).toMatchObject(refused);
  });

  test('so many bytes: a model that would not fit is refused, a smaller one is taken', async () => {
    const model = honestGlb();
    await pictures(1, unusedLimits.bytes - model.length + 1);
    const id = await announced(model, 'model');
    expect(await world.call('POST', `/uploads/${id}/model`, { token: person.token })).toMatchObject(refused);
    expect((await bring('avatar')).status).toBe(200);
  });

  test('a file for a talk counts, and is counted', async () => {
    await pictures(unusedLimits.files - 1);
    expect((await uploadTalkFile(world, person.token, 'a.pdf', pdfOf())).status).toBe(200);
    expect(await uploadTalkFile(world, person.token, 'b.pdf', pdfOf('other'))).toMatchObject(refused);
  });

  test('what is used does not count, nor what somebody else has', async () => {
    await pictures(unusedLimits.files);
    const other = await newMember(world);
    const form = formOf({ bytes: await jpegOf(60, 60) });
    const asked = { token: other.token, body: form.body, headers: form.headers };
    expect((await world.call('POST', '/media?kind=avatar', asked)).status).toBe(200);
    expect(await bring('product')).toMatchObject(refused);
    await world.db
      .updateTable('media')
      .set({ claimed_at: world.clock.now() })
      .where('owner_id', '=', person.id)
      .execute();
    expect((await bring('product')).status).toBe(200);
  });

  test('of many at once only as many find room as there is', async () => {
    await pictures(unusedLimits.files - 2);
    const answers = await Promise.all(Array.from({ length: 8 }, () => bring('product')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, ...Array(6).fill(409)]);
  });
});
