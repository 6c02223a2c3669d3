import sharp from 'sharp';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTracer, type Tracer } from '#farm/tracing/tracer.ts';
import { remoteHouse } from '#farm/worker/remote-house.ts';
import { startWorking } from '#farm/worker/work-loop.ts';
import { finishRender } from '#features/studio/rendering/finish-render.server.ts';
import { ownHouse } from '#server/rendering/own-house.ts';
import { studio } from '#design/samples/studio.ts';
import { readHomeLight } from '#models/light/light-file.ts';
import { sentChannels } from '#platform/threads/render-piece.ts';
import type { PieceTask } from '#platform/threads/render-task.ts';
import { sweepRenders } from '#features/studio/rendering/sweep-renders.server.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../tests/support/app.ts';
import {
  newPhotographer,
  newThreads,
  ordered,
  quotaBooks,
  renderOf,
  workerToken,
} from '../../../tests/support/studio/renders.ts';
import { until } from '../../../tests/support/until.ts';

let world: TestApp;
let tracer: Tracer;
let admin: Member;
let lan: Awaited<ReturnType<typeof newPhotographer>>;
let server: string;
let here: Awaited<ReturnType<typeof pictureOf>> | null = null;
const said: string[] = [];
const log = (line: string) => said.push(line);
beforeAll(async () => {
  world = await testApp();
  // Noisy: what the denoiser does is tried in farm/tracing.
  tracer = createTracer({ threads: 1, niceness: 0, denoise: false, folder: inject('threads') });
  lan = await newPhotographer(world);
  admin = await newMember(world, 'ROLE_ADMIN');
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await tracer.close();
  await world.close();
});

