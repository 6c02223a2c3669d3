import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { sweepMedia } from '#features/foundation/media/sweep-media.server.ts';
import type { PieceTask } from '#platform/threads/render-task.ts';
import { appOnDatabase, newMember, testApp, type TestApp } from '../../../../../tests/support/app.ts';
import { byTheDoor } from '../../../../../tests/support/studio/by-the-door.ts';
import {
  askRender,
  newPhotographer,
  newThreads,
  ordered,
  quotaBooks,
  renderOf,
  shareFaults,
  workOff,
} from '../../../../../tests/support/studio/renders.ts';
import { claimPiece, releasePiece } from '../claim-piece.server.ts';
import { expandRender } from '../expand-render.server.ts';
import { failPiece } from '../deliver-piece.server.ts';
import { draftPictures } from '../render-limits.ts';
import { orderedRender, renderGroupData, type OrderedRender } from '../render.ts';

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
const inTheBack = { ...byTheDoor, name: 'In the back', at: { x: 1400, y: 3600, z: 1500 } };
type Person = Awaited<ReturnType<typeof newPhotographer>>;

async function order(who: Person, more: object): Promise<OrderedRender> {
  const answer = await askRender(world, who, { camera: undefined, ...more });
  if (answer.status !== 200) throw new Error(`refused: ${answer.error}`);
  const all = orderedRender.parse(answer.data);
  for (const { id } of all.renders) await expandRender(world.services, id);
  return all;
}
const groupsOf = async ({ token, design }: Person) =>
  renderGroupData.array().parse((await world.call('GET', `/renders/groups?design=${design}`, { token })).data);

describe('K4: a tour of linked panoramas is one order', () => {
  const tour = { kind: 'panorama', size: '3k', cameras: [byTheDoor, atTheBay, inTheBack] };

  test('each place takes one of the counter; each is linked to those one sees from it', async () => {
    const lan = await newPhotographer(world);
    const { renders, group, offered } = await order(lan, tour);
    expect([renders.length, offered, renders.every((each) => each.group === group)]).toEqual([3, false, true]);
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 3, written: 3, jobs: 3 });
    const [found] = await groupsOf(lan);
    expect(found).toMatchObject({ id: group, kind: 'tour', renders: renders.map(({ id }, n) => ({ n, render: id })) });
    expect(found?.places?.map(({ name, links }) => [name, links.map(({ to }) => to)])).toEqual([
      ['By the door', [1, 2]],
      ['At the bay', [0, 2]],
      ['In the back', [0, 1]],
    ]);
    await workOff(world, worker);
    for (const { id } of renders) expect((await renderOf(world, lan.token, id)).state).toBe('done');
  });

  test('asked twice it is offered and takes nothing; a place that is there already is not made again', async () => {
    const lan = await newPhotographer(world);
    const single = await ordered(world, lan, { kind: 'panorama', size: '3k', camera: atTheBay });
    const first = await order(lan, tour);
    expect(first.renders[1]?.id).toBe(single.render.id);
    const again = await order(lan, tour);
    expect([again.offered, again.group]).toEqual([true, first.group]);
    expect((await quotaBooks(world, lan.id)).counted).toBe(3);
    expect(await groupsOf(lan)).toHaveLength(1);
  });

  test('all or nothing: with one left of the counter nothing is ordered', async () => {
    const lan = await newPhotographer(world);
    const answer = await askRender(world, lan, { ...tour, camera: undefined, size: '12k' });
    expect(answer.error).toBe('quota_used_up');
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 0, written: 0, jobs: 0 });
  });

  test('cancelled as one: what is not done gives its quota back; a failed place can be tried again in its place', async () => {
    const lan = await newPhotographer(world);
    const { renders, group } = await order(lan, tour);
    const failed = renders[0]?.id ?? '';
    // Places ordered at once are taken in any order: those of the others are put back.
    const others: PieceTask[] = [];
    for (let task = await claimPiece(world.services, worker); task; task = await claimPiece(world.services, worker)) {
      if (task.job !== failed) others.push(task);
      else await failPiece(world.services, { worker, jobId: task.job, n: task.n }, { error: 'tracing' });
    }
    for (const { job, n } of others) await releasePiece(world.services, worker, job, n);
    expect((await renderOf(world, lan.token, failed)).state).toBe('failed');
    const retried = orderedRender.parse(
      (await world.call('POST', `/renders/${failed}/retry`, { token: lan.token })).data,
    );
    expect((await groupsOf(lan))[0]?.renders[0]).toEqual({ n: 0, render: retried.render.id });
    expect((await world.call('POST', `/renders/groups/${group}/cancel`, { token: lan.token })).status).toBe(200);
    expect(await quotaBooks(world, lan.id)).toEqual({ counted: 0, written: 0, jobs: 0 });
    expect((await world.call('DELETE', `/renders/groups/${group}`, { token: lan.token })).status).toBe(200);
    expect(await groupsOf(lan)).toEqual([]);
  });

  test('somebody else’s is not found', async () => {
    const lan = await newPhotographer(world);
    const { group } = await order(lan, tour);
    const stranger = await newMember(world);
    for (const [method, path, body] of [
      ['POST', `/renders/groups/${group}/cancel`, undefined],
      ['POST', `/renders/groups/${group}/work`, { work: 'w_1' }],
      ['DELETE', `/renders/groups/${group}`, undefined],
      ['GET', `/renders/groups?design=${lan.design}`, undefined],
    ] as const)
      expect((await world.call(method, path, { token: stranger.token, body })).status, path).toBe(404);
  });
});

