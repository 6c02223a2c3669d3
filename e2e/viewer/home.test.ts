import { expect, test } from 'vitest';
import { sampleHome } from '#features/catalogue/models/sample-home.server.ts';
import { findModel } from '#models/library.ts';
import { modelName } from '#models/search/model-name.ts';
import { homeFrame } from '#viewer/stage/stage-frames.ts';
import { createSceneSession } from '#viewer/live/scene-session.ts';
import { projectToScreen, toStage } from '#viewer/camera-pose.ts';
import { createCameraController } from '#viewer/stage/camera-controller.ts';
import { translator } from '#text/messages.server.ts';
import { axe, visitors } from '../support/browser.ts';
import { expectDrawn, expectStill, live, stageStats, open, patient, waitUntilIdle, stage } from './stage.ts';

const visit = visitors();
const path = '/models/detail?home=two-bedroom-flat&quality=test';

test('a home is drawn from above, on foot and as a plan; what one touches says what it is', async () => {
  const { page } = await visit({ webgl: true, pictures: false });
  const t = translator('en', 'viewer');
  const design = sampleHome();
  const home = createSceneSession(design, 'lv_1', 'far').open().facts;
  await open(page, path);
  await page.getByRole('button', { name: t('open') }).click();
  await live(page);
  await expectDrawn(page);
  const above = await stageStats(page);
  expect(above.triangles).toBe(home.triangles);
  expect(above.drawn).toBeGreaterThan(home.triangles * 0.6);
  await expectStill(page);

  // A graphics card that lets go and comes back: the same view, drawn again without a touch.
  const context = await stage(page)
    .locator('canvas')
    .evaluateHandle((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!);
  await context.evaluate((lost) => lost.loseContext());
  await page.getByText(t('state.lost')).waitFor();
  await context.evaluate((lost) => lost.restoreContext());
  await live(page);
  await expectDrawn(page);
  const restored = await stageStats(page);
  expect(restored.eye).toBe(above.eye);
  // The frame that brings it back draws the shadows too.
  expect(restored.drawn).toBeGreaterThanOrEqual(above.drawn);
  expect(restored.frames).toBeGreaterThan(above.frames);
  await expectStill(page);

  await page.getByRole('button', { name: t('mode.plan') }).click();
  await expect.poll(async () => (await stageStats(page)).eye, patient).not.toBe(above.eye);
  await waitUntilIdle(page);
  await expectDrawn(page);
  // Where the sofa is on the plan, worked out anew.
  const box = (await stage(page).boundingBox())!;
  const rig = createCameraController({ ...homeFrame(home), still: true });
  rig.setAspect(box.width / box.height);
  rig.setMode('plan');
  const { at, model } = design.items.it_sofa!;
  const seen = projectToScreen(rig.look(), box.width / box.height, toStage([at.x, at.y, 400]))!;
  await page.mouse.click(box.x + ((seen.x + 1) / 2) * box.width, box.y + ((1 - seen.y) / 2) * box.height);
  await expect.poll(async () => (await stageStats(page)).picked, patient).toBe('it_sofa');
  const { family, choice } = findModel(model)!;
  await page
    .getByRole('status')
    .getByText(modelName(family, choice, 'en'), { exact: true })
    .waitFor();

  await page.getByRole('button', { name: t('mode.walk') }).click();
  await expect.poll(async () => Number((await stageStats(page)).eye.split(' ')[1]), patient).toBeCloseTo(1.55, 2);
  await waitUntilIdle(page);
  await expectDrawn(page);
  const inside = await stageStats(page);
  await stage(page).focus();
  await page.keyboard.down('KeyW');
  await expect.poll(async () => (await stageStats(page)).eye, patient).not.toBe(inside.eye);
  await page.keyboard.up('KeyW');
  await waitUntilIdle(page);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await stageStats(page)).eye, patient).toBe(inside.eye);

  await page.keyboard.press('Escape');
  await expect.poll(async () => (await stageStats(page)).eye, patient).toBe(above.eye);
  await page.keyboard.press('Escape');
  await expect.poll(() => stage(page).count()).toBe(0);
});

test.each([
  ['zh', 'light', 1440],
  ['en', 'dark', 390],
  ['vi', 'dark', 1440],
] as const)(
  'the page in %s: rooms with their areas, pieces with their models; axe finds nothing, %s, %i px',
  async (language, theme, width) => {
    const { page } = await visit({ language, theme, width });
    const t = translator(language, 'models');
    await open(page, '/models/detail?home=two-bedroom-flat');
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor();
    await expect.poll(() => page.locator('dl > div').count()).toBe(6);
    await expect.poll(() => page.locator('main ul li a[href*="/models/detail"]').count()).toBeGreaterThan(15);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);
