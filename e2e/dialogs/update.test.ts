import { describe, expect, test } from 'vitest';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, faultAt, fillLogin, isIn, openUserMenu } from '../support/dialogs.ts';
import { signIn } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();
const fresh = 'hoa-giay-2027';

describe.each(languages)('C4 change of password in %s', (language) => {
  const words = wordsOf(language);
  const { accounts, errors, shell } = words;

  test('signs out, says so on a screen without a cross, and only the new password opens', async () => {
    const { page, context } = await visit({ language });
    const person = await insertPastUser();
    await signIn(context, person);
    await open(page, '/help');
    const menu = await openUserMenu(page, words, person.nickname);
    await menu.getByRole('button', { name: shell('user.changePassword') }).click();
    const dialog = dialogOn(page);
    await dialog.titled(accounts('update.title'));
    expect(await dialog.field(accounts('update.account')).inputValue()).toBe(person.email);

    const old = dialog.field(accounts('field.oldPassword'));
    await old.fill('not-the-one');
    await dialog.field(accounts('field.newPassword')).fill(fresh);
    await dialog.field(accounts('field.confirmPassword')).fill(fresh);
    await dialog.button(accounts('update.confirm')).click();
    await expect.poll(() => faultAt(old)).toContain(errors('old_password_error'));
    expect(await dialog.field(accounts('field.newPassword')).inputValue(), 'the form stays as it was').toBe(fresh);
    expect(await dialog.box.locator('[data-cross]').count()).toBe(1);

    await old.fill(person.password);
    await dialog.button(accounts('update.confirm')).click();
    await dialog.titled(accounts('update.doneTitle'));
    await expect.poll(() => dialog.box.locator('[data-cross]').count(), { message: 'no close button here' }).toBe(0);
    await expect
      .poll(async () => (await context.cookies()).some(({ name }) => name === 'token'), { message: 'signed out' })
      .toBe(false);
    await dialog.button(accounts('update.signIn')).click();

    await dialog.titled(accounts('login.title'));
    await fillLogin(page, words, person);
    await dialog.button(accounts('login.submit')).click();
    await dialog.box.getByText(errors('login_failed')).waitFor();
    await dialog.field(accounts('field.password')).fill(fresh);
    await dialog.button(accounts('login.submit')).click();
    await isIn(page, words, person.nickname);
  });
});
