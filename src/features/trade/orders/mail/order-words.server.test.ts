import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '#db/migration-files.ts';
import { namedColour } from '#features/catalogue/offers/line-colour.ts';
import { colours } from '#features/foundation/search/vocabulary.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { writeLetter, type Letter } from '#platform/letters.server.ts';
import { fileText } from '../../../../../tests/support/file-text.ts';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../../tests/support/market.ts';
import { requestOf } from '../../../../../tests/support/money/payments.ts';
import { exportAdminOrders } from '../admin-orders.server.ts';
import type { Order, Placed } from '../order.ts';

let world: TestApp;
let lan: Member;
beforeAll(async () => {
  world = await testApp();
  const market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  await world.db.updateTable('product_variants').set({ stock: 50 }).execute();
  lan = await newMember(world);
});
afterAll(() => world.close());

const cream: Record<Locale, string> = { zh: '米色', en: 'Cream', vi: 'Kem' };
const place = async (line: object, locale?: Locale) =>
  (
    await world.call('POST', '/user/orders', {
      token: lan.token,
      locale,
      body: {
        from: 'product',
        lines: [line],
        receiver: 'Lan',
        mobile: '0912345678',
        buyerEmail: lan.email,
        address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
      },
    })
  ).data as Placed;
const read = async ({ orders }: Placed, locale: Locale) =>
  (await world.call('GET', `/user/orders/${orders[0]!.id}`, { token: lan.token, locale })).data as Order;

test.each(locales)(
  'seed 5: the line keeps the colour it was ordered in, in %s, and the mail says it',
  async (locale) => {
    const placed = await place({ product: ids.sofa, variant: 'v_a', quantity: 1 }, locale);
    const change = (colour: string) =>
      world.db.updateTable('product_variants').set({ colour }).where('id', '=', 'v_a').execute();
    await change('black');
    expect((await read(placed, locale)).lines[0]!.colour).toEqual({ text: cream[locale], lang: locale });
    await change('cream');
    const rows = await world.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').execute();
    const letter = rows.map((row) => row.payload as unknown as Letter).find(({ to }) => to === lan.email);
    expect(letter && writeLetter(letter).text).toContain(cream[locale]);
  },
);

test('seed 5: made to size, the colour is the finish most of it wears; no colour where none is named', async () => {
  const made = await read(await place({ product: ids.wardrobe, choice: 'width=1800', quantity: 1 }), 'en');
  expect(made.lines[0]!.colour?.text).toMatch(/\p{Lu}\p{L}+/u);
  const none = await read(await place({ product: ids.black, variant: 'v_c', quantity: 1 }), 'en');
  expect(none.lines[0]!.colour).toBeNull();
});

test('G6: the file for spreadsheets says what was ordered, colour and all', async () => {
  await place({ product: ids.sofa, variant: 'v_a', quantity: 1 });
  const file = exportAdminOrders(requestOf(world, lan), { state: 'ALL', words: '' });
  expect(await fileText(file)).toMatch(/"1 × Hien sofa, .*Cream, \d+ × \d+ × \d+ mm"/);
});

test('D1: lines of before get the colour their variant says, in the words of the shop', async () => {
  const placed = await place({ product: ids.sofa, variant: 'v_a', quantity: 1 });
  const [, fill = ''] = readFileSync(join(migrationsFolder(), '0046-colour-of-an-order-line.sql'), 'utf8').split(
    /^with /m,
  );
  for (const word of Object.keys(colours)) {
    await world.db.updateTable('product_variants').set({ colour: word }).where('id', '=', 'v_a').execute();
    await sql.raw(`with ${fill}`).execute(world.db);
    expect((await read(placed, 'vi')).lines[0]!.colour, word).toEqual({ text: namedColour(word).vi, lang: 'vi' });
  }
});
