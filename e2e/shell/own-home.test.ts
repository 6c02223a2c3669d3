import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { accountButton, dialogOn, faultAt, header, toast } from '../support/dialogs.ts';
import { lettersTo, signIn, someAddress, type Person } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';
import { addProducts, sofa } from '../things/product-market.ts';

const visit = visitors();
const en = wordsOf('en');
const orders = translator('en', 'orders');

/** A second device of the same person; its token, as an API client holds it. */
async function elsewhere(person: Person): Promise<string> {
  const answer = await fetch(`${inject('baseUrl')}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': someAddress(),
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    },
    body: JSON.stringify({ mobileOrEmail: person.email, password: person.password }),
  });
  return ((await answer.json()) as { data: string }).data;
}

async function isWelcome(token: string): Promise<boolean> {
  return (await fetch(`${inject('baseUrl')}/api/user`, { headers: { authorization: `Bearer ${token}` } })).ok;
}

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByText(/iPhone|Linux|Chrome/) });

describe('D3 the own home', () => {
  test('its texts are files a browser keeps, not part of every page; the next section has its own', async () => {
    const { page, context } = await visit();
    const person = await insertPastUser();
    await signIn(context, person);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await open(page, '/user/user');
    const data = await (await context.request.get('/user/user.data')).text();
    for (const section of ['addresses', 'sessions'] as const)
      expect(data).not.toContain(en.homes(`section.${section}`));
    await page
      .getByRole('link', { name: en.homes('section.addresses') })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: en.homes('section.addresses') }).waitFor();
    expect(faults).toEqual([]);
  });

  test.each(languages)(
    'profile: what is wrong is said at its field, what is right is kept, in %s',
    async (language) => {
      const { page, context } = await visit({ language });
      const { errors, profile } = wordsOf(language);
      const person = await insertPastUser();
      await signIn(context, person);
      await open(page, '/user/user?tab=profile');
      const field = (name: 'nickname' | 'city' | 'styles') =>
        page.getByLabel(profile(name === 'styles' ? 'profile.stylesLiked' : `field.${name}`), { exact: true });
      await field('nickname').fill(' ');
      await page.getByRole('button', { name: profile('profile.save') }).click();
      await expect.poll(() => faultAt(field('nickname'))).toContain(errors('field_nickname'));
      await field('nickname').fill('Mai');
      await field('city').fill('Hội An');
      await field('styles').fill('Wabi-sabi, Indochine、日式');
      await page.getByRole('button', { name: profile('profile.save') }).click();
      await toast(page, profile('profile.saved')).waitFor();
      await accountButton(page, wordsOf(language), 'Mai').waitFor();
      await open(page, '/user/user?tab=profile');
      await expect
        .poll(() => Promise.all(['nickname', 'city', 'styles'].map((name) => field(name as 'city').inputValue())))
        .toEqual(['Mai', 'Hội An', 'Wabi-sabi, Indochine, 日式']);
    },
  );

  test('sessions: one is ended, then all of them', async () => {
    const { page, context } = await visit();
    const person = await insertPastUser();
    await signIn(context, person);
    const phone = await elsewhere(person);
    await expect
      .poll(async () => (await lettersTo(person.email)).length, { message: 'a mail tells of the new device' })
      .toBe(1);
    await open(page, '/user/user?tab=sessions');
    await expect.poll(() => rows(page).count()).toBe(2);
    await rows(page)
      .getByRole('button', { name: en.profile('security.end'), exact: true })
      .click();
    await toast(page, en.profile('security.ended')).waitFor();
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await isWelcome(phone)).toBe(false);

    const again = await elsewhere(person);
    await page.getByRole('button', { name: en.profile('security.everywhere') }).click();
    await toast(page, en.profile('security.endedAll')).waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await header(page)
      .getByRole('button', { name: en.shell('header.signIn'), exact: true })
      .waitFor();
    expect(await isWelcome(again)).toBe(false);
  });

  test('data: one takes everything along, then leaves for good', async () => {
    const { page, context } = await visit();
    const person = await insertPastUser();
    await signIn(context, person);
    await open(page, '/user/user?tab=data');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: en.profile('data.export') }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^hien-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      account: { email: person.email, nickname: person.nickname },
      sessions: [{ current: true }],
    });
    expect(text).not.toMatch(/argon2|password_hash/);

    await page.getByRole('button', { name: en.profile('data.delete') }).click();
    const dialog = dialogOn(page);
    await dialog.titled(en.profile('data.deleteTitle'));
    const password = dialog.field(en.profile('data.password'));
    await password.fill('not-the-one');
    await dialog.button(en.profile('data.deleteForGood')).click();
    await expect.poll(() => faultAt(password)).toContain(en.errors('old_password_error'));
    await password.fill(person.password);
    await dialog.button(en.profile('data.deleteForGood')).click();
    await toast(page, en.profile('data.deleted')).waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    const answer = await context.request.post('/api/auth/login', {
      data: { mobileOrEmail: person.email, password: person.password },
      headers: { origin: inject('baseUrl') },
    });
    expect(await answer.json()).toMatchObject({ code: 400, error: 'login_failed' });
  });
});

test("a home of another kind leads to one's own (B4)", async () => {
  const { page, context } = await visit();
  const person = await insertPastUser();
  await signIn(context, person);
  await open(page, '/user/merchant');
  expect(new URL(page.url()).pathname).toBe('/user/user');
  await page.getByRole('heading', { level: 1, name: person.nickname }).waitFor();
});

test('G5 an order asks for no profile: its own form is enough', async () => {
  await addProducts();
  const { page, context } = await visit();
  await signIn(context, await insertPastUser());
  await open(page, `/things/product-bill?product=${sofa}&variant=v_journey10&quantity=1`);
  await page.getByRole('heading', { level: 1, name: orders('checkout.title') }).waitFor();
  expect(await page.getByRole('main').locator('a[href*="tab=profile"]').count()).toBe(0);
});

test('G3 a merchant walks through their home, the sections are a menu on a phone, and says where they are paid', async () => {
  const { page, context } = await visit({ language: 'vi', width: 390 });
  const vi = wordsOf('vi');
  const seller = await insertPastUser({
    city: 'Huế',
    roles: ['ROLE_USER', 'ROLE_MERCHANT'],
    company_name: 'Mộc',
    company_address: '1 Lê Lợi',
    contact_phone: '024 3825 2525',
  });
  await signIn(context, seller);
  await open(page, '/user/merchant');
  const sections = page.getByRole('navigation', { name: vi.homes('nav') });
  const menu = sections.getByRole('button');
  await menu.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  for (const key of ['records', 'designs', 'bills', 'plan', 'sessions', 'data', 'profile'] as const) {
    await menu.click();
    await sections.locator(`[data-section=${key}]`).click();
    await page.getByRole('heading', { level: 1, name: vi.homes(`section.${key}`), exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  expect(await axe(page)).toEqual([]);
  const t = (key: 'bank' | 'account' | 'accountLetters' | 'holder' | 'password' | 'save' | 'saved') =>
    vi.profile(`bank.${key}`);
  await page.getByRole('button', { name: t('save') }).click();
  await expect.poll(() => faultAt(page.getByLabel(t('account')))).toContain(vi.errors('bank_number'));
  await page.getByLabel(t('bank'), { exact: true }).selectOption({ label: 'Vietcombank' });
  await page.getByLabel(t('account')).fill('0011 2233 abc');
  await page.getByText(t('accountLetters')).waitFor();
  await page.getByLabel(t('account')).fill('0011 2233 4455');
  await page.getByLabel(t('holder')).fill('TRAN THI MOC');
  await page.getByLabel(t('password'), { exact: true }).fill(seller.password);
  await page.getByRole('button', { name: t('save') }).click();
  await toast(page, t('saved')).waitFor();
  await page.getByText('Vietcombank · 0011 2233 4455').waitFor();
});

describe('D4 the outbox page', () => {
  test('shows at this machine what could not be sent, and the code to copy', async () => {
    const { page, context } = await visit({ direct: true });
    const person = await insertPastUser();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.request.get(`/api/auth/email-verification-code/${person.email}?purpose=login`);
    await expect.poll(async () => (await lettersTo(person.email)).length).toBe(1);
    await open(page, `/outbox?to=${encodeURIComponent(person.email)}`);
    const code = await page.locator('[data-code]').innerText();
    expect(code).toMatch(/^\d{6}$/);
    await page.getByRole('button', { name: en.profile('outbox.copy'), exact: true }).click();
    await toast(page, en.profile('outbox.copied', { code })).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test('is not there for anyone who comes from elsewhere', async () => {
    const { page } = await visit();
    expect((await page.goto('/outbox'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: en.shell('error.notFound') }).waitFor();
  });
});
