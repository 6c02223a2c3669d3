import { expect, inject, test } from 'vitest';
import type { Design } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { untranslatedKey, wordsOf } from '../support/words.ts';
import { onSheet, sheetOf } from './plan-places.ts';
import { documentOf, newDesign, openNewDesign } from './sheet.ts';

const visit = visitors();

/** Nothing for axe to find, and no key where a text should be. */
async function isInOrder(page: Parameters<typeof axe>[0]): Promise<void> {
  expect(await axe(page)).toEqual([]);
  expect(await page.locator('body').innerText()).not.toMatch(untranslatedKey);
}

test('J3 an empty sheet, and each list over it (zh, dark, 390; vi)', async () => {
  const zh = wordsOf('zh').workspace;
  const phone = await visit({ language: 'zh', theme: 'dark', width: 390, fresh: true });
  await openNewDesign(phone.context, phone.page);
  await phone.page.getByRole('heading', { name: zh('emptySheet.title') }).waitFor();
  await isInOrder(phone.page);
  await phone.page.getByRole('button', { name: zh('emptySheet.room') }).tap();
  await phone.page.getByRole('region', { name: zh('keypad.label') }).waitFor();
  await isInOrder(phone.page);

  const { page, context } = await visit({ language: 'vi', fresh: true });
  await openNewDesign(context, page);
  await page.locator('.ws-rail-pieces').click();
  await page.locator('.cat-card').first().waitFor();
  await isInOrder(page);
  for (const key of ['Shift+Slash', 'Control+k']) {
    await page.locator('.pv').focus();
    await page.keyboard.press(key);
    await page.locator('dialog:modal').waitFor();
    await isInOrder(page);
    await page.keyboard.press('Escape');
  }
});

test('J3 what is selected, by kind (en, dark; zh, 390)', async () => {
  const design = furnishedStudio();
  const { page, context } = await visit({ theme: 'dark', fresh: true });
  await openNewDesign(context, page, design);
  await page.locator('.pv').focus();
  const seen = new Set<string>();
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab');
    const title = await page.locator('.ws-insp h2').innerText();
    if (!seen.has(title)) await isInOrder(page);
    seen.add(title);
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);

  const phone = await visit({ language: 'zh', width: 390, fresh: true });
  await openNewDesign(phone.context, phone.page, design);
  const [item] = Object.values(design.items);
  const at = await onSheet(phone.page, item?.at.x ?? 0, item?.at.y ?? 0);
  await phone.page.touchscreen.tap(at.x, at.y);
  await phone.page.locator('.ws-insp').waitFor();
  await isInOrder(phone.page);
});

test('J3 while it loads, and where it cannot be opened (vi, 390; zh)', async () => {
  const { page, context } = await visit({ language: 'vi', width: 390, fresh: true });
  await signIn(context, await insertPastUser({ roles: ['ROLE_USER', 'ROLE_DESIGNER'] }));
  const id = await newDesign(context);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/designs/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, `/workspace/${id}`);
  await page.locator('[aria-busy=true]').first().waitFor();
  await isInOrder(page);
  answer();
  await sheetOf(page).waitFor();

  const zh = wordsOf('zh').workspace;
  const other = await visit({ language: 'zh', fresh: true });
  await signIn(other.context, await insertPastUser({ roles: ['ROLE_USER', 'ROLE_DESIGNER'] }));
  const second = await newDesign(other.context);
  await other.page.route(`**/api/designs/${second}`, (route) => route.abort());
  await open(other.page, `/workspace/${second}`);
  await other.page.getByRole('heading', { name: zh('failedTitle') }).waitFor();
  await isInOrder(other.page);
  await other.page.unroute(`**/api/designs/${second}`);
  await other.page.getByRole('button', { name: zh('tryAgain') }).click();
  await sheetOf(other.page).waitFor();
});

