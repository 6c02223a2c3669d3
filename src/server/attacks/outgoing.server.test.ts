import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#server/calls.ts';
import { giveRoles, registerPerson, signIn, testApp, type TestApp } from '../../../tests/support/app.ts';
import { withText } from '../../../tests/support/hostile/hostile-texts.ts';
import { textsIn } from '../../../tests/support/hostile/schema-texts.ts';
import { sampleBodies, samplePath } from '../../../tests/support/samples.ts';

let world: TestApp;
let token: string;
let listener: Server;
let knocks = 0;
beforeAll(async () => {
  world = await testApp();
  const person = await registerPerson(world);
  await giveRoles(world, person.id, 'ROLE_DESIGNER', 'ROLE_MERCHANT', 'ROLE_ADMIN');
  token = await signIn(world, person);
  listener = createServer((socket) => {
    knocks++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
});
afterAll(async () => {
  listener.close();
  await world.close();
});

/** One loopback listener by the names that pass for somebody else. */
const disguises = (port: number) => [
  `http://127.0.0.1:${port}/a.glb`,
  `http://127.1:${port}/a.png`,
  `http://0x7f000001:${port}/`,
  `http://2130706433:${port}/`,
  `http://[::ffff:7f00:1]:${port}/`,
  `http://localhost:${port}/latest/meta-data`,
  `https://evil.example@127.0.0.1:${port}/`,
];
const calls = allCalls('seed').flatMap((call) => {
  const name = `${call.method} ${call.path}`;
  const texts = call.body ? textsIn(call.body, '') : [];
  return texts.length > 0 ? [{ name, call, texts, sample: sampleBodies[name] }] : [];
});
let networks = 0;
const rotating = () => `127.73.${Math.floor(++networks / 250)}.${networks % 250}`;

describe('A21, V1.3.6: no address somebody writes is ever visited by the server', () => {
  test('in any text of any call', async () => {
    const { port } = listener.address() as AddressInfo;
    const addresses = disguises(port);
    let at = 0;
    for (const { call, texts, sample } of calls)
      for (const { place } of texts) {
        const address = addresses[at++ % addresses.length];
        const answer = await world.call(call.method, samplePath(call.path), {
          token,
          body: withText(sample, place, address ?? ''),
          from: rotating(),
        });
        expect([call.path, place, answer.status < 500]).toEqual([call.path, place, true]);
        // Some calls end the session they came with.
        if (answer.status === 401 || (answer.status === 200 && /logout|password/.test(call.path))) break;
      }
    expect(at).toBeGreaterThan(100);
    expect(knocks).toBe(0);
  });

  test('the listener would have heard', async () => {
    const { port } = listener.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    expect(knocks).toBe(1);
  });
});
