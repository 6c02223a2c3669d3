import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import { byTheDoor } from '../../../../tests/support/studio/by-the-door.ts';
import {
  askRender,
  deliver,
  newPhotographer,
  newThreads,
  ordered,
  quotaBooks,
  renderOf,
  shareFaults,
  workOff,
} from '../../../../tests/support/studio/renders.ts';
import { claimPiece } from './claim-piece.server.ts';
import { failPiece } from './deliver-piece.server.ts';
import { expandRender } from './expand-render.server.ts';
import { lease, mostFailures, mostTries } from './render-limits.ts';
import { orderedRender } from './render.ts';
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

type Person = Awaited<ReturnType<typeof newPhotographer>>;
/** What everything that changes somebody's pieces comes to last. */
const holdShare =
  ({ id }: Person) =>
  (db: Database) =>
    db.selectFrom('render_shares').select('user_id').where('user_id', '=', id).forUpdate().execute();
async function claimed() {
  const task = await claimPiece(world.services, worker);
  if (!task) throw new Error('nothing waits');
  return task;
}
/** A picture whose light is measured: several of its pieces wait, one is held. */
async function tracing(who: Person) {
  const { id } = (await ordered(world, who)).render;
  await deliver(world, worker, await claimed());
  return { id, task: await claimed() };
}

test('K5: a set is cancelled while a piece of it comes in: one after the other', async () => {
  const lan = await newPhotographer(world, 'pro');
  const set = { kind: 'set', cameras: [byTheDoor], camera: undefined, hour: undefined, hours: [9, 11] };
  const { renders, group } = orderedRender.parse((await askRender(world, lan, set)).data);
  for (const { id } of renders.toReversed()) await expandRender(world.services, id);
  const last = renders.at(-1)!.id;
  await world.db.updateTable('render_pieces').set({ cost: 1 }).where('job_id', '=', last).execute();
  const tasks = [await claimed(), await claimed()];
  const [first, held] = [tasks.find(({ job }) => job !== last)!, tasks.find(({ job }) => job === last)!];
  await failPiece(world.services, { worker, jobId: first.job, n: first.n }, { error: 'tracing' });
  const cancel = () => world.call('POST', `/renders/groups/${group}/cancel`, { token: lan.token });
  expect(await faultsOfBoth(world, holdShare(lan), cancel, () => deliver(world, worker, held))).toEqual([]);
  await sweepRenders(world.services);
  for (const { id } of renders) expect((await renderOf(world, lan.token, id)).state).toBe('cancelled');
  expect((await quotaBooks(world, lan.id)).counted).toBe(0);
});

test('K1: who leaves while their next picture is begun takes it along', async () => {
  const lan = await newPhotographer(world);
  await ordered(world, lan);
  const { render } = orderedRender.parse((await askRender(world, lan, { hour: 11 })).data);
  const leave = () => world.call('DELETE', '/user', { token: lan.token, body: { password: lan.password } });
  expect(await faultsOfBoth(world, holdShare(lan), leave, () => expandRender(world.services, render.id))).toEqual([]);
  for (const table of ['render_jobs', 'render_pieces', 'render_shares'] as const)
    expect(await world.db.selectFrom(table).select('user_id').where('user_id', '=', lan.id).execute()).toEqual([]);
});

test('K1: a picture that fails for good while a machine takes a piece of it', async () => {
  const lan = await newPhotographer(world);
  const { id, task } = await tracing(lan);
  const others = Array.from({ length: mostFailures - 1 }, (_, n) => `rw_gone${n}`);
  await world.db
    .updateTable('render_pieces')
    .set({ failed_by: others })
    .where('job_id', '=', id)
    .where('n', '=', task.n)
    .execute();
  const fail = () => failPiece(world.services, { worker, jobId: id, n: task.n }, { error: 'tracing' });
  expect(await faultsOfBoth(world, holdShare(lan), fail, () => claimPiece(world.services, worker))).toEqual([]);
  expect((await renderOf(world, lan.token, id)).state).toBe('failed');
});

test('K1: a picture that is given up as lost while a machine takes a piece of it', async () => {
  const lan = await newPhotographer(world);
  const { id, task } = await tracing(lan);
  await world.db
    .updateTable('render_pieces')
    .set({ tries: mostTries })
    .where('job_id', '=', id)
    .where('n', '=', task.n)
    .execute();
  world.clock.advance(lease.seconds + 1);
  const sweep = () => sweepRenders(world.services);
  expect(await faultsOfBoth(world, holdShare(lan), sweep, () => claimPiece(world.services, worker))).toEqual([]);
  expect((await renderOf(world, lan.token, id)).state).toBe('failed');
});
