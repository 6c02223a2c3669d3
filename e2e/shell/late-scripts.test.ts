import { expect, test } from 'vitest';
import { localeNames } from '#lib/locale.ts';
import { patience } from '#shell/start/late-start.ts';
import { hydrated, visitors } from '../support/browser.ts';
import { header } from '../support/dialogs.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const en = wordsOf('en');

test('DESIGN §7: the page is painted with its first picture before any of its scripts is asked for', async () => {
  const { page } = await visit({ pictures: true, fresh: true, untouched: true });
  await page.addInitScript(waitForEver, patience);
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  const { painted, shown, asked } = await page.evaluate(() => {
    const { currentSrc } = [...document.images].find((image) => image.getBoundingClientRect().width > 0)!;
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      shown: loaded.find(({ name }) => name === currentSrc)!.responseEnd,
      asked: Math.min(...loaded.filter(({ name }) => name.endsWith('.js')).map((entry) => entry.startTime)),
    };
  });
  expect(asked).toBeGreaterThan(painted);
  expect(asked).toBeGreaterThan(shown);
});

/** On a busy machine the picture may take longer than a page waits for it; this is about the order. */
function waitForEver(limit: number): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) =>
    delay === limit ? 0 : setTimeout(run, delay, ...rest)) as typeof window.setTimeout;
}

test('N2: a button pressed before the scripts are there answers when they are', async () => {
  const { page } = await visit();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/price?lang=en', { waitUntil: 'commit' });
  const button = header(page).getByRole('button', { name: en.shell('header.language', { name: localeNames.en }) });
  await button.click();
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
  release();
  await header(page)
    .getByRole('group', { name: en.shell('header.languageTitle') })
    .waitFor();
});
