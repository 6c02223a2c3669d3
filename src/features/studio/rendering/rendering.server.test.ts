import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepMedia } from '#features/foundation/media/sweep-media.server.ts';
import { emptyDesigns } from '#features/studio/designs/keeping/keeping-queries.server.ts';
import { meterPiece, toHalves } from '#platform/threads/render-piece.ts';
import { newMember, testApp, type TestApp } from '../../../../tests/support/app.ts';
import { byTheDoor } from '../../../../tests/support/studio/by-the-door.ts';
import {
  askRender,
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
import { addChair } from '../../../../tests/support/studio/drawing.ts';
import { beatPieces, claimPiece } from './claim-piece.server.ts';
import { failPiece } from './deliver-piece.server.ts';
import { expandRender } from './expand-render.server.ts';
import { finishRender } from './finish-render.server.ts';
import { lease } from './render-limits.ts';
import { orderedRender, renderChoicesData, renderData } from './render.ts';
import { designPictures } from './renders.server.ts';
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

const claim = (who = worker) => claimPiece(world.services, who);
async function claimed(who = worker) {
  const task = await claim(who);
  if (!task) throw new Error('nothing waits');
  return task;
}

describe('K1: the life of a picture', () => {
  test('waiting, preparing, tracing, finishing, done; one of its own counter, used for good', async () => {
    const lan = await newPhotographer(world);
    const answer = await askRender(world, lan);
    const { render, offered, moved } = orderedRender.parse(answer.data);
    expect([render.state, render.of, render.place, offered, moved]).toEqual(['waiting', 0, 1, false, false]);
    expect([render.width, render.height, render.name, render.version]).toEqual([64, 42, 'By the door', 1]);
    const seen = () => renderOf(world, lan.token, render.id);

    await expandRender(world.services, render.id);
    await expandRender(world.services, render.id);
    expect((await seen()).state).toBe('preparing');
    const meter = await claimed();
    expect([meter.n, meter.meter]).toEqual([meterPiece, null]);
    expect(await claim()).toBeNull();
    expect(await deliver(world, worker, meter)).toBe('kept');
    expect(await seen()).toMatchObject({ state: 'tracing', done: 0, of: 4 });

    for (let n = 0; n < 4; n++) {
      const task = await claimed();
      expect([task.n, task.meter?.night]).toEqual([n, false]);
      expect(await deliver(world, worker, task)).toBe('kept');
      expect(await seen()).toMatchObject({
        done: n + 1,
        place: null,
        preview: expect.stringContaining('/preview?done='),
      });
      const grown = await world.call('GET', `/renders/${render.id}/preview`, { token: lan.token });
      expect([grown.status, grown.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    expect(await seen()).toMatchObject({ state: 'finishing', result: null });
    expect(await designPictures(world.db, lan.id), 'J8: not before it is done').toEqual({});
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 1, written: 1, jobs: 1 });

    await finishRender(world.services, render.id, false);
    await finishRender(world.services, render.id, false);
    expect(await seen()).toMatchObject({ state: 'done', result: `/api/renders/${render.id}/file`, seconds: null });
    const small = `/api/renders/${render.id}/preview?done=all`;
    expect(await designPictures(world.db, lan.id), 'J8: the card of the design').toEqual({ [render.design]: small });
    const use = await world.db
      .selectFrom('quota_uses')
      .select(['quota', 'state'])
      .where('user_id', '=', lan.id)
      .executeTakeFirstOrThrow();
    expect(use).toEqual({ quota: 'image2k', state: 'committed' });
    const file = await world.call('GET', `/renders/${render.id}/file`, { token: lan.token });
    expect(file.headers['content-disposition']).toMatch(/By the door 64x42\.jpg/);
    expect(await world.db.selectFrom('render_pieces').select('n').where('job_id', '=', render.id).execute()).toEqual(
      [],
    );
    const [told] = await world.db.selectFrom('notices').select('type').where('user_id', '=', lan.id).execute();
    expect(told?.type).toBe('RENDER_DONE');
  });

  test('the design goes on, the picture keeps its version; the same asked twice is offered and takes nothing', async () => {
    const lan = await newPhotographer(world);
    const first = await ordered(world, lan);
    const again = orderedRender.parse((await askRender(world, lan)).data);
    expect([again.render.id, again.offered]).toEqual([first.render.id, true]);
    await workOff(world, worker);
    expect(orderedRender.parse((await askRender(world, lan)).data)).toMatchObject({
      offered: true,
      render: { id: first.render.id, state: 'done' },
    });
    expect((await quotaBooks(world, lan.id)).counted).toBe(1);
    await lan.draw.send([addChair(1)]);
    const changed = await ordered(world, lan);
    expect([changed.offered, changed.render.version]).toEqual([false, 2]);
    const versions = await world.db
      .selectFrom('design_versions')
      .select(['version', 'why'])
      .where('design_id', '=', lan.design)
      .orderBy('version')
      .execute();
    expect(versions).toEqual([
      { version: 1, why: 'rendered' },
      { version: 2, why: 'rendered' },
    ]);
  });

  test('D11: a named version stays while a picture shows it, though the design is gone', async () => {
    const lan = await newPhotographer(world);
    await world.call('POST', `/designs/${lan.design}/versions`, { token: lan.token, body: { name: 'Gửi khách' } });
    const { render } = await ordered(world, lan);
    await workOff(world, worker);
    const ids = [lan.design];
    await world.call('DELETE', `/designs/${lan.design}`, { token: lan.token });
    await emptyDesigns(world.db, { ids, now: world.clock.now(), all: false });
    expect((await renderOf(world, lan.token, render.id)).state).toBe('done');
    const left = await world.db.selectFrom('design_versions').select('why').where('design_id', 'in', ids).execute();
    expect(left).toEqual([{ why: 'named' }]);
  });

  test('cancelled while it waits: at once; while a worker has some of it: within a sweep; the quota comes back', async () => {
    const lan = await newPhotographer(world);
    const waiting = await ordered(world, lan);
    const cancel = (id: string) => world.call('POST', `/renders/${id}/cancel`, { token: lan.token });
    expect(renderData.parse((await cancel(waiting.render.id)).data).state).toBe('cancelled');
    expect((await cancel(waiting.render.id)).error).toBe('render_state');

    const { render } = await ordered(world, lan);
    const meter = await claimed();
    expect(renderData.parse((await cancel(render.id)).data).state).toBe('cancelling');
    expect(await beatPieces(world.services, worker, [{ job: meter.job, n: meter.n }])).toEqual([`${render.id}/-1`]);
    expect(await deliver(world, worker, meter)).toBe('refused');
    await sweepRenders(world.services);
    expect((await renderOf(world, lan.token, render.id)).state).toBe('cancelled');
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 0, written: 0, jobs: 0 });
    const list = await world.call('GET', `/renders?design=${lan.design}`, { token: lan.token });
    expect(list.data).toEqual([]);
  });

  test('a hundred orders with ten left: exactly ten', async () => {
    const lan = await newPhotographer(world, 'pro');
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        // Who finds too many waiting is asked to come again, and does.
        for (;;) {
          const answer = await askRender(world, lan, { size: '8k', hour: 8 + n / 20 });
          if (answer.error !== 'unavailable') return answer;
        }
      }),
    );
    const errors = answers.map(({ status, error }) => (status === 200 ? 'ok' : error));
    expect(errors.filter((each) => each === 'ok')).toHaveLength(10);
    expect(new Set(errors)).toEqual(new Set(['ok', 'quota_used_up']));
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 10, written: 10, jobs: 10 });
    const jobs = await world.db.selectFrom('render_jobs').select('id').where('user_id', '=', lan.id).execute();
    for (const { id } of jobs)
      expect((await world.call('POST', `/renders/${id}/cancel`, { token: lan.token })).status).toBe(200);
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 0, written: 0, jobs: 0 });
  });

  test('a retry takes a unit again and replaces what failed; deleting lets the bytes go', async () => {
    const lan = await newPhotographer(world);
    // Bytes no other picture of this test has: a grey room is developed alike whatever its light.
    const { render } = await ordered(world, lan, { kind: 'panorama', size: '4k' });
    for (let n = 0; n < 3; n++) {
      const task = await claimed();
      await failPiece(world.services, { worker, jobId: task.job, n: task.n }, { error: 'tracing' });
    }
    expect(await renderOf(world, lan.token, render.id)).toMatchObject({ state: 'failed', error: 'tracing' });
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 0, written: 0, jobs: 0 });
    const [told] = await world.db.selectFrom('notices').select('type').where('user_id', '=', lan.id).execute();
    expect(told?.type).toBe('RENDER_FAILED');

    const retried = await world.call('POST', `/renders/${render.id}/retry`, { token: lan.token });
    const again = orderedRender.parse(retried.data).render;
    expect(again).toMatchObject({ state: 'waiting', version: render.version, hour: 10 });
    expect((await world.call('GET', `/renders/${render.id}`, { token: lan.token })).status).toBe(404);
    await expandRender(world.services, again.id);
    expect((await world.call('DELETE', `/renders/${again.id}`, { token: lan.token })).error).toBe('render_state');
    await workOff(world, worker);
    const row = await world.db
      .selectFrom('render_jobs')
      .select('result_hash')
      .where('id', '=', again.id)
      .executeTakeFirstOrThrow();
    const hash = row.result_hash ?? '';
    await sweepMedia(world.db, world.clock, world.services.storage);
    expect(await world.services.storage.head(hash)).not.toBeNull();
    expect((await world.call('DELETE', `/renders/${again.id}`, { token: lan.token })).status).toBe(200);
    await sweepMedia(world.db, world.clock, world.services.storage);
    expect(await world.services.storage.head(hash)).toBeNull();
    expect((await quotaBooks(world, lan.id)).counted).toBe(1);
  });
});

