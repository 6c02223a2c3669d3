import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkModelFile, openModelFile } from '#exchange/budget/check-model-file.ts';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import { glbOf } from '#exchange/glb.ts';
import { sweepMedia } from '#features/foundation/media/sweep-media.server.ts';
import { pieceLimits } from '#lib/upload-limit.ts';
import { uploadData } from '#features/foundation/media/upload.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Answer,
  type CallOptions,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { glbRow } from '../../../../tests/support/glb-rows.ts';
import { boxDraft, hostileModels, honestGlb, type Json } from '../../../../tests/support/models.ts';
import { putPiece } from '../../../../tests/support/test-transport.ts';
import { createGlbInspector, type GlbInspectionLimits } from './glb-inspector.server.ts';
import { claimGlb, releaseGlb, sweepGlbs } from './glbs.server.ts';
import { glbData, type GlbData } from './glb.ts';
import { inspectGlb } from './inspect-glb.ts';

let world: TestApp;
let merchant: Person;
let token: string;
beforeAll(async () => {
  world = await testApp();
  merchant = await registerPerson(world);
  await giveRoles(world, merchant.id, 'ROLE_MERCHANT');
  token = await signIn(world, merchant);
});
afterAll(() => world.close());

async function bring(bytes: Buffer, options: CallOptions = {}): Promise<Answer> {
  const { id } = uploadData.parse(
    (
      await world.call('POST', '/uploads', {
        token,
        body: { kind: 'model', name: 'Bàn ăn.glb', type: 'model/gltf-binary', bytes: bytes.length },
      })
    ).data,
  );
  for (let from = 0; from < bytes.length; from += pieceLimits.most)
    await putPiece(world, token, id, from, bytes.subarray(from, from + pieceLimits.most));
  return world.call('POST', `/uploads/${id}/model`, { token, ...options });
}

async function brought(bytes: Buffer): Promise<GlbData> {
  const answer = await bring(bytes);
  expect(answer).toMatchObject({ status: 200 });
  return glbData.parse(answer.data);
}

const look = (url: string, as?: string) =>
  world.app.inject({
    method: 'GET',
    url,
    headers: { host: 'localhost:3000', ...(as === undefined ? {} : { authorization: `Bearer ${as}` }) },
  });
const claim = (id: string, userId = merchant.id) =>
  claimGlb(world.db, { clock: world.clock, session: { id: 's', userId, by: 'cookie' } }, id);
const inspector = (limits?: GlbInspectionLimits) => createGlbInspector(limits, inject('threads'));
const jsonOf = (file: Buffer) => JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString()) as Json;
const notesOf = ({ report }: GlbData) => Object.fromEntries(report.notes.map(({ key, values }) => [key, values]));

