import { describe, expect, inject, test } from 'vitest';
import { allowancesOf, planLevels, quotaKeys } from '#features/people/plans/plan.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { inDatabase } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { someAddress } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();

async function ask(path: string, language: Locale) {
  const response = await fetch(inject('baseUrl') + path, {
    redirect: 'manual',
    headers: { cookie: `i18n_redirected=${language}`, 'x-forwarded-for': someAddress() },
  });
  const html = await response.text();
  return {
    status: response.status,
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    text: html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' '),
  };
}

describe('E1 E2 H1 N1 pages of the house, from the first byte', () => {
  const paths = [
    '/',
    '/help',
    '/help?w=sofa',
    '/aboutus',
    '/price',
    '/price?term=MONTHLY',
    '/blog/detail?id=a_tubehouse',
    '/TermsOfUse',
  ];
  test.each(locales)('all are there in %s, each with a title of its own and no word missing', async (language) => {
    const answers = await Promise.all(paths.map((path) => ask(path, language)));
    for (const [index, { status, html, text }] of answers.entries()) {
      expect(status, paths[index]).toBe(200);
      expect(html).toContain(`<html lang="${language}"`);
      expect(
        text.match(/\b(?:shell|pages|home|help|plans|about|article|cards)\.[a-z]\w*\.\w+/g),
        paths[index],
      ).toBeNull();
      expect(text.match(/\{\w+[,}]/g), paths[index]).toBeNull();
    }
    const titles = answers
      .map(({ title }) => title)
      .filter((_, index) => !paths[index]!.includes('?') || paths[index]!.startsWith('/blog'));
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('the first picture of the home page is preloaded, for day and for night', async () => {
    const { html } = await ask('/', 'en');
    const preloaded = [...html.matchAll(/<link rel="preload" as="image"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloaded).toEqual(
      expect.arrayContaining(['/pictures/front-9.webp', '/pictures/front-9-phone.webp', '/pictures/front-19.webp']),
    );
  });

  test('H1 the price page says every quota as the one source has it, and the prices in each language’s way', async () => {
    for (const language of locales) {
      const { html } = await ask('/price', language);
      for (const level of planLevels)
        for (const key of quotaKeys) {
          const cell =
            new RegExp(`data-quota="${level} ${key}"[^>]*>(.*?)</td>`).exec(html)?.[1]?.replace(/<[^>]*>/g, ' ') ?? '';
          expect(cell.match(/\d+/g)?.map(Number) ?? [], `${language} ${level} ${key}`).toEqual(
            allowancesOf(level, key).map(({ count }) => count),
          );
        }
      expect(html).toContain(language === 'vi' ? '3.800.000\u00a0₫' : '₫3,800,000');
    }
  });

  test('E2 an article that was taken away says so and offers others; one that never was is not found', async () => {
    await inDatabase((db) =>
      db
        .insertInto('articles')
        .values({
          id: 'a_takenaway',
          topic: 'planning',
          title: JSON.stringify({ en: 'Gone' }),
          summary: '{}',
          body: '{}',
          status: 'deleted',
          created_at: new Date(),
          updated_at: new Date(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    for (const language of locales) {
      const gone = await ask('/blog/detail?id=a_takenaway', language);
      expect(gone.status).toBe(410);
      expect(gone.html).toMatch(/\/blog\/detail\?id=a_\w+/);
      expect(gone.html).not.toContain('>Gone<');
    }
    for (const id of ['a_never', '', 'x'.repeat(5000), "a_' or 1=1", '<script>'])
      expect((await ask(`/blog/detail?id=${encodeURIComponent(id)}`, 'en')).status).toBe(404);
    expect((await ask('/blog/detail', 'en')).status, 'without an id: all of them').toBe(302);
  });

  test('E2 A8 an article names its cover to those who link to it and to search engines, and shows it at once', async () => {
    const { html } = await ask('/blog/detail?id=a_tubehouse', 'en');
    const shared = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(shared).toMatch(/^http.*\/media\/[\w-]+\/1280\.jpg$/);
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as { '@type': string },
    );
    expect(things).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'Article', image: [shared] }),
        expect.objectContaining({ '@type': 'BreadcrumbList' }),
      ]),
    );
    expect(html).toMatch(
      new RegExp(
        `<img[^>]*loading="eager"[^>]*src="/media/${shared!.split('/').at(-2)}/960\\.jpg"[^>]*width="1200" height="800"`,
      ),
    );
  });

  test('E2 odd questions to the help page get a calm page', async () => {
    for (const words of [
      encodeURIComponent('<script>alert(1)</script>'),
      'x'.repeat(3000),
      encodeURIComponent("'; drop table faqs; --"),
    ]) {
      const { status, html } = await ask(`/help?w=${words}`, 'en');
      expect(status).toBe(200);
      expect(html).not.toContain('<script>alert(1)');
    }
    expect((await ask('/help?w=%00', 'en')).status).toBe(400);
  });
});

test('E1 home: the hour of sun by keys, banners that stop when someone looks', async () => {
  const { page } = await visit({ fresh: true, pictures: true });
  await page.clock.install();
  await open(page, '/');
  const slider = page.getByRole('slider');
  await slider.focus();
  for (const hour of ['12:00', '16:00']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(hour);
  }
  await page.keyboard.press('Home');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('7:00');
  await page.keyboard.press('End');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('19:00');
  await expect
    .poll(() => page.locator('figure img[alt]:not([alt=""])').first().getAttribute('src'))
    .toBe('/pictures/front-19.webp');

  const banners = page.locator('[aria-roledescription]').first();
  await banners.scrollIntoViewIfNeeded();
  const shown = () => banners.locator('[role=group]:not(.invisible)').getAttribute('aria-label');
  expect(await shown()).toBe('1 / 2');
  await page.clock.runFor(7000);
  await expect.poll(shown).toBe('2 / 2');
  await banners.getByRole('button').last().focus();
  await page.clock.runFor(30_000);
  expect(await shown(), 'held by the keyboard').toBe('2 / 2');
  await page.keyboard.press('Enter');
  await expect.poll(shown).toBe('1 / 2');
  await banners.getByRole('button', { name: 'Pause' }).click();
  await slider.focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  expect(await shown(), 'paused').toBe('1 / 2');
});

test('E2 help: found by words, opened by its address, and a letter that arrives', async () => {
  const { page } = await visit({ language: 'vi' });
  const { help } = wordsOf('vi');
  const message = `Nút tìm nằm ở đâu? ${Date.now()}`;
  await open(page, '/help#q_demo8');
  await page.locator('#q_demo8').waitFor({ state: 'visible' });
  await page.getByRole('searchbox').fill('hoan tien');
  await page.waitForURL((url) => url.searchParams.get('w') === 'hoan tien');
  await page.getByRole('link', { name: help('search.clear') }).click();
  await page.waitForURL((url) => url.search === '');
  const send = page.getByRole('button', { name: help('feedback.send') });
  await send.click();
  await page.getByText(help('feedback.messageFault', { least: 2, most: 2000 })).waitFor();
  await page.getByRole('textbox', { name: help('feedback.message') }).fill(message);
  await send.click();
  await page.getByRole('heading', { name: help('feedback.thanks') }).waitFor();
  expect(
    await inDatabase((db) =>
      db.selectFrom('feedback').select(['page', 'locale']).where('message', '=', message).execute(),
    ),
  ).toEqual([{ page: '/help', locale: 'vi' }]);
  expect(await axe(page)).toEqual([]);
});

test('H1 A6 price: the term changes what is paid; the cookie question comes back when asked for', async () => {
  const { page, context } = await visit({ language: 'zh', width: 390 });
  const { plans, shell } = wordsOf('zh');
  await context.addCookies([{ name: 'cookie_agreement', value: '1', url: inject('baseUrl') }]);
  await open(page, '/price');
  await page.getByText('₫3,800,000', { exact: true }).first().waitFor();
  await page.getByRole('radio', { name: plans('term.MONTHLY') }).check();
  await page.getByText('₫388,000', { exact: true }).waitFor();
  await page.getByRole('radio', { name: plans('level.premium.short'), exact: true }).check();
  await expect
    .poll(() => page.getByRole('columnheader').filter({ visible: true }).allInnerTexts())
    .toContain(plans('level.premium.name'));
  await page.getByRole('button', { name: shell('footer.cookies') }).click();
  const bar = page.getByRole('region', { name: shell('consent.label') });
  await bar.getByRole('button', { name: shell('consent.necessary') }).click();
  await bar.waitFor({ state: 'detached' });
  expect((await context.cookies()).find(({ name }) => name === 'cookie_agreement')?.value).toBe('0');
});
