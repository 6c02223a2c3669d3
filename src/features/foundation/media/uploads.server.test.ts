import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { modelLimitBytes, pieceLimits, uploadLimitBytes } from '#lib/upload-limit.ts';
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
import { putPiece, testTransport, type PieceOutcome } from '../../../../tests/support/uploads/test-transport.ts';
import { hostileFiles, jpegOf } from '../../../../tests/support/pictures.ts';
import { mediaData } from './media.ts';
import { sendInPieces } from './send-in-pieces.ts';
import { sweepMedia } from './sweep-media.server.ts';
import { uploadData, type UploadData } from './upload.ts';
import { waitingLimits } from './media-limits.ts';

let world: TestApp;
let person: Member;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await newMember(world);
});

const announce = (body: object, options: CallOptions = {}) =>
  world.call('POST', '/uploads', {
    token: person.token,
    ...options,
    body: { kind: 'avatar', name: 'a.jpg', type: 'image/jpeg', ...body },
  });
const open = async (bytes: number, body: object = {}): Promise<UploadData> =>
  uploadData.parse((await announce({ bytes, ...body })).data);
const finish = (id: string, as = 'picture', options: CallOptions = {}) =>
  world.call('POST', `/uploads/${id}/${as}`, { token: person.token, ...options });
const silent = { onProgress: () => undefined, onWaiting: () => undefined };

/** As the page does it, over a line that breaks as told. */
async function send(bytes: Buffer, fates: PieceOutcome[] = [], type = 'image/jpeg') {
  const line = testTransport(world, person.token, fates);
  const shares: number[] = [];
  const waits: boolean[] = [];
  const id = await sendInPieces(
    new Blob([new Uint8Array(bytes)], { type }),
    { kind: 'avatar', name: 'picture.jpeg' },
    line,
    { onProgress: (share) => shares.push(share), onWaiting: (waiting) => waits.push(waiting) },
  );
  return { id, line, shares, waits };
}

