import { expect, test } from 'vitest';
import { codeAt, fromBase32, stepAt } from '#features/people/accounts/second-factor/totp.server.ts';
import { translator } from '#text/messages.server.ts';
import { insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { dialogOn, toast } from '../support/dialogs.ts';
import { signIn, signInToDemo } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();

test('M1 the console’s door: a visitor is asked in, another role is refused, and nothing of it is in the page', async () => {
  const { page, context } = await visit({ direct: true });
  const person = await insertPastUser();
  const asked = await page.goto('/admin/users');
  expect(asked?.status()).toBe(200);
  expect(await asked?.text()).not.toContain(person.email);
  await dialogOn(page).titled(wordsOf('en').accounts('login.title'));
  await signInToDemo(context, 'user');
  for (const path of ['/admin', '/admin/users', '/admin/nowhere']) {
    const refused = await page.goto(path);
    expect(refused?.status()).toBe(403);
    expect(await refused?.text()).not.toContain(person.email);
    await page.getByRole('heading', { level: 1, name: wordsOf('en').shell('error.forbidden') }).waitFor();
  }
});

test('M1 an admin from outside sets up a second factor and suspends a person; their window is signed out, the log shows it', async () => {
  const language = 'vi';
  const t = translator(language, 'console');
  const boss = await insertPastUser({ roles: ['ROLE_USER', 'ROLE_ADMIN'], locale: language });
  const person = await insertPastUser({ locale: language });
  const { page, context } = await visit({ language });
  await signIn(context, boss);
  await open(page, '/admin');

  await page.getByRole('heading', { level: 1, name: t('factor.door.enrol.title') }).waitFor();
  await page.getByLabel(t('factor.password'), { exact: true }).fill(boss.password);
  await page.getByRole('button', { name: t('factor.begin') }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel(t('factor.code')).fill(codeAt(fromBase32(secret), stepAt(new Date())));
  await page.getByRole('button', { name: t('factor.switchOn') }).click();
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(10);
  await page.getByRole('button', { name: t('factor.kept') }).click();
  await page.getByRole('heading', { level: 1, name: t('overview.title') }).waitFor();
  expect(await axe(page)).toEqual([]);

  const { page: theirs, context: theirContext } = await visit({ language, width: 390 });
  await signIn(theirContext, person);
  await open(theirs, '/user/user');

  await page
    .getByRole('navigation', { name: t('navigation') })
    .getByRole('link', { name: t('nav.users') })
    .click();
  await page.getByLabel(t('people.search'), { exact: true }).first().fill(person.email);
  await page.keyboard.press('Enter');
  // Who is new stands in the list already; a click while it is replaced is lost.
  await expect.poll(() => page.getByRole('main').getByRole('row').count()).toBe(2);
  await page.getByRole('link', { name: person.nickname }).click();
  await page.getByRole('button', { name: t('people.suspend.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Ads 广告');
  await dialog.getByRole('button', { name: t('people.suspend.button') }).click();
  await toast(page, t('people.suspend.done', { name: person.nickname })).waitFor();
  await page.getByRole('main').getByText(t('states.suspended'), { exact: true }).first().waitFor();
  expect(await axe(page)).toEqual([]);

  // Their stream is closed with the session, so their window hears of it by itself.
  await dialogOn(theirs).titled(wordsOf(language).accounts('login.title'));

  await page.getByRole('link', { name: t('audit.all') }).click();
  await page.getByRole('rowheader', { name: t('audit.actions.user.suspended') }).waitFor();
  await page.getByText('Ads 广告').first().waitFor();
  expect(await axe(page)).toEqual([]);
});