describe('K5: a set is every camera at every hour', () => {
  test('one of the counter a picture; each by itself on its way', async () => {
    const lan = await newPhotographer(world);
    const set = { kind: 'set', size: '2k', cameras: [byTheDoor, atTheBay], hours: [8, 16.5], hour: undefined };
    const { renders, group } = await order(lan, set);
    expect(renders.map(({ kind, name, hour }) => [kind, name, hour])).toEqual([
      ['photo', 'By the door', 8],
      ['photo', 'By the door', 16.5],
      ['photo', 'At the bay', 8],
      ['photo', 'At the bay', 16.5],
    ]);
    expect((await quotaBooks(world, lan.id)).counted).toBe(4);
    expect((await groupsOf(lan))[0]).toMatchObject({ id: group, kind: 'set', places: null });
    await world.call('POST', `/renders/${renders[3]?.id}/cancel`, { token: lan.token });
    await workOff(world, worker);
    const states = await Promise.all(renders.map(async ({ id }) => (await renderOf(world, lan.token, id)).state));
    expect(states).toEqual(['done', 'done', 'done', 'cancelled']);
    expect((await quotaBooks(world, lan.id)).counted).toBe(3);
  });

  test('of several versions: the finishes the design had', async () => {
    const lan = await newPhotographer(world);
    await world.call('POST', `/designs/${lan.design}/versions`, { token: lan.token, body: { name: 'Sồi' } });
    await world.call('POST', `/designs/${lan.design}/versions`, { token: lan.token, body: { name: 'Óc chó' } });
    const { renders } = await order(lan, {
      kind: 'set',
      size: '2k',
      cameras: [byTheDoor],
      versions: [1, 2],
      hours: [9],
    });
    expect(renders.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('what makes no sense is refused before anything is taken', async () => {
    const lan = await newPhotographer(world);
    const refused = async (more: object) => (await askRender(world, lan, { camera: undefined, ...more })).error;
    expect(await refused({ kind: 'photo', cameras: [byTheDoor, atTheBay] })).toBe('invalid_form');
    expect(await refused({ kind: 'photo' })).toBe('invalid_form');
    expect(await refused({ kind: 'photo', cameras: [byTheDoor], hours: [9] })).toBe('invalid_form');
    expect(await refused({ kind: 'set', cameras: [byTheDoor], hours: [1, 9] })).toBe('render_dark');
    expect(await refused({ kind: 'set', cameras: Array(12).fill(byTheDoor), hours: [7, 8, 9, 10, 11, 12] })).toBe(
      'invalid_form',
    );
    expect((await quotaBooks(world, lan.id)).counted).toBe(0);
  });
});

describe('K1: a panorama of 32K', () => {
  test('in strips and tiles: a file, squares of every level, nothing left when it is deleted', async () => {
    // Larger pieces: of the smallest it would be 630, each claimed, delivered and booked.
    const studio = await appOnDatabase(world.url, {}, { rendering: { ...draftPictures, piece: 128 } });
    const lan = await newPhotographer(studio, 'pro');
    const { render } = await ordered(studio, lan, { kind: 'panorama', size: '32k' });
    expect([render.width, render.height]).toEqual([1092, 546]);
    await workOff(studio, worker);
    const done = await renderOf(studio, lan.token, render.id);
    expect(done).toMatchObject({ state: 'done', tiles: { side: 512, levels: 1 } });
    const pixels = async (hash: string | undefined | null) => {
      const { width, height, format } = await sharp(
        (await studio.services.storage.get(hash ?? '')) ?? undefined,
      ).metadata();
      return [width, height, format];
    };
    const job = await studio.db
      .selectFrom('render_jobs')
      .select('result_hash')
      .where('id', '=', render.id)
      .executeTakeFirst();
    expect(await pixels(job?.result_hash)).toEqual([1092, 546, 'jpeg']);
    const rows = await studio.db.selectFrom('render_tiles').selectAll().where('job_id', '=', render.id).execute();
    expect(rows).toHaveLength(6);
    expect(await pixels(rows.find(({ x, y }) => x === 2 && y === 1)?.hash)).toEqual([68, 34, 'webp']);
    const tile = (name: string, token = lan.token) =>
      studio.call('GET', `/renders/${render.id}/tiles/${name}`, { token });
    expect((await tile('0/2/1')).headers['content-type']).toBe('image/webp');
    expect((await tile('0/3/0')).status).toBe(404);
    expect((await tile('0/0/0', (await newMember(studio)).token)).status).toBe(404);
    await studio.call('DELETE', `/renders/${render.id}`, { token: lan.token });
    await sweepMedia(studio.db, studio.clock, studio.services.storage);
    for (const { hash } of rows) expect(await studio.services.storage.head(hash)).toBeNull();
    await studio.close();
  }, 240_000);
});
