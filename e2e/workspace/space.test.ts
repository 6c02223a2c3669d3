import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { Design } from '#design/document.ts';
import type { Vec3 } from '#lib/vec.ts';
import { translator } from '#text/messages.server.ts';
import { sightOf } from '#workspace/scene-view/sight.ts';
import { poseOf, type SpaceCamera } from '#workspace/scene-view/space-camera.ts';
import { visitors } from '../support/browser.ts';
import { signInToDemo } from '../support/people.ts';
import { expectDrawn, expectStill, live, open, patient, stage, stageStats, waitUntilIdle } from '../viewer/stage.ts';

const visit = visitors();
const t = translator('en', 'workspace');

async function newHome(context: BrowserContext): Promise<string> {
  await signInToDemo(context, 'designer');
  const answer = await context.request.post('/api/designs', {
    headers: { origin: inject('baseUrl'), 'idempotency-key': `space-${Math.random()}` },
    data: { name: 'In 3D' },
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** What the server has. */
async function saved(context: BrowserContext, id: string): Promise<Design> {
  const answer = await context.request.get(`/api/designs/${id}`);
  return ((await answer.json()) as { data: { document: Design } }).data.document;
}

/** Where a place of the home is in the window. */
async function seenAt(page: Page, place: Vec3): Promise<{ x: number; y: number }> {
  const box = await stage(page).boundingBox();
  const camera = JSON.parse((await stage(page).getAttribute('data-camera')) ?? '') as SpaceCamera;
  const seen = box && sightOf(poseOf(camera), box).toScreen(place);
  if (!seen) throw new Error('it is seen');
  return { x: box.x + seen.x, y: box.y + seen.y };
}

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

test('J3 a home is drawn, furnished and finished in 3D alone by mouse, undone, redone and there after a reload', async () => {
  const { page, context } = await visit({ webgl: true, pictures: false });
  const id = await newHome(context);
  await open(page, `/workspace/${id}?quality=test`);
  await page.getByRole('button', { name: t('views.space'), exact: true }).click();
  await live(page);
  const rail = page.getByRole('navigation', { name: t('rail.label') });

  await rail.getByRole('button', { name: new RegExp(`^${t('rail.room')}`) }).click();
  await stage(page).focus();
  await page.keyboard.type('4200x3600');
  await page.keyboard.press('Enter');
  await expect.poll(async () => Object.keys((await saved(context, id)).walls).length, patient).toBe(4);
  await expect.poll(async () => (await stageStats(page)).triangles, patient).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  const { walls } = await saved(context, id);
  const ends = Object.values(walls).flatMap(({ a, b }) => [a, b]);
  const [left, right] = [Math.min(...ends.map(({ x }) => x)), Math.max(...ends.map(({ x }) => x))];
  const [low, high] = [Math.min(...ends.map(({ y }) => y)), Math.max(...ends.map(({ y }) => y))];
  const half = (Object.values(walls)[0]?.thickness ?? 0) / 2;

  // The walls behind: those before the eye have stepped aside.
  await rail.getByRole('button', { name: new RegExp(`^${t('rail.door')}`) }).click();
  await clickAt(page, [(left + right) / 2, high - half, 1000]);
  await rail.getByRole('button', { name: new RegExp(`^${t('rail.window')}`) }).click();
  await clickAt(page, [left + half, (low + high) / 2, 1300]);
  await expect
    .poll(async () => Object.values((await saved(context, id)).openings).map(({ kind }) => kind), patient)
    .toEqual(expect.arrayContaining(['door', 'window']));
  await page.keyboard.press('Escape');

  await rail.getByRole('button', { name: new RegExp(`^${t('rail.pieces')}`) }).click();
  for (let i = 0; i < 6; i++) {
    const cards = page.locator('.cat-card');
    await cards.nth(i).click();
    await clickAt(page, [left + 800 + (i % 3) * 1300, low + 900 + Math.floor(i / 3) * 1600, 0]);
    await expect.poll(async () => Object.keys((await saved(context, id)).items).length, patient).toBe(i + 1);
  }
  await waitUntilIdle(page);
  await expectDrawn(page);
  await expectStill(page);

  const swatch = page.locator('.insp-swatches button[aria-pressed=false]').first();
  await swatch.click();
  await expect
    .poll(async () =>
      Object.values((await saved(context, id)).items).some(({ finishes }) => Object.keys(finishes).length > 0),
    )
    .toBe(true);

  const whole = await saved(context, id);
  await pressAll(page, t('bar.undo'));
  await expect.poll(async () => Object.keys((await saved(context, id)).walls).length, patient).toBe(0);
  await pressAll(page, t('bar.redo'));
  await expect.poll(() => saved(context, id), patient).toEqual(whole);

  await open(page, `/workspace/${id}?quality=test`);
  await page.getByRole('button', { name: t('views.space'), exact: true }).click();
  await live(page);
  await expectDrawn(page);
  expect(await saved(context, id)).toEqual(whole);
  const before = await stageStats(page);

  // A graphics card that lets go and comes back: the same view, drawn again without a touch.
  const lost = await stage(page)
    .locator('canvas')
    .evaluateHandle((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'));
  await lost.evaluate((extension) => extension?.loseContext());
  await page.getByText(t('scene.state.lost')).waitFor();
  await lost.evaluate((extension) => extension?.restoreContext());
  await live(page);
  await expectDrawn(page);
  expect((await stageStats(page)).eye).toBe(before.eye);
});
