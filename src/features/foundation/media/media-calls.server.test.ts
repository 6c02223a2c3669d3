import { createConnection, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { uploadLimitBytes } from '#lib/upload-limit.ts';
import { translator } from '#text/messages.server.ts';
import {
  giveRoles,
  newMember,
  registerPerson,
  signIn,
  testApp,
  type Answer,
  type CallOptions,
  type Member,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { formOf, type FormFile } from '../../../../tests/support/multipart.ts';
import { hostileFiles, jpegOf, paint, pngOf } from '../../../../tests/support/pictures.ts';
import { keepPicture } from './media.server.ts';
import type { MediaKind } from './media-rules.ts';
import { mediaData, type MediaData } from './media.ts';
import { sweepMedia } from './sweep-media.server.ts';

let world: TestApp;
let person: Member;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await newMember(world);
});

function send(file: FormFile, kind: string = 'avatar', options: CallOptions = {}): Promise<Answer> {
  const form = formOf(file);
  return world.call('POST', `/media?kind=${kind}`, {
    token: person.token,
    ...options,
    body: form.body,
    headers: { ...form.headers, ...options.headers },
  });
}

async function bring(kind: MediaKind = 'avatar', file?: FormFile): Promise<MediaData> {
  const answer = await send(file ?? { bytes: await jpegOf(400, 300) }, kind);
  expect(answer).toMatchObject({ status: 200 });
  return mediaData.parse(answer.data);
}

const look = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers } });
const rowOf = (id: string) => world.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();

describe('D6: bringing a picture', () => {
  test('is stored by its content, with its sides and a placeholder, and belongs to its owner', async () => {
    const media = await bring('avatar', { bytes: await jpegOf(2400, 1200) });
    expect(media).toMatchObject({ kind: 'avatar', private: false, width: 2000, height: 1000 });
    expect(media.placeholder.length).toBeGreaterThan(20);
    expect(await rowOf(media.id)).toMatchObject({ owner_id: person.id, hash: media.hash, claimed_at: null });
    const stored = await world.services.storage.get(media.hash!);
    expect(await sharp(stored!).metadata()).toMatchObject({ format: 'webp', width: 2000, height: 1000 });
    expect((await world.call('GET', '/media', { token: person.token })).data).toEqual([media]);
  });

  test('own ones come page by page, newest first', async () => {
    for (let n = 0; n < 2; n++) await bring('avatar');
    const page = async (query: string) =>
      ((await world.call('GET', `/media${query}`, { token: person.token })).data as { id: string }[]).map(
        ({ id }) => id,
      );
    const all = await page('');
    expect([await page('?size=1'), await page(`?size=1&before=${all[0]}`)]).toEqual([[all[0]], [all[1]]]);
    expect((await world.call('GET', '/media?size=101', { token: person.token })).status).toBe(400);
  });

  test.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('%s is taken too', async (format, type) => {
    expect(
      (await send({ bytes: await paint(40, 40).toFormat(format).toBuffer(), type, name: `a.${format}` })).status,
    ).toBe(200);
  });

  test('needs someone who is signed in, and says so before it reads the file', async () => {
    expect(await send({ bytes: await jpegOf() }, 'avatar', { token: undefined })).toMatchObject({
      status: 401,
      error: 'login_required',
    });
  });

  test('from another site is refused', async () => {
    expect(
      await send({ bytes: await jpegOf() }, 'avatar', { headers: { origin: 'https://evil.example' } }),
    ).toMatchObject({ status: 403, error: 'cross_site' });
  });

  test('of a kind that is another’s trade is refused; admins may', async () => {
    const bytes = await jpegOf(30, 30);
    for (const kind of ['work', 'product', 'article', 'banner'])
      expect(await send({ bytes }, kind)).toMatchObject({ status: 403, error: 'forbidden' });
    await giveRoles(world, person.id, 'ROLE_DESIGNER');
    expect((await send({ bytes }, 'work')).status).toBe(200);
    expect((await send({ bytes }, 'product')).status).toBe(403);
    await giveRoles(world, person.id, 'ROLE_ADMIN');
    for (const kind of ['work', 'product', 'article', 'banner', 'receipt'])
      expect((await send({ bytes }, kind)).status).toBe(200);
  });

  test('of no kind, or one there is not', async () => {
    for (const kind of ['', 'anything', 'constructor', '__proto__'])
      expect(await send({ bytes: await jpegOf() }, kind)).toMatchObject({
        status: 400,
        error: 'invalid_form',
        field: 'kind',
      });
  });

  test('is limited for each person, wherever they come from', async () => {
    await world.db
      .insertInto('limits')
      .values({ key: `upload:${person.id}`, hits: 200, resets_at: new Date(world.clock.now().getTime() + 600_000) })
      .execute();
    expect(await send({ bytes: await jpegOf(30, 30) }, 'avatar', { from: '198.51.100.7' })).toMatchObject({
      status: 429,
      error: 'too_many_requests',
    });
  });
});