describe('D6: a file in pieces', () => {
  test('a phone’s photo of 7.9 MB, over a line that breaks three times, ends upright in every width', async () => {
    const photo = await phonePhoto();
    expect(photo.length).toBeGreaterThan(7.8 * 1024 * 1024);
    expect(photo.length).toBeLessThan(uploadLimitBytes);
    const { id, line, waits } = await send(photo, ['arrives', 'lost', 'unanswered', 'arrives', 'lost']);
    // Nothing that had arrived was sent again.
    const arrived = line.sent.filter(({ fate }) => fate !== 'lost');
    expect(arrived.reduce((sum, { bytes }) => sum + bytes, 0) - repeated(line.sent)).toBe(photo.length);
    expect(line.rests).toBe(3);
    expect(waits).toContain(true);
    expect(waits.at(-1)).toBe(false);

    const media = mediaData.parse((await finish(id)).data);
    expect([media.width, media.height]).toEqual([1500, 2000]);
    for (const [format, width] of [
      ['avif', 640],
      ['webp', 1280],
      ['jpg', 320],
    ] as const) {
      const { rawPayload } = await world.app.inject({
        method: 'GET',
        url: `/media/${media.hash}/${width}.${format}`,
        headers: { host: 'localhost:3000' },
      });
      const { info, data } = await sharp(rawPayload)
        .resize(3, 4, { fit: 'fill', kernel: 'linear' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([3, 4]);
      // The camera lay on its side: what it saw at its left, blue, is above when it is held upright; what it saw at its
      // right, red, below.
      expect(data[2]! - data[0]!).toBeGreaterThan(40);
      expect(data.at(-3)! - data.at(-1)!).toBeGreaterThan(40);
      expect((await sharp(rawPayload).metadata()).orientation).toBeUndefined();
    }
    expect(await world.db.selectFrom('uploads').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('a page that was loaded anew goes on where it stopped', async () => {
    const bytes = await padded(900_000);
    const first = await open(bytes.length);
    await putPiece(world, person.token, first.id, 0, bytes.subarray(0, 300_000));
    const line = testTransport(world, person.token);
    line.note(new Blob([new Uint8Array(bytes)]), 'avatar', first.id);
    const id = await sendInPieces(new Blob([new Uint8Array(bytes)]), { kind: 'avatar', name: 'a.jpeg' }, line, silent);
    expect(id).toBe(first.id);
    expect(line.sent[0]!.from).toBe(300_000);
    expect((await finish(id)).status).toBe(200);
  });

  test('an upload that is no more is begun anew', async () => {
    const bytes = await padded(200_000);
    const line = testTransport(world, person.token);
    line.note(new Blob([new Uint8Array(bytes)]), 'avatar', 'z_none');
    expect(
      (
        await finish(
          await sendInPieces(new Blob([new Uint8Array(bytes)]), { kind: 'avatar', name: 'a.jpeg' }, line, silent),
        )
      ).status,
    ).toBe(200);
  });

  test('a line that stays broken gives up, and what arrived stays', async () => {
    const bytes = await padded(900_000);
    await expect(
      send(bytes, ['arrives', ...Array.from({ length: 40 }, (): PieceOutcome => 'lost')]),
    ).rejects.toMatchObject({ kind: 'offline' });
    expect(
      await world.db.selectFrom('uploads').select(['received', 'bytes']).where('owner_id', '=', person.id).execute(),
    ).toEqual([{ received: 256 * 1024, bytes: bytes.length }]);
  });

  test('how far it is only grows, to the whole', async () => {
    const { shares } = await send(await padded(1_500_000));
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBe(1);
  });
});

describe('D6: what bad pieces get', () => {
  test('at another place: refused, with where the file stands; nothing is written twice', async () => {
    const { id } = await open(300_000);
    const piece = Buffer.alloc(100_000, 7);
    expect((await putPiece(world, person.token, id, 0, piece)).data).toMatchObject({ received: 100_000 });
    for (const from of [0, 50_000, 200_000])
      expect(await putPiece(world, person.token, id, from, piece)).toMatchObject({
        status: 409,
        error: 'upload_place',
        data: { received: 100_000, bytes: 300_000 },
      });
    expect((await world.call('GET', `/uploads/${id}`, { token: person.token })).data).toMatchObject({
      received: 100_000,
      piece: pieceLimits,
    });
  });

  test('ten who send the same piece at once: one is taken', async () => {
    const { id } = await open(300_000);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => putPiece(world, person.token, id, 0, Buffer.alloc(100_000, 3))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'upload_place')).toHaveLength(9);
    expect(await world.db.selectFrom('upload_pieces').select('start').where('upload_id', '=', id).execute()).toEqual([
      { start: 0 },
    ]);
  });

  test('beyond the end, too small before it, too large, none at all', async () => {
    const { id } = await open(200_000);
    expect(await putPiece(world, person.token, id, 0, Buffer.alloc(200_001))).toMatchObject({
      status: 400,
      error: 'upload_uneven',
    });
    expect(await putPiece(world, person.token, id, 0, Buffer.alloc(1000))).toMatchObject({
      status: 400,
      error: 'upload_uneven',
    });
    expect(await putPiece(world, person.token, id, 0, Buffer.alloc(pieceLimits.most + 1))).toMatchObject({
      status: 413,
    });
    expect(await putPiece(world, person.token, id, 0, Buffer.alloc(0))).toMatchObject({
      status: 400,
      error: 'upload_missing',
    });
    for (const from of ['-1', '1.5', 'x', ''])
      expect((await world.call('PUT', `/uploads/${id}?from=${from}`, { token: person.token })).status).toBe(
        from === '' ? 415 : 400,
      );
    expect((await world.call('GET', `/uploads/${id}`, { token: person.token })).data).toMatchObject({ received: 0 });
  });

  test('more than 8 MB is refused when it is announced, in three languages; a model may have 64', async () => {
    await giveRoles(world, person.id, 'ROLE_MERCHANT');
    for (const locale of locales) {
      expect(await announce({ bytes: uploadLimitBytes + 1 }, { locale })).toMatchObject({
        status: 413,
        error: 'upload_too_large',
        message: translator(locale, 'errors')('upload_too_large', { limit: 8 }),
      });
      expect(await announce({ kind: 'model', bytes: modelLimitBytes + 1 }, { locale })).toMatchObject({
        status: 413,
        error: 'model_too_large',
        message: translator(locale, 'errors')('model_too_large', { limit: 64 }),
      });
    }
    expect((await announce({ bytes: uploadLimitBytes })).status).toBe(200);
    expect((await announce({ kind: 'model', bytes: modelLimitBytes })).status).toBe(200);
    for (const bytes of [0, -1, 1.5, '1000', 2 ** 31]) expect((await announce({ bytes })).status).toBe(400);
  });

  test('of a kind that is another’s trade', async () => {
    for (const kind of ['work', 'product', 'banner', 'model'])
      expect(await announce({ kind, bytes: 100 })).toMatchObject({ status: 403, error: 'forbidden' });
    await giveRoles(world, person.id, 'ROLE_DESIGNER');
    expect((await announce({ kind: 'model', bytes: 100 })).status).toBe(200);
  });

  test('before all of it is here nothing is made of it', async () => {
    const { id } = await open(200_000);
    expect(await finish(id)).toMatchObject({ status: 409, error: 'upload_place', data: { received: 0 } });
    expect(await finish(id, 'model')).toMatchObject({ status: 404 });
  });

  test('another’s is not there: to read, to add to, to end, to make something of', async () => {
    const { id } = await open(200_000);
    const other = await signIn(world, await registerPerson(world));
    expect((await world.call('GET', `/uploads/${id}`, { token: other })).status).toBe(404);
    expect((await putPiece(world, other, id, 0, Buffer.alloc(200_000))).status).toBe(404);
    expect((await world.call('DELETE', `/uploads/${id}`, { token: other })).status).toBe(404);
    expect((await finish(id, 'picture', { token: other })).status).toBe(404);
  });

  test('every hostile picture is refused as named, nothing is stored, and its pieces go', async () => {
    const hostile = await hostileFiles();
    const answers: Record<string, string | undefined> = {};
    for (const { name, bytes, type, file } of hostile)
      answers[name] = (await bringWhole(bytes, { type, name: file })).error;
    expect(answers).toEqual(Object.fromEntries(hostile.map(({ name, error }) => [name, error])));
    expect(hostile.length).toBeGreaterThanOrEqual(30);
    expect(await world.db.selectFrom('media').select('id').where('owner_id', '=', person.id).execute()).toEqual([]);
    expect(await world.db.selectFrom('uploads').select('id').where('owner_id', '=', person.id).execute()).toEqual([]);
  });
});

describe('D5: made once', () => {
  test('asked again under the same key it is the same picture; under another there is none', async () => {
    const { id } = await send(await padded(150_000));
    const headers = { 'idempotency-key': `finish-${id}` };
    const first = await finish(id, 'picture', { headers });
    const again = await finish(id, 'picture', { headers });
    expect(first.status).toBe(200);
    expect(again.data).toEqual(first.data);
    expect((await finish(id)).status).toBe(404);
  });

  test('of many at once one makes it', async () => {
    const { id } = await send(await padded(150_000));
    const answers = await Promise.all(Array.from({ length: 6 }, () => finish(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { error } of answers.filter(({ status }) => status !== 200))
      expect(['idempotency_busy', 'not_found']).toContain(error);
    expect(await world.db.selectFrom('media').select('id').where('owner_id', '=', person.id).execute()).toHaveLength(1);
  });
});

describe('D6: what nobody goes on with goes', () => {
  const sweep = () => sweepMedia(world.db, world.clock, world.services.storage);
  const hashesOf = async (id: string) =>
    (await world.db.selectFrom('upload_pieces').select('hash').where('upload_id', '=', id).execute()).map(
      ({ hash }) => hash,
    );

  test('after a day without a piece, bytes and all; one that goes on stays', async () => {
    const left = await open(300_000);
    const goesOn = await open(300_000);
    await putPiece(world, person.token, left.id, 0, Buffer.alloc(100_000, 1));
    const [hash] = await hashesOf(left.id);
    world.clock.advance(80_000);
    person.token = await signIn(world, person);
    await putPiece(world, person.token, goesOn.id, 0, Buffer.alloc(100_000, 2));
    world.clock.advance(7000);
    await sweep();
    person.token = await signIn(world, person);
    expect((await world.call('GET', `/uploads/${left.id}`, { token: person.token })).status).toBe(404);
    expect((await world.call('GET', `/uploads/${goesOn.id}`, { token: person.token })).status).toBe(200);
    expect(await world.services.storage.head(hash!)).toBeNull();
    expect(await world.services.storage.head((await hashesOf(goesOn.id))[0]!)).not.toBeNull();
  });

  test('ended by its bringer, and with the account', async () => {
    const ended = await open(300_000);
    const kept = await open(300_000);
    for (const [{ id }, fill] of [
      [ended, 4],
      [kept, 5],
    ] as const)
      await putPiece(world, person.token, id, 0, Buffer.alloc(100_000, fill));
    const hashes = [...(await hashesOf(ended.id)), ...(await hashesOf(kept.id))];
    expect((await world.call('DELETE', `/uploads/${ended.id}`, { token: person.token })).status).toBe(200);
    expect(
      (await world.call('DELETE', '/user', { token: person.token, body: { password: person.password } })).status,
    ).toBe(200);
    await sweep();
    for (const hash of hashes) expect(await world.services.storage.head(hash)).toBeNull();
  });

  test('one person has only so much on its way: the one left alone longest makes room', async () => {
    const ids: string[] = [];
    for (let i = 0; i <= waitingLimits.files; i++) {
      world.clock.advance(1);
      ids.push((await open(1000)).id);
    }
    const there = (await world.db.selectFrom('uploads').select('id').where('owner_id', '=', person.id).execute()).map(
      ({ id }) => id,
    );
    expect(there.toSorted()).toEqual(ids.slice(1).toSorted());
    await giveRoles(world, person.id, 'ROLE_MERCHANT');
    for (let i = 0; i < 6; i++) expect((await announce({ kind: 'model', bytes: modelLimitBytes })).status).toBe(200);
    const { sum } = await world.db
      .selectFrom('uploads')
      .select((eb) => eb.fn.sum<number>('bytes').as('sum'))
      .where('owner_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBeLessThanOrEqual(waitingLimits.bytes);
  });
});

async function bringWhole(bytes: Buffer, about: { type: string; name: string }): Promise<Answer> {
  const { id } = await open(bytes.length, about);
  for (let from = 0; from < bytes.length; from += pieceLimits.most)
    await putPiece(world, person.token, id, from, bytes.subarray(from, from + pieceLimits.most));
  return finish(id);
}

/** Bytes of pieces that came when they were there already. */
function repeated(sent: { from: number; bytes: number; fate: PieceOutcome }[]): number {
  const arrived = sent.filter(({ fate }) => fate !== 'lost');
  return arrived.reduce(
    (sum, { from, bytes }, i) => sum + (arrived.slice(0, i).some((earlier) => earlier.from === from) ? bytes : 0),
    0,
  );
}

/** A JPEG of at least so many bytes. */
async function padded(bytes: number): Promise<Buffer> {
  const jpeg = await jpegOf(300, 200);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 32)]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...Array.from({ length: Math.ceil(bytes / comment.length) }, () => comment),
    jpeg.subarray(2),
  ]);
}

/**
 * Twelve megapixels as a phone held upright writes them: lying on their side, with a note how to turn them; grain
 * enough to weigh 7.9 MB.
 */
async function phonePhoto(): Promise<Buffer> {
  const width = 4000;
  const height = 3000;
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 12_345;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = (seed >>> 24) % 140;
      pixels[i] = (x / width) * 110 + grain;
      pixels[i + 1] = 60 + grain;
      pixels[i + 2] = (1 - x / width) * 110 + grain;
    }
  const photo = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Phone' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 91 })
    .toBuffer();
  return weighing(photo, Math.round(7.9 * 1024 * 1024));
}

/** To the very byte: the rest is a comment of spaces, as cameras leave room for. */
function weighing(jpeg: Buffer, bytes: number): Buffer {
  const parts: Buffer[] = [];
  for (let left = bytes - jpeg.length; left >= 4; left -= parts.at(-1)!.length) {
    const length = Math.min(65_535, left - 2);
    parts.push(Buffer.concat([Buffer.from([0xff, 0xfe, length >> 8, length & 255]), Buffer.alloc(length - 2, 32)]));
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
}
