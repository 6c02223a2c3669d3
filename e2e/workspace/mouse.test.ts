import { expect, test } from 'vitest';
import { visitors } from '../support/browser.ts';
import { untranslatedKey, wordsOf } from '../support/words.ts';
import { inRoom, sheetOf } from './plan-places.ts';
import { comeToDesign, undoneAndRedone } from './sheet.ts';

const visit = visitors();

test('J3 by mouse, in Vietnamese: a bedroom typed and furnished, undone, redone, reloaded', async () => {
  const words = wordsOf('vi');
  const t = words.workspace;
  const { page, context } = await visit({ language: 'vi', fresh: true });
  await comeToDesign(context, page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const tool = (name: 'door' | 'window' | 'pieces') =>
    page
      .getByRole('navigation', { name: t('rail.label') })
      .getByRole('button', { name: t(`rail.${name}`) })
      .click();
  const clickAt = async (x: number, y: number) => {
    const at = await inRoom(page, x, y);
    await page.mouse.move(at.x, at.y);
    await page.mouse.click(at.x, at.y);
  };

  await press(words.start('draw.title'));
  await sheetOf(page).waitFor();
  await page.getByRole('button', { name: t('emptySheet.room') }).click();
  await page.keyboard.type('4200 x 3600');
  await page.keyboard.press('Enter');
  await tool('door');
  await clickAt(-2150, -600);
  await tool('window');
  await clickAt(0, 1850);

  await tool('pieces');
  const cards = page.locator('.cat-found .cat-card');
  await cards.nth(5).waitFor();
  // One is dragged from the list onto the sheet, the others are taken and set by a click each.
  const card = await cards.first().boundingBox();
  if (!card) throw new Error('the card is seen');
  const to = await inRoom(page, -1200, -1000);
  await page.mouse.move(card.x + 40, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(card.x + 90, card.y + 60, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  for (const [at, x, y] of [
    [1, 0, -1000],
    [2, 1200, -1000],
    [3, -1200, 400],
    [4, 0, 400],
    [5, 1200, 400],
  ] as const) {
    await cards.nth(at + ((await page.locator('.cat-found h3').count()) ? 1 : 0)).click();
    await expect.poll(() => page.locator('.pv-tool-item').count()).toBe(1);
    await clickAt(x, y);
    await expect.poll(() => page.locator('.pv-tool-item').count()).toBe(0);
  }
  await clickAt(-600, 1500);
  const floor = page.locator('.insp-swatches').first();
  await floor.locator('[aria-pressed=false]').first().click();
  expect(await page.locator('body').innerText()).not.toMatch(untranslatedKey);

  await undoneAndRedone(context, page, words, {
    undo: () => press(t('bar.undo')),
    redo: () => press(t('bar.redo')),
  });
});
