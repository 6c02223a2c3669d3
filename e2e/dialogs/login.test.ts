import { describe, expect, test } from 'vitest';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { agree, fillLogin, isIn, openLogin, takeCode } from '../support/dialogs.ts';
import { hasFocus } from '../support/keys.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();

describe.each(languages)('C3 login in %s', (language) => {
  const words = wordsOf(language);
  const { accounts } = words;

  test('by email and password, then by phone and password', async () => {
    const { page, context } = await visit({ language });
    const person = await insertPastUser();
    await open(page, '/price');
    const dialog = await openLogin(page, words);
    await fillLogin(page, words, person);
    await dialog.button(accounts('login.submit')).click();
    await isIn(page, words, person.nickname);
    await expect.poll(() => new URL(page.url()).pathname, { message: 'from the header one goes home' }).toBe('/');
    await expect
      .poll(() => hasFocus(page.getByRole('main').getByRole('heading', { level: 1 })), {
        message: 'the button that was pressed is gone, so the title is next',
      })
      .toBe(true);

    await context.clearCookies();
    await open(page, '/');
    await openLogin(page, words, { back: true });
    await dialog.button(accounts('login.usePhone')).click();
    await dialog.field(accounts('field.phone')).fill(person.mobile);
    await dialog.field(accounts('field.password')).fill(person.password);
    await agree(dialog, words);
    await dialog.button(accounts('login.submit')).click();
    await isIn(page, words, person.nickname);
  });

  test('by a code sent to the email, then by a code sent to the phone', async () => {
    const { page, context } = await visit({ language });
    const person = await insertPastUser();
    await open(page, '/');
    const dialog = await openLogin(page, words);
    await dialog.button(accounts('login.forgot')).waitFor();
    await dialog.tab(accounts('login.byCode')).click();
    await expect
      .poll(() => dialog.button(accounts('login.forgot')).count(), {
        message: 'forgotten passwords are for password mode',
      })
      .toBe(0);
    await dialog.field(accounts('field.email')).fill(person.email);
    await takeCode(page, words, person.email);
    await agree(dialog, words);
    await dialog.button(accounts('login.submit')).click();
    await isIn(page, words, person.nickname);

    await context.clearCookies();
    await open(page, '/');
    await openLogin(page, words, { back: true });
    await dialog.tab(accounts('login.byCode')).click();
    await dialog.button(accounts('login.usePhone')).click();
    await dialog.field(accounts('field.phone')).fill(person.mobile);
    await takeCode(page, words, person.e164);
    await agree(dialog, words);
    await dialog.button(accounts('login.submit')).click();
    await isIn(page, words, person.nickname);
  });
});
