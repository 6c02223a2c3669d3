import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesign } from '#design/open-design.ts';
import { checkModelFile } from '#exchange/budget/check-model-file.ts';
import type { DesignOrder, Entry } from '#features/trade/design-orders/design-order.ts';
import { sweepMedia } from '#features/foundation/media/sweep-media.server.ts';
import { locales } from '#lib/locale.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { honestGlb } from '../../../../tests/support/uploads/models.ts';
import { uploadTalkFile, designFile, hostileTalkFiles, pdfOf } from '../../../../tests/support/uploads/talk-files.ts';
import { talkFileData, type TalkFileData } from './talk-file.ts';
import { sweepTalkFiles } from './talk-files.server.ts';

type Someone = Person & { token: string };
let world: TestApp;
let market: Market;
let buyer: Someone;
let designer: string;
let talk: string;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
  buyer = await someone();
  designer = await signIn(world, market.designer);
  talk = await ask(buyer.token);
});
afterAll(() => world.close());

async function someone(): Promise<Someone> {
  const person = await registerPerson(world);
  return { ...person, token: await signIn(world, person) };
}
const ask = async (token: string) =>
  (
    (
      await world.call('POST', '/consultations', {
        token,
        body: { work: ids.work, contact: 'lan@mail.example', message: 'Nhà tôi hướng tây.' },
      })
    ).data as { id: string }
  ).id;
const brought = async (name: string, bytes: Buffer, token = buyer.token): Promise<TalkFileData> =>
  talkFileData.parse((await uploadTalkFile(world, token, name, bytes)).data);
const say = (files: string[], token = buyer.token, id = talk) =>
  world.call('POST', `/design-orders/${id}/messages`, { token, body: { files } });
const fetched = (path: string, token: string) =>
  world.app.inject({
    method: 'GET',
    url: path.startsWith('/api') ? path : `/api${path}`,
    headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
  });

describe('G3: files in a talk', () => {
  test('a PDF, a design and a GLB reach the other as they are named; each is saved, never shown', async () => {
    const pdf = await brought('Bản vẽ "A".pdf', pdfOf());
    const design = await brought('../nhà tôi.json', designFile());
    const glb = await brought('Ghế.glb', honestGlb());
    expect([pdf, design, glb]).toMatchObject([
      { kind: 'pdf', name: 'Bản vẽ A.pdf', bytes: pdfOf().length },
      { kind: 'design', name: 'nhà tôi.json' },
      { kind: 'glb', name: 'Ghế.glb' },
    ]);
    const { files } = (await say([pdf.id, design.id, glb.id])).data as Entry;
    const theirs = (
      (await world.call('GET', `/design-orders/${talk}`, { token: designer })).data as DesignOrder
    ).entries.at(-1)!.files;
    expect(theirs).toEqual(files);
    expect(theirs.map(({ kind, name, bytes }) => ({ kind, name, bytes }))).toEqual(
      [pdf, design, glb].map(({ kind, name, bytes }) => ({ kind, name, bytes })),
    );
    const saved = await Promise.all(theirs.map(({ url }) => fetched(url, designer)));
    for (const { headers } of saved)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': 'private, no-store',
        'content-disposition': expect.stringMatching(/^attachment; filename="/),
      });
    expect(saved.map(({ headers }) => headers['content-type'])).toEqual([
      'application/pdf',
      expect.stringContaining('application/json'),
      'model/gltf-binary',
    ]);
    expect(saved[0]!.headers['content-disposition']).toBe(
      `attachment; filename="Ban ve A.pdf"; filename*=UTF-8''B%E1%BA%A3n%20v%E1%BA%BD%20A.pdf`,
    );
    expect(saved[0]!.rawPayload.equals(pdfOf())).toBe(true);
    expect(openDesign(saved[1]!.body).ok).toBe(true);
    expect(checkModelFile(saved[2]!.rawPayload)).toMatchObject({ ok: true });
  });

  test('only the two of them: anyone else, an admin too, gets what nothing at all gets; another’s file cannot be sent', async () => {
    const file = await brought('a.pdf', pdfOf('secret'));
    const path = (of = file.id, id = talk) => `/design-orders/${id}/files/${of}`;
    expect((await fetched(path(), buyer.token)).statusCode).toBe(404);
    expect(await say([file.id], designer)).toMatchObject({ status: 404, error: 'not_found' });
    await say([file.id]);
    const stranger = await someone();
    const admin = await someone();
    await giveRoles(world, admin.id, 'ROLE_ADMIN');
    const elsewhere = await ask(stranger.token);
    const nothing = (await fetched(path('tf_none'), stranger.token)).json() as object;
    for (const [token, address] of [
      [stranger.token, path()],
      [admin.token, path()],
      [designer, path(file.id, elsewhere)],
      [stranger.token, path(file.id, elsewhere)],
      [stranger.token, `/media/${file.id}/file`],
    ] as const) {
      const answer = await fetched(address, token);
      expect(answer.statusCode, address).toBe(404);
      expect({ ...(answer.json() as object), requestId: '' }).toEqual({ ...nothing, requestId: '' });
    }
    for (const token of [buyer.token, designer]) expect((await fetched(path(), token)).statusCode).toBe(200);
  });

  test('an admin who decides about a report sees what the reported message brought until then; each look is on record', async () => {
    const file = await brought('doa-nat.pdf', pdfOf('threat'), designer);
    const { position } = (await say([file.id], designer)).data as Entry;
    const admin = await someone();
    await giveRoles(world, admin.id, 'ROLE_ADMIN');
    const report = (
      (
        await world.call('POST', '/reports', {
          token: buyer.token,
          body: { kind: 'message', thing: `${talk}.${position}`, reason: 'offensive', note: '' },
        })
      ).data as { id: string }
    ).id;
    const listed = (await world.call('GET', '/admin/reports', { token: admin.token })).data as {
      rows: { id: string; version: string; files: { id: string; url: string; name: string }[] }[];
    };
    const reported = listed.rows.find(({ id }) => id === report)!;
    const [shown] = reported.files;
    expect(shown).toMatchObject({ id: file.id, name: 'doa-nat.pdf' });
    expect((await fetched(shown!.url, admin.token)).statusCode).toBe(200);
    expect((await fetched(shown!.url, buyer.token)).statusCode).toBe(403);
    const other = await brought('b.pdf', pdfOf('other'));
    await say([other.id]);
    expect((await fetched(shown!.url.replace(file.id, other.id), admin.token)).statusCode).toBe(404);
    expect(
      await world.db
        .selectFrom('audit')
        .select('actor_id')
        .where('action', '=', 'report.file_viewed')
        .where('target', '=', file.id)
        .execute(),
    ).toEqual([{ actor_id: admin.id }]);
    await world.call('POST', `/admin/reports/${report}/decide`, {
      token: admin.token,
      body: { version: reported.version, outcome: 'dismiss', reason: {} },
    });
    expect((await fetched(shown!.url, admin.token)).statusCode).toBe(404);
  });
});

