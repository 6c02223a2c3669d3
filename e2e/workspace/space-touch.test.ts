import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import type { Vec3 } from '#lib/vec.ts';
import { insertPastUser } from '../support/back-office.ts';
import { visitors } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';
import { live, open, patient, waitUntilIdle } from '../viewer/stage.ts';
import { seenAt, wallsOf } from './in-space.ts';
import { bedroom, countsOf, documentOf, innerSize, newDesign, nothing } from './sheet.ts';

const visit = visitors();

test('J3 in 3D alone by touch at 390, in Chinese: a bedroom typed, furnished and finished, undone, redone, reloaded', async () => {
  const words = wordsOf('zh');
  const t = words.workspace;
  const { page, context } = await visit({ language: 'zh', width: 390, webgl: true, pictures: false });
  await signIn(context, await insertPastUser({ roles: ['ROLE_USER', 'ROLE_DESIGNER'] }));
  const address = `/workspace/${await newDesign(context)}?quality=test`;
  const counts = async () => countsOf(await documentOf(context, page));
  const tap = (name: string, within: Locator = page.locator('body')) =>
    within.getByRole('button', { name, exact: true }).first().tap();
  const tapAt = async (place: Vec3) => {
    const { x, y } = await seenAt(page, place);
    await page.touchscreen.tap(x, y);
  };
  const rail = page.getByRole('navigation', { name: t('rail.label') });

  await open(page, address);
  await tap(t('views.space'));
  await live(page);
  await tap(t('rail.room'), rail);
  const keypad = page.getByRole('region', { name: t('keypad.label') });
  for (const key of ['4', '2', '0', '0', t('keypad.by'), '3', '6', '0', '0', t('keypad.set'), t('keypad.stop')])
    await tap(key, keypad);
  await expect.poll(async () => (await counts()).walls, patient).toBe(4);
  const { left, right, low, high, half } = wallsOf(await documentOf(context, page));
  await waitUntilIdle(page);

  // Into the walls behind: those before the eye have stepped aside.
  await tap(t('rail.door'), rail);
  await tapAt([(left + right) / 2, high - half, 1000]);
  await expect.poll(counts, patient).toMatchObject({ doors: 1 });
  await tap(t('rail.window'), rail);
  await tapAt([left + half, (low + high) / 2, 1300]);
  await expect.poll(counts, patient).toMatchObject({ doors: 1, windows: 1 });
  await tap(t('rail.select'), rail);

  for (let i = 0; i < 6; i++) {
    await tap(t('rail.pieces'), rail);
    await page.locator('.cat-found .cat-card').nth(2).tap();
    await page.locator('.sv-tool-item').waitFor();
    await tapAt([left + 800 + (i % 3) * 1300, low + 900 + Math.floor(i / 3) * 1500, 0]);
    await expect.poll(async () => (await counts()).pieces, patient).toBe(i + 1);
  }
  await tapAt([left + 300, low + 300, 0]);
  await page.locator('.insp-swatches').first().locator('[aria-pressed=false]').first().tap();
  await expect.poll(counts, patient).toEqual(bedroom);

  const built = await documentOf(context, page);
  expect(innerSize(built).toSorted((a, b) => b - a)).toEqual([4200, 3600]);
  const again = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    for (let steps = 40; steps > 0 && (await button.isEnabled()); steps--) await button.tap();
  };
  await again(t('bar.undo'));
  await expect.poll(counts, patient).toEqual(nothing);
  await again(t('bar.redo'));
  await expect.poll(() => documentOf(context, page), patient).toEqual(built);
  await page.locator('.ws-save-saved').waitFor();
  await open(page, address);
  await page.locator('.ws-save-saved').waitFor();
  expect(await documentOf(context, page)).toEqual(built);
});
