import { expect, test } from 'vitest';
import { visitors } from '../support/browser.ts';
import { hasFocus, tabTo } from '../support/keys.ts';
import { wordsOf } from '../support/words.ts';
import { sheetOf } from './plan-places.ts';
import { comeToDesign, undoneAndRedone } from './sheet.ts';

const visit = visitors();

test('J3 by keyboard alone, in English: a bedroom typed and furnished, undone, redone, reloaded', async () => {
  const words = wordsOf('en');
  const t = words.workspace;
  const { page, context } = await visit({ fresh: true });
  await comeToDesign(context, page);
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await tabTo(page, page.getByRole('button', { name: words.start('draw.title') }));
  await keys('Enter');
  await sheetOf(page).waitFor();

  await tabTo(page, page.getByRole('button', { name: t('emptySheet.room') }));
  await keys('Enter');
  await page.keyboard.type('4200 x 3600');
  await keys('Enter');
  // The first arrow shows the keyboard's own pointer, in the middle; then it goes by 100 mm, with Shift by a metre.
  await keys('d', 'ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowLeft', 'Enter');
  const up = Array.from({ length: 8 }, () => 'ArrowUp');
  await keys('o', 'Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowRight', 'Shift+ArrowUp', ...up, 'Enter');

  const search = page.getByRole('searchbox', { name: t('catalogue.search') });
  const way = ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight'];
  for (const [number, word] of ['bed', 'wardrobe', 'desk', 'chair', 'stool', 'shelf'].entries()) {
    await keys('Escape', 'i');
    await expect.poll(() => hasFocus(search)).toBe(true);
    const found = page.waitForResponse((answer) => answer.url().includes(`w=${word}`));
    await page.keyboard.type(word);
    await found;
    await page.locator('.cat-found[aria-busy=false]').waitFor();
    await tabTo(page, page.locator('.cat-card').first());
    await keys('Enter');
    await expect.poll(() => page.locator('.pv-tool-item').count()).toBe(1);
    await keys(`Shift+${way[number]}`, 'Enter');
    await expect.poll(() => page.locator('.pv-tool-item').count()).toBe(0);
  }

  // Escape lets everything go, Tab walks the things; Enter goes to the fields of the one that is selected.
  await keys('Escape');
  const room = page.getByRole('complementary', { name: t('selection.kind.rooms') });
  for (let steps = 0; steps < 30 && (await room.count()) === 0; steps++) await keys('Tab');
  await keys('Enter');
  expect(await hasFocus(room.getByRole('textbox').first())).toBe(true);
  await tabTo(page, room.locator('.insp-swatches').first().locator('[aria-pressed=false]').first());
  await keys('Enter', 'Escape');

  await undoneAndRedone(context, page, words, {
    undo: () => keys('Control+z'),
    redo: () => keys('Control+Shift+z'),
  });
});
