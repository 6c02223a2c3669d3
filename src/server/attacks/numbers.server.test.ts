import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { allCalls } from '#server/calls.ts';
import { newWorkerData } from '#features/studio/rendering/render-worker.ts';
import { giveRoles, registerPerson, signIn, testApp, type TestApp } from '../../../tests/support/app.ts';
import { sampleBodies, samplePath } from '../../../tests/support/samples.ts';

let world: TestApp;
let token: string;
let worker: string;
beforeAll(async () => {
  world = await testApp();
  const person = await registerPerson(world);
  await giveRoles(world, person.id, 'ROLE_DESIGNER', 'ROLE_MERCHANT', 'ROLE_ADMIN');
  token = await signIn(world, person);
  const added = await world.call('POST', '/admin/render-workers', { token, body: { name: 'Máy 1' } });
  worker = newWorkerData.parse(added.data).token;
});
afterAll(() => world.close());

/** None of them fits a column of the database that counts in 32 bits; some are no whole numbers. */
const hostile = [2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e21, 0.5];

/** The sample with one number in it replaced, for each of its numbers. */
function withNumber(sample: unknown, number: number): unknown[] {
  if (typeof sample === 'number') return [number];
  if (sample === null || typeof sample !== 'object') return [];
  return Object.entries(sample).flatMap(([key, inner]) =>
    withNumber(inner, number).map((changed) =>
      Array.isArray(sample) ? sample.with(Number(key), changed) : { ...sample, [key]: changed },
    ),
  );
}

const calls = allCalls('seed').map((call) => ({ name: `${call.method} ${call.path}`, call }));
const withNumbers = calls.flatMap(({ name, call }) => {
  const bodies = hostile.flatMap((number) => withNumber(sampleBodies[name], number));
  return call.body && bodies.length > 0 ? [{ name, call, bodies }] : [];
});
const withQueries = calls.flatMap(({ name, call }) => {
  const names = Object.keys((call.query as z.ZodObject | undefined)?.shape ?? {});
  return call.method === 'GET' && !call.stream && names.length > 0 ? [{ name, call, names }] : [];
});

let networks = 0;
/** At this machine itself: from elsewhere an admin would first need a second factor. */
const rotating = () => `127.72.${Math.floor(++networks / 250)}.${networks % 250}`;
const keyFor = (path: string) => (path.startsWith('/render/') ? worker : token);

describe('A15: a number no column holds, in every place for one, is refused or means nothing', () => {
  test('there are calls with numbers', () => {
    expect(withNumbers.length).toBeGreaterThan(20);
    expect(withQueries.length).toBeGreaterThan(20);
  });

  test.each(withNumbers)('$name', async ({ call, bodies }) => {
    for (const body of bodies) {
      const answer = await world.call(call.method, samplePath(call.path), {
        token: keyFor(call.path),
        body,
        from: rotating(),
      });
      expect(answer.status, JSON.stringify(body)).toBeLessThan(500);
    }
  });

  test.each(withQueries)('$name', async ({ call, names }) => {
    for (const name of names)
      for (const number of hostile) {
        const { statusCode } = await world.app.inject({
          url: `/api${samplePath(call.path)}?${name}=${number}`,
          headers: { authorization: `Bearer ${keyFor(call.path)}`, host: 'localhost:3000' },
          remoteAddress: rotating(),
        });
        expect(statusCode, `${name}=${number}`).toBeLessThan(500);
      }
  });
});
