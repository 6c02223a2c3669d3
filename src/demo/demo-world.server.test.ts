import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyUnseen } from '#features/trade/design-orders/expire-design-orders.server.ts';
import type { DesignOrderPage } from '#features/trade/design-orders/design-order.ts';
import { locales } from '#lib/locale.ts';
import type { TestApp } from '../../tests/support/app.ts';
import { demoApp } from '../../tests/support/demo-app.ts';
import { closeDemo } from './close-demo.server.ts';
import { loadDemo } from './load-demo.server.ts';
import { loadWorld } from './load-world.server.ts';
import { articles } from './world/articles.ts';
import { banners } from './world/banners.ts';
import { designers } from './world/designers.ts';
import { returnsHelp } from '#features/catalogue/content/addresses.ts';
import { listFaqs } from '#features/catalogue/content/site-texts.server.ts';
import { faqs } from './world/faqs.ts';
import { merchants } from './world/merchants.ts';

let world: TestApp;
const load = async () => {
  await loadDemo(world.db, world.clock, world.services.hasher);
  await loadWorld(world.db, world.clock, world.services.hasher, world.services.storage);
};
beforeAll(async () => {
  world = await demoApp({ HIEN_DEMO: '1' });
});
afterAll(() => world.close());

const texts = [
  ...[...designers, ...merchants].flatMap(({ headline, about }) => [headline, about]),
  ...faqs.flatMap(({ question, answer }) => [question, answer]),
  ...articles.flatMap(({ title, summary, body }) => [title, summary, body]),
  ...banners.flatMap(({ title, text }) => [title, text]),
];
const total = async (path: string) => ((await world.call('GET', path)).data as { total: number }).total;

