import type { Browser, Page } from 'playwright-core';

export interface PageVisit {
  path: string;
  language: 'zh' | 'en' | 'vi';
  width: 390 | 820 | 1024 | 1440;
  height?: number;
  theme?: 'light' | 'dark';
  as?: 'user' | 'designer' | 'merchant' | 'admin';
}

/**
 * A page after the cookie question was answered: signed in if requested, hydrated, pictures loaded. The caller closes
 * its context.
 */
export async function visitPage(
  browser: Browser,
  origin: string,
  { path, language, width, height, theme = 'light', as }: PageVisit,
): Promise<Page> {
  const phone = width === 390;
  const touch = width <= 820;
  const context = await browser.newContext({
    baseURL: origin,
    locale: { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' }[language],
    colorScheme: theme,
    viewport: { width, height: height ?? (phone ? 844 : 900) },
    isMobile: phone,
    hasTouch: touch,
  });
  await context.addCookies([{ name: 'cookie_agreement', value: '1', url: origin }]);
  if (as) await context.request.post('/api/demo/login', { data: { kind: as }, headers: { origin } });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes');
  await page.waitForFunction(seenPicturesAreThere, null, { timeout: 120_000 });
  return page;
}

/** Pictures in the window; others are lazy. */
function seenPicturesAreThere(): boolean {
  return [...document.images]
    .filter((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return width * height > 0 && left >= 0 && left < innerWidth && top < innerHeight;
    })
    .every((image) => image.complete);
}
