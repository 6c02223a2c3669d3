import { describe, expect, test } from 'vitest';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { faultAt, fillLogin, isIn, openLogin, takeCode, type OpenDialog } from '../support/dialogs.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();
const fresh = 'hoa-giay-2027';

describe.each(languages)('C4 forgotten password in %s', (language) => {
  const words = wordsOf(language);
  const { accounts, errors } = words;

  test('by email: each step opens when the seed says so, and the new password is the only one', async () => {
    const { page } = await visit({ language });
    const person = await insertPastUser();
    await open(page, '/help');
    const dialog = await openLogin(page, words);
    await dialog.button(accounts('login.forgot')).click();

    await dialog.titled(accounts('secret.title'));
    const next = dialog.button(accounts('secret.next'));
    expect(await next.isDisabled(), 'no account yet').toBe(true);
    await dialog.field(accounts('field.email')).fill(person.email);
    await next.click();

    await dialog.box.getByText(accounts('secret.codeLead', { account: person.email })).waitFor();
    expect(await next.isDisabled(), 'no code yet').toBe(true);
    await takeCode(page, words, person.email);
    await next.click();

    await resetWith(dialog);
    await dialog.button(accounts('secret.signIn')).click();
    await dialog.titled(accounts('login.title'));
    await fillLogin(page, words, person);
    await dialog.button(accounts('login.submit')).click();
    await dialog.box.getByText(errors('login_failed')).waitFor();
    await dialog.field(accounts('field.password')).fill(fresh);
    await dialog.button(accounts('login.submit')).click();
    await isIn(page, words, person.nickname);
  });

  test('by phone, and a code that is not the one leads back to the code with everything kept', async () => {
    const { page } = await visit({ language });
    const person = await insertPastUser();
    await open(page, '/help');
    const dialog = await openLogin(page, words);
    await dialog.button(accounts('login.forgot')).click();
    await dialog.titled(accounts('secret.title'));
    await dialog.button(accounts('login.usePhone')).click();
    await dialog.field(accounts('field.phone')).fill(person.mobile);
    const next = dialog.button(accounts('secret.next'));
    await next.click();
    const code = dialog.field(accounts('field.code'));
    await takeCode(page, words, person.e164);
    const right = await code.inputValue();
    await code.fill(right === '000000' ? '000001' : '000000');
    await next.click();
    await resetWith(dialog, false);

    await expect.poll(() => faultAt(code)).toContain(errors('bind_mobile_or_code_error'));
    await code.fill(right);
    await next.click();
    expect(await dialog.field(accounts('field.newPassword')).inputValue(), 'nothing typed is lost').toBe(fresh);
    await dialog.button(accounts('secret.reset')).click();
    await dialog.titled(accounts('secret.doneTitle'));
  });

  async function resetWith(dialog: OpenDialog, succeeds = true): Promise<void> {
    const reset = dialog.button(accounts('secret.reset'));
    await reset.waitFor();
    expect(await reset.isDisabled(), 'both empty').toBe(true);
    await dialog.field(accounts('field.newPassword')).fill(fresh);
    expect(await reset.isDisabled(), 'one empty').toBe(true);
    const confirm = dialog.field(accounts('field.confirmPassword'));
    await confirm.fill('something-else');
    expect(await reset.isDisabled(), 'not equal').toBe(true);
    await expect.poll(() => faultAt(confirm)).toContain(errors('confirm_password_same'));
    await confirm.fill(fresh);
    await reset.click();
    if (!succeeds) return;
    await dialog.titled(accounts('secret.doneTitle'));
    await dialog.box.locator('img[src*="bedroom"]').waitFor();
    expect(await dialog.box.locator('a[href^="mailto:"]').count(), 'support is named at every step').toBe(1);
  }
});
