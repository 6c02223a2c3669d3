import { expect, test } from 'vitest';
import { localeNames } from '#lib/locale.ts';
import { hydrated, visitors } from '../support/browser.ts';
import { header } from '../support/dialogs.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const en = wordsOf('en');

test('DESIGN §7: the page is painted with its first picture before any of its scripts is asked for', async () => {
  const { page } = await visit({ pictures: true });
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  const { painted, shown, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    shown: Math.max(...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.includes('/pictures/veranda')).map((entry) => entry.responseEnd)),
    asked: Math.min(...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.js')).map((entry) => entry.startTime)),
  }));
  expect(asked).toBeGreaterThan(painted);
  expect(asked).toBeGreaterThan(shown);
});

test('N2: a button pressed before the scripts are there answers when they are', async () => {
  const { page } = await visit();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => { await released; await route.continue(); });
  await page.goto('/price?lang=en', { waitUntil: 'commit' });
  const button = header(page).getByRole('button', { name: en.shell('header.language', { name: localeNames.en }) });
  await button.click();
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
  release();
  await header(page).getByRole('group', { name: en.shell('header.languageTitle') }).waitFor();
});
