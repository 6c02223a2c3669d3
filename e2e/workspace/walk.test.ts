import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { translator } from '#text/messages.server.ts';
import { visitors } from '../support/browser.ts';
import { signInToDemo } from '../support/people.ts';
import { colours, live, open, patient, stageStats, waitUntilIdle, waitUntilSame } from '../viewer/stage.ts';

const visit = visitors();
const t = translator('en', 'sun');
const w = translator('en', 'workspace');

const eye = async (page: Page) => (await stageStats(page)).eye;
const light = async (page: Page) => {
  const { mean } = await colours(page);
  return (mean[0] ?? 0) + (mean[1] ?? 0) + (mean[2] ?? 0);
};

test('J3 one walks by key until a wall, keeps the view, and the hour changes the light', async () => {
  const { page, context } = await visit({ webgl: true, pictures: false });
  await signInToDemo(context, 'designer');
  const answer = await context.request.post('/api/designs', {
    headers: { origin: inject('baseUrl'), 'idempotency-key': `walk-${Math.random()}` },
    data: { name: 'On foot', document: furnishedStudio() },
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  await open(page, `/workspace/${data.id}?quality=test`);
  await page.getByRole('button', { name: w('views.walk'), exact: true }).click();
  await live(page);

  const first = await eye(page);
  await page.keyboard.down('KeyW');
  await expect.poll(() => eye(page), patient).not.toBe(first);
  // At last a wall: the key is still held, and nothing moves any more.
  await waitUntilSame(page, 'eye');
  await page.keyboard.up('KeyW');
  await waitUntilIdle(page);

  await page.getByRole('button', { name: t('cameras.keep') }).click();
  const name = t('cameras.number', { number: Object.keys(furnishedStudio().cameras).length + 1 });
  const kept = page.getByRole('button', { name: t('cameras.go', { name }) });
  await kept.waitFor();
  const stood = await eye(page);
  await page.keyboard.press('KeyS');
  await expect.poll(() => eye(page), patient).not.toBe(stood);
  await kept.click();
  await expect.poll(() => eye(page), patient).toBe(stood);
  await waitUntilIdle(page);

  // From the middle of the room: at the wall there is little to see.
  await page.getByRole('button', { name: t('cameras.go', { name: 'living' }) }).click();
  await expect.poll(() => eye(page), patient).not.toBe(stood);
  await waitUntilIdle(page);
  const day = await light(page);
  const hour = page.getByRole('slider', { name: t('hours.label') });
  await hour.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => hour.getAttribute('aria-valuenow')).toBe('0');
  await expect.poll(() => light(page), patient).toBeLessThan(day * 0.8);
  await waitUntilIdle(page);
  const lit = await light(page);
  await page.getByRole('button', { name: t('lamps.allOff') }).click();
  await expect.poll(() => light(page), patient).toBeLessThan(lit * 0.95);

  await page.keyboard.press('Control+KeyZ');
  await page.keyboard.press('Control+KeyZ');
  await expect.poll(() => hour.getAttribute('aria-valuenow')).toBe(String(furnishedStudio().settings.hour));
  await expect.poll(() => light(page), patient).toBeGreaterThan(day * 0.95);
});
