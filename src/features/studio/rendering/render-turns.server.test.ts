import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
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

async function claimed() {
  const task = await claimPiece(world.services, worker);
  if (!task) throw new Error('nothing waits');
  return task;
}

describe('D9, K1: whose turn it is', () => {
  test('free 1, professional 2, premium 4: shares of claims within five in a hundred', async () => {
    const people = await Promise.all(
      (['free', 'pro', 'premium'] as const).map((level) => newPhotographer(world, level)),
    );
    for (const person of people) {
      const { render } = await ordered(world, person);
      await world.db.updateTable('render_pieces').set({ cost: 1000 }).where('job_id', '=', render.id).execute();
      await world.db
        .insertInto('render_pieces')
        .values(
          Array.from({ length: 720 }, (_, n) => ({
            job_id: render.id,
            n,
            user_id: person.id,
            lane: 'paid' as const,
            cost: 1000,
          })),
        )
        .execute();
      await world.db.updateTable('render_shares').set({ ready: 721 }).where('user_id', '=', person.id).execute();
    }
    const count = new Map<string, number>();
    for (let n = 0; n < 630; n++) {
      const { job } = await claimed();
      count.set(job, (count.get(job) ?? 0) + 1);
    }
    const shares = [...count.values()].toSorted((a, b) => a - b);
    for (const [at, weight] of [1, 2, 4].entries())
      expect(Math.abs((shares[at] ?? 0) / (weight * 90) - 1), `weight ${weight}`).toBeLessThan(0.05);
    for (const person of people) {
      await world.db.deleteFrom('render_pieces').where('user_id', '=', person.id).execute();
      await world.db.deleteFrom('render_shares').where('user_id', '=', person.id).execute();
    }
  });

  test('whose home a machine has at hand stays until they are three pieces ahead', async () => {
    const people = await Promise.all([newPhotographer(world), newPhotographer(world)]);
    const orders = [await ordered(world, people[0]!, { size: '4k' }), await ordered(world, people[1]!, { size: '4k' })];
    const whose = (job: string): number => orders.findIndex(({ render }) => render.id === job);
    // The light meter's pictures first: pieces come after them.
    for (const _ of orders) await deliver(world, worker, await claimed());
    await world.db.updateTable('render_shares').set({ vtime: 0 }).execute();
    const turns: number[] = [];
    for (let n = 0; n < 14; n++) {
      const task = await claimed();
      turns.push(whose(task.job));
      await deliver(world, worker, task);
    }
    const ahead = turns.map((_, n) => turns.slice(0, n + 1).reduce((sum, turn) => sum + (turn === 0 ? 1 : -1), 0));
    expect(Math.max(...ahead.map(Math.abs)), turns.join(' ')).toBe(3);
    expect(turns.filter((turn, n) => n > 0 && turn !== turns[n - 1])).toHaveLength(2);
  });

  test('a preview comes before paid work, and while that waits takes at most every other piece', async () => {
    const paying = await newPhotographer(world, 'premium');
    const looking = await newPhotographer(world);
    await ordered(world, paying, { size: '4k' });
    await deliver(world, worker, await claimed());
    const preview = await ordered(world, looking, { kind: 'preview', size: 'photo' });
    const turns: string[] = [];
    for (let n = 0; n < 6; n++) {
      const task = await claimed();
      turns.push(task.job === preview.render.id ? 'preview' : 'paid');
      await deliver(world, worker, task);
    }
    expect(turns).toEqual(['preview', 'paid', 'preview', 'paid', 'preview', 'paid']);
    expect((await quotaBooks(world, looking.id)).counted).toBe(0);
  });

  test('one preview at a time: the next takes its place; sixty an hour', async () => {
    const lan = await newPhotographer(world);
    const first = await ordered(world, lan, { kind: 'preview', size: 'photo' });
    const second = await ordered(world, lan, { kind: 'preview', size: 'photo', hour: 11 });
    expect((await renderOf(world, lan.token, first.render.id)).state).toBe('cancelled');
    expect((await renderOf(world, lan.token, second.render.id)).state).toBe('preparing');
    const key = `preview:${lan.id}`;
    const { hits } = await world.db
      .selectFrom('limits')
      .select('hits')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(hits).toBe(2);
    await world.db.updateTable('limits').set({ hits: 59 }).where('key', '=', key).execute();
    const ask = async (hour: number) => (await askRender(world, lan, { kind: 'preview', size: 'photo', hour })).status;
    expect([await ask(12), await ask(13)]).toEqual([200, 429]);
  });

  test('who comes after others were served for long has no credit for the time before', async () => {
    const early = await newPhotographer(world);
    await ordered(world, early, { size: '4k' });
    await deliver(world, worker, await claimed());
    for (let n = 0; n < 4; n++) await deliver(world, worker, await claimed());
    const late = await newPhotographer(world);
    await ordered(world, late, { size: '4k' });
    const shares = await world.db
      .selectFrom('render_shares')
      .select(['user_id', 'vtime'])
      .where('user_id', 'in', [early.id, late.id])
      .execute();
    const of = (id: string) => shares.find(({ user_id }) => user_id === id)?.vtime ?? 0;
    expect(of(early.id)).toBeGreaterThan(4000);
    expect(of(late.id)).toBe(of(early.id));
  });
});

test('D9, K1: the looks of one person at a design, however many, refuse nobody else', async () => {
  const look = (whose: string) =>
    world.services.developer.look(
      { text: JSON.stringify(studio()), cameras: [byTheDoor], hours: [10], lamp: false, as: 'still', seconds: null },
      whose,
    );
  const flood = Promise.allSettled(Array.from({ length: 250 }, () => look('u_many')));
  expect(await look('u_one')).toMatchObject({ ok: true });
  expect((await flood).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
});
