import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { furnishedTubeHouse } from '#design/samples/furnished-tube-house.ts';
import { shelveWork } from '#features/catalogue/works/save-work.server.ts';
import { registerPerson, signIn, testApp, type Person, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { checkedText } from './checked-design.ts';
import { createDesignChecker } from './design-checker.server.ts';
import { createDesign } from './designs.server.ts';
import { designLines, designSizes } from './workspace-page.server.ts';

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

  test('J8 each is measured for its card: clear area and pieces; nothing of somebody else’s', async () => {
    const designs = createDesignChecker();
    const home = furnishedTubeHouse();
    const own = await createDesign(world.db, world.clock, {
      ownerId: person.id,
      name: 'Nhà ống',
      text: checkedText(home),
    });
    const size = (await designSizes({ db: world.db, designs }, person.id, [own]))[own.id];
    expect(size?.pieces).toBe(Object.keys(home.items).length);
    expect(size?.area).toBeGreaterThan(20e6);
    const other = { ...own, seq: own.seq + 1 };
    expect(await designSizes({ db: world.db, designs }, 'u_nobody', [other])).toEqual({});
    await designs.close();
  });

  test('the copy keeps its origin when the work leaves the shelf, and leads nowhere then', async () => {
    const id = await use();
    await shelveWork(world.db, world.clock, ids.work, 'unshelved');
    const line = (await designLines(world.db, person.id, 'en')).find((each) => each.id === id);
    expect(line?.madeFrom).toEqual({
      name: { text: 'Flat by the river', lang: 'en' },
      author: expect.any(String) as string,
      work: null,
    });
    await shelveWork(world.db, world.clock, ids.work, 'shelved');
  });

  test('nobody else sees one, nor its plan', async () => {
    const id = await use();
    const other = await registerPerson(world);
    expect(await world.call('GET', `/designs/${id}`, { token: await signIn(world, other) })).toMatchObject({
      status: 404,
      error: 'not_found',
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

describe('J8: folders', () => {
  const change = (id: string, body: object, as = token) => world.call('PATCH', `/designs/${id}`, { token: as, body });

  test('a design goes into a folder and out of it, by name; its name and its content stay', async () => {
    const id = await use();
    expect(await change(id, { folder: '  Nhà anh Tuấn ' })).toMatchObject({
      status: 200,
      data: { id, folder: 'Nhà anh Tuấn', seq: 0 },
    });
    const [line] = (await designLines(world.db, person.id, 'vi')).filter((each) => each.id === id);
    expect(line?.folder).toBe('Nhà anh Tuấn');
    expect(await change(id, { name: 'Tầng hai', folder: 'Khách 2026' })).toMatchObject({
      data: { name: 'Tầng hai', folder: 'Khách 2026' },
    });
    expect(await change(id, { folder: null })).toMatchObject({ data: { name: 'Tầng hai', folder: null } });
    const actions = await world.db.selectFrom('audit').select('action').where('target', '=', id).execute();
    expect(actions.filter(({ action }) => action === 'design.filed')).toHaveLength(3);
  });

  test('nothing to change, an empty or endless name, and somebody else’s are refused', async () => {
    const id = await use();
    expect(await change(id, {})).toMatchObject({ status: 400, error: 'invalid_form' });
    expect((await change(id, { folder: '   ' })).status).toBe(400);
    expect(await change(id, { folder: 'x'.repeat(61) })).toMatchObject({ status: 400, field: 'folder' });
    const other = await signIn(world, await registerPerson(world));
    expect(await change(id, { folder: 'mine now' }, other)).toMatchObject({ status: 404, error: 'not_found' });
  });

  test('who may not design any more still puts their designs in order', async () => {
    const late = await registerPerson(world);
    const lates = await signIn(world, late);
    const { id } = (await world.call('POST', '/designs', { token: lates, body: {} })).data as { id: string };
    await world.db
      .updateTable('users')
      .set({ trial_ends_at: new Date(0) })
      .where('id', '=', late.id)
      .execute();
    expect(await change(id, { folder: 'Cũ' }, lates)).toMatchObject({ status: 200, data: { folder: 'Cũ' } });
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
