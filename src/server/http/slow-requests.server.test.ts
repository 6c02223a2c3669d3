import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { registerPerson, signIn, testApp, type TestApp } from '../../../tests/support/app.ts';
import { until } from '../../../tests/support/until.ts';
import { requestTimeouts } from './slow-requests.ts';

const lines: Record<string, unknown>[] = [];
let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await testApp(
    { LOG_LEVEL: 'info' },
    { logTo: { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }, requestTimeoutMs: 200 },
  );
  token = await signIn(world, await registerPerson(world));
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  lines.length = 0;
});
afterAll(() => world.close());
afterEach(() => {
  lines.length = 0;
});

/** A request that announces more than it sends. */
async function halfSent(path: string, type: string, begun: string): Promise<Socket> {
  const { port } = world.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Origin: http://localhost:3000',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    'Content-Length: 5000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`);
  return socket;
}

const requests = [
  { what: 'a form', path: '/api/auth/login', type: 'application/json', begun: '{"mobileOrEmail":"a' },
  {
    what: 'a file',
    path: '/api/media?kind=avatar',
    type: 'multipart/form-data; boundary=x',
    begun:
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc',
  },
];
const quietLine = (path: string) => ({ level: 30, msg: 'request cut off', method: 'POST', route: path.split('?')[0] });

describe('L7: a body that does not come', () => {
  test.each(requests)('$what is cut off when its time is over, with one quiet line', async ({ path, type, begun }) => {
    const socket = await halfSent(path, type, begun);
    const told: Buffer[] = [];
    socket.on('data', (piece) => told.push(piece));
    await once(socket, 'close');
    expect(Buffer.concat(told).toString()).toMatch(/^HTTP\/1\.1 408 /);
    await until(() => lines.length > 0);
    expect(lines).toEqual([expect.objectContaining(quietLine(path))]);
    expect(JSON.stringify(lines)).not.toContain('stack');
  });

  test.each(requests)('$what whose sender hangs up is one quiet line too', async ({ path, type, begun }) => {
    const arrived = once(world.app.server, 'request');
    const socket = await halfSent(path, type, begun);
    await arrived;
    socket.destroy();
    await until(() => lines.length > 0);
    expect(lines).toEqual([expect.objectContaining(quietLine(path))]);
    expect(JSON.stringify(lines)).not.toContain('stack');
  });

  test('a file whose sender has hung up before it is looked at is not waited for', async () => {
    const [, file] = requests;
    const hungUp = new Promise<void>((resolve) => {
      world.app.server.once('request', ({ socket }: IncomingMessage) => {
        socket.once('close', resolve);
        socket.destroy();
      });
    });
    const socket = await halfSent(file!.path, file!.type, file!.begun);
    await Promise.all([hungUp, once(socket, 'close')]);
    await until(() => lines.length > 0);
    expect(lines).toEqual([expect.objectContaining(quietLine(file!.path))]);
  });

  test('30 s are 30 s: for the head as for all of it, and late requests are looked for every second', () => {
    const milliseconds = 30_000;
    expect(requestTimeouts()).toEqual({
      requestTimeout: milliseconds,
      http: { requestTimeout: milliseconds, headersTimeout: milliseconds, connectionsCheckingInterval: 1_000 },
    });
  });
});
