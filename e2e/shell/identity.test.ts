import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccounts, demoKinds } from '#features/people/accounts/demo-accounts.ts';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, fillLogin, isIn, openLogin, openUserMenu } from '../support/dialogs.ts';
import type { Person } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const en = wordsOf('en');
const { accounts, shell } = en;

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

async function signInAs(page: Page, person: Person, remember: boolean, back = false): Promise<void> {
  const dialog = await openLogin(page, en, { back });
  await fillLogin(page, en, person);
  await dialog.check(accounts('login.remember')).setChecked(remember);
  await dialog.button(accounts('login.submit')).click();
  await isIn(page, en, person.nickname);
}

async function signOutAs(page: Page, person: Person): Promise<void> {
  const menu = await openUserMenu(page, en, person.nickname);
  await menu.getByRole('button', { name: shell('user.signOut') }).click();
  await dialogOn(page).button(accounts('tips.confirm')).click();
  await page.waitForFunction(() => localStorage.getItem('user_info') === null);
}

test('remembered identity: a masked hint, the full name only with "remember me", and nothing readable (PRODUCT, Accounts)', async () => {
  const { page } = await visit();
  const person = await insertPastUser();
  await open(page, '/help');
  await signInAs(page, person, false);
  await signOutAs(page, person);
  const hint = `${person.email[0]}***@mail.example`;
  expect(JSON.stringify(await stored(page))).not.toContain(person.email.split('@')[0]);
  await open(page, '/help');
  const dialog = await openLogin(page, en, { back: true });
  await dialog.box.getByText(accounts('login.lastTime', { hint })).waitFor();
  expect(await dialog.field(accounts('field.email')).inputValue()).toBe('');
  await page.keyboard.press('Escape');

  await signInAs(page, person, true, true);
  await signOutAs(page, person);
  expect(JSON.stringify(await stored(page)), 'sealed, not written').not.toContain(person.email.split('@')[0]);
  const extractable = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('hien-identity');
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('keys').objectStore('keys').getAll();
          asked.addEventListener('success', () =>
            resolve((asked.result as CryptoKey[]).some((key) => key.extractable)),
          );
        });
      }),
  );
  expect(extractable, 'the key cannot be read out').toBe(false);
  await open(page, '/help');
  await openLogin(page, en, { back: true });
  await expect
    .poll(() => dialog.field(accounts('field.email')).inputValue(), { message: 'unsealed' })
    .toBe(person.email);
});

test("the seed's stored values come from GET /user and go by signing out; no script reaches the token (PRODUCT, Accounts)", async () => {
  const { page } = await visit();
  const person = await insertPastUser({ apply_status: 'AUDITING' });
  await open(page, '/help');
  await signInAs(page, person, false);
  await page.waitForFunction(() => localStorage.getItem('user_info') !== null);
  const kept = await stored(page);
  expect(JSON.parse(kept.user_info!)).toMatchObject({ email: person.email });
  expect(JSON.parse(kept.all_userinfo!)).toEqual({
    avatar: null,
    nickname: person.nickname,
    designerLevel: 'free',
    roles: [{ name: 'ROLE_USER' }],
  });
  expect([kept['apply-status'], kept.loginType]).toEqual(['AUDITING', 'email']);
  expect(kept).not.toHaveProperty('token');
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/token|refresh/);
  await signOutAs(page, person);
  expect(
    Object.keys(await stored(page)).filter((name) =>
      ['user_info', 'all_userinfo', 'apply-status', 'loginType', 'token'].includes(name),
    ),
  ).toEqual([]);
});

test('N5 the demo has a door for each of its four kinds, one click each', async () => {
  const { page, context } = await visit();
  for (const kind of demoKinds) {
    await context.clearCookies();
    await open(page, '/help');
    const dialog = await openLogin(page, en);
    await dialog.button(accounts(`login.demoKind.${kind}`)).click();
    await isIn(page, en, demoAccounts[kind].nickname);
  }
});