describe('L2: a merchant’s own model', () => {
  test('is measured in millimetres, drawn, and told about', async () => {
    const glb = await brought(honestGlb());
    expect(glb).toMatchObject({
      name: 'Bàn ăn',
      size: { width: 1200, depth: 450, height: 750 },
      triangles: 12,
      report: { vertices: 24, materials: ['Gỗ sồi'], textures: 1, notes: [] },
    });
    const picture = await look(glb.picture, token);
    expect(picture.headers['content-type']).toBe('image/webp');
    const { channels } = await sharp(picture.rawPayload).stats();
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 960, height: 600 });
    expect(channels[0]!.stdev).toBeGreaterThan(15);
    // The wood's own colour is in the middle of it: more red than blue.
    const { data } = await sharp(picture.rawPayload)
      .extract({ left: 430, top: 300, width: 100, height: 60 })
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]! - data[2]!).toBeGreaterThan(25);
  });

  test('turned, moved, scaled and mirrored by its nodes it is measured as it stands', async () => {
    const half = Math.SQRT1_2;
    const glb = await brought(
      honestGlb((json) => ({
        ...json,
        nodes: [
          { children: [1], scale: [0.5, 0.5, 0.5] },
          { mesh: 0, rotation: [0, half, 0, half], translation: [0, 0.2, 3], scale: [-1, 2, 1] },
        ],
      })),
    );
    expect(glb.size).toEqual({ width: 225, depth: 600, height: 750 });
    expect(notesOf(glb)).toEqual({ afloat: { gap: 100 }, aside: { gap: 1500 } });
  });

  test('what its maker may want to mend is said, with figures', async () => {
    const inches = await brought(honestGlb((json) => ({ ...json, nodes: [{ mesh: 0, scale: [0.01, 0.01, 0.01] }] })));
    expect(notesOf(inches)).toEqual({ tiny: { largest: 12 } });
    const odd = await brought(
      honestGlb((json) => ({
        ...json,
        nodes: [{ mesh: 0, scale: [20, 20, 20] }],
        animations: [{ channels: [], samplers: [] }],
        extensionsUsed: ['KHR_materials_sheen', 'ACME_thing'],
        cameras: [{ type: 'perspective' }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 3, material: 0 }] }],
      })),
    );
    expect(notesOf(odd)).toMatchObject({
      huge: { largest: 24_000 },
      noNormals: {},
      noTextureMap: {},
      moving: {},
      extras: { names: 'ACME_thing' },
    });
  });

  test('is stored as we write it: nothing of the file but what is seen', async () => {
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a06030' } })
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '15/1 52/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { json, binary } = boxDraft({ width: 1, depth: 1, height: 1 }, photo);
    const sent = Buffer.from(
      glbOf(
        {
          ...json,
          asset: { version: '2.0', copyright: 'secret-copyright' },
          extras: { note: 'secret-note' },
          nodes: [{ mesh: 0, name: 'secret-node', extras: { a: 'secret-extra' } }],
          images: [{ bufferView: 4, mimeType: 'image/jpeg', name: 'C:\\secret-path\\wood.jpg' }],
          extensionsUsed: ['ACME_thing'],
          extensions: { ACME_thing: { run: 'secret-script' } },
          cameras: [{ type: 'perspective', perspective: { yfov: 1, znear: 0.1 } }],
        },
        binary,
      ),
    );
    const glb = await brought(sent);
    const file = (await look(glb.file, token)).rawPayload;
    expect(sent.toString('latin1').match(/secret-/g)!.length).toBeGreaterThan(5);
    expect(file.toString('latin1')).not.toMatch(/secret-|ACME|Exif|perspective/);
    expect(checkModelFile(file)).toMatchObject({ ok: true, triangles: 12, images: 1 });
    expect(Object.keys(jsonOf(file)).toSorted()).toEqual([
      'accessors',
      'asset',
      'bufferViews',
      'buffers',
      'images',
      'materials',
      'meshes',
      'nodes',
      'scene',
      'scenes',
      'textures',
    ]);
  });

  test('the stored file is one every program opens', async () => {
    const { validateBytes } = await import('gltf-validator');
    const glb = await brought(
      honestGlb((json) => ({
        ...json,
        nodes: [{ mesh: 0 }, { mesh: 0, translation: [2, 0, 0] }],
        scenes: [{ nodes: [0, 1] }],
      })),
    );
    expect(glb.triangles).toBe(24);
    const { issues } = await validateBytes(new Uint8Array((await look(glb.file, token)).rawPayload));
    expect(issues).toMatchObject({ numErrors: 0 });
  });

  test('a texture larger than a phone likes is kept smaller', async () => {
    const picture = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#806040' } })
      .png()
      .toBuffer();
    const { json, binary } = boxDraft({ width: 1, depth: 1, height: 1 }, picture);
    const glb = await brought(Buffer.from(glbOf(json, binary)));
    expect(notesOf(glb)).toMatchObject({ largeTextures: { width: 3000, height: 1500, most: 2048 } });
    const file = (await look(glb.file, token)).rawPayload;
    const view = (jsonOf(file).bufferViews as { byteOffset: number; byteLength: number }[]).at(-1)!;
    const start = 28 + file.readUInt32LE(12) + view.byteOffset;
    expect(await sharp(file.subarray(start, start + view.byteLength)).metadata()).toMatchObject({
      width: 2048,
      height: 1024,
    });
  });
});

/** As the thread does it. */
async function judge(bytes: Buffer): Promise<string> {
  try {
    await inspectGlb(openModelFile(bytes), bytes.length);
    return 'accepted';
  } catch (error) {
    if (error instanceof RefusedFile) return error.refusal.key;
    throw error;
  }
}