describe('D6: what bad input gets', () => {
  test('every hostile file: its reason, in the caller’s words, and nothing stored', async () => {
    const before = await world.db.selectFrom('media').select('id').execute();
    const answers: Record<string, string | undefined> = {};
    const hostile = await hostileFiles();
    for (const { name, bytes, type, file } of hostile) {
      const answer = await send({ bytes, type, name: file }, 'avatar', { locale: 'vi' });
      answers[name] = answer.error;
      expect(answer).toMatchObject({ field: 'file', data: null });
      expect(answer.status).toBeLessThan(500);
      expect(answer.message.length).toBeGreaterThan(10);
    }
    expect(answers).toEqual(Object.fromEntries(hostile.map(({ name, error }) => [name, error])));
    expect(await world.db.selectFrom('media').select('id').execute()).toEqual(before);
  });

  test('more than 8 MB: the figure of the hints, in three languages', async () => {
    const bytes = Buffer.concat([await jpegOf(), Buffer.alloc(uploadLimitBytes)]);
    for (const locale of locales)
      expect(await send({ bytes }, 'avatar', { locale })).toMatchObject({
        status: 413,
        error: 'upload_too_large',
        message: translator(locale, 'errors')('upload_too_large', { limit: 8 }),
      });
  });

  test('just over 8 MB, where its announced length could still be the form around it', async () => {
    expect(await send({ bytes: Buffer.alloc(uploadLimitBytes + 1) })).toMatchObject({
      status: 413,
      error: 'upload_too_large',
    });
  });

  test('8 MB to the byte is read', async () => {
    const jpeg = await jpegOf();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 32)]);
    const padded = [jpeg.subarray(0, 2), ...Array.from({ length: 127 }, () => comment), jpeg.subarray(2)];
    const bytes = Buffer.concat([...padded, Buffer.alloc(uploadLimitBytes - Buffer.concat(padded).length)]);
    expect(bytes.length).toBe(uploadLimitBytes);
    expect((await send({ bytes })).status).toBe(200);
  });

  test.each([
    [
      'no file in the form',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      'upload_missing',
    ],
    ['an empty form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n', 'upload_missing'],
    [
      'an empty file',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\r\n--x--\r\n',
      'upload_missing',
    ],
    [
      'a file by another name',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc\r\n--x--\r\n',
      'upload_missing',
    ],
    [
      'a form that breaks off',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
      'malformed',
    ],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'abc', 'malformed'],
    ['nothing of a form', { 'content-type': 'multipart/form-data; boundary=x' }, 'abc', 'malformed'],
    ['JSON', { 'content-type': 'application/json' }, '{"file":"abc"}', 'media_type'],
    ['bytes without a form', { 'content-type': 'image/jpeg' }, 'abc', 'media_type'],
    [
      'a prototype for a field',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="__proto__"; filename="a.jpg"\r\n\r\nabc\r\n--x--\r\n',
      null,
    ],
  ])('%s', async (_name, headers, body, error) => {
    const answer = await world.call('POST', '/media?kind=avatar', {
      token: person.token,
      headers,
      body: Buffer.from(body, 'latin1'),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    if (error !== null) expect(answer.error).toBe(error);
  });

  test('over a real connection: too much announced is refused at once; someone who hangs up midway hurts nobody', async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const begin = (length: number) =>
      `POST /api/media?kind=avatar HTTP/1.1\r\nhost: localhost:3000\r\norigin: http://localhost:3000\r\nauthorization: Bearer ${person.token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
    const refused = await new Promise<string>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => socket.write(begin(10_000_000_000)));
      socket.once('data', (data: Buffer) => {
        resolve(data.toString());
        socket.destroy();
      });
    });
    expect(refused).toMatch(/^HTTP\/1\.1 413/);
    expect(refused.toLowerCase()).toContain('connection: close');
    await new Promise<void>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () =>
        socket.write(begin(1_000_000), () => {
          socket.destroy();
          resolve();
        }),
      );
    });
    expect((await send({ bytes: await jpegOf(30, 30) })).status).toBe(200);
  });
});

describe('D5: a retry is the same picture', () => {
  test('under one key one picture is made; another file under it is refused', async () => {
    const headers = { 'idempotency-key': `upload-${person.id}` };
    const bytes = await jpegOf(60, 60);
    const first = await send({ bytes }, 'avatar', { headers });
    const again = await send({ bytes }, 'avatar', { headers });
    expect(again.data).toEqual(first.data);
    expect(
      await send({ bytes: await pngOf(60, 60), type: 'image/png', name: 'a.png' }, 'avatar', { headers }),
    ).toMatchObject({ status: 422, error: 'idempotency_mismatch' });
    expect(await world.db.selectFrom('media').select('id').where('owner_id', '=', person.id).execute()).toHaveLength(1);
  });

  test('a refused file gives its key back', async () => {
    const headers = { 'idempotency-key': `refused-${person.id}` };
    expect((await send({ bytes: Buffer.from('nothing') }, 'avatar', { headers })).error).toBe('picture_format');
    expect((await send({ bytes: await jpegOf(60, 60) }, 'avatar', { headers })).status).toBe(200);
  });
});

describe('D6: public pictures, at an address that names their bytes', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('as %s: right type, kept for a year, not to be guessed at', async (format, type, named) => {
    const { hash } = await bring();
    const answer = await look(`/media/${hash}/160.${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 160, height: 120, format: named });
    const again = await look(`/media/${hash}/160.${format}`);
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
    expect(
      (await look(`/media/${hash}/160.${format}`, { 'if-none-match': String(again.headers.etag) })).statusCode,
    ).toBe(304);
  });

  test('is drawn once however many ask, and lies in storage by its own hash', async () => {
    const { hash } = await bring('avatar', { bytes: await jpegOf(500, 500) });
    let drawn = 0;
    const { scale } = world.services.pictures;
    const spied = {
      ...world.services.pictures,
      scale: (...job: Parameters<typeof scale>) => {
        drawn++;
        return scale(...job);
      },
    };
    const { pictures } = world.services;
    world.services.pictures = spied;
    const answers = await Promise.all(Array.from({ length: 8 }, () => look(`/media/${hash}/320.webp`)));
    world.services.pictures = pictures;
    expect(drawn).toBe(1);
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('hex'))).size).toBe(1);
    const row = await world.db
      .selectFrom('media_variants')
      .selectAll()
      .where('source', '=', hash!)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ width: 320, format: 'webp', bytes: answers[0]!.rawPayload.length });
    expect(Buffer.from((await world.services.storage.get(row.hash))!).equals(answers[0]!.rawPayload)).toBe(true);
  });

  test('a scaled copy that was lost is drawn again', async () => {
    const { hash } = await bring('avatar', { bytes: await jpegOf(501, 500) });
    const first = await look(`/media/${hash}/320.webp`);
    const { hash: copy } = await world.db
      .selectFrom('media_variants')
      .select('hash')
      .where('source', '=', hash!)
      .executeTakeFirstOrThrow();
    await world.services.storage.delete(copy);
    expect((await look(`/media/${hash}/320.webp`)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await world.services.storage.head(copy)).not.toBeNull();
  });

  test('widths, formats and names we do not have are not found', async () => {
    const { hash } = await bring();
    for (const path of [
      `${hash}/161.webp`,
      `${hash}/160.gif`,
      `${hash}/0160.webp`,
      `${hash}/160.webp.html`,
      `${hash}/1e2.webp`,
      `${hash}/-160.webp`,
      `${hash!.toUpperCase()}/160.webp`,
      `${'0'.repeat(64)}/160.webp`,
      '..%2f..%2fsecret/160.webp',
      `${hash}/%00.webp`,
      `${hash}/`,
      `${'a'.repeat(500)}/160.webp`,
    ]) {
      const answer = await look(`/media/${path}`);
      expect([400, 404], path).toContain(answer.statusCode);
      if (answer.statusCode === 404 && answer.headers['cache-control'] !== undefined)
        expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('making many is limited; what lies ready is not', async () => {
    const { hash } = await bring('avatar', { bytes: await jpegOf(502, 500) });
    await look(`/media/${hash}/160.webp`);
    await world.db.updateTable('limits').set({ hits: 600 }).where('key', 'like', 'call:GET /media/{hash}%').execute();
    expect((await look(`/media/${hash}/320.webp`)).statusCode).toBe(429);
    expect((await look(`/media/${hash}/160.webp`)).statusCode).toBe(200);
    await world.db.deleteFrom('limits').where('key', 'like', 'call:GET /media/{hash}%').execute();
  });
});

describe('D6: private files', () => {
  const papers = ['identity', 'licence', 'receipt'] as const;
  const open = (id: string, as?: string) =>
    look(`/api/media/${id}/file`, as === undefined ? {} : { authorization: `Bearer ${as}` });

  test.each(papers)('%s: for its owner and admins, kept by no cache; for others it is not there', async (kind) => {
    const media = await bring(kind);
    expect(media).toMatchObject({ private: true, hash: null, url: `/api/media/${media.id}/file`, placeholder: '' });
    const own = await open(media.id, person.token);
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(own.headers.etag).toBeUndefined();
    expect(await sharp(own.rawPayload).metadata()).toMatchObject({ width: 400 });

    const other = await registerPerson(world);
    const others = await signIn(world, other);
    const foreign = await open(media.id, others);
    const absent = await open('i_none', others);
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404]);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' });
    expect((await open(media.id)).statusCode).toBe(401);
    for (const role of ['ROLE_DESIGNER', 'ROLE_MERCHANT'] as const) {
      await giveRoles(world, other.id, role);
      expect((await open(media.id, others)).statusCode).toBe(404);
    }
    await giveRoles(world, other.id, 'ROLE_ADMIN');
    expect((await open(media.id, others)).statusCode).toBe(200);
    const views = await world.db
      .selectFrom('audit')
      .select(['actor_id', 'after'])
      .where('action', '=', 'media.viewed')
      .where('target', '=', media.id)
      .orderBy('id')
      .execute();
    expect(views).toEqual([
      { actor_id: person.id, after: { kind, owner: person.id } },
      { actor_id: other.id, after: { kind, owner: person.id } },
    ]);
  });

  test('whoever learns the hash still finds nothing at the public address', async () => {
    const { id } = await bring('identity', { bytes: await jpegOf(333, 222) });
    const { hash } = (await rowOf(id))!;
    for (const format of ['avif', 'webp', 'jpg'])
      expect((await look(`/media/${hash}/160.${format}`, { authorization: `Bearer ${person.token}` })).statusCode).toBe(
        404,
      );
  });
});

