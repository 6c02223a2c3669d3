import { describe, expect, test } from 'vitest';
import { open, visitors } from '../support/browser.ts';
import { fillLogin, openLogin, toast } from '../support/dialogs.ts';
import { newPerson } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();

describe.each(languages)('D7 failures named in %s', (language) => {
  const words = wordsOf(language);
  const { accounts } = words;

  test('no network, a broken connection, 500, 404 and a refusal without words each say what they are', async () => {
    const { page, context } = await visit({ language, fresh: true });
    const person = newPerson();
    await open(page, '/help');
    const dialog = await openLogin(page, words);
    await fillLogin(page, words, person);
    const submit = dialog.button(accounts('login.submit'));

    await context.setOffline(true);
    await submit.click();
    await toast(page, accounts('client.offline')).waitFor();
    await context.setOffline(false);

    const failing = async (answer: number | 'lost', says: string) => {
      await page.route(
        '**/api/auth/login',
        (route) =>
          answer === 'lost'
            ? route.abort('connectionreset')
            : route.fulfill({ status: answer, body: 'a page of some proxy' }),
        { times: 1 },
      );
      await submit.click();
      await toast(page, says).waitFor();
      await expect
        .poll(() => page.locator('[data-toast]').count(), { message: 'the newest word stands alone' })
        .toBe(1);
    };
    await failing('lost', accounts('client.server_fail'));
    await failing(404, accounts('client.not_found'));
    await failing(500, accounts('client.server_fail'));
    await failing(418, accounts('client.refused'));
    expect(await dialog.field(accounts('field.password')).inputValue(), 'nothing typed is lost').toBe(person.password);
  });
});
