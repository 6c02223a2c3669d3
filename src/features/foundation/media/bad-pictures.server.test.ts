import { createConnection, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { uploadLimitBytes } from '#lib/upload-limit.ts';
import { translator } from '#text/messages.server.ts';
import { hostileFiles, jpegOf } from '../../../../tests/support/pictures.ts';
import { openMediaDesk } from '../../../../tests/support/uploads/media-desk.ts';

const { world, person, send } = await openMediaDesk();

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