describe('G4: the avatar', () => {
  const take = (picture: string, as = person.token) =>
    world.call('PUT', '/user/avatar', { token: as, body: { picture } });

  test('becomes the picture brought, and the former one goes', async () => {
    const first = await bring();
    expect(await take(first.id)).toMatchObject({ status: 200, data: { avatar: `/media/${first.hash}/160.webp` } });
    expect((await look(`/media/${first.hash}/160.webp`)).statusCode).toBe(200);
    const second = await bring('avatar', { bytes: await jpegOf(90, 90) });
    await take(second.id);
    expect(await rowOf(first.id)).toBeUndefined();
    expect((await rowOf(second.id))!.claimed_at).not.toBeNull();
    expect((await world.call('GET', '/user', { token: person.token })).data).toMatchObject({
      avatar: `/media/${second.hash}/160.webp`,
    });
  });

  test('can be taken away', async () => {
    const { id } = await bring();
    await take(id);
    expect(await world.call('DELETE', '/user/avatar', { token: person.token })).toMatchObject({
      status: 200,
      data: { avatar: null },
    });
    expect(await rowOf(id)).toBeUndefined();
  });

  test('another’s picture, one of another kind and one there is not are refused alike', async () => {
    const paper = await bring('receipt');
    const theirs = await bring();
    const other = await signIn(world, await registerPerson(world));
    for (const [picture, as] of [
      [paper.id, person.token],
      [theirs.id, other],
      ['i_none', person.token],
    ] as const)
      expect(await take(picture, as)).toMatchObject({ status: 404, error: 'not_found', field: 'picture' });
  });
});

