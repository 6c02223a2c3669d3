import { describe, expect, test } from 'vitest';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, fillLogin, openLogin, toast } from '../support/dialogs.ts';
import { newPerson } from '../support/people.ts';
import { entrance } from '../support/views.ts';
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

test('A9 on a phone a message lies beside the dialog, never over its cross, however tall it is', async () => {
  const words = wordsOf('vi');
  const { page } = await visit({ language: 'vi', width: 390, fresh: true });
  await page.setViewportSize({ width: 390, height: 560 });
  await entrance(page, words, true, 'regist');
  const dialog = dialogOn(page);
  await dialog.button(words.accounts('field.getCode')).click();
  const message = page.locator('[data-toast]');
  await message.waitFor();
  const overlap = () =>
    page.evaluate(() => {
      const [toast, cross] = ['[data-toast]', 'dialog[open] [data-cross]'].map((each) =>
        document.querySelector(each)!.getBoundingClientRect(),
      );
      if (!toast || !cross) return 'missing';
      const apart =
        toast.right <= cross.left ||
        cross.right <= toast.left ||
        toast.bottom <= cross.top ||
        cross.bottom <= toast.top;
      return apart ? 'apart' : 'over';
    });
  for (const by of [0, 20, 40, 60, 90]) {
    await dialog.box.evaluate((box, top) => box.scrollTo(0, top), by);
    expect(await overlap(), `scrolled by ${by}`).toBe('apart');
  }
  await dialog.box.evaluate((box) => box.scrollTo(0, 0));
  await dialog.box.locator('[data-cross]').click();
  await dialog.gone();
});

test.each([
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
])('A9 at $width px a message comes and goes beside the dialog without moving it', async ({ width, height }) => {
  const words = wordsOf('vi');
  const { page } = await visit({ language: 'vi', width, fresh: true });
  await page.setViewportSize({ width, height });
  await entrance(page, words, width < 700, 'regist');
  const sheet = page.locator('dialog[open] [data-sheet]');
  // Once its own sliding in is over.
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const top = async () => (await sheet.boundingBox())?.y;
  const before = await top();
  await dialogOn(page).button(words.accounts('field.getCode')).click();
  const message = page.locator('[data-toast]');
  await message.waitFor();
  expect([typeof before, await top()]).toEqual(['number', before]);
  await message.getByRole('button').click();
  await message.waitFor({ state: 'detached' });
  expect(await top()).toBe(before);
});

test.each(languages)('A9 on a phone no words lie under the cross of the sheet to register, in %s', async (language) => {
  const words = wordsOf(language);
  const { page } = await visit({ language, width: 390, fresh: true });
  await entrance(page, words, true, 'regist');
  await dialogOn(page).titled(words.accounts('regist.title'));
  const covered = await page.evaluate(() => {
    const sheet = document.querySelector('dialog[open] [data-sheet]')!;
    const cross = sheet.querySelector('[data-cross]')!.getBoundingClientRect();
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isUnder = (line: DOMRect) =>
        line.right > cross.left && line.left < cross.right && line.bottom > cross.top && line.top < cross.bottom;
      if ([...range.getClientRects()].some(isUnder)) found.push(texts.currentNode.textContent ?? '');
    }
    return found;
  });
  expect(covered).toEqual([]);
});
