import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkModelFile } from '#exchange/budget/check-model-file.ts';
import { glbOf } from '#exchange/glb.ts';
import { sweepMedia } from '#features/foundation/media/sweep-media.server.ts';
import { registerPerson, signIn } from '../../../../tests/support/app.ts';
import { boxDraft, honestGlb, type Json } from '../../../../tests/support/uploads/models.ts';
import { claimGlb, releaseGlb, sweepGlbs } from './glbs.server.ts';
import type { GlbData } from './glb.ts';
import { openGlbDesk } from '../../../../tests/support/uploads/glb-desk.ts';

const { world, merchant, brought, look } = await openGlbDesk();

const claim = (id: string, userId = merchant.id) =>
  claimGlb(world.db, { clock: world.clock, session: { id: 's', userId, by: 'cookie' } }, id);
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
    const picture = await look(glb.picture, merchant.token);
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

  test('the name of a material is cut at its limit, not in the middle of a sign', async () => {
    const { report } = await brought(
      honestGlb((json) => ({
        ...json,
        materials: (json.materials as Json[]).map((each) => ({ ...each, name: `${'a'.repeat(59)}🪵🪵` })),
      })),
    );
    expect(report.materials).toEqual([`${'a'.repeat(59)}🪵`]);
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
    const file = (await look(glb.file, merchant.token)).rawPayload;
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
    const { issues } = await validateBytes(new Uint8Array((await look(glb.file, merchant.token)).rawPayload));
    expect(issues).toMatchObject({ numErrors: 0 });
  });

  test('a texture larger than a phone likes is kept smaller', async () => {
    const picture = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#806040' } })
      .png()
      .toBuffer();
    const { json, binary } = boxDraft({ width: 1, depth: 1, height: 1 }, picture);
    const glb = await brought(Buffer.from(glbOf(json, binary)));
    expect(notesOf(glb)).toMatchObject({ largeTextures: { width: 3000, height: 1500, most: 2048 } });
    const file = (await look(glb.file, merchant.token)).rawPayload;
    const view = (jsonOf(file).bufferViews as { byteOffset: number; byteLength: number }[]).at(-1)!;
    const start = 28 + file.readUInt32LE(12) + view.byteOffset;
    expect(await sharp(file.subarray(start, start + view.byteLength)).metadata()).toMatchObject({
      width: 2048,
      height: 1024,
    });
  });
});

describe('L2: who sees it', () => {
  test('before something uses it, its bringer; then everyone: never opened by the browser, kept for a year', async () => {
    const glb = await brought(honestGlb());
    const stranger = await signIn(world, await registerPerson(world));
    for (const as of [undefined, stranger])
      for (const url of [glb.file, glb.picture]) expect((await look(url, as)).statusCode).toBe(404);
    expect((await look(glb.file, merchant.token)).headers).toMatchObject({ 'cache-control': 'private, no-store' });
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
    expect((await world.call('GET', `/glbs/${glb.id}`, { token: merchant.token })).data).toEqual(glb);
    expect((await world.call('GET', `/glbs/${glb.id}`, { token: await signIn(world, other) })).status).toBe(404);
    expect((await world.call('GET', '/user/data', { token: merchant.token })).data).toMatchObject({
      models: expect.arrayContaining([glb]) as unknown,
    });
  });

  test('J3 its size is told to its bringer, and to everyone once something uses it', async () => {
    const glb = await brought(honestGlb());
    const sizes = async (as?: string) =>
      (await world.call('GET', `/glbs/sizes?ids=gl_none,${glb.id}`, as === undefined ? {} : { token: as })).data;
    const known = [{ id: glb.id, size: glb.size }];
    expect([await sizes(), await sizes(merchant.token)]).toEqual([[], known]);
    await claim(glb.id);
    expect(await sizes()).toEqual(known);
    expect((await world.call('GET', `/glbs/${glb.id}`, { token: merchant.token })).data).toMatchObject({ used: true });
    expect((await world.call('GET', `/glbs/sizes?ids=${Array(51).fill('x').join(',')}`)).status).toBe(400);
  });

  test('what nobody uses waits a month for the form that names it, then goes, with its bytes where nobody has the same', async () => {
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
    const still = () =>
      world.db.selectFrom('glbs').select('id').where('id', 'in', [loose.id, used.id, letGo.id]).execute();
    world.clock.advance(29 * 86_400);
    await sweepGlbs(world.db, world.clock);
    expect(await still()).toHaveLength(3);
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
    merchant.token = await signIn(world, merchant);
    const glb = await brought(honestGlb());
    expect(
      (await world.call('DELETE', '/user', { token: merchant.token, body: { password: merchant.password } })).status,
    ).toBe(200);
    expect(await world.db.selectFrom('glbs').select('id').where('id', '=', glb.id).execute()).toEqual([]);
  });
});
