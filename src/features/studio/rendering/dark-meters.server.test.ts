import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import type { PieceTask } from '#platform/threads/render-task.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import {
  deliver,
  greyPiece,
  newPhotographer,
  newThreads,
  ordered,
  quotaBooks,
  renderOf,
  shareFaults,
  workOff,
} from '../../../../tests/support/studio/renders.ts';
import { claimPiece } from './claim-piece.server.ts';
import { lease } from './render-limits.ts';
import { sweepRenders } from './sweep-renders.server.ts';

let world: TestApp;
let worker: string;
beforeAll(async () => {
  world = await testApp();
  worker = await newThreads(world);
});
afterAll(() => world.close());
afterEach(async () => {
  await workOff(world, worker);
  expect(await shareFaults(world)).toEqual([]);
});

const dark = (task: PieceTask) => greyPiece(task, 0);
async function claimed(who = worker) {
  const task = await claimPiece(world.services, who);
  if (!task) throw new Error('nothing waits');
  return task;
}

test('K1: one machine that sees no light ends no picture; three times it does, and the quota comes back', async () => {
  const lan = await newPhotographer(world);
  const first = (await ordered(world, lan)).render.id;
  const blind = await newThreads(world);
  const seen = await claimed(blind);
  expect(await deliver(world, blind, seen, dark(seen))).toBe('kept');
  expect(await deliver(world, worker, await claimed())).toBe('kept');
  expect((await renderOf(world, lan.token, first)).state).toBe('tracing');
  await workOff(world, worker);
  const second = (await ordered(world, lan, { hour: 11 })).render.id;
  for (const who of [blind, worker, await newThreads(world)]) {
    const task = await claimed(who);
    await deliver(world, who, task, dark(task));
  }
  expect(await renderOf(world, lan.token, second)).toMatchObject({ state: 'failed', error: 'dark' });
  expect((await quotaBooks(world, lan.id)).counted).toBe(1);
});

test('K1: who says so and holds the piece no longer ends nothing', async () => {
  const lan = await newPhotographer(world);
  const { id } = (await ordered(world, lan)).render;
  const late = await newThreads(world);
  const task = await claimed(late);
  world.clock.advance(lease.seconds + 1);
  let said = '';
  const faults = await faultsOfBoth(
    world,
    (db: Database) => db.selectFrom('render_jobs').select('id').where('id', '=', id).forUpdate().execute(),
    () => sweepRenders(world.services),
    async () => {
      said = await deliver(world, late, task, dark(task));
    },
  );
  expect([faults, said]).toEqual([[], 'refused']);
  expect((await renderOf(world, lan.token, id)).state).toBe('preparing');
});