test('J3 offline it goes on and says so; what no longer fits is named with its reason (vi)', async () => {
  const t = wordsOf('vi').workspace;
  const design = furnishedStudio();
  const [first = ''] = Object.keys(design.items).sort();
  const { page, context } = await visit({ language: 'vi', fresh: true });
  const id = await openNewDesign(context, page, design);
  const { seq } = await head(context, id);
  const removal = { kind: 'things.remove', ids: [first] };
  await page.locator('.pv').focus();
  for (let steps = 0; steps < 60 && !(await isSelected(page, first)); steps++) await page.keyboard.press('Tab');
  await page.locator('.insp-part').first().waitFor();
  const before = await page.locator('.ws-views').boundingBox();
  await context.setOffline(true);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByText(t('strip.offline')).waitFor();
  await isInOrder(page);
  // How much waits stands beside the views, which stay where they are, and what needs the network waits with it.
  const saved = await page.locator('.ws-save').boundingBox();
  const views = await page.locator('.ws-views').boundingBox();
  expect((saved?.x ?? 0) + (saved?.width ?? 0)).toBeLessThanOrEqual(views?.x ?? 0);
  expect(views).toEqual(before);
  await page.getByRole('button', { name: t('strip.waiting', { count: 1 }) }).click();
  await page.locator('.st-offline li').waitFor();
  expect(await page.locator('.ws-render').isDisabled()).toBe(true);
  // Meanwhile another window takes the piece away.
  const removed = await context.request.post(`/api/designs/${id}/commands`, {
    data: { base: seq, version: design.version, commands: [{ id: 'elsewhere_1', command: removal }] },
    headers: { origin: inject('baseUrl') },
  });
  expect(removed.ok(), await removed.text()).toBe(true);
  await context.setOffline(false);
  await page.getByRole('alert', { name: t('conflicts.title') }).waitFor();
  await isInOrder(page);
  await page.getByRole('button', { name: t('conflicts.seen') }).click();
  await expect.poll(() => page.getByRole('alert', { name: t('conflicts.title') }).count()).toBe(0);
  expect((await documentOf(context, page)).items[first]).toBeUndefined();
});

test('J3 back puts the list away and stays in the design, offline too; forward and a reload show it (en)', async () => {
  const { page, context } = await visit({ fresh: true });
  const id = await openNewDesign(context, page, furnishedStudio());
  const t = wordsOf('en').workspace;
  const rail = page.getByRole('navigation', { name: t('rail.label') });
  const list = page.locator('.ls-total');
  const address = () => new URL(page.url()).pathname;
  await rail.getByRole('button', { name: t('rail.list') }).click();
  await list.waitFor();
  await context.setOffline(true);
  await page.goBack();
  await sheetOf(page).waitFor();
  expect(await list.count()).toBe(0);
  expect(address()).toBe(`/workspace/${id}`);
  await context.setOffline(false);
  await page.goForward();
  await list.waitFor();
  await page.reload();
  await list.waitFor();
  // Put away by hand it is no step either: back leads where one came from.
  await rail.getByRole('button', { name: t('rail.list') }).click();
  await sheetOf(page).waitFor();
  await page.goBack();
  await expect.poll(address).not.toBe(`/workspace/${id}`);
});

async function isSelected(page: Parameters<typeof axe>[0], id: string): Promise<boolean> {
  return (await page.locator(`.pv-sheet [data-selected="${id}"]`).count()) > 0;
}

async function head(context: Parameters<typeof newDesign>[0], id: string): Promise<{ seq: number; document: Design }> {
  const answer = await context.request.get(`/api/designs/${id}`);
  return ((await answer.json()) as { data: { seq: number; document: Design } }).data;
}

test('J3 with the plan over one can look and nothing else (vi, dark)', async () => {
  const { page, context } = await visit({ language: 'vi', theme: 'dark', fresh: true });
  const person = await insertPastUser({ roles: ['ROLE_USER'] });
  await signIn(context, person);
  const id = await newDesign(context, furnishedStudio());
  await inDatabase((db) =>
    db
      .updateTable('users')
      .set({ trial_ends_at: new Date(0) })
      .where('email', '=', person.email)
      .execute(),
  );
  await open(page, `/workspace/${id}`);
  await page.locator('.st-strip').waitFor();
  await isInOrder(page);
  const before = await documentOf(context, page);
  expect(await page.locator('.ws-rail-room').isDisabled()).toBe(true);
  await page.locator('.pv').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Delete');
  expect(await documentOf(context, page)).toEqual(before);
});
