import { expect, test } from 'vitest';
import { demoPassword } from '#features/people/accounts/demo-accounts.ts';
import { accountChangeMinutes } from '#features/trade/payments/payment-limits.ts';
import { translator } from '#text/messages.server.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { dialogOn, faultAt, toast } from '../support/dialogs.ts';
import { signIn, signInToDemo } from '../support/people.ts';

const visit = visitors();
const day = 86_400_000;

/** The demo's account, in force since yesterday, and nothing that waits. */
async function sinceYesterday(): Promise<void> {
  const now = new Date();
  await inDatabase(async (db) => {
    await db.updateTable('platform_accounts').set({ stopped_at: now }).where('effective_at', '>', now).execute();
    const yesterday = new Date(now.getTime() - day);
    await db.updateTable('platform_accounts').set({ changed_at: yesterday }).where('stopped_at', 'is', null).execute();
  });
}

test('B12 the platform’s bank account is changed in two steps with a password, waits an hour, and another admin stops it', async () => {
  const t = translator('en', 'desk');
  const vi = translator('vi', 'desk');
  const { page, context } = await visit({ direct: true, fresh: true });
  await signInToDemo(context, 'admin');
  const { page: phone, context: theirs } = await visit({ language: 'vi', width: 390, direct: true, fresh: true });
  await signIn(theirs, await insertPastUser({ roles: ['ROLE_USER', 'ROLE_ADMIN'], locale: 'vi' }));
  await sinceYesterday();
  await open(page, '/admin/settings');
  const section = page.getByRole('region', { name: t('settings.keys.bank'), exact: true });
  const field = (name: 'bank' | 'bin' | 'account' | 'holder') =>
    section.getByLabel(t(`settings.fields.${name}`), { exact: true });
  await section.getByText('0000 0000 02').waitFor();
  const changed = section.getByText(/^Changed \d/);
  const before = await changed.innerText();
  expect(await section.getByRole('button', { name: t('settings.account.change') }).isDisabled()).toBe(true);

  await field('bank').fill('Vietcombank');
  await field('bin').fill('97043');
  await field('account').fill('0011001234567');
  await field('holder').fill('CONG TY HIEN');
  await section.getByRole('button', { name: t('settings.account.change') }).click();
  expect(await faultAt(field('bin'))).toBe(t('settings.account.wrong.bin'));
  await field('bin').fill('970436');
  await section.getByRole('button', { name: t('settings.account.change') }).click();
  const dialog = dialogOn(page);
  for (const named of ['Vietcombank (970436)', '0011 0012 3456 7', 'CONG TY HIEN'])
    await dialog.box.getByText(named, { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.field(t('settings.account.password')).fill('not the password');
  await dialog.button(t('settings.account.confirm')).click();
  await expect
    .poll(() => faultAt(dialog.field(t('settings.account.password'))))
    .toBe(translator('en', 'errors')('old_password_error'));
  await dialog.field(t('settings.account.password')).fill(demoPassword);
  await dialog.button(t('settings.account.confirm')).click();
  await toast(page, t('settings.account.waiting')).waitFor();
  await section.getByText(t('settings.account.left', { minutes: accountChangeMinutes })).waitFor();
  expect(await changed.innerText(), 'said without a reload').not.toBe(before);
  expect(await axe(page)).toEqual([]);

  await open(phone, '/notice');
  await phone.getByText(translator('vi', 'notices')('types.PLATFORM_ACCOUNT_CHANGED.title')).first().waitFor();
  await open(phone, '/admin/settings');
  const other = phone.getByRole('region', { name: vi('settings.keys.bank'), exact: true });
  await other.getByText('0011 0012 3456 7').waitFor();
  await other.getByText('0000 0000 02').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axe(phone)).toEqual([]);
  await other.getByRole('button', { name: vi('settings.account.stop') }).click();
  await toast(phone, vi('settings.account.stopped')).waitFor();

  // The first window still shows it waiting; its Stop finds what is so.
  await section.getByRole('button', { name: t('settings.account.stop') }).click();
  await toast(page, translator('en', 'errors')('account_change_over', { state: 'stopped' })).waitFor();
  await field('bank').waitFor();
  await expect.poll(() => section.getByText('0011 0012 3456 7').count()).toBe(0);
  expect(
    await inDatabase((db) =>
      db.selectFrom('platform_accounts').select('account').where('stopped_at', 'is', null).execute(),
    ),
  ).toEqual([{ account: '0000000002' }]);
});
