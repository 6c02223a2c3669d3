import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  registerPerson,
  setStatus,
  signIn,
  testApp,
  type Method,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import type { Database } from '#db/database.ts';
import { countSavers } from './favourite-queries.server.ts';
import type { Board, Favourites, SharedBoard } from './favourite.ts';
import { mostBoards } from './favourite-limits.ts';

let world: TestApp;
let person: Person;
let token: string;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await registerPerson(world);
  token = await signIn(world, person);
});

const ask = (method: Method, path: string, body?: unknown, as = token) => world.call(method, path, { token: as, body });
const list = async (query = '') => (await ask('GET', `/user/favourites${query}`)).data as Favourites;
const idsOf = ({ things }: Favourites) => things.map(({ id }) => id);
const board = async (name: string) => (await ask('POST', '/user/boards', { name })).data as Board;
const keep = async (...things: string[]) => {
  for (const id of things) {
    expect((await ask('PUT', `/user/favourites/${id}`)).status).toBe(200);
    world.clock.advance(1);
  }
};

describe('F6: favourites', () => {
  test('a product is kept as the variant that was chosen last, for as long as there is that one', async () => {
    const match = async () => (await list()).things.find(({ id }) => id === ids.sofa)?.product?.match;
    await keep(ids.sofa);
    expect(await match()).toBeNull();
    expect((await ask('PUT', `/user/favourites/${ids.sofa}?variant=v_b`)).status).toBe(200);
    expect(await match()).toMatchObject({ variant: 'v_b', sized: true });
    expect(await countSavers(world.db, ids.sofa)).toBe(1);
    await keep(ids.sofa);
    expect(await match(), 'the heart of a card names none').toMatchObject({ variant: 'v_b' });
    await ask('PUT', `/user/favourites/${ids.sofa}?variant=v_gone`);
    expect(await match()).toBeNull();
    await ask('DELETE', `/user/favourites/${ids.sofa}`);
  });

  test('a product, a work and a designer are kept, found again and let go; one call tells the hearts of a page', async () => {
    await keep(ids.sofa, ids.work, ids.designer);
    expect((await ask('GET', `/user/favourites/marks?ids=${ids.sofa},${ids.table},${ids.work}`)).data).toEqual({
      kept: expect.arrayContaining([ids.sofa, ids.work]) as string[],
    });
    const all = await list();
    expect(idsOf(all)).toEqual([ids.designer, ids.work, ids.sofa]);
    expect(all.counts).toEqual({ all: 3, product: 1, work: 1, designer: 1 });
    expect(all.things[2]!.product?.name.text).toBe('Hien sofa');
    expect(idsOf(await list('?kind=work'))).toEqual([ids.work]);
    await ask('DELETE', `/user/favourites/${ids.work}`);
    expect(idsOf(await list())).toEqual([ids.designer, ids.sofa]);
  });

  test('kept twice, or five times at once, counts once; let go twice takes one', async () => {
    const before = await countSavers(world.db, ids.table);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('PUT', `/user/favourites/${ids.table}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await countSavers(world.db, ids.table)).toBe(before + 1);
    await Promise.all([ask('DELETE', `/user/favourites/${ids.table}`), ask('DELETE', `/user/favourites/${ids.table}`)]);
    expect(await countSavers(world.db, ids.table)).toBe(before);
  });

  test('what is not on the shelf, is of another kind or does not exist cannot be kept', async () => {
    for (const id of [ids.hidden, ids.gone, ids.merchant, ids.article, 'p_none', 'u_1', 'p_%27%3B'])
      expect((await ask('PUT', `/user/favourites/${id}`)).status).toBe(404);
    for (const wrong of ['', 'nonsense', `${ids.sofa},`, Array.from({ length: 121 }, () => ids.sofa).join(',')])
      expect((await ask('GET', `/user/favourites/marks?ids=${wrong}`)).status).toBe(400);
    expect(idsOf(await list())).toEqual([]);
  });

  test('what leaves the shelf afterwards stays in the list without a card', async () => {
    await keep(ids.lamp);
    await world.db.updateTable('products').set({ status: 'unshelved' }).where('id', '=', ids.lamp).execute();
    expect((await list()).things).toMatchObject([{ id: ids.lamp, product: null, work: null, designer: null }]);
    await world.db.updateTable('products').set({ status: 'shelved' }).where('id', '=', ids.lamp).execute();
  });
});

describe('F6: boards', () => {
  test('only what is kept lies on a board, and with the heart it goes from all of them', async () => {
    const living = await board('Phòng khách');
    expect((await ask('PUT', `/user/boards/${living.id}/things/${ids.sofa}`)).status).toBe(404);
    await keep(ids.sofa, ids.work);
    for (const id of [ids.sofa, ids.work, ids.sofa])
      expect((await ask('PUT', `/user/boards/${living.id}/things/${id}`)).status).toBe(200);
    expect(await list(`?board=${living.id}`)).toMatchObject({ counts: { all: 2 } });
    expect((await list()).things.find(({ id }) => id === ids.sofa)!.boards).toEqual([living.id]);
    await ask('DELETE', `/user/favourites/${ids.sofa}`);
    expect(idsOf(await list(`?board=${living.id}`))).toEqual([ids.work]);
    await ask('DELETE', `/user/boards/${living.id}/things/${ids.work}`);
    expect(await ask('GET', '/user/boards')).toMatchObject({ data: [{ name: 'Phòng khách', count: 0, link: null }] });
  });

  test('shared by several windows at once it has one link; one that is taken back meanwhile stays so', async () => {
    const { id } = await board('Phòng khách');
    const share = (method: 'PUT' | 'DELETE') => () => ask(method, `/user/boards/${id}/share`);
    const links = (await Promise.all([1, 2, 3].map(share('PUT')))).map(({ data }) => (data as Board).link);
    expect(new Set(links).size).toBe(1);
    const hold = (db: Database) => db.selectFrom('boards').select('id').where('id', '=', id).forUpdate().execute();
    expect(await faultsOfBoth(world, hold, share('DELETE'), share('PUT'))).toEqual([]);
    const { link } = (await ask('PUT', `/user/boards/${id}/share`)).data as Board;
    expect(link).not.toBeNull();
    expect(links).not.toContain(link);
  });

  test('taken away in one window while another puts it somewhere, or takes it off: done, or not found', async () => {
    await keep(ids.sofa);
    const { id } = await board('Bếp');
    const put = () => ask('PUT', `/user/boards/${id}/things/${ids.sofa}`);
    const takeOff = () => ask('DELETE', `/user/boards/${id}/things/${ids.sofa}`);
    const drop = () => ask('DELETE', `/user/boards/${id}`);
    const letGo = () => ask('DELETE', `/user/favourites/${ids.sofa}`);
    const hold = (table: 'favourites' | 'board_things') => (db: Database) =>
      db.selectFrom(table).select('thing_id').where('user_id', '=', person.id).forUpdate().execute();
    expect(await faultsOfBoth(world, hold('favourites'), letGo, put), 'a favourite').toEqual([]);
    await keep(ids.sofa);
    await put();
    expect(await faultsOfBoth(world, hold('board_things'), drop, takeOff), 'its board').toEqual([]);
    expect((await ask('GET', '/user/boards')).data).toEqual([]);
  });

  test('a board that is deleted while something is put on it: the later is not found', async () => {
    await keep(ids.sofa);
    const { id } = await board('Bếp');
    const holdBoard = (db: Database) => db.selectFrom('boards').select('id').where('id', '=', id).forUpdate().execute();
    const drop = () => ask('DELETE', `/user/boards/${id}`);
    const put = () => ask('PUT', `/user/boards/${id}/things/${ids.sofa}`);
    expect(await faultsOfBoth(world, holdBoard, drop, put)).toEqual([]);
    expect((await put()).status).toBe(404);
  });

  test('shared by a link nobody can guess, shown to visitors without who they are not, and taken back', async () => {
    const living = await board('Nhà nhỏ');
    await keep(ids.sofa, ids.designer);
    for (const id of [ids.sofa, ids.designer]) await ask('PUT', `/user/boards/${living.id}/things/${id}`);
    const { link } = (await ask('PUT', `/user/boards/${living.id}/share`)).data as Board;
    expect(((await ask('PUT', `/user/boards/${living.id}/share`)).data as Board).link).toBe(link);
    const key = new URL(link!, 'http://h').searchParams.get('board')!;
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    const shown = (await world.call('GET', `/boards/${key}`)).data as SharedBoard;
    expect(shown).toMatchObject({ name: 'Nhà nhỏ', owner: person.nickname });
    expect(shown.things.map(({ id }) => id).toSorted()).toEqual([ids.designer, ids.sofa].toSorted());
    expect(JSON.stringify(shown)).not.toContain(person.email);
    await ask('DELETE', `/user/boards/${living.id}/share`);
    expect((await world.call('GET', `/boards/${key}`)).status).toBe(404);
    expect(((await ask('PUT', `/user/boards/${living.id}/share`)).data as Board).link).not.toBe(link);
    for (const guess of [living.id, '0'.repeat(32), 'x', '%25'])
      expect((await world.call('GET', `/boards/${guess}`)).status).toBe(404);
  });

  test('L6: sixty made at once are never more than fifty', async () => {
    const answers = await Promise.all(
      Array.from({ length: mostBoards + 10 }, (_, n) => ask('POST', '/user/boards', { name: `Bảng ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostBoards);
    expect(answers.filter(({ error }) => error === 'list_full')).toHaveLength(10);
    expect((await ask('GET', '/user/boards')).data).toHaveLength(mostBoards);
  });

  test('a suspended owner’s board is shown to nobody', async () => {
    const { id } = await board('Bếp');
    const { link } = (await ask('PUT', `/user/boards/${id}/share`)).data as Board;
    const key = new URL(link!, 'http://h').searchParams.get('board')!;
    expect((await world.call('GET', `/boards/${key}`)).status).toBe(200);
    await setStatus(world, person.id, 'suspended');
    expect((await world.call('GET', `/boards/${key}`)).status).toBe(404);
  });

  test('someone else’s board is as if it were not there; deleting one lets nothing go', async () => {
    const mine = await board('Của tôi');
    const other = await signIn(world, await registerPerson(world));
    for (const [method, path, body] of [
      ['PUT', '', { name: 'x' }],
      ['DELETE', '', undefined],
      ['PUT', '/share', undefined],
      ['DELETE', '/share', undefined],
      ['PUT', `/things/${ids.sofa}`, undefined],
    ] as const)
      expect((await ask(method, `/user/boards/${mine.id}${path}`, body, other)).status).toBe(404);
    expect((await ask('GET', `/user/favourites?board=${mine.id}`, undefined, other)).status).toBe(404);
    await keep(ids.sofa);
    await ask('PUT', `/user/boards/${mine.id}/things/${ids.sofa}`);
    expect((await ask('DELETE', `/user/boards/${mine.id}`)).status).toBe(200);
    expect(idsOf(await list())).toEqual([ids.sofa]);
  });

  test('D3: the export has favourites and boards; with the account they go, links and counts too', async () => {
    await keep(ids.table);
    const { id } = await board('Bàn ăn');
    await ask('PUT', `/user/boards/${id}/things/${ids.table}`);
    const { link } = (await ask('PUT', `/user/boards/${id}/share`)).data as Board;
    expect((await ask('GET', '/user/data')).data).toMatchObject({
      favourites: { things: [{ id: ids.table }], boards: [{ name: 'Bàn ăn', shared: true, things: [ids.table] }] },
    });
    const before = await countSavers(world.db, ids.table);
    expect((await ask('DELETE', '/user', { password: person.password })).status).toBe(200);
    expect(await countSavers(world.db, ids.table)).toBe(before - 1);
    expect((await world.call('GET', `/boards/${new URL(link!, 'http://h').searchParams.get('board')!}`)).status).toBe(
      404,
    );
    for (const table of ['favourites', 'boards', 'board_things'] as const)
      expect(await world.db.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute()).toEqual([]);
  });
});