describe('G3: hostile files are refused with the reason', () => {
  test('each with its own, and nothing of it is kept', async () => {
    const before = await world.db.selectFrom('talk_files').select('id').execute();
    const hostile = hostileTalkFiles();
    const answers = [];
    for (const { what, name, bytes } of hostile) {
      const { error, state } = await uploadTalkFile(world, buyer.token, name, bytes);
      answers.push({ what, error, ...(state === undefined ? {} : { state }) });
    }
    expect(answers).toEqual(
      hostile.map(({ what, error, state }) => ({ what, error, ...(state === undefined ? {} : { state }) })),
    );
    expect(await world.db.selectFrom('talk_files').select('id').execute()).toEqual(before);
    expect(await world.db.selectFrom('uploads').select('id').where('kind', '=', 'file').execute()).toEqual([]);
  });

  test.each(locales)('nine megabytes are refused before a byte is sent, in %s', async (locale) => {
    const answer = await world.call('POST', '/uploads', {
      token: buyer.token,
      locale,
      body: { kind: 'file', name: 'a.pdf', type: 'application/pdf', bytes: 9 * 1024 * 1024 },
    });
    expect(answer).toMatchObject({ status: 413, error: 'file_too_large', field: 'bytes' });
    expect(answer.message).toContain('8 MB');
  });

  test('a file is no picture and no model for everyone, whatever is asked for', async () => {
    const bytes = honestGlb();
    const { id } = (
      await world.call('POST', '/uploads', {
        token: buyer.token,
        body: { kind: 'file', name: 'a.glb', type: '', bytes: bytes.length },
      })
    ).data as { id: string };
    for (const as of ['picture', 'model'])
      expect(await world.call('POST', `/uploads/${id}/${as}`, { token: buyer.token })).toMatchObject({ status: 404 });
  });
});

describe('D3: files are kept and go with their talk', () => {
  test('what no message shows goes after a day, bytes and all; what one shows stays', async () => {
    const left = await brought('left.pdf', pdfOf('left alone'));
    const sent = await brought('sent.pdf', pdfOf('sent on'));
    await say([sent.id]);
    const hashOf = async (id: string) =>
      (await world.db.selectFrom('talk_files').select('hash').where('id', '=', id).executeTakeFirst())?.hash;
    const leftHash = (await hashOf(left.id))!;
    const sentHash = (await hashOf(sent.id))!;
    world.clock.advance(86_400 + 60);
    await sweepTalkFiles(world.db, world.clock);
    await sweepMedia(world.db, world.clock, world.services.storage);
    expect([await hashOf(left.id), await world.services.storage.get(leftHash)]).toEqual([undefined, null]);
    expect(await world.services.storage.get(sentHash)).not.toBeNull();
  });

  test('the export names them; who leaves takes them along', async () => {
    const leaver = await someone();
    const id = await ask(leaver.token);
    const file = await brought('rieng.pdf', pdfOf('private'), leaver.token);
    await say([file.id], leaver.token, id);
    const data = (await world.call('GET', '/user/data', { token: leaver.token })).data as { talkFiles: unknown[] };
    expect(data.talkFiles).toEqual([
      { ...file, createdAt: expect.any(String), file: `/api/design-orders/${id}/files/${file.id}` },
    ]);
    designer = await signIn(world, market.designer);
    const { hash } = await world.db
      .selectFrom('talk_files')
      .select('hash')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    expect(
      await world.call('DELETE', '/user', { token: leaver.token, body: { password: leaver.password } }),
    ).toMatchObject({ status: 200 });
    expect((await fetched(`/design-orders/${id}/files/${file.id}`, designer)).statusCode).toBe(404);
    await sweepMedia(world.db, world.clock, world.services.storage);
    expect(await world.services.storage.get(hash)).toBeNull();
  });
});
