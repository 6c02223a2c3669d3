import { expect, test } from 'vitest';
import { room } from '#layout/testing/room-and-shop.ts';
import { visitors } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';
import { openNewDesign } from './sheet.ts';

const visit = visitors();

test('J5 in Vietnamese: a bedroom furnished by the worker, looked at, taken as one step, undone', async () => {
  const { furnish: t, workspace } = wordsOf('vi');
  const { page, context } = await visit({ fresh: true, language: 'vi' });
  await openNewDesign(context, page, room());
  await page.getByRole('button', { name: workspace('rail.furnish') }).click();
  await page.getByRole('button', { name: t('start') }).click();
  const tray = page.getByRole('region', { name: t('tray.label') });
  await tray.getByRole('button', { name: t('tray.way', { number: 3 }) }).waitFor({ timeout: 60_000 });
  const pieces = page.locator('.pv-piece');
  await expect.poll(() => pieces.count()).toBeGreaterThan(3);
  await tray.getByRole('button', { name: t('tray.way', { number: 2 }) }).click();
  await tray.getByRole('button', { name: t('tray.take', { number: 2 }) }).click();
  await expect.poll(() => tray.count()).toBe(0);
  await expect.poll(() => pieces.count()).toBeGreaterThan(3);
  await page.getByRole('button', { name: workspace('bar.undo') }).click();
  await expect.poll(() => pieces.count()).toBe(0);
});