describe('K1: workers that die, lie or come late', () => {
  test('a killed worker’s piece is taken up after its lease; the one who comes late is refused; charged once', async () => {
    const lan = await newPhotographer(world);
    const { render } = await ordered(world, lan);
    await deliver(world, worker, await claimed());
    const other = await newThreads(world);
    const lost = await claimed(other);
    world.clock.advance(lease.seconds - 1);
    await sweepRenders(world.services);
    const next = await claimed();
    expect(next.n).not.toBe(lost.n);
    await deliver(world, worker, next);
    world.clock.advance(2);
    await sweepRenders(world.services);
    const again = await claimed();
    expect([again.job, again.n]).toEqual([lost.job, lost.n]);
    expect(await deliver(world, other, lost)).toBe('refused');
    expect(await deliver(world, worker, again)).toBe('kept');
    expect(await deliver(world, worker, again)).toBe('refused');
    expect((await renderOf(world, lan.token, render.id)).done).toBe(2);
    await workOff(world, worker);
    expect(await renderOf(world, lan.token, render.id)).toMatchObject({ state: 'done', done: 4 });
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 1, written: 1, jobs: 1 });
  });

  test('who beats keeps its piece', async () => {
    const lan = await newPhotographer(world);
    await ordered(world, lan);
    const held = await claimed();
    for (let n = 0; n < 5; n++) {
      world.clock.advance(lease.seconds - 1);
      expect(await beatPieces(world.services, worker, [{ job: held.job, n: held.n }])).toEqual([]);
      await sweepRenders(world.services);
    }
    expect(await deliver(world, worker, held)).toBe('kept');
  });

  test('a piece that every worker dies of ends the job, and gives the quota back', async () => {
    const lan = await newPhotographer(world);
    const { render } = await ordered(world, lan);
    for (let n = 0; n < 6; n++) {
      await claimed();
      world.clock.advance(lease.seconds + 1);
      await sweepRenders(world.services);
    }
    expect(await renderOf(world, lan.token, render.id)).toMatchObject({ state: 'failed', error: 'lost' });
    expect((await quotaBooks(world, lan.id)).counted).toBe(0);
  });

  test('a piece that failed on one worker goes to another while there is one', async () => {
    const lan = await newPhotographer(world);
    await ordered(world, lan);
    const other = await newThreads(world);
    const task = await claimed(other);
    await failPiece(world.services, { worker: other, jobId: task.job, n: task.n }, { error: 'tracing' });
    expect(await claim(other)).toBeNull();
    expect((await claimed()).n).toBe(task.n);
    world.clock.advance(lease.seconds + 1);
    await sweepRenders(world.services);
  });

  test('what cannot be true is thrown away: the wrong size, no numbers, another brightness; blocked at the third', async () => {
    const lan = await newPhotographer(world);
    const { render } = await ordered(world, lan);
    await deliver(world, worker, await claimed());
    const liar = await newThreads(world);
    await world.db.updateTable('render_workers').set({ token_hash: 'of a liar' }).where('id', '=', liar).execute();
    const bad = [
      (bytes: Uint8Array) => bytes.slice(0, -2),
      (bytes: Uint8Array) => toHalves(new Float32Array(bytes.length / 2).fill(Number.NaN)),
      (bytes: Uint8Array) => toHalves(new Float32Array(bytes.length / 2).fill(40)),
    ];
    for (const spoil of bad) {
      const task = await claimed(liar);
      const piece = greyPiece(task);
      expect(await deliver(world, liar, task, { ...piece, bytes: Uint8Array.from(spoil(piece.bytes)) })).toBe('bad');
    }
    expect(await claim(liar)).toBeNull();
    const row = await world.db
      .selectFrom('render_workers')
      .select(['faults', 'blocked_at'])
      .where('id', '=', liar)
      .executeTakeFirstOrThrow();
    expect([row.faults, row.blocked_at !== null]).toEqual([3, true]);
    await workOff(world, worker);
    expect((await renderOf(world, lan.token, render.id)).state).toBe('done');
  });

  test('a full disk: the piece waits, nobody is to blame', async () => {
    const lan = await newPhotographer(world);
    const { render } = await ordered(world, lan);
    await deliver(world, worker, await claimed());
    const task = await claimed();
    const { put } = world.services.storage;
    world.services.storage.put = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    await expect(deliver(world, worker, task)).rejects.toMatchObject({ key: 'unavailable' });
    world.services.storage.put = put;
    expect((await claimed()).n).toBe(task.n);
    expect(await deliver(world, worker, task)).toBe('kept');
    const piece = await world.db
      .selectFrom('render_pieces')
      .select('failed_by')
      .where('job_id', '=', render.id)
      .where('n', '=', task.n)
      .executeTakeFirstOrThrow();
    expect(piece.failed_by).toEqual([]);
  });
});

