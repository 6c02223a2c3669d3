import { describe, expect, test } from 'vitest';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();

describe('A6 cookie consent', () => {
  test.each(languages)('a visitor answers once, and a cookie remembers it, in %s', async (language) => {
    const { page, context } = await visit({ language });
    const { shell } = wordsOf(language);
    await open(page, '/help');
    const bar = page.getByRole('region', { name: shell('consent.label') });
    expect(await bar.getByRole('link').getAttribute('href')).toBe('/PrivacyPolicy');
    await bar.getByRole('button', { name: shell(language === 'en' ? 'consent.necessary' : 'consent.agree') }).click();
    await bar.waitFor({ state: 'detached' });
    const kept = (await context.cookies()).find(({ name }) => name === 'cookie_agreement');
    expect(kept).toMatchObject({ value: language === 'en' ? '0' : '1', sameSite: 'Lax', path: '/' });
    expect(Math.round((kept!.expires - Date.now() / 1000) / 86_400)).toBe(365);
    const html = await (await context.request.get('/help')).text();
    expect(html.includes(`>${shell('consent.necessary')}</button>`), 'not asked again, from the first byte on').toBe(
      false,
    );
  });

  test('a signed-in person tells their account', async () => {
    const { page, context } = await visit();
    const { shell } = wordsOf('en');
    await signIn(context, await insertPastUser());
    await open(page, '/help');
    const told = page.waitForResponse((response) => response.url().endsWith('/api/user/cookie-agreement'));
    await page
      .getByRole('region', { name: shell('consent.label') })
      .getByRole('button', { name: shell('consent.agree') })
      .click();
    const answer = await told;
    expect([answer.request().method(), answer.status(), answer.request().postData()]).toEqual(['PUT', 200, null]);
    const user = (await (await context.request.get('/api/user')).json()) as { data: { cookieAgreement: boolean } };
    expect(user.data.cookieAgreement).toBe(true);
  });
});

test('A6 the footer has the company, its address, the legal pages and the languages', async () => {
  const { page } = await visit();
  const { shell } = wordsOf('en');
  await open(page, '/help');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('18 Nguyễn Thái Học', { exact: false }).waitFor();
  const legal = ['footer.terms', 'footer.disclaimer', 'footer.privacy'] as const;
  expect(
    await Promise.all(
      legal.map((key) => footer.getByRole('link', { name: shell(key), exact: true }).getAttribute('href')),
    ),
  ).toEqual(['/TermsOfUse', '/Disclaimer', '/PrivacyPolicy']);
  await footer.getByRole('button', { name: '简体中文' }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'zh');
});
