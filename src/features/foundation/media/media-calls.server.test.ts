import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { giveRoles, registerPerson, signIn } from '../../../../tests/support/app.ts';
import { jpegOf, paint, pngOf } from '../../../../tests/support/pictures.ts';
import { keepPicture } from './media.server.ts';
import { sweepMedia } from './sweep-media.server.ts';
import { openMediaDesk } from '../../../../tests/support/uploads/media-desk.ts';

const { world, person, send, bring, look, rowOf } = await openMediaDesk();

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
  const prepared = await world.services.pictures.bringing({ whose: '' }).prepare(await jpegOf(640, 480));
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
