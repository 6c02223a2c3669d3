import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Storage } from '#platform/storage/s3-storage.server.ts';
import { storagePath } from '#platform/storage/content-hash.ts';
import { registerPerson, signIn, testApp, type TestApp } from '../../../../tests/support/app.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import { startS3, type S3Server } from '../../../../tests/support/s3-server.ts';
import { mediaData } from './media.ts';
import { sweepMedia } from './sweep-media.server.ts';

const account = { bucket: 'hien', region: 'ap-southeast-1', accessKey: 'AK', secretKey: 'SK' };
let world: TestApp;
let s3: S3Server;
let token: string;
beforeAll(async () => {
  world = await testApp();
  s3 = await startS3(account, () => world.clock.now());
  world.services.storage = s3Storage({ ...account, endpoint: s3.endpoint }, world.clock, {
    tries: 2,
    pauseMs: 1,
    timeoutMs: 2_000,
  });
  token = await signIn(world, await registerPerson(world));
});
afterAll(async () => {
  await world.close();
  await s3.close();
});

async function send(width: number) {
  const form = formOf({ bytes: await jpegOf(width, 200) });
  return world.call('POST', '/media?kind=avatar', { token, body: form.body, headers: form.headers });
}

test('D6: with S3 a picture is brought, shown and let go through the service', async () => {
  const { hash } = mediaData.parse((await send(300)).data);
  expect([...s3.objects.keys()]).toEqual([`media/${storagePath(hash!)}`]);
  const shown = await world.app.inject({ method: 'GET', url: `/media/${hash}/160.webp` });
  expect(shown.statusCode).toBe(200);
  expect(s3.objects.size).toBe(2);
  world.clock.advance(86_401);
  await sweepMedia(world.db, world.clock, world.services.storage);
  expect(s3.objects.size).toBe(0);
  expect(s3.said.filter((line) => / [45]\d\d/.test(line))).toEqual([]);
});

test('a service that is down is said to be, and no row is left that leads nowhere', async () => {
  s3.failures.push(503, 503);
  token = await signIn(world, await registerPerson(world));
  expect(await send(301)).toMatchObject({ status: 503, error: 'unavailable' });
  expect(await world.db.selectFrom('media').select('id').execute()).toEqual([]);
});
