import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalJson } from '#design/canonical-json.ts';
import { openDesign } from '#design/open-design.ts';
import { seededRng } from '#lib/random.ts';
import { appOnDatabase, newMember, testApp, type Member, type TestApp } from '../../../tests/support/app.ts';
import { drawingOf, newDrawing } from '../../../tests/support/studio/drawing.ts';
import { httpWindow } from '../../../tests/support/studio/http-window.ts';
import { until } from '../../../tests/support/until.ts';
import { openSync } from './open-sync.ts';
import type { Sync } from './sync.ts';
import { randomStep, type Steps } from './testing/random-writers.ts';

/*
 * The browser's half and the server's, both real: two windows at two servers over one database, over HTTP, with the
 * design's stream.
 */

let one: TestApp;
let two: TestApp;
let origins: string[];
let lan: Member;
beforeAll(async () => {
  one = await testApp();
  two = await appOnDatabase(one.url, {}, { clock: one.clock });
  origins = await Promise.all([one, two].map(serve));
  lan = await newMember(one);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

async function serve(world: TestApp): Promise<string> {
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
}

async function openAt(origin: string, design: string, lose: () => boolean): Promise<Sync> {
  const headers = { authorization: `Bearer ${lan.token}`, origin: 'http://localhost:3000' };
  const opened = await openSync({ person: lan.id, design }, httpWindow({ url: origin, design, headers, lose }));
  if (!opened.ok) throw new Error(`not opened: ${opened.status} ${opened.reason}`);
  return opened.sync;
}

test('WORKSPACE §4: two windows at two servers draw at once, answers get lost, and all come to one document', async () => {
  const { id } = await newDrawing(one, lan.token);
  const rng = seededRng(5);
  const windows = await Promise.all(origins.map((origin) => openAt(origin, id, () => rng.next() < 0.2)));
  for (const window of windows) window.setCompany(true);
  const done: string[] = [];
  const steps: Steps[] = windows.map(() => []);
  for (let round = 0; round < 30; round++) {
    for (const [i, window] of windows.entries()) {
      const made = randomStep(window, steps[i] ?? [], rng, round * 2 + i);
      if (made !== null) done.push(made);
    }
    // A round trip of the loop, so that both have requests under way at the same time.
    await new Promise(setImmediate);
  }
  await until(() => windows.every((window) => window.state().saving.kind === 'saved'));
  const head = await drawingOf(one, lan.token, id).head();
  await until(() => windows.every((window) => window.seq() === head.seq));

  const there = openDesign(head.document);
  expect(there.ok).toBe(true);
  for (const window of windows) expect(canonicalJson(window.design())).toBe(there.ok && canonicalJson(there.design));
  const log = await one.db.selectFrom('design_commands').select('id').where('design_id', '=', id).execute();
  const logged = log.map((line) => line.id);
  expect(new Set(logged).size).toBe(logged.length);
  const named = windows.flatMap((window) => window.state().conflicts.map((conflict) => conflict.id));
  expect(done.filter((each) => !logged.includes(each) && !named.includes(each))).toEqual([]);
  expect(logged.length).toBeGreaterThan(15);
  await Promise.all(windows.map((window) => window.close()));
});
