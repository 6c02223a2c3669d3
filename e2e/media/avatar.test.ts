import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors, type Visit } from '../support/browser.ts';
import { dialogOn, header, toast } from '../support/dialogs.ts';
import { signIn, type Person } from '../support/people.ts';
import { colourOf, halves } from '../support/pictures.ts';
import { languages, wordsOf, type Words } from '../support/words.ts';

const visit = visitors();
const en = wordsOf('en');

async function atHome(wishes: Visit = {}, words: Words = en): Promise<{ page: Page; person: Person }> {
  const { page, context } = await visit({ pictures: true, ...wishes });
  const person = await insertPastUser();
  await signIn(context, person);
  await open(page, '/user/user');
  await page.getByRole('button', { name: words.media('avatar.change') }).click();
  await dialogOn(page).titled(words.media('avatar.title'));
  return { page, person };
}

const stage = (page: Page) => dialogOn(page).box.getByRole('application');
const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  dialogOn(page).box.locator('input[type=file]').setInputFiles(file);
/** What will come out, in pixels, as the dialog says it. */
const sides = async (page: Page) =>
  (await dialogOn(page).box.locator('output').first().innerText()).match(/\d+/g)!.map(Number);
const shown = (page: Page) => page.locator('main img.avatar').getAttribute('src');

async function pictureAt(address: string): Promise<Buffer> {
  const answer = await fetch(`${inject('baseUrl')}${address}`);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  return Buffer.from(await answer.arrayBuffer());
}

describe('G4 the avatar', () => {
  test.each(languages)('is chosen, refused with the reason, cut and kept, in %s', async (language) => {
    const words = wordsOf(language);
    const { page } = await atHome({ language }, words);
    const { box, button } = dialogOn(page);
    await box.getByText(words.media('upload.limits', { limit: 8 })).waitFor();
    await box.getByText(words.media('upload.everyone')).waitFor();
    for (const [file, reason] of [
      [{ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }, words.errors('picture_format')],
      [{ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('x') }, words.errors('picture_heic')],
      // One language will do: nine megabytes take their time on the way into the browser.
      ...(language === 'vi'
        ? [
            [
              { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(9_000_000) },
              words.errors('upload_too_large', { limit: 8 }),
            ] as const,
          ]
        : []),
      [
        { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
        words.errors('picture_broken'),
      ],
    ] as const) {
      await choose(page, file);
      await box.getByText(reason).waitFor();
    }
    await choose(page, await halves());
    await stage(page).waitFor();
    await expect.poll(() => sides(page)).toEqual([800, 800]);
    await button(words.media('avatar.use')).click();
    await toast(page, words.media('avatar.saved')).waitFor();
    await dialogOn(page).gone();
    const address = (await shown(page))!;
    expect(address).toMatch(/^\/media\/[0-9a-f]{64}\/160\.webp$/);
    expect(await colourOf(await pictureAt(address))).toMatchObject({
      width: 160,
      height: 160,
      red: expect.closeTo(0.5, 1),
      blue: expect.closeTo(0.5, 1),
    });
    expect(await header(page).locator('img.avatar').first().getAttribute('src')).toBe(address);

    await page.getByRole('button', { name: words.media('avatar.change') }).click();
    await button(words.media('avatar.remove')).click();
    await toast(page, words.media('avatar.removed')).waitFor();
    await expect.poll(() => page.locator('main img.avatar').count()).toBe(0);
  });

  test('by keys alone: moved to its edge, closer, turned, straightened', async () => {
    const { page } = await atHome();
    await choose(page, await halves());
    await stage(page).focus();
    for (let i = 0; i < 12; i++) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+Equal');
    await expect.poll(async () => (await sides(page))[0]).toBeLessThan(560);
    for (let i = 0; i < 12; i++) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('r');
    const [before] = await sides(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => (await sides(page))[0], { message: 'the corner at the top left goes inwards' })
      .toBeLessThan(before!);
    await dialogOn(page)
      .box.getByRole('slider', { name: en.media('cropper.straighten') })
      .focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await dialogOn(page).button(en.media('avatar.use')).focus();
    await page.keyboard.press('Enter');
    await toast(page, en.media('avatar.saved')).waitFor();
    expect((await colourOf(await pictureAt((await shown(page))!))).blue).toBeGreaterThan(0.97);
  });

  test('by mouse and wheel: dragged, zoomed, a corner drawn in', async () => {
    const { page } = await atHome();
    await choose(page, await halves());
    const { x, y, width, height } = (await stage(page).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await sides(page))[0]).toBeLessThan(500);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 400, y + height / 2, { steps: 6 });
    await page.mouse.up();
    const [before] = await sides(page);
    const corner = (await dialogOn(page)
      .box.getByRole('button', { name: en.media('cropper.corner.se') })
      .boundingBox())!;
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await page.mouse.down();
    await page.mouse.move(corner.x - 60, corner.y - 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await sides(page))[0]).toBeLessThan(before!);
    await dialogOn(page).button(en.media('avatar.use')).click();
    await toast(page, en.media('avatar.saved')).waitFor();
    expect((await colourOf(await pictureAt((await shown(page))!))).red).toBeGreaterThan(0.97);
  });

  test('by two fingers on a phone', async () => {
    const { page } = await atHome({ width: 390 });
    await choose(page, await halves());
    const { x, y, width, height } = (await stage(page).boundingBox())!;
    const cx = x + width / 2;
    const cy = y + height / 2;
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: cx - apart, y: cy, id: 1 },
                { x: cx + apart, y: cy, id: 2 },
              ],
      });
    await touch('touchStart', 30);
    for (const apart of [40, 50, 60]) await touch('touchMove', apart);
    await touch('touchEnd', 60);
    await expect.poll(async () => Math.round((await sides(page))[0]! / 20) * 20).toBe(400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('a failure is said where it happened; the picture stays and is tried again, once', async () => {
    const { page } = await atHome({ fresh: true });
    await choose(page, await halves());
    await page.route('**/api/media?*', (route) => route.abort());
    await dialogOn(page).button(en.media('avatar.use')).click();
    const again = dialogOn(page).button(en.media('upload.again'));
    await again.waitFor();
    await stage(page).waitFor();
    const keys: string[] = [];
    await page.unroute('**/api/media?*');
    page.on('request', (request) => {
      if (request.url().includes('/api/media?')) keys.push(request.headers()['idempotency-key'] ?? '');
    });
    await again.click();
    await toast(page, en.media('avatar.saved')).waitFor();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^avatar-[0-9a-f]{32}$/);
  });
});
