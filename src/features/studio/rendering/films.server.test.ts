import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTracer } from '#farm/tracing/tracer.ts';
import { startWorking } from '#farm/worker/work-loop.ts';
import { packFrames } from '#platform/threads/film.ts';
import { meterPiece } from '#platform/threads/render-piece.ts';
import { ownHouse } from '#server/rendering/own-house.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { byTheDoor } from '../../../../tests/support/studio/by-the-door.ts';
import {
  askRender,
  deliver,
  greyFrames,
  newPhotographer,
  newThreads,
  ordered,
  quotaBooks,
  renderOf,
  shareFaults,
  workOff,
} from '../../../../tests/support/studio/renders.ts';
import { until } from '../../../../tests/support/until.ts';
import { claimPiece } from './claim-piece.server.ts';
import { finishRender } from './finish-render.server.ts';

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

const atTheBay = {
  ...byTheDoor,
  name: 'At the bay',
  at: { x: 3200, y: 3800, z: 1500 },
  target: { x: 1500, y: 1200, z: 1400 },
};
const walk = { kind: 'walk', size: '480p', camera: undefined, cameras: [byTheDoor, atTheBay], seconds: 4 };

/** An MP4 begins with its kind and says where its frames and its index are. */
function boxesOf(bytes: Uint8Array): string[] {
  const view = Buffer.from(bytes);
  const names: string[] = [];
  for (let at = 0; at + 8 <= view.length; at += Math.max(8, view.readUInt32BE(at)))
    names.push(view.toString('latin1', at + 4, at + 8));
  return names;
}

async function filmOf(id: string): Promise<Uint8Array> {
  const { result_hash: hash } = await world.db
    .selectFrom('render_jobs')
    .select('result_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await world.services.storage.get(hash ?? '')) ?? new Uint8Array();
}

describe('K1: a film of a walk', () => {
  test('pieces of twelve frames, measured once, one of its own counter; a file that can be played in parts', async () => {
    const lan = await newPhotographer(world);
    const { render } = await ordered(world, lan, walk);
    expect([render.width, render.height, render.film]).toEqual([28, 16, { frames: 12, seconds: 0.5 }]);
    const meter = await claimPiece(world.services, worker);
    if (!meter) throw new Error('nothing waits');
    expect([meter.n, meter.spec.film?.frames]).toEqual([meterPiece, 12]);
    expect(await deliver(world, worker, meter)).toBe('kept');
    expect(await renderOf(world, lan.token, render.id)).toMatchObject({ state: 'tracing', of: 1 });
    const soft = await world.call('GET', `/renders/${render.id}/preview`, { token: lan.token });
    expect([soft.status, soft.headers['content-type']]).toEqual([200, 'image/webp']);
    await workOff(world, worker);
    expect(await renderOf(world, lan.token, render.id)).toMatchObject({ state: 'done', kind: 'walk' });
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 1, written: 1, jobs: 1 });
    const use = await world.db
      .selectFrom('quota_uses')
      .select('quota')
      .where('user_id', '=', lan.id)
      .executeTakeFirst();
    expect(use?.quota).toBe('video480p');

    const bytes = await filmOf(render.id);
    expect(boxesOf(bytes)).toEqual(expect.arrayContaining(['ftyp', 'moov', 'mdat']));
    const ask = (range?: string) =>
      world.call('GET', `/renders/${render.id}/file`, { token: lan.token, headers: { range } });
    const whole = await ask();
    expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    const part = await ask('bytes=4-7');
    expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes 4-7/${bytes.length}`,
      '4',
    ]);
    expect((await ask(`bytes=${bytes.length}-`)).status).toBe(416);
    const poster = await world.call('GET', `/renders/${render.id}/preview`, { token: lan.token });
    expect(poster.headers['content-type']).toBe('image/webp');
  });

  test('frames that cannot be true are thrown away: too few, of another size, no pictures, another brightness', async () => {
    const lan = await newPhotographer(world);
    await ordered(world, lan, walk);
    const meter = await claimPiece(world.services, worker);
    if (meter) await deliver(world, worker, meter);
    const liar = await newThreads(world);
    const tell = async (piece: (task: NonNullable<typeof meter>) => Promise<{ bytes: Uint8Array<ArrayBuffer> }>) => {
      const task = await claimPiece(world.services, liar);
      if (!task) return 'nothing';
      return deliver(world, liar, task, { ...(await piece(task)), night: false, spent: 5 });
    };
    const other = await newThreads(world);
    expect(await tell(async () => ({ bytes: packFrames([new Uint8Array(9)]) }))).toBe('bad');
    const task = await claimPiece(world.services, other);
    if (!task) throw new Error('nothing waits');
    const wrong = await greyFrames({ ...task, width: 30 });
    expect(await deliver(world, other, task, wrong)).toBe('bad');
    const third = await claimPiece(world.services, worker);
    if (!third) throw new Error('nothing waits');
    expect(await deliver(world, worker, third, await greyFrames(third, 1))).toBe('bad');
    expect((await quotaBooks(world, lan.id)).counted).toBe(0);
  });

  test('refused before anything is taken: one camera, no way, too long, what the plan has not', async () => {
    const lan = await newPhotographer(world);
    const refused = async (more: object) => (await askRender(world, lan, { ...walk, ...more })).error;
    expect(await refused({ cameras: [byTheDoor] })).toBe('invalid_form');
    expect(await refused({ cameras: [byTheDoor, { ...atTheBay, at: { x: 90_000, y: 3000, z: 1500 } }] })).toMatch(
      /render_(no_way|walk_long)/,
    );
    expect(await refused({ seconds: 31 })).toBe('invalid_form');
    expect(await refused({ size: '1080p' })).toBe('quota_not_included');
    expect((await quotaBooks(world, lan.id)).counted).toBe(0);
  });

  test('really traced: its light gathered once, its frames not all alike', async () => {
    const lan = await newPhotographer(world);
    const tracer = createTracer({ threads: 1, niceness: 0, denoise: false, folder: inject('threads') });
    const said: string[] = [];
    const own = startWorking(ownHouse(world.services, await newThreads(world), 1), tracer, {
      log: (line) => said.push(line),
    });
    try {
      const { render } = await ordered(world, lan, { ...walk, seconds: 8 });
      expect(render.film?.frames).toBe(24);
      await until(async () => (await renderOf(world, lan.token, render.id)).state === 'finishing');
      await finishRender(world.services, render.id, false);
      expect(said).toEqual([]);
      expect(await renderOf(world, lan.token, render.id)).toMatchObject({ state: 'done', done: 2, of: 2 });
      expect((await filmOf(render.id)).length).toBeGreaterThan(2000);
    } finally {
      await own.stop();
      await tracer.close();
    }
  });
});
