import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { translator } from '#text/messages.server.ts';
import { insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { dialogOn, toast } from '../support/dialogs.ts';
import { publishTestWork, testWorkIds, type TestWork } from '../support/market.ts';
import { signIn, signInToDemo } from '../support/people.ts';
import { halves } from '../support/pictures.ts';
import { pdfOf } from '../../tests/support/uploads/talk-files.ts';

const visit = visitors();
const t = translator('en', 'talks');
const c = translator('en', 'consult');
const w = translator('en', 'work');
let world: TestWork;
beforeAll(async () => {
  world = await publishTestWork();
});

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
async function sendMessage(page: Page, name: string, text: string) {
  await page.getByLabel(t('talk.write', { name })).fill(text);
  await page.getByRole('button', { name: t('talk.send'), exact: true }).click();
  await said(page, text).waitFor();
}

test('G3, I1: consult, with live messages in two windows, a picture, a file, and the order that comes of it, step by step', async () => {
  const buyer = await visit({ width: 390 });
  const designer = await visit();
  const person = await insertPastUser({ city: 'Huế' });
  const name = world.designer.name;
  await signIn(buyer.context, person);
  await signInToDemo(designer.context, 'designer');

  // Consult now leads into the talk; the designer finds it in their order record, with what waits.
  await open(buyer.page, thingAddress(testWorkIds.work));
  await buyer.page
    .getByRole('button', { name: w('consult') })
    .locator('visible=true')
    .first()
    .click();
  await dialogOn(buyer.page).field(c('message')).fill('Does it work in a flat that faces west?');
  await dialogOn(buyer.page).button(c('send')).click();
  await toast(buyer.page, c('sent', { name })).waitFor();
  await buyer.page.getByRole('link', { name: c('open') }).click();
  await titled(buyer.page, t('titles.ASKED', { name }));
  await open(designer.page, '/user/desginer?tab=design-orders');
  const row = designer.page.getByRole('link', { name: new RegExp(person.nickname) });
  expect(await row.textContent()).toContain(t('list.unread', { count: 1 }));
  await row.click();
  await titled(designer.page, t('designerTitles.ASKED', { name: person.nickname }));
  expect(await axe(designer.page)).toEqual([]);

  // Live, both ways, and seen; text is text.
  const nasty = '<b>Shade first</b>, then the colour of the oak.';
  await sendMessage(designer.page, person.nickname, nasty);
  await said(buyer.page, nasty).waitFor();
  await designer.page.getByRole('log').getByText(t('talk.seen')).waitFor();
  await sendMessage(buyer.page, name, 'Here is my window at four o’clock.');
  await said(designer.page, 'Here is my window at four o’clock.').waitFor();
  await buyer.page.getByLabel(t('talk.attach')).setInputFiles(await halves(300, 200));
  await buyer.page
    .getByRole('list', { name: t('talk.pictures') })
    .locator('.sr-only')
    .waitFor({ state: 'detached' });
  await buyer.page.getByRole('button', { name: t('talk.send'), exact: true }).click();
  await designer.page
    .getByRole('img', { name: t('talk.picture', { number: 1, name: person.nickname }) })
    .waitFor({ state: 'attached' });

  // A file goes the same way, and is saved as it was sent; a page that calls itself PDF is turned away with the reason.
  const attach = (name: string, buffer: Buffer) =>
    buyer.page.getByLabel(t('talk.attach')).setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await attach('bao-gia.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'));
  await toast(buyer.page, translator('en', 'errors')('file_mislabelled')).waitFor();
  await attach('Mặt bằng <b>.pdf', pdfOf());
  await buyer.page.getByRole('button', { name: t('talk.remove', { name: 'Mặt bằng <b>.pdf' }) }).waitFor();
  await buyer.page
    .getByRole('list', { name: t('talk.pictures') })
    .locator('.sr-only')
    .waitFor({ state: 'detached' });
  await buyer.page.getByRole('button', { name: t('talk.send'), exact: true }).click();
  const [saved] = await Promise.all([
    designer.page.waitForEvent('download'),
    designer.page.getByRole('link', { name: t('talk.save', { name: 'Mặt bằng b.pdf' }) }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Mặt bằng b.pdf');
  expect((await readFile(await saved.path())).equals(pdfOf())).toBe(true);
  expect(await axe(buyer.page)).toEqual([]);

  // The order: what is missing is said; then every step shows itself in the other window.
  await buyer.page.getByRole('link', { name: t('actions.order') }).click();
  await titled(buyer.page, t('form.titleWork'));
  await buyer.page.getByRole('button', { name: t('form.send') }).click();
  await buyer.page.getByText(t('form.fault.wishes')).waitFor();
  await buyer.page.getByLabel(t('form.wishes')).fill('Two of us and a cat.');
  await buyer.page.getByLabel(t('form.area')).fill('62');
  expect(await axe(buyer.page)).toEqual([]);
  await buyer.page.getByRole('button', { name: t('form.send') }).click();
  await titled(buyer.page, t('titles.SENT', { name }));
  await titled(designer.page, t('designerTitles.SENT', { name: person.nickname }));
  await designer.page.getByLabel(t('actions.price')).fill('25.000.000');
  await designer.page.getByRole('button', { name: t('actions.accept'), exact: true }).click();
  await buyer.page.getByRole('button', { name: t('actions.beginPrice', { price: '₫25,000,000' }) }).click();
  await titled(designer.page, t('designerTitles.IN_PROGRESS'));
  await designer.page.getByRole('button', { name: t('actions.deliver') }).click();
  await dialogOn(designer.page).button(t('ask.deliver.yes')).click();
  await titled(buyer.page, t('titles.DELIVERED'));
  await buyer.page.getByRole('button', { name: t('actions.complete') }).click();
  await titled(designer.page, t('designerTitles.COMPLETED', { name: person.nickname }));
  expect(await axe(buyer.page)).toEqual([]);
});
