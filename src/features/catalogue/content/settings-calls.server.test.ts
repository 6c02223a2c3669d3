import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteSettings } from '#platform/site-settings.ts';
import { hostsIn, settingDefaults } from '#platform/stored-settings.ts';
import { readStoredSettings, writeSetting } from '#platform/settings-queries.server.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp({ HIEN_ORIGIN: 'https://hien.example', PHONE_COUNTRIES: 'VN,CN', ZOOM_SHORTCUTS: 'allow' });
});
afterAll(() => world.close());

test('D1: GET /common/settings tells everyone what the forms and the frame need, and no secret', async () => {
  const answer = await world.call('GET', '/common/settings', { headers: { origin: undefined } });
  expect(answer.status).toBe(200);
  expect(siteSettings.parse(answer.data)).toEqual(answer.data);
  expect(answer.data).toMatchObject({
    origin: 'https://hien.example',
    password: { min: 6, max: 16, policy: 'seed' },
    phoneCountries: ['VN', 'CN'],
    uploadLimitBytes: 8 * 1024 * 1024,
    zoomShortcutsBlocked: false,
    workspace: 'own',
  });
  expect(JSON.stringify(answer.data)).not.toMatch(/secret|token|smtp|database/i);
});

test('PRODUCT Accounts: behind https the cookies are Secure and the browser is told to stay there', async () => {
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { origin: 'https://hien.example' },
  });
  expect(response.headers['strict-transport-security']).toMatch(/max-age=\d+/);
  expect(response.cookies.map((cookie) => cookie.secure)).toEqual([true, true]);
});

test('stored settings: what an operator wrote counts, what does not parse is as if it were not there', async () => {
  await writeSetting(world.db, 'company', { name: 'Hiên', address: 'Huế', email: 'a@hien.example' }, world.clock.now());
  await writeSetting(
    world.db,
    'support',
    { email: '', phone: '1900 1234', zalo: '', wechat: '', hours: { vi: '8–18 giờ' } },
    world.clock.now(),
  );
  await writeSetting(world.db, 'partners', [{ name: 'Mộc', url: null }], world.clock.now());
  expect(await readStoredSettings(world.db)).toEqual({
    company: { name: 'Hiên', address: 'Huế', email: 'a@hien.example' },
    partners: [{ name: 'Mộc', url: null }],
    support: { email: '', phone: '1900 1234', zalo: '', wechat: '', hours: { vi: '8–18 giờ' } },
    viewerHosts: hostsIn(settingDefaults.viewers.hosts),
  });
  await writeSetting(world.db, 'viewers', { hosts: 'viewer.example, b.viewer.example' }, world.clock.now());
  expect((await readStoredSettings(world.db)).viewerHosts).toEqual(['viewer.example', 'b.viewer.example']);
  await writeSetting(world.db, 'viewers', { hosts: 'https://evil.example; script-src *' }, world.clock.now());
  await writeSetting(world.db, 'support', { phone: 7 }, world.clock.now());
  await writeSetting(world.db, 'partners', 'nonsense', world.clock.now());
  await writeSetting(world.db, 'company', { name: 1 }, world.clock.now());
  expect(await readStoredSettings(world.db)).toEqual({
    company: { name: 'Hiên 轩', address: '', email: '' },
    partners: [],
    support: settingDefaults.support,
    viewerHosts: hostsIn(settingDefaults.viewers.hosts),
  });
});
