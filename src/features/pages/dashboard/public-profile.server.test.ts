import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, testApp, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';

let world: TestApp;
let market: Market;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
});
afterAll(() => world.close());

test('G3 what a designer and a merchant change about themselves stands on their pages; what they left alone stays', async () => {
  const designer = await signIn(world, market.designer);
  const shown = async (path: string) =>
    (await world.call('GET', path, { locale: 'vi' })).data as Record<string, unknown>;
  const before = await shown(`/designers/${ids.designer}`);
  await world.call('PUT', '/user', {
    token: designer,
    locale: 'vi',
    body: { city: 'Huế', introduction: 'Vẽ nhà có hiên.' },
  });
  expect(await shown(`/designers/${ids.designer}`)).toMatchObject({
    name: before.name,
    city: { key: 'hue' },
    about: { text: 'Vẽ nhà có hiên.', lang: 'vi' },
  });
  const merchant = await signIn(world, market.merchant);
  await world.call('PUT', '/user', {
    token: merchant,
    body: { companyName: 'Xưởng Mộc Mới', contactPhone: '024 3825 0000' },
  });
  expect(await shown(`/merchants/${ids.merchant}`)).toMatchObject({ name: 'Xưởng Mộc Mới', phone: '024 3825 0000' });
});
