import { afterAll, beforeAll, expect, test } from 'vitest';
import { glancePiece, meterPiece, pieceRect } from '#platform/threads/render-piece.ts';
import { testApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  deliver,
  greyPiece,
  newPhotographer,
  newThreads,
  ordered,
  renderOf,
  workOff,
} from '../../../../../tests/support/studio/renders.ts';
import { claimPiece } from '../claim-piece.server.ts';

let world: TestApp;
let worker: string;
let other: string;
beforeAll(async () => {
  world = await testApp();
  worker = await newThreads(world);
  other = await newThreads(world);
});
afterAll(() => world.close());

/** A piece that takes so long; both workers have one at a time, so one is done every half of that. */
async function trace(who: string, seconds: number): Promise<void> {
  const task = await claimPiece(world.services, who);
  if (!task) throw new Error('nothing waits');
  world.clock.advance(seconds / 2);
  await deliver(world, who, task, { ...greyPiece(task), spent: Math.round(seconds * 1000) });
}

test('K1: time left is right within 30 % after a tenth of the work, by pieces that take far longer than expected', async () => {
  const lan = await newPhotographer(world, 'pro');
  const { render } = await ordered(world, lan, { size: '8k' });
  await trace(worker, 4);
  const { of } = await renderOf(world, lan.token, render.id);
  expect(of).toBe(48);
  // Seconds by the piece's pixels, and uneven, as floors and windows are.
  const takes = Array.from({ length: of }, (_, n) => {
    const { width, height } = pieceRect({ width: render.width, height: render.height, piece: 32 }, n);
    return ((width * height) / 1024) * (n % 3 ? 5 : 8);
  });
  const errors: number[] = [];
  for (let n = 0; n < of; n++) {
    const { seconds, done } = await renderOf(world, lan.token, render.id);
    const left = takes.slice(done).reduce((sum, each) => sum + each, 0) / 2;
    if (done * 10 >= of && left > 2) errors.push(Math.abs((seconds ?? 0) / left - 1));
    await trace(n % 2 ? worker : other, takes[n] ?? 0);
  }
  expect(errors.length).toBeGreaterThan(30);
  expect(Math.max(...errors)).toBeLessThan(0.3);
  await workOff(world, worker);
});

test('K1: when others come, it takes as much longer as their share is, and no longer than their work', async () => {
  const lan = await newPhotographer(world, 'pro');
  const { render } = await ordered(world, lan, { size: '8k' });
  for (let n = 0; n < 9; n++) await trace(n % 2 ? worker : other, 6);
  const alone = (await renderOf(world, lan.token, render.id)).seconds ?? 0;
  const [small, large] = [await newPhotographer(world, 'pro'), await newPhotographer(world, 'pro')];
  await ordered(world, small, { kind: 'panorama', size: '3k' });
  const some = (await renderOf(world, lan.token, render.id)).seconds ?? 0;
  await ordered(world, large, { size: '8k', hour: 9 });
  await ordered(world, large, { size: '8k', hour: 8 });
  const half = (await renderOf(world, lan.token, render.id)).seconds ?? 0;
  expect(some).toBeGreaterThan(alone);
  expect(half).toBeGreaterThan(some);
  expect(half / alone).toBeLessThanOrEqual(3.1);
  await workOff(world, worker);
});

test('D9: a preview begins with the whole picture at a glance and is refined by pieces', async () => {
  const lan = await newPhotographer(world);
  const { render } = await ordered(world, lan, { kind: 'preview', size: 'photo' });
  const numbers: number[] = [];
  for (let task = await claimPiece(world.services, worker); task; task = await claimPiece(world.services, worker)) {
    numbers.push(task.n);
    expect(await deliver(world, worker, task)).toBe('kept');
    const seen = await world.call('GET', `/renders/${render.id}/preview`, { token: lan.token });
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  expect(numbers).toEqual([meterPiece, glancePiece, 0]);
  expect(await renderOf(world, lan.token, render.id)).toMatchObject({ state: 'finishing', done: 2, of: 2 });
});