describe('L2: hostile models', () => {
  const hostile = hostileModels();

  test('each is refused as named', async () => {
    const reasons: Record<string, string> = {};
    for (const { name, bytes } of hostile) reasons[name] = await judge(bytes);
    expect(reasons).toEqual(Object.fromEntries(hostile.map(({ name, reason }) => [name, reason])));
    expect(hostile.length).toBeGreaterThanOrEqual(30);
  });

  test('every fourth of them, sent by a merchant: in their words, and nothing is stored', async () => {
    const sent = hostile.filter(
      ({ reason }, i) => i % 4 === 0 || ['image-broken', 'nothing-to-see', 'too-many-vertices'].includes(reason),
    );
    const before = await world.db.selectFrom('glbs').select('id').execute();
    const answers: Record<string, unknown> = {};
    for (const [i, { name, bytes }] of sent.entries()) {
      const locale = locales[i % 3]!;
      const { status, error, data, message, field } = await bring(bytes, { locale });
      answers[name] = (data as { reason?: string } | null)?.reason;
      expect({ status, error, field }, name).toEqual({ status: 400, error: 'model_refused', field: 'file' });
      expect(message.length, name).toBeGreaterThan(20);
      expect(message, name).not.toMatch(/[{}]|glb\.|undefined/);
    }
    expect(answers).toEqual(Object.fromEntries(sent.map(({ name, reason }) => [name, reason])));
    expect(sent.length).toBeGreaterThan(10);
    expect(await world.db.selectFrom('glbs').select('id').execute()).toEqual(before);
    expect(await world.db.selectFrom('uploads').select('id').where('owner_id', '=', merchant.id).execute()).toEqual([]);
  });

  test('one that takes too long, or too much memory, is killed with its thread and named', async () => {
    const slow = inspector({ milliseconds: 1, megabytes: 512 });
    expect(await slow.inspect(async () => new Uint8Array(honestGlb()))).toEqual({
      ok: false,
      reason: 'too-heavy',
      values: {},
    });
    const narrow = inspector({ milliseconds: 60_000, megabytes: 4 });
    expect(
      await narrow.inspect(
        async () =>
          new Uint8Array(honestGlb((json) => ({ ...json, extras: Array.from({ length: 90_000 }, () => [1]) }))),
      ),
    ).toEqual({ ok: false, reason: 'too-heavy', values: {} });
    // The next one is none the worse for it.
    expect(await inspector().inspect(async () => new Uint8Array(honestGlb()))).toMatchObject({ ok: true });
  });

  test('however many wait, one file at a time is read: the next when its turn has come', async () => {
    const works = inspector();
    const read = [] as string[];
    const gate = Promise.withResolvers<void>();
    const bring = (name: string) =>
      works.inspect(async () => {
        read.push(name);
        await gate.promise;
        return new Uint8Array(honestGlb());
      });
    const all = Promise.all(['a', 'b', 'c'].map(bring));
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    expect(read, 'two wait, and nothing of theirs is in memory').toEqual(['a']);
    gate.resolve();
    expect((await all).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(read).toEqual(['a', 'b', 'c']);
  });

  test('own models come page by page, the newest first, each once', async () => {
    const other = await registerPerson(world);
    const now = world.clock.now();
    const row = (at: number) => ({
      ...glbRow(`gl_${String(at).padStart(25, '0')}`, other.id, now),
      name: `M${at}`,
      claimed_at: now,
      kept_at: null,
    });
    await world.db
      .insertInto('glbs')
      .values(Array.from({ length: 120 }, (_, at) => row(at)))
      .execute();
    const as = await signIn(world, other);
    const seen = [] as string[];
    for (let after: string | null = ''; after !== null;) {
      const page: { rows: GlbData[]; next: string | null } = (
        await world.call('GET', `/glbs${after === '' ? '' : `?after=${after}`}`, { token: as })
      ).data as never;
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows.map(({ name }) => name));
      after = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `M${119 - at}`));
    expect((await world.call('GET', `/glbs?after=${'x'.repeat(65)}`, { token: as })).status).toBe(400);
  });

  test('the reason is said in three languages', async () => {
    for (const locale of locales) {
      const reason = translator(locale, 'glb')('refusal.compressed', { extension: 'KHR_draco_mesh_compression' });
      const { bytes } = hostile.find(({ name }) => name === 'Draco')!;
      expect((await bring(bytes, { locale })).message).toBe(translator(locale, 'errors')('model_refused', { reason }));
    }
  });
});

