import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { furnishedTubeHouse } from '#design/samples/furnished-tube-house.ts';
import { shelveWork } from '#features/catalogue/works/save-work.server.ts';
import { registerPerson, signIn, testApp, type Person, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { checkedText } from './checked-design.ts';
import { createDesign } from './designs.server.ts';
import { designLines, openedDesign } from './workspace-page.server.ts';

let world: TestApp;
let person: Person;
let token: string;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
  person = await registerPerson(world);
  token = await signIn(world, person);
});
afterAll(() => world.close());

const file = (path: string, as?: string) =>
  world.app.inject({
    url: `/api${path}`,
    headers: { host: 'localhost:3000', ...(as ? { authorization: `Bearer ${as}` } : {}) },
  });
const use = async () => ((await world.call('POST', `/works/${ids.work}/use`, { token })).data as { id: string }).id;

describe('G3: a person’s designs in the workspace', () => {
  test('each says what it was made from, in the reader’s language, and when it was changed', async () => {
    const id = await use();
    const [line] = await designLines(world.db, person.id, 'zh');
    expect(line).toMatchObject({
      id,
      madeFrom: { name: { text: '河畔小屋', lang: 'zh' }, work: ids.work },
      version: 1,
      updatedAt: world.clock.now().toISOString(),
    });
    world.clock.advance(60);
    const own = await createDesign(world.db, world.clock, {
      ownerId: person.id,
      name: 'Nhà ống',
      text: checkedText(furnishedTubeHouse()),
    });
    expect(
      (await designLines(world.db, person.id, 'vi')).map((each) => [each.id, each.madeFrom?.name.text ?? null]),
    ).toEqual([
      [own.id, null],
      [id, 'Căn hộ bên sông'],
    ]);
  });

  test('the copy keeps its origin when the work leaves the shelf, and leads nowhere then', async () => {
    const id = await use();
    await shelveWork(world.db, world.clock, ids.work, 'unshelved');
    expect((await openedDesign({ ...world.services, locale: 'en' }, person.id, id)).madeFrom).toEqual({
      name: { text: 'Flat by the river', lang: 'en' },
      author: expect.any(String) as string,
      work: null,
    });
    await shelveWork(world.db, world.clock, ids.work, 'shelved');
  });

  test('rooms are named in the reader’s language, with their areas', async () => {
    const { rooms, area, document } = await openedDesign({ ...world.services, locale: 'vi' }, person.id, await use());
    expect(rooms.map(({ name }) => name)).toContain('Phòng tắm');
    expect(rooms.reduce((sum, room) => sum + room.area, 0)).toBeCloseTo(area, 6);
    expect(document.name).toBe('Flat by the river');
  });

  test('nobody else sees one, nor its plan', async () => {
    const id = await use();
    const other = await registerPerson(world);
    await expect(openedDesign({ ...world.services, locale: 'en' }, other.id, id)).rejects.toMatchObject({
      key: 'not_found',
    });
    const mine = await file(`/designs/${id}/plan`, token);
    expect([mine.statusCode, mine.headers['content-type'], mine.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'private, no-store',
    ]);
    expect((await file(`/designs/${id}/plan`, await signIn(world, other))).statusCode).toBe(404);
    expect((await file(`/designs/${id}/plan`)).statusCode).toBe(401);
  });
});

describe('F2: the plan of a work', () => {
  test('rooms are written in the language that asks; its very version may be kept', async () => {
    const [vi, zh, en] = await Promise.all(
      ['vi', 'zh', 'en'].map((lang) => file(`/works/${ids.work}/plan?lang=${lang}`)),
    );
    expect(vi!.body).toContain('Phòng tắm');
    expect(vi!.body).toMatch(/\d,\d\u00a0m²/);
    expect(zh!.body).toContain('卫生间');
    expect(en!.body).toContain('Bathroom');
    expect(en!.headers['cache-control']).toBe('public, max-age=300');
    expect(en!.body).not.toMatch(/<script|<style|href=/);
    const again = await world.app.inject({
      url: `/api/works/${ids.work}/plan?lang=en`,
      headers: { host: 'localhost:3000', 'if-none-match': String(en!.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each([ids.plain, ids.gone, 'w_none'])('%s has none', async (id) => {
    expect((await file(`/works/${id}/plan`)).statusCode).toBe(404);
  });
});
