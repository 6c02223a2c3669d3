import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { open, visitors } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();

test.each(locales)(
  'A5, N3: without a line, a page in one’s language says so; with it, everything is as before (%s)',
  async (language) => {
    const { page, context } = await visit({ language, fresh: true, offlinePage: true });
    await open(page, '/PrivacyPolicy');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
        });
    });
    const heading = page.getByRole('heading', { level: 1 });
    await context.setOffline(true);
    await page.goto('/TermsOfUse');
    expect(await heading.innerText()).toBe(wordsOf(language).pages('offline.title'));
    expect(page.url()).toContain('/TermsOfUse');
    await context.setOffline(false);
    await open(page, '/TermsOfUse');
    expect(await heading.innerText()).not.toBe(wordsOf(language).pages('offline.title'));
  },
);
