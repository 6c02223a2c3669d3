import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { claimPiece } from '#features/studio/rendering/claim-piece.server.ts';
import { readHomeLight } from '#models/light/light-file.ts';
import { packLightPiece, type LightPiece } from '#platform/threads/light-piece.ts';
import { meterPiece } from '#platform/threads/render-piece.ts';
import type { PieceTask, TracedPiece } from '#platform/threads/render-task.ts';
import { finishRender } from '#features/studio/rendering/finish-render.server.ts';
import { newMember, testApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  askRender,
  deliver,
  greyPiece,
  newPhotographer,
  newThreads,
  ordered,
  quotaBooks,
  renderOf,
} from '../../../../tests/support/studio/renders.ts';
import { designLight } from './live-light.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const live = { kind: 'live', size: 'home' };

/** Light as a worker would send it, the same everywhere. */
function evenLight(n: number, light = 0.5, more: Partial<LightPiece> = {}): TracedPiece {
  const keys = Uint32Array.from({ length: 20 }, (_, i) => (n * 20 + i) * 8 + 4);
  const bytes = packLightPiece({
    cell: 0.4,
    low: [0, 0, 0],
    counts: [20, 20, 10],
    keys,
    light: new Float32Array(keys.length * 3).fill(light),
    pictures: [],
    ...more,
  });
  return { bytes, night: false, spent: 5 };
}

const sent = (task: PieceTask) => (task.n === meterPiece ? greyPiece(task) : evenLight(task.n));

async function baked(person: Awaited<ReturnType<typeof newPhotographer>>, hour = 10): Promise<string> {
  const worker = await newThreads(world);
  const { render } = await ordered(world, person, { ...live, hour });
  for (let task = await claimPiece(world.services, worker); task; task = await claimPiece(world.services, worker))
    expect(await deliver(world, worker, task, sent(task))).toBe('kept');
  await finishRender(world.services, render.id, false);
  return render.id;
}

const lightsOf = async (token: string, design: string) =>
  z.array(designLight).parse((await world.call('GET', `/designs/${design}/lights`, { token })).data);

describe('D9: live light of one version and hour', () => {
  test('takes one of the plan’s real-time renders and lights the design from then on', async () => {
    const mai = await newPhotographer(world, 'pro');
    expect(await lightsOf(mai.token, mai.design)).toEqual([]);
    const id = await baked(mai);
    expect(await renderOf(world, mai.token, id)).toMatchObject({ state: 'done', kind: 'live', result: null });
    expect(await quotaBooks(world, mai.id)).toEqual({ counted: 1, written: 1, jobs: 1 });
    const [light] = await lightsOf(mai.token, mai.design);
    expect(light).toMatchObject({ hour: 10, version: 1 });
    const file = await world.app.inject({
      url: light!.address,
      headers: { authorization: `Bearer ${mai.token}`, origin: 'http://localhost' },
    });
    expect(file.statusCode).toBe(200);
    const read = await readHomeLight(Uint8Array.from(file.rawPayload));
    expect(read).toMatchObject({ print: light!.print, hour: 10 });
    expect(read!.field.keys.length % 20).toBe(0);
    expect(read!.field.light[0]).toBeCloseTo(0.5, 2);
    // The light stays where the job is deleted; another hour is another light.
    await world.call('DELETE', `/renders/${id}`, { token: mai.token });
    await baked(mai, 15.5);
    expect((await lightsOf(mai.token, mai.design)).map(({ hour }) => hour).toSorted()).toEqual([10, 15.5]);
  });

  test('a plan without it is told before anything is traced', async () => {
    const lan = await newPhotographer(world);
    expect(await askRender(world, lan, live)).toMatchObject({ status: 403, error: 'quota_not_included' });
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 0, written: 0, jobs: 0 });
  });

  test('is nobody else’s', async () => {
    const mai = await newPhotographer(world, 'pro');
    await baked(mai);
    const stranger = await newMember(world);
    const [light] = await lightsOf(mai.token, mai.design);
    for (const path of [`/designs/${mai.design}/lights`, `/designs/${mai.design}/lights/${light!.print}`])
      expect((await world.call('GET', path, { token: stranger.token })).status).toBe(404);
  });

  test('a worker that lies is not believed: wrong size, no numbers, light that cannot be', async () => {
    const mai = await newPhotographer(world, 'pro');
    const { render } = await ordered(world, mai, live);
    const first = await newThreads(world);
    const meter = (await claimPiece(world.services, first))!;
    expect(await deliver(world, first, meter)).toBe('kept');
    const lies = [
      { ...evenLight(0), bytes: evenLight(0).bytes.slice(0, -1) },
      evenLight(0, Number.NaN),
      evenLight(0, 50_000),
    ];
    for (const lie of lies) {
      const task = await claimPiece(world.services, first);
      expect(task?.job).toBe(render.id);
      expect(await deliver(world, first, task!, lie)).toBe('bad');
    }
    const row = await world.db
      .selectFrom('render_workers')
      .select('faults')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    expect(row.faults).toBe(3);
    expect(await renderOf(world, mai.token, render.id)).toMatchObject({ done: 0 });
  });
});
