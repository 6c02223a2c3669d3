import { request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webRequest } from '#server/http/web-request.ts';

const app = Fastify();
let port: number;
beforeAll(async () => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('*', async (request) => {
    const web = webRequest(request, ['http://localhost:3000', 'http://127.0.0.1:3000']);
    return { url: web.url, method: web.method, body: await web.text(), language: web.headers.get('accept-language') };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** A real request line: clients of our own would tidy it up before it is sent. */
function send(
  path: string,
  options: { host?: string; method?: string; body?: string } = {},
): Promise<{ url: string; method: string; body: string; language: string | null }> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: options.host ?? 'localhost:3000',
      'accept-language': 'vi',
      ...(options.body
        ? { 'content-type': 'text/plain', 'content-length': String(Buffer.byteLength(options.body)) }
        : {}),
    };
    const sending = open({ host: '127.0.0.1', port, path, method: options.method ?? 'GET', headers }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => {
          text += chunk;
        })
        .on('end', () => resolve(JSON.parse(text)));
    });
    sending.on('error', reject).end(options.body);
  });
}

describe('A2: whatever address is asked for, the router gets one of ours', () => {
  test.each([
    ['/price?x=1', 'http://localhost:3000/price?x=1'],
    ['//', 'http://localhost:3000/'],
    ['//evil.example/price', 'http://localhost:3000/evil.example/price'],
    ['///evil.example', 'http://localhost:3000/evil.example'],
    ['/\\evil.example', 'http://localhost:3000/evil.example'],
    ['//evil.example:99999/', 'http://localhost:3000/evil.example:99999/'],
    ['http://evil.example/price', 'http://localhost:3000/http://evil.example/price'],
    ['/%2e%2e/%00?a=%', 'http://localhost:3000/%00?a=%'],
  ])('%s', async (path, url) => {
    expect((await send(path)).url).toBe(url);
  });

  test('a Host that is ours is kept, another one is not believed', async () => {
    expect((await send('/', { host: '127.0.0.1:3000' })).url).toBe('http://127.0.0.1:3000/');
    expect((await send('/', { host: 'evil.example' })).url).toBe('http://localhost:3000/');
  });

  test('method, body and headers come through', async () => {
    expect(await send('/workspace', { method: 'POST', body: 'token=ệ' })).toMatchObject({
      method: 'POST',
      body: 'token=ệ',
      language: 'vi',
    });
  });
});