describe('E3, N1: the demo world', () => {
  test('has its people, questions and articles', async () => {
    expect([await total('/designers'), await total('/merchants'), await total('/articles')]).toEqual([20, 12, 12]);
    expect((await world.call('GET', '/common/faqs')).data).toHaveLength(30);
    expect((await world.call('GET', '/common/banners?place=home')).data).toHaveLength(2);
  });

  test.each([
    ['zh', '退货'],
    ['en', 'return'],
    ['vi', 'trả hàng'],
    ['vi', 'đổi trả'],
  ] as const)('E2: in %s, help answers “%s”, where products, cart and checkout lead to', async (locale, words) => {
    const found = await listFaqs({ db: world.db, locale }, words);
    expect(found.map(({ id }) => `/help#${id}`)).toContain(returnsHelp);
  });

  test('E2: every article has a cover of the house; loaded anew it stays the same, and one that is replaced goes', async () => {
    const covers = async () =>
      (
        (await world.call('GET', '/articles?size=24')).data as { items: { cover: { hash: string } | null }[] }
      ).items.map(({ cover }) => cover?.hash);
    const kept = () =>
      world.db
        .selectFrom('media')
        .select(['id', 'owner_id'])
        .where('kind', '=', 'article')
        .where('claimed_at', 'is not', null)
        .orderBy('id')
        .execute();
    const before = await covers();
    const rows = await kept();
    expect(new Set(before).size).toBe(12);
    expect(before).not.toContain(undefined);
    expect(rows.every(({ owner_id }) => owner_id === null)).toBe(true);
    const shown = await world.db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', rows[0]!.id)
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('media')
      .values({ ...shown, id: 'i_old' })
      .execute();
    await world.db
      .updateTable('settings')
      .set({ value: JSON.stringify('older') })
      .where('key', '=', 'demo_world')
      .execute();
    await load();
    expect(await covers()).toEqual(before);
    expect(await kept()).toEqual(rows);
  });

  test('F4: every merchant has a picture of ours at the head of their page, every designer has works', async () => {
    const items = async <T>(path: string) => ((await world.call('GET', path)).data as { items: T[] }).items;
    const shown = await items<{ name: string; cover: { hash: string } | null }>('/merchants?size=24');
    expect(shown).toHaveLength(12);
    expect(shown.filter(({ cover }) => cover === null)).toEqual([]);
    const people = await items<{ name: string; workCount: number }>('/designers?size=24');
    expect(people).toHaveLength(20);
    expect(people.filter(({ workCount }) => workCount === 0)).toEqual([]);
  });

  test('C1: a designer’s account says of them what their page does', async () => {
    const token = (await world.call('POST', '/demo/login', { body: { kind: 'designer' } })).cookies.token!;
    expect((await world.call('GET', '/user', { token })).data).toMatchObject({
      experience: '9 年',
      styles: ['日式', '侘寂'],
    });
  });

  test('addresses are those of after July 2025: ward or commune, then city', () => {
    const inVietnam = merchants.filter(({ speaks }) => speaks !== 'zh');
    expect(inVietnam).toHaveLength(10);
    for (const { address } of inVietnam) expect(address).toMatch(/, (phường|xã) [\p{L} ]+, [\p{L}. ]+$/u);
  });

  test('has talks on both sides, with something that waits; read twice it is the same', async () => {
    const of = async (kind: 'user' | 'designer') => {
      const token = (await world.call('POST', '/demo/login', { body: { kind } })).cookies.token!;
      return (
        await world.call('GET', kind === 'user' ? '/user/design-orders' : '/designer/design-orders', {
          cookies: { token },
        })
      ).data as DesignOrderPage;
    };
    expect((await of('designer')).content.map(({ state, unread }) => [state, unread])).toEqual([
      ['IN_PROGRESS', 1],
      ['SENT', 1],
      ['ASKED', 2],
      ['COMPLETED', 0],
    ]);
    expect((await of('user')).content.map(({ state }) => state)).toEqual(['IN_PROGRESS', 'ACCEPTED']);
    for (const { buyer, work } of (await of('designer')).content) {
      expect(buyer.mobile, 'seed 5: the buyer’s mobile').toMatch(/^\+849\d{8}$/);
      if (work) expect([work.picture, work.detail], 'main image and detail image').not.toContain(null);
    }
    await world.db
      .updateTable('settings')
      .set({ value: JSON.stringify('older') })
      .where('key', '=', 'demo_world')
      .execute();
    await load();
    expect(await of('designer')).toMatchObject({ unread: 4 });
    expect(await notifyUnseen(world.db, world.services)).toBe(0);
  });

  test('loaded again it is the same, and nothing of it was even written', async () => {
    const rows = async () =>
      (
        await sql<{
          id: string;
          written: string;
        }>`select id, xmin::text as written from designers union all select id, xmin::text from products order by 1`.execute(
          world.db,
        )
      ).rows;
    const before = await rows();
    await load();
    expect(await rows()).toEqual(before);
  });

  test('nobody in it can be signed in to but those with a door, and all leave with the demo', async () => {
    expect(
      await world.call('POST', '/auth/login', {
        body: { mobileOrEmail: 'minhanh@world.hien.example', password: 'hien-demo-2026' },
      }),
    ).toMatchObject({ status: 400, error: 'login_failed' });
    await closeDemo(world.db, world.clock);
    expect(await world.call('GET', '/designers/d_minhanh')).toMatchObject({ status: 404 });
    await load();
    expect(await world.call('GET', '/designers/d_minhanh')).toMatchObject({ status: 200 });
  });

  test.each(locales)('every text is there in %s and is written in it', (locale) => {
    for (const text of texts)
      expect(text[locale].trim().length, JSON.stringify(text.en.slice(0, 40))).toBeGreaterThan(1);
    const foreign = {
      en: /\p{Script=Han}/u,
      vi: /\p{Script=Han}|quý khách/iu,
      zh: /您|\p{Script=Han}[,;:!?()]|\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
    }[locale];
    expect(
      texts
        .map((text) => text[locale])
        .filter((text) => foreign.test(text))
        .map((text) => foreign.exec(text)![0]),
    ).toEqual([]);
  });

  test('an article has 250 to 500 words, and the same parts in all languages', () => {
    for (const { key, body } of articles) {
      for (const locale of ['en', 'vi'] as const)
        expect(body[locale].split(/\s+/).length, `${key} ${locale}`).toBeGreaterThanOrEqual(250);
      for (const locale of ['en', 'vi'] as const)
        expect(body[locale].split(/\s+/).length, `${key} ${locale}`).toBeLessThanOrEqual(500);
      expect(body.zh.match(/\p{Script=Han}/gu)!.length, key).toBeGreaterThan(330);
      const shape = (text: string) =>
        text
          .split(/\n\s*\n/)
          .map((part) => {
            if (part.startsWith('## ')) return 'h';
            if (part.startsWith('- ')) return `l${part.split('\n').length}`;
            return 'p';
          })
          .join(' ');
      expect(shape(body.vi), key).toBe(shape(body.en));
      expect(shape(body.zh), key).toBe(shape(body.en));
    }
  });
});