test('N5: what is drawn already is kept without a decoder, and stays', async () => {
  const prepared = await world.services.pictures.prepare(await jpegOf(640, 480));
  const { pictures: _, ...rest } = world.services;
  const media = await keepPicture({ ...rest, remember: null, session: null }, prepared, {
    kind: 'banner',
    ownerId: null,
    claimed: true,
  });
  expect(media).toMatchObject({ kind: 'banner', width: 640, height: 480, placeholder: prepared.placeholder });
  world.clock.advance(86_401 * 3);
  await sweepMedia(world.db, world.clock, world.services.storage);
  expect((await look(`/media/${media.hash}/160.webp`)).statusCode).toBe(200);
});

describe('D6: what nobody uses goes', () => {
  const sweep = () => sweepMedia(world.db, world.clock, world.services.storage);
  const isStored = async (hash: string) => (await world.services.storage.head(hash)) !== null;

  test('unclaimed after a day, with its scaled copies; claimed ones stay', async () => {
    const loose = await bring('avatar', { bytes: await jpegOf(71, 70) });
    await look(`/media/${loose.hash}/160.webp`);
    const copy = (
      await world.db
        .selectFrom('media_variants')
        .select('hash')
        .where('source', '=', loose.hash!)
        .executeTakeFirstOrThrow()
    ).hash;
    const other = await registerPerson(world);
    const theirs = await signIn(world, other);
    const form = formOf({ bytes: await jpegOf(72, 70) });
    const kept = mediaData.parse(
      (await world.call('POST', '/media?kind=avatar', { token: theirs, body: form.body, headers: form.headers })).data,
    );
    await world.call('PUT', '/user/avatar', { token: theirs, body: { picture: kept.id } });
    await sweep();
    expect(await isStored(loose.hash!)).toBe(true);
    world.clock.advance(86_401);
    await sweep();
    expect(await rowOf(loose.id)).toBeUndefined();
    expect([await isStored(loose.hash!), await isStored(copy), await isStored(kept.hash!)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await look(`/media/${loose.hash}/160.webp`)).statusCode).toBe(404);
    expect(await world.db.selectFrom('media_dropped').selectAll().execute()).toEqual([]);
  });

  test('bytes that someone else has too stay for them', async () => {
    const bytes = await jpegOf(73, 70);
    const mine = await bring('avatar', { bytes });
    const other = await registerPerson(world);
    const form = formOf({ bytes });
    const theirs = mediaData.parse(
      (
        await world.call('POST', '/media?kind=avatar', {
          token: await signIn(world, other),
          body: form.body,
          headers: form.headers,
        })
      ).data,
    );
    expect(theirs.hash).toBe(mine.hash);
    await world.call('PUT', '/user/avatar', { token: person.token, body: { picture: mine.id } });
    await world.call('DELETE', '/user/avatar', { token: person.token });
    await sweep();
    expect(await isStored(mine.hash!)).toBe(true);
  });

  test('D3: with the account go its papers, and the export names them before', async () => {
    const paper = await bring('identity', { bytes: await jpegOf(74, 70) });
    const { hash } = (await rowOf(paper.id))!;
    expect((await world.call('GET', '/user/data', { token: person.token })).data).toMatchObject({
      pictures: [{ id: paper.id, kind: 'identity' }],
    });
    expect(
      (await world.call('DELETE', '/user', { token: person.token, body: { password: person.password } })).status,
    ).toBe(200);
    await sweep();
    expect([await rowOf(paper.id), await isStored(hash)]).toEqual([undefined, false]);
  });

  test('someone brings the same again while it is swept: it is there in the end', async () => {
    const bytes = await jpegOf(75, 70);
    for (let round = 0; round < 5; round++) {
      const media = await bring('avatar', { bytes });
      await world.call('PUT', '/user/avatar', { token: person.token, body: { picture: media.id } });
      await world.call('DELETE', '/user/avatar', { token: person.token });
      const [again] = await Promise.all([bring('avatar', { bytes }), sweep(), sweep()]);
      expect(await isStored(again.hash!)).toBe(true);
    }
  });
});
