import { describe, expect, test } from 'vitest';
import { localeNames, type Locale } from '#lib/locale.ts';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, header, openUserMenu } from '../support/dialogs.ts';
import { signIn, signInToDemo } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();
const en = wordsOf('en');

test('B1 A4 the logo leads home, five tabs to their sections, and the tab one is in is marked', async () => {
  const { page } = await visit();
  await open(page, '/TermsOfUse');
  const bar = header(page);
  const marked = () => bar.getByRole('navigation').locator('[aria-current=page]').allInnerTexts();
  expect(await marked(), 'no section').toEqual([]);
  for (const [tab, path] of [
    ['aboutus', '/aboutus'],
    ['product', '/product'],
    ['works', '/works'],
    ['price', '/price'],
  ] as const) {
    await bar.getByRole('link', { name: en.shell(`tabs.${tab}`), exact: true }).click();
    await page.waitForURL((url) => url.pathname === path);
    await expect.poll(marked).toEqual([en.shell(`tabs.${tab}`)]);
  }
  const helpLinks = [
    ['faq', '/help'],
    ['blog', '/article'],
    ['terms', '/TermsOfUse'],
    ['disclaimer', '/Disclaimer'],
    ['privacy', '/PrivacyPolicy'],
  ] as const;
  const help = bar.getByRole('button', { name: en.shell('tabs.help'), exact: true });
  await help.click();
  const menu = bar.getByRole('group', { name: en.shell('tabs.help') });
  await expect
    .poll(() => menu.getByRole('link').allInnerTexts())
    .toEqual(helpLinks.map(([key]) => en.shell(`help.${key}`)));
  expect(await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    helpLinks.map(([, path]) => path),
  );
  await menu.getByRole('link', { name: en.shell('help.faq') }).click();
  await page.waitForURL((url) => url.pathname === '/help');
  await expect.poll(marked).toEqual([en.shell('tabs.help')]);
  await menu.waitFor({ state: 'hidden' });
  await bar.getByRole('link', { name: en.shell('header.home') }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(marked).toEqual([]);
});

describe('B2 the language menu', () => {
  test('stores the choice, tells the page, closes, and the next first byte is in that language', async () => {
    const { page, context } = await visit();
    await open(page, '/price?lang=en');
    let now: Locale = 'en';
    for (const next of ['zh', 'vi'] as const) {
      await header(page)
        .getByRole('button', { name: wordsOf(now).shell('header.language', { name: localeNames[now] }) })
        .click();
      const menu = header(page).getByRole('group', { name: wordsOf(now).shell('header.languageTitle') });
      await expect.poll(() => menu.getByRole('button').allInnerTexts()).toEqual(Object.values(localeNames));
      await menu.getByRole('button', { name: localeNames[next] }).click();
      await page.waitForFunction((language) => document.documentElement.lang === language, next);
      await page.getByRole('heading', { level: 1, name: wordsOf(next).priceHeading }).waitFor();
      await expect
        .poll(() => header(page).getByRole('group').filter({ visible: true }).count(), { message: 'closed' })
        .toBe(0);
      await expect.poll(() => page.title()).toContain(wordsOf(next).pages('price.title'));
      now = next;
    }
    await expect.poll(() => new URL(page.url()).search, { message: 'the address no longer asks for another' }).toBe('');
    const kept = (await context.cookies()).filter(({ name }) => name === 'i18n_redirected' || name === 'prg-lang');
    expect(
      kept
        .map(({ name, value, sameSite }) => ({ name, value, sameSite }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    ).toEqual([
      { name: 'i18n_redirected', value: 'vi', sameSite: 'Lax' },
      { name: 'prg-lang', value: 'vi', sameSite: 'Lax' },
    ]);
    const days = kept.map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400));
    expect(days).toEqual([365, 365]);
    expect(await page.evaluate(() => localStorage.getItem('prg-lang'))).toBe('vi');
    expect(await (await context.request.get('/price')).text()).toContain('<html lang="vi"');
  });

  test('closes when the mouse leaves, and what stands in an open form is kept', async () => {
    const { page, context } = await visit();
    const person = await insertPastUser();
    await signIn(context, person);
    await open(page, '/user/user?tab=profile');
    await page.getByLabel(en.profile('field.city'), { exact: true }).fill('Hội An');
    const opener = header(page).getByRole('button', { name: en.shell('header.language', { name: 'English' }) });
    const menu = header(page).getByRole('group', { name: en.shell('header.languageTitle') });
    await opener.click();
    await menu.getByRole('button', { name: localeNames.zh }).hover();
    await page.mouse.move(300, 600);
    await menu.waitFor({ state: 'hidden' });

    await opener.click();
    await menu.getByRole('button', { name: localeNames.zh }).click();
    const zh = wordsOf('zh');
    const city = page.getByLabel(zh.profile('field.city'), { exact: true });
    await city.waitFor();
    expect(await city.inputValue()).toBe('Hội An');
  });
});

describe('B4 the account menu', () => {
  test.each(languages)('names the person, what they are and at which level, in %s', async (language) => {
    const { page, context } = await visit({ language });
    const { shell } = wordsOf(language);
    await signInToDemo(context, 'designer');
    await open(page, '/help');
    const menu = await openUserMenu(page, wordsOf(language), '小安');
    for (const text of ['小安', shell('user.kind.designer'), shell('user.level.PRO')])
      await menu.getByText(text, { exact: true }).waitFor();
    expect(await menu.getByRole('button').allInnerTexts()).toEqual([
      shell('user.changePassword'),
      shell('user.startDesign'),
      shell('user.signOut'),
    ]);
    await menu.getByRole('link', { name: shell('user.home') }).click();
    await page.waitForURL((url) => url.pathname === '/user/desginer');
  });

  test('designer comes before merchant, and a person without a name has the default label', async () => {
    const { page, context } = await visit();
    const both = await insertPastUser({ nickname: '', roles: ['ROLE_USER', 'ROLE_MERCHANT', 'ROLE_DESIGNER'] });
    await signIn(context, both);
    await open(page, '/help');
    const menu = await openUserMenu(page, en, en.shell('user.defaultName'));
    await menu.getByText(en.shell('user.kind.designer'), { exact: true }).waitFor();
    expect(await menu.getByText(en.shell('user.kind.merchant'), { exact: true }).count()).toBe(0);
    expect(await menu.getByRole('link', { name: en.shell('user.home') }).getAttribute('href')).toBe('/user/desginer');
  });
});

test('B5 a visitor can sign in, sign up and start designing, on a desk and on a phone', async () => {
  const { page } = await visit();
  await open(page, '/help');
  for (const name of ['signIn', 'signUp', 'start'] as const)
    expect(
      await header(page)
        .getByRole('button', { name: en.shell(`header.${name}`), exact: true })
        .isVisible(),
      name,
    ).toBe(true);

  const { page: phone } = await visit({ width: 390 });
  await open(phone, '/help');
  expect(
    await header(phone)
      .getByRole('button', { name: en.shell('header.start'), exact: true })
      .isVisible(),
  ).toBe(true);
  await header(phone)
    .getByRole('button', { name: en.shell('header.menu') })
    .tap();
  const drawer = phone.getByRole('dialog', { name: en.shell('header.menuTitle') });
  await expect
    .poll(() => drawer.getByRole('navigation').getByRole('link').count(), {
      message: 'four sections, three pages beside them and five of help',
    })
    .toBe(12);
  await drawer.getByRole('button', { name: localeNames.vi }).tap();
  const vi = wordsOf('vi');
  await phone
    .getByRole('dialog', { name: vi.shell('header.menuTitle') })
    .getByRole('button', { name: vi.shell('header.signUp') })
    .tap();
  await dialogOn(phone).titled(vi.accounts('regist.title'));
});

describe.each([390, 1100, 1440])('B5, P5 at %i px', (width) => {
  test.each(languages)('a visitor has the cart, sign in and sign up one press away, in %s', async (language) => {
    const words = wordsOf(language);
    const { page } = await visit({ language, width });
    await open(page, '/help');
    const bar = header(page);
    const shown = (name: string) => bar.getByRole('button', { name, exact: true }).filter({ visible: true });
    await bar.getByRole('link', { name: words.shell('header.cart', { count: 0 }) }).waitFor();
    if (width < 1024) await shown(words.shell('header.visitor')).click();
    await shown(words.shell('header.signIn')).waitFor();
    await shown(words.shell('header.signUp')).click();
    await dialogOn(page).titled(words.accounts('regist.title'));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'nothing hangs over',
    ).toBe(0);
  });

  test('a person has the cart in the bar too', async () => {
    const { page, context } = await visit({ language: 'vi', width });
    await signIn(context, await insertPastUser());
    await open(page, '/help');
    const cart = header(page).getByRole('link', { name: wordsOf('vi').shell('header.cart', { count: 0 }) });
    await cart.waitFor();
    const box = await cart.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});