async function pictureOf(id: string): Promise<{ bytes: Buffer; hash: string }> {
  await until(async () => (await renderOf(world, lan.token, id)).state === 'finishing');
  await finishRender(world.services, id, false);
  const { result_hash: hash } = await world.db
    .selectFrom('render_jobs')
    .select('result_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { bytes: Buffer.from((await world.services.storage.get(hash ?? ''))!), hash: hash ?? '' };
}

const newWorker = async (name: string) =>
  workerToken.parse((await world.call('POST', '/admin/render-workers', { token: admin.token, body: { name } })).data);

describe('K2: really traced', () => {
  test('by threads of our own: a picture of the room', async () => {
    const own = startWorking(ownHouse(world.services, await newThreads(world), 1), tracer, { log });
    const { render } = await ordered(world, lan);
    here = await pictureOf(render.id);
    await own.stop();
    const { width, height, format } = await sharp(here.bytes).metadata();
    expect([width, height, format]).toEqual([64, 42, 'jpeg']);
    const { channels } = await sharp(here.bytes).stats();
    // A room by day: light, and not all of it the same.
    for (const { mean, stdev } of channels) {
      expect(mean).toBeGreaterThan(60);
      expect(mean).toBeLessThan(250);
      expect(stdev).toBeGreaterThan(10);
    }
    await world.call('DELETE', `/renders/${render.id}`, { token: lan.token });
  });

  test('by another machine with its token: the same picture', async () => {
    const { token, id } = await newWorker('Đà Nẵng');
    const elsewhere = startWorking(remoteHouse(server, token, { threads: 1 }), tracer, { log });
    const again = await ordered(world, lan);
    expect(again.offered).toBe(false);
    const there = await pictureOf(again.render.id);
    await elsewhere.stop();
    expect(there.hash).toBe(here?.hash);
    expect(said).toEqual([]);
    const row = await world.db
      .selectFrom('render_workers')
      .select(['pieces', 'threads'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ pieces: 5, threads: 1 });
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 2, written: 2, jobs: 2 });
  });

  test('a panorama closes: its left edge goes on at its right', async () => {
    const own = startWorking(ownHouse(world.services, await newThreads(world), 1), tracer, { log });
    const { render } = await ordered(world, lan, { kind: 'panorama', size: '3k' });
    const { bytes } = await pictureOf(render.id);
    await own.stop();
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([102, 52]);
    const column = (x: number) => Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * 3]!);
    const apart = (a: number[], b: number[]) => a.reduce((sum, each, i) => sum + Math.abs(each - b[i]!), 0) / a.length;
    const across = apart(column(0), column(info.width - 1));
    const inside = [20, 40, 60, 80].map((x) => apart(column(x), column(x + 1)));
    expect(across).toBeLessThan(Math.max(...inside) * 2 + 4);
  });

  test('D9: live light of a home, by a machine elsewhere: the room is lit from its window, all pieces in one frame', async () => {
    const { token } = await newWorker('Cần Thơ');
    const mai = await newPhotographer(world, 'pro');
    const elsewhere = startWorking(remoteHouse(server, token, { threads: 1 }), tracer, { log });
    const { render } = await ordered(world, mai, { kind: 'live', size: 'home' });
    await until(async () => (await renderOf(world, mai.token, render.id)).state === 'finishing');
    await elsewhere.stop();
    await finishRender(world.services, render.id, false);
    const row = await world.db
      .selectFrom('design_lights')
      .selectAll()
      .where('design_id', '=', mai.design)
      .executeTakeFirstOrThrow();
    const light = await readHomeLight(Uint8Array.from((await world.services.storage.get(row.hash))!));
    expect(light).toMatchObject({ print: row.print, hour: 10, night: false });
    expect(light!.meters.length).toBeGreaterThan(0);
    expect(light!.field.keys.length).toBeGreaterThan(500);
    const lit = light!.field.light.filter((each) => each > 0).length;
    expect(lit / light!.field.light.length).toBeGreaterThan(0.8);
  });

  test('a thread that ends with a piece takes no other with it: the next piece of that home gets a new one', async () => {
    const camera: PieceTask['spec']['camera'] = {
      kind: 'still',
      at: [1.5, 1.2, 1.5],
      target: [3.5, 4.5, 1.2],
      view: 60,
    };
    const spec = { camera, hour: 10, lamp: false, samples: 1, bounces: 2, seed: 1, detail: 'far' as const };
    const piece: PieceTask = {
      job: 'rj_any',
      n: 0,
      scene: 'studio',
      width: 64,
      height: 42,
      spec: { ...spec, textures: 32, piece: 32, glance: false, film: null },
      meter: { key: 0.03, hold: 0.05, outside: 0, night: false, view: { gain: [30, 30, 30] } },
    };
    // Numbers of this kind reach the thread, and there cannot be written as text.
    const bounces = 2n as unknown as number;
    const source = async () => ({ text: JSON.stringify(studio()), models: new Map<string, Uint8Array>() });
    const { signal } = new AbortController();
    for (let time = 0; time < 2; time++) {
      await expect(tracer.trace({ ...piece, spec: { ...piece.spec, bounces } }, source, signal)).rejects.toThrow(
        'BigInt',
      );
      expect((await tracer.trace(piece, source, signal))?.bytes.byteLength).toBe(32 * 32 * sentChannels * 2);
    }
  });

  test('stopped while it traces, a worker loses one piece, which is taken up after its lease', async () => {
    const own = startWorking(ownHouse(world.services, await newThreads(world), 1), tracer, { log });
    const { render } = await ordered(world, lan, { size: '4k' });
    await until(async () => (await renderOf(world, lan.token, render.id)).done > 0);
    await own.stop();
    const { done } = await renderOf(world, lan.token, render.id);
    world.clock.advance(16);
    await sweepRenders(world.services);
    const next = startWorking(ownHouse(world.services, await newThreads(world), 1), tracer, { log });
    await pictureOf(render.id);
    await next.stop();
    expect(done).toBeGreaterThan(0);
    expect(await renderOf(world, lan.token, render.id)).toMatchObject({ state: 'done', done: 12, of: 12 });
  });
});

describe('K2: tokens of workers', () => {
  test('shown once, kept as a hash; revoked, it opens nothing any more; nobody else’s does either', async () => {
    const { token, id } = await newWorker('Huế');
    const claim = (key?: string) =>
      world.call('POST', '/render/claim', {
        body: { threads: 1 },
        headers: { authorization: key && `Bearer ${key}`, origin: undefined },
      });
    const beat = () =>
      world.call('POST', '/render/beat', { body: { pieces: [] }, headers: { authorization: `Bearer ${token}` } });
    expect((await beat()).status).toBe(200);
    const stored = await world.db.selectFrom('render_workers').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(stored)).not.toContain(token.slice(4));
    for (const key of [undefined, 'hrw_', token.slice(0, -1), `${token}x`, lan.token])
      expect((await claim(key)).error).toBe('render_worker');
    expect((await world.call('DELETE', `/admin/render-workers/${id}`, { token: lan.token })).status).toBe(403);
    expect((await world.call('DELETE', `/admin/render-workers/${id}`, { token: admin.token })).status).toBe(200);
    expect((await beat()).error).toBe('render_worker');
    expect((await claim(token)).error).toBe('render_worker');
  });

  test('a document is for who holds a piece of it', async () => {
    const { render } = await ordered(world, lan, { hour: 9 });
    const { token } = await newWorker('Vinh');
    const answer = await world.call('GET', `/render/documents/${render.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(404);
    await world.call('POST', `/renders/${render.id}/cancel`, { token: lan.token });
  });
});
