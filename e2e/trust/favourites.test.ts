import { expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { dialogOn, fillLogin, toast } from '../support/dialogs.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const en = wordsOf('en');
const t = translator('en', 'favourites');
const cards = translator('en', 'cards');

test('F6, G5: a visitor presses a heart, signs in and it is kept; its board is shown by a link, until that is taken back', async () => {
  const person = await insertPastUser();
  const { page } = await visit({ language: 'en' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/favourites/marks')) asked.push(request.url());
  });
  await open(page, '/works');
  const hearts = page.getByRole('main').getByRole('button', { name: cards('heart.of', { name: '' }).trim() });
  const label = (await hearts.first().getAttribute('aria-label'))!;
  const name = label.replace(cards('heart.of', { name: '' }), '');
  // By its name from here on: what others hang meanwhile may stand before it.
  const heart = page.getByRole('main').locator(`button[aria-label=${JSON.stringify(label)}]`);
  expect(asked).toEqual([]);
  await heart.click();
  await dialogOn(page).titled(en.accounts('login.title'));
  await fillLogin(page, en, person);
  await dialogOn(page).button(en.accounts('login.submit')).click();
  await toast(page, cards('heart.kept')).waitFor();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');

  await page.reload();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await open(page, '/user/user?tab=favourites');
  await page.getByRole('button', { name: t('newBoard') }).click();
  await page.getByLabel(t('name')).fill('Small rooms');
  await dialogOn(page).button(t('make')).click();
  await page.getByRole('button', { name: new RegExp(t('place.of', { name })) }).click();
  await page.getByRole('checkbox', { name: 'Small rooms' }).click();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Small rooms' }).isChecked()).toBe(true);
  await dialogOn(page).button(t('place.done')).click();
  await page.getByRole('link', { name: /Small rooms/ }).click();
  await page.getByRole('button', { name: t('share.begin'), exact: true }).click();
  await page.getByText(t('share.everyone')).waitFor();
  expect(await axe(page)).toEqual([]);
  const boards = (await (await page.request.get('/api/user/boards')).json()) as { data: { link: string }[] };

  const { page: friend } = await visit({ language: 'en', width: 390 });
  await open(friend, boards.data[0]!.link);
  await friend.getByRole('heading', { level: 1, name: 'Small rooms' }).waitFor();
  await friend.getByRole('link', { name: new RegExp(name) }).waitFor();
  expect(await friend.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.getByRole('button', { name: t('share.end') }).click();
  await page.getByText(t('share.nobody')).waitFor();
  await open(friend, boards.data[0]!.link);
  await friend.getByRole('heading', { level: 1, name: t('shared.gone') }).waitFor();
});
