import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#lib/locale.ts';
import { axe, open, visitors, type Theme } from './support/browser.ts';
import { dialogOn, openLogin } from './support/dialogs.ts';
import { signInToDemo } from './support/people.ts';
import { views } from './support/views.ts';
import { languages, wordsOf } from './support/words.ts';

const visit = visitors();

interface AxeSetting {
  language: Locale;
  theme: Theme;
  width: 390 | 1440;
}

/**
 * Each view by day and by night, on a phone and on a desk, in two languages; six views in a row show every language
 * both ways at both widths.
 */
const axeSettings: [AxeSetting, AxeSetting][] = ([390, 1440] as const).flatMap((width) => {
  const other = width === 390 ? 1440 : 390;
  return (
    [
      ['zh', 'en'],
      ['vi', 'zh'],
      ['en', 'vi'],
    ] as const
  ).map(([day, night]): [AxeSetting, AxeSetting] => [
    { language: day, theme: 'light', width },
    { language: night, theme: 'dark', width: other },
  ]);
});

describe('N2 axe finds nothing', () => {
  const pairs = views.flatMap((view, index) =>
    axeSettings[index % axeSettings.length]!.map((each) => ({ ...each, view, name: view.name })),
  );
  test.each(pairs)('$name ($language, $theme, $width)', async ({ view, language, theme, width }) => {
    const { page, context } = await visit({ language, theme, width, pictures: view.pictures ?? false });
    if (view.as) await signInToDemo(context, view.as);
    await view.show(page, wordsOf(language), width === 390);
    expect(await axe(page)).toEqual([]);
  });

  test('in the page of calls, all of them', async () => {
    const { page } = await visit();
    await page.goto('/api/docs');
    // A colour follows from the kind of element there, and eight thousand elements are of a dozen kinds: below.
    expect(await axe(page, { ignoring: ['color-contrast'] })).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('in the page of calls, one of each make, opened (%s)', async (theme) => {
    const { page } = await visit({ theme });
    await page.goto('/api/docs');
    await page.evaluate(() => {
      const makes = Map.groupBy(document.querySelectorAll('article'), (call) =>
        [...new Set([...call.querySelectorAll('*')].map(({ tagName }) => tagName))].toSorted().join(' '),
      );
      for (const [, ...others] of makes.values()) for (const call of others) call.remove();
      for (const section of document.querySelectorAll('section:not(:has(article))')) section.remove();
      for (const more of document.querySelectorAll('details')) more.open = true;
    });
    expect(await axe(page)).toEqual([]);
  });

  test('in the outbox', async () => {
    const { page, context } = await visit({ direct: true });
    await context.request.get('/api/auth/email-verification-code/thu%40mail.example');
    await open(page, '/outbox');
    expect(await axe(page)).toEqual([]);
  });
});

const main = [
  '/',
  '/works',
  '/help',
  '/price',
  '/TermsOfUse',
  '/error?code=404&path=/a-rather-long-path/without-any-place-to-break-it-anywhere-at-all',
  '/user/user',
];

describe('N2 nothing runs out of the window', () => {
  test.each(languages)('at 320 px, in %s', async (language) => {
    const { page, context } = await visit({ language, width: 320 });
    await signInToDemo(context, 'user');
    for (const path of main) {
      await open(page, path);
      expect(await overflow(page), path).toEqual([]);
    }
  });

  test.each(languages)('with text twice as large, in %s', async (language) => {
    const { page, context } = await visit({ language, largeText: true });
    await signInToDemo(context, 'user');
    for (const path of ['/', '/price', '/TermsOfUse', '/user/user']) {
      await open(page, path);
      expect(await overflow(page), path).toEqual([]);
    }
  });
});

/** What sticks out to the right, by name, when the page can be scrolled sideways. */
function overflow(page: Parameters<typeof open>[0]): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((each) => each.outerHTML.slice(0, 120));
  });
}

test('N2 whoever asks for less motion gets none', async () => {
  const { page } = await visit({ reducedMotion: true });
  const words = wordsOf('en');
  await open(page, '/help');
  await openLogin(page, words);
  await dialogOn(page).button(words.accounts('login.submit')).click();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((each) => each.effect?.getComputedTiming().endTime)
      .filter((end) => Number(end) > 10),
  );
  expect(moving).toEqual([]);
});

test("N2 with the system's own colours everything is still there", async () => {
  const { page } = await visit({ forcedColors: true });
  const words = wordsOf('en');
  const system = { ignoring: ['color-contrast'] }; // the system's business now
  await open(page, '/help');
  expect(await axe(page, system)).toEqual([]);
  const edge = (target: Locator) =>
    target.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
  expect(
    await edge(page.getByRole('region', { name: words.shell('consent.label') })),
    'what floats has an edge',
  ).toBeGreaterThan(0);
  const dialog = await openLogin(page, words);
  await dialog.button(words.accounts('login.submit')).click();
  expect(await axe(page, system)).toEqual([]);
  expect(await edge(dialog.field(words.accounts('field.email')).locator('..')), 'a field has an edge').toBeGreaterThan(
    0,
  );
  expect(await edge(dialog.box.locator('[data-sheet]')), 'so has a dialog').toBeGreaterThan(0);
});
