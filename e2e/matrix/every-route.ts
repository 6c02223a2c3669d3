import { describe, expect, test } from 'vitest';
import { pageOf, pages, type PageKey } from '#features/catalogue/content/addresses.ts';
import type { Locale } from '#lib/locale.ts';
import { addressOf, named } from '../support/addresses.ts';
import { axe, hydrated, visitors, type Theme } from '../support/browser.ts';
import { signInToDemo } from '../support/people.ts';
import { untranslatedKey, wordsOf } from '../support/words.ts';

type Kind = Parameters<typeof signInToDemo>[1];

/** Who sees a page as it is meant; everything private that is not named here is an ordinary user's. */
const owners: Partial<Record<PageKey, Kind>> = {
  designerHome: 'designer',
  merchantHome: 'merchant',
  workspace: 'designer',
  admin: 'admin',
};

/** One language of the matrix: every route, by day and by night, on a phone and on a desk (PRODUCT A1, N1, N2). */
export function everyRoute(language: Locale): void {
  const visit = visitors();
  const words = wordsOf(language);
  const eyes = (['light', 'dark'] as const).flatMap((theme) =>
    ([390, 1440] as const).map((width) => ({ theme, width })),
  );

  /** The way to a page that does not exist leads to the error page, which then is named for it. */
  const titleOf = (key: PageKey) =>
    key === 'home'
      ? words.pages('home.title')
      : words.pages('withBrand', { title: words.pages(key === 'error' ? 'error.notFoundTitle' : `${key}.title`) });

  describe.each(Object.keys(pages) as PageKey[])(`A1 N1 N2 ${language} %s`, (key) => {
    test.each(eyes)('$theme, $width px', async ({ theme, width }: { theme: Theme; width: number }) => {
      const { page, context } = await visit({ language, theme, width, direct: key === 'outbox' || key === 'admin' });
      const owner = owners[key] ?? (pageOf(key).private ? 'user' : null);
      if (owner !== null) await signInToDemo(context, owner);

      const answer = await page.goto(addressOf(key));
      expect(answer?.status()).toBe(key === 'error' ? 404 : 200);
      await hydrated(page);
      expect(new URL(page.url()).pathname, 'no detour').toBe(pages[key].path);
      if (named.has(key)) expect(await page.title()).toContain(words.pages('withBrand', { title: '' }).trim());
      else expect(await page.title()).toBe(titleOf(key));
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const text = await page.locator('body').innerText();
      expect(text.match(untranslatedKey), 'keys without words').toBeNull();
      expect(text.match(/\{\s*\w+\s*[,}]/g), 'raw ICU').toBeNull();
      expect(await axe(page)).toEqual([]);
    });
  });
}
