import { describe, expect, test } from 'vitest';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { accountButton, dialogOn, header, openUserMenu, toast } from '../support/dialogs.ts';
import { signIn } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();

describe.each(languages)('C4 tips in %s', (language) => {
  const words = wordsOf(language);
  const { accounts, shell } = words;

  test('cancel keeps one in and says so; confirm signs out and leads to /', async () => {
    const { page, context } = await visit({ language });
    const person = await insertPastUser();
    await signIn(context, person);
    await open(page, '/help');
    const dialog = dialogOn(page);
    const ask = async () => {
      const menu = await openUserMenu(page, words, person.nickname);
      await menu.getByRole('button', { name: shell('user.signOut') }).click();
      await dialog.titled(accounts('tips.title'));
      await dialog.box.getByText(accounts('will_out'), { exact: true }).waitFor();
    };
    await ask();
    await dialog.button(accounts('tips.cancel')).click();
    await dialog.gone();
    await toast(page, accounts('is_cancel')).waitFor();
    await accountButton(page, words, person.nickname).waitFor();

    await ask();
    await dialog.button(accounts('tips.confirm')).click();
    await page.waitForURL((url) => url.pathname === '/');
    await header(page)
      .getByRole('button', { name: shell('header.signIn'), exact: true })
      .waitFor();
    await expect
      .poll(async () => (await context.cookies()).filter(({ name }) => name === 'token' || name === 'refresh'))
      .toEqual([]);
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            ['user_info', 'all_userinfo', 'apply-status', 'loginType', 'token'].filter(
              (name) => localStorage.getItem(name) !== null,
            ),
          ),
        { message: 'nothing of the person stays behind' },
      )
      .toEqual([]);
  });
});
