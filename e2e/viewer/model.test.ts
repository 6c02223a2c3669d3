import { describe, expect, test } from 'vitest';
import { findModel } from '#models/library.ts';
import { triangleCount } from '#models/geometry/model.ts';
import { translator } from '#text/messages.server.ts';
import { axe, visitors } from '../support/browser.ts';
import { hasFocus } from '../support/keys.ts';
import { languages } from '../support/words.ts';
import {
  colours,
  expectDrawn,
  expectStill,
  live,
  stageStats,
  open,
  patient,
  waitUntilIdle,
  stage,
  threeOf,
} from './stage.ts';

const visit = visitors();
const id = 'sofa-002s';
const path = `/models/detail?id=${id}&quality=test`;
const { family, choice } = findModel(id)!;

test('a model is drawn when asked for; keys turn it, bring it nearer and leave; it takes another finish, says its measures', async () => {
  const { page } = await visit({ webgl: true, pictures: false });
  const three = threeOf(page);
  await open(page, path);
  await page.waitForLoadState('load');
  expect(await three(), 'not a byte of three before').toEqual([]);
  await page.getByRole('button', { name: translator('en', 'models')('detail.turn') }).press('Enter');
  await live(page);
  expect((await three()).length).toBeGreaterThan(0);
  await expectDrawn(page);
  const { triangles, drawn, eye: first } = await stageStats(page);
  expect(triangles).toBe(triangleCount(family.build(choice, 'middle')));
  expect(drawn).toBeGreaterThanOrEqual(triangles);
  await expectStill(page);

  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await stageStats(page)).eye, patient).not.toBe(first);
  const turned = (await stageStats(page)).eye;
  await page.keyboard.press('+');
  await expect.poll(async () => (await stageStats(page)).eye, patient).not.toBe(turned);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await stageStats(page)).eye, patient).toBe(first);
  const box = (await stage(page).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(async () => (await stageStats(page)).picked).toBe(id);
  await page.keyboard.press('Escape');
  await expect.poll(() => stage(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.view)).toBe('turn');

  // What it took was given back: it opens again, with the focus on it.
  await page.keyboard.press('Enter');
  await live(page);
  await expect.poll(() => hasFocus(stage(page))).toBe(true);

  // Another finish is put on what stands there.
  const before = await colours(page);
  await stage(page).evaluate((element) => {
    element.dataset.same = 'yes';
  });
  await page.locator('main ul a[aria-label]:not([aria-current])').nth(3).click();
  await page.waitForURL(/finish=/);
  await expect
    .poll(async () => (await colours(page)).mean.some((value, i) => Math.abs(value - before.mean[i]!) > 1), patient)
    .toBe(true);
  expect(await stage(page).evaluate((element) => element.dataset.same)).toBe('yes');
  // Another model on the same stage, and the focus stays where it was.
  await page.locator('.chip:not([aria-current])').nth(4).click();
  await page.waitForURL((url) => url.searchParams.get('id') !== id);
  await live(page);
  expect(await hasFocus(stage(page))).toBe(false);
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.get('id') === id);

  await page.getByRole('button', { name: translator('en', 'viewer')('tools.measures') }).click();
  const figures = stage(page).locator('svg text:nth-of-type(2)');
  await expect
    .poll(() => figures.allTextContents(), patient)
    .toEqual([choice.width, choice.depth, choice.height].map((value) => `${value} mm`));
});

test("by finger: sideways turns it, two come nearer, up and down is the page's", async () => {
  const { page, context } = await visit({ webgl: true, pictures: false, width: 390 });
  await open(page, path);
  await page.getByRole('button', { name: translator('en', 'models')('detail.turn') }).tap();
  await live(page);
  expect(await stage(page).evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y');
  const box = (await stage(page).boundingBox())!;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const hand = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([px, py], at) => ({ x: px, y: py, id: at })),
    });
  const first = (await stageStats(page)).eye;
  await touch('touchStart', [x, y]);
  for (const by of [20, 40, 60]) await touch('touchMove', [x + by, y]);
  await touch('touchEnd');
  await expect.poll(async () => (await stageStats(page)).eye, patient).not.toBe(first);
  await waitUntilIdle(page);
  const distance = (eye: string) => Math.hypot(...eye.split(' ').map(Number));
  const far = distance((await stageStats(page)).eye);
  await touch('touchStart', [x - 20, y], [x + 20, y]);
  for (const by of [30, 45, 60]) await touch('touchMove', [x - by, y], [x + by, y]);
  await touch('touchEnd');
  await expect.poll(async () => distance((await stageStats(page)).eye), patient).toBeLessThan(far * 0.9);
});

test('a graphics card that lets go is said, and 3D comes back when asked', async () => {
  const { page } = await visit({ webgl: true, pictures: false, fresh: true });
  const t = translator('en', 'viewer');
  await open(page, path);
  await page.getByRole('button', { name: translator('en', 'models')('detail.turn') }).click();
  await live(page);
  await stage(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext(),
    );
  await page.getByText(t('state.lost')).waitFor();
  await page.getByRole('button', { name: t('again') }).click();
  await live(page);
  await expectDrawn(page);
});

describe.each(languages)('where WebGL is missing, in %s', (language) => {
  test('it is said and the picture stays', async () => {
    const { page } = await visit({ language, fresh: true });
    const three = threeOf(page);
    await page.addInitScript(() => {
      const known = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(known, this, [kind, ...rest]);
      } as typeof known;
    });
    await open(page, path);
    const button = page.getByRole('button', { name: translator(language, 'models')('detail.turn') });
    await button.click();
    await page.getByText(translator(language, 'viewer')('state.missing')).waitFor();
    expect(await page.locator('main img').first().isVisible()).toBe(true);
    expect(await axe(page)).toEqual([]);
    expect(await three()).toEqual([]);
  });
});
