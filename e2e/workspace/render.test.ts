import { expect, test } from 'vitest';
import { room } from '#layout/testing/room-and-shop.ts';
import { visitors } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';
import { openNewDesign, withCamera } from './sheet.ts';

const visit = visitors();

test('K1 in Vietnamese: a preview is ordered, stands in the queue, is stopped', async () => {
  const { render: t, workspace } = wordsOf('vi');
  const { page, context } = await visit({ fresh: true, language: 'vi' });
  await openNewDesign(context, page, withCamera(room(), 'Từ cửa'));
  await page.getByRole('button', { name: workspace('rail.render') }).click();
  await page.getByRole('radio', { name: t('kinds.preview') }).click();
  await page.getByRole('button', { name: t('order.preview') }).click();
  const queue = page.getByRole('complementary', { name: t('queue') });
  await queue.getByText('Từ cửa').waitFor();
  await queue.getByRole('button', { name: t('stop') }).click();
  await queue.getByText(t('queueEmpty')).waitFor({ timeout: 30_000 });
  await expect.poll(() => queue.getByText('Từ cửa').count()).toBe(0);
});