describe('K1: said before, refused with a reason', () => {
  test('what each kind takes, what is left, what the plan has not', async () => {
    const lan = await newPhotographer(world);
    await ordered(world, lan);
    const { choices, level } = renderChoicesData.parse(
      (await world.call('GET', '/renders/choices', { token: lan.token })).data,
    );
    const left = Object.fromEntries(choices.map(({ kind, size, quota }) => [`${kind} ${size}`, quota?.left ?? null]));
    expect(level).toBe('free');
    expect(left).toMatchObject({
      'preview photo': null,
      'photo 2k': 49,
      'photo 4k': 6,
      'photo 8k': 0,
      'panorama 12k': 1,
    });
    expect((await askRender(world, lan, { size: '8k' })).error).toBe('quota_not_included');
    expect((await askRender(world, lan, { size: '32k' })).error).toBe('invalid_form');
  });

  test('no sun and no lamp: refused, and a lamp of ours may be asked for', async () => {
    const lan = await newPhotographer(world);
    expect((await askRender(world, lan, { hour: 1 })).error).toBe('render_dark');
    expect((await askRender(world, lan, { hour: 1, lamp: true })).status).toBe(200);
    expect((await quotaBooks(world, lan.id)).counted).toBe(1);
  });

  test('a camera in a wall is put before it and said so; one that looks along the wall is refused', async () => {
    const lan = await newPhotographer(world);
    const camera = { ...byTheDoor, at: { x: 3000, y: 20, z: 1500 }, target: { x: 3000, y: 4000, z: 1200 } };
    expect(orderedRender.parse((await askRender(world, lan, { camera })).data).moved).toBe(true);
    const along = { ...byTheDoor, at: { x: 2500, y: 0, z: 1500 }, target: { x: 7000, y: 0, z: 1500 } };
    expect((await askRender(world, lan, { camera: along })).error).toBe('render_in_wall');
  });

  test('somebody else’s design, its pictures and no such camera are not found', async () => {
    const lan = await newPhotographer(world);
    const stranger = await newMember(world);
    const { render } = await ordered(world, lan);
    for (const [method, path] of [
      ['GET', `/renders?design=${lan.design}`],
      ['GET', `/renders/${render.id}`],
      ['GET', `/renders/${render.id}/preview`],
      ['GET', `/renders/${render.id}/file`],
      ['POST', `/renders/${render.id}/cancel`],
      ['POST', `/renders/${render.id}/retry`],
      ['POST', `/renders/${render.id}/picture`],
      ['DELETE', `/renders/${render.id}`],
    ] as const)
      expect((await world.call(method, path, { token: stranger.token })).status, path).toBe(404);
    expect((await askRender(world, { ...stranger, design: lan.design })).status).toBe(404);
    expect((await askRender(world, lan, { camera: { id: 'cm_none' } })).status).toBe(404);
    expect((await askRender(world, lan, { version: 99 })).status).toBe(404);
  });
});