describe('L2: who sees it', () => {
  test('before something uses it, its bringer; then everyone: never opened by the browser, kept for a year', async () => {
    const glb = await brought(honestGlb());
    const stranger = await signIn(world, await registerPerson(world));
    for (const as of [undefined, stranger])
      for (const url of [glb.file, glb.picture]) expect((await look(url, as)).statusCode).toBe(404);
    expect((await look(glb.file, token)).headers).toMatchObject({ 'cache-control': 'private, no-store' });
    await claim(glb.id);
    const shown = await look(glb.file);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'content-disposition': `attachment; filename="${glb.id}.glb"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(shown.headers['set-cookie']).toBeUndefined();
    const again = await world.app.inject({
      method: 'GET',
      url: glb.file,
      headers: { host: 'localhost:3000', 'if-none-match': String(shown.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    for (const url of [
      '/glbs/gl_none.glb',
      `/glbs/${glb.id}`,
      `/glbs/${glb.id}.html`,
      '/glbs/..%2f..%2fsecret.glb',
      `/glbs/${glb.id}.glb.glb`,
    ])
      expect((await look(url)).statusCode).toBe(404);
  });

  test('only its bringer claims it, and finds it among their own', async () => {
    const glb = await brought(honestGlb());
    const other = await registerPerson(world);
    await expect(claim(glb.id, other.id)).rejects.toMatchObject({ key: 'not_found' });
    await expect(claim('gl_none')).rejects.toMatchObject({ key: 'not_found' });
    expect((await world.call('GET', `/glbs/${glb.id}`, { token })).data).toEqual(glb);
    expect((await world.call('GET', `/glbs/${glb.id}`, { token: await signIn(world, other) })).status).toBe(404);
    expect((await world.call('GET', '/user/data', { token })).data).toMatchObject({
      models: expect.arrayContaining([glb]) as unknown,
    });
  });

  test('J3 its size is told to its bringer, and to everyone once something uses it', async () => {
    const glb = await brought(honestGlb());
    const sizes = async (as?: string) =>
      (await world.call('GET', `/glbs/sizes?ids=gl_none,${glb.id}`, as === undefined ? {} : { token: as })).data;
    const known = [{ id: glb.id, size: glb.size }];
    expect([await sizes(), await sizes(token)]).toEqual([[], known]);
    await claim(glb.id);
    expect(await sizes()).toEqual(known);
    expect((await world.call('GET', `/glbs/${glb.id}`, { token })).data).toMatchObject({ used: true });
    expect((await world.call('GET', `/glbs/sizes?ids=${Array(51).fill('x').join(',')}`)).status).toBe(400);
  });

  test('what nobody uses for a day goes, with its bytes where nobody has the same', async () => {
    const different = (width: number) => {
      const { json, binary } = boxDraft({ width, depth: 0.5, height: 0.5 });
      return Buffer.from(glbOf(json, binary));
    };
    const loose = await brought(different(0.31));
    const used = await brought(different(0.32));
    const letGo = await brought(different(0.33));
    await claim(used.id);
    await claim(letGo.id);
    await releaseGlb(world.db, { id: letGo.id, ownerId: merchant.id });
    const hashes = await Promise.all(
      [loose, used, letGo].map(
        async ({ id }) =>
          await world.db.selectFrom('glbs').select(['hash', 'picture']).where('id', '=', id).executeTakeFirstOrThrow(),
      ),
    );
    world.clock.advance(86_401);
    await sweepGlbs(world.db, world.clock);
    await sweepMedia(world.db, world.clock, world.services.storage);
    const there = await Promise.all(
      hashes.map(async ({ hash, picture }) => [
        (await world.services.storage.head(hash)) !== null,
        (await world.services.storage.head(picture)) !== null,
      ]),
    );
    expect(there).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  test('D3: with the account go its models', async () => {
    token = await signIn(world, merchant);
    const glb = await brought(honestGlb());
    expect((await world.call('DELETE', '/user', { token, body: { password: merchant.password } })).status).toBe(200);
    expect(await world.db.selectFrom('glbs').select('id').where('id', '=', glb.id).execute()).toEqual([]);
  });
});
