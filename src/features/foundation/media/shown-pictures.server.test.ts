import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureWidths } from '#lib/picture.ts';
import { registerPerson, signIn } from '../../../../tests/support/app.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import { mediaData } from './media.ts';
import { sweepMedia } from './sweep-media.server.ts';
import { until } from '../../../../tests/support/until.ts';
import { openMediaDesk } from '../../../../tests/support/uploads/media-desk.ts';

const { world, person, bring, look, rowOf } = await openMediaDesk();

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
    const { pictures } = world.services;
    const spied: typeof pictures = {
      ...pictures,
      showing: (sender) => ({
        once: (name, make) =>
          pictures.showing(sender).once(name, (scale) =>
            make((...picture) => {
              drawn++;
              return scale(...picture);
            }),
          ),
      }),
    };
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

  test('a flood of one address holds up nobody else, also where they ask for the same picture', async () => {
    const { hash } = await bring('avatar', { bytes: await jpegOf(503, 500) });
    const asked: string[] = [];
    const drawn: string[] = [];
    const gates: (() => void)[] = [];
    const { pictures } = world.services;
    world.services.pictures = {
      ...pictures,
      showing: (sender) => ({
        once: (name, make) => {
          asked.push(name);
          return pictures.showing(sender).once(name, (scale) =>
            make(async (...picture) => {
              drawn.push(`${sender.whose} ${name}`);
              await new Promise<void>((open) => gates.push(open));
              return scale(...picture);
            }),
          );
        },
      }),
    };
    const ask = (remoteAddress: string, name: string) =>
      world.app.inject({ url: `/media/${name}`, remoteAddress, headers: { host: 'localhost:3000' } });
    const flood = pictureWidths.slice(0, 5).map((width) => ask('198.51.100.7', `${hash}/${width}.webp`));
    await until(() => asked.length === flood.length && gates.length === 2);
    const last = asked.at(-1)!;
    const theirs = ask('203.0.113.9', last);
    await until(() => asked.length === flood.length + 1);
    gates[0]!();
    await until(() => gates.length === 3);
    expect(drawn[2]).toBe(`203.0.113.9 ${last}`);
    gates[2]!();
    expect((await theirs).statusCode).toBe(200);
    world.services.pictures = pictures;
    gates[1]!();
    for (let opened = 3; opened < flood.length; opened++) {
      await until(() => gates.length > opened);
      gates[opened]!();
    }
    expect((await Promise.all(flood)).map(({ statusCode }) => statusCode)).toEqual(flood.map(() => 200));
    expect(drawn.filter((each) => each.endsWith(last))).toHaveLength(1);
    expect(drawn).toHaveLength(flood.length);
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
