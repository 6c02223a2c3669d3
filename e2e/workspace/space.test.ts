import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Vec3 } from '#lib/vec.ts';
import { insertPastUser } from '../support/back-office.ts';
import { visitors } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';
import { expectDrawn, expectStill, live, open, patient, stage, stageStats, waitUntilIdle } from '../viewer/stage.ts';
import { seenAt, wallsOf } from './in-space.ts';
import { bedroom, countsOf, documentOf, innerSize, newDesign, nothing } from './sheet.ts';

const visit = visitors();
const { workspace: t } = wordsOf('en');

async function clickAt(page: Page, place: Vec3): Promise<void> {
  const { x, y } = await seenAt(page, place);
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

async function pressAll(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (let left = 40; left > 0 && (await button.isEnabled()); left--) await button.click();
}

test('J3 in 3D alone by mouse: a bedroom typed, furnished and finished, undone, redone, reloaded; a lost context', async () => {
  const { page, context } = await visit({ webgl: true, pictures: false });
  await signIn(context, await insertPastUser({ roles: ['ROLE_USER', 'ROLE_DESIGNER'] }));
  const address = `/workspace/${await newDesign(context)}?quality=test`;
  const counts = async () => countsOf(await documentOf(context, page));
  const toSpace = async () => {
    await open(page, address);
    await page.getByRole('button', { name: t('views.space'), exact: true }).click();
    await live(page);
  };
  const tool = (name: 'room' | 'door' | 'window' | 'pieces') =>
    page
      .getByRole('navigation', { name: t('rail.label') })
      .getByRole('button', { name: t(`rail.${name}`) })
      .click();

  await toSpace();
  await tool('room');
  await page.keyboard.type('4200 x 3600');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await counts()).walls, patient).toBe(4);
  const { left, right, low, high, half } = wallsOf(await documentOf(context, page));
  await expect.poll(async () => (await stageStats(page)).triangles, patient).toBeGreaterThan(0);
  await waitUntilIdle(page);

  // Into the walls behind: those before the eye have stepped aside.
  await tool('door');
  await clickAt(page, [(left + right) / 2, high - half, 1000]);
  await tool('window');
  await clickAt(page, [left + half, (low + high) / 2, 1300]);
  await expect.poll(counts, patient).toMatchObject({ doors: 1, windows: 1 });

  await tool('pieces');
  for (let i = 0; i < 6; i++) {
    await page.locator('.cat-found .cat-card').nth(2).click();
    await page.locator('.sv-tool-item').waitFor();
    await clickAt(page, [left + 800 + (i % 3) * 1300, low + 900 + Math.floor(i / 3) * 1500, 0]);
    await expect.poll(async () => (await counts()).pieces, patient).toBe(i + 1);
  }
  await clickAt(page, [left + 300, low + 300, 0]);
  await page.locator('.insp-swatches').first().locator('[aria-pressed=false]').first().click();
  await expect.poll(counts, patient).toEqual(bedroom);
  await waitUntilIdle(page);
  await expectDrawn(page);
  await expectStill(page);

  const built = await documentOf(context, page);
  expect(innerSize(built).toSorted((a, b) => b - a)).toEqual([4200, 3600]);
  await pressAll(page, t('bar.undo'));
  await expect.poll(counts, patient).toEqual(nothing);
  await pressAll(page, t('bar.redo'));
  await expect.poll(() => documentOf(context, page), patient).toEqual(built);
  await page.locator('.ws-save-saved').waitFor();
  await toSpace();
  await expectDrawn(page);
  expect(await documentOf(context, page)).toEqual(built);

  // A graphics card that lets go and comes back: the same view, drawn again without a touch.
  const before = await stageStats(page);
  const card = await stage(page)
    .locator('canvas')
    .evaluateHandle((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'));
  await card.evaluate((lost) => lost?.loseContext());
  await page.getByText(t('scene.state.lost')).waitFor();
  await card.evaluate((lost) => lost?.restoreContext());
  await live(page);
  await expectDrawn(page);
  expect((await stageStats(page)).eye).toBe(before.eye);
});
