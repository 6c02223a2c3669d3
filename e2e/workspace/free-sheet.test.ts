import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, visitors } from '../support/browser.ts';
import { wordsOf, type Words } from '../support/words.ts';
import { openNewDesign } from './sheet.ts';

const visit = visitors();

/** Which of these parts of the page lie over the room that is drawn, or that it runs out of the paper. */
function overRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walls = [...document.querySelectorAll('.pv-wall')].map((wall) => wall.getBoundingClientRect());
    const room = {
      left: Math.min(...walls.map(({ left }) => left)),
      right: Math.max(...walls.map(({ right }) => right)),
      top: Math.min(...walls.map(({ top }) => top)),
      bottom: Math.max(...walls.map(({ bottom }) => bottom)),
    };
    const paper = document.querySelector('.pv')!.getBoundingClientRect();
    const outside =
      room.left < paper.left || room.right > paper.right || room.top < paper.top || room.bottom > paper.bottom;
    const over = ['.ws-panel', '.st-hint', '.st-strip', '.ws-insp', '.ws-views'].filter((each) => {
      const box = document.querySelector(each)?.getBoundingClientRect();
      if (!box || box.width === 0) return false;
      return box.left < room.right && box.right > room.left && box.top < room.bottom && box.bottom > room.top;
    });
    return [...(outside ? ['outside'] : []), ...(walls.length === 0 ? ['no room'] : []), ...over];
  });
}

function placeOfSheet(page: Page): Promise<string | null> {
  return page.locator('.pv-sheet g[transform]').first().getAttribute('transform');
}

/** The sheet makes room for what comes over it as the page is laid out: where it is when ten frames change nothing. */
function atRest(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let last: string | null = null;
        let still = 0;
        const look = () => {
          const now = document.querySelector('.pv-sheet g[transform]')!.getAttribute('transform');
          still = now === last ? still + 1 : 0;
          last = now;
          if (still === 10) resolve(now);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** A room of 14 by 9 m, typed. */
async function typeRoom(page: Page, { workspace }: Words): Promise<void> {
  await page.getByRole('button', { name: workspace('emptySheet.room') }).click();
  await expect.poll(() => page.locator('.pv-tool-room').count()).toBe(1);
  await page.keyboard.type('14000x9000');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.pv-wall').count()).toBeGreaterThan(3);
  // Out of the tool, then out of the room: on a phone the sheet of what is selected takes the place of the hint.
  for (let n = 0; n < 2; n++) await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.ws-insp').count()).toBe(0);
  await page.locator('.st-hint').waitFor();
}

test.each([
  ['vi', 1440],
  ['en', 1100],
  ['zh', 390],
] as const)(
  'J3 in %s at %i a large typed room stands clear of the hint and of the catalogue, and comes back after it',
  async (language, width) => {
    const words = wordsOf(language);
    const { page, context } = await visit({ language, width, fresh: true });
    await openNewDesign(context, page);
    await typeRoom(page, words);
    await expect.poll(() => overRoom(page)).toEqual([]);
    const before = await atRest(page);
    const pieces = page.getByRole('button', { name: words.workspace('rail.pieces'), exact: true });
    await pieces.click();
    await page.locator('.ws-panel').waitFor();
    await expect.poll(() => overRoom(page)).toEqual([]);
    await pieces.click();
    await expect.poll(() => page.locator('.ws-panel').count()).toBe(0);
    await expect.poll(() => placeOfSheet(page)).toBe(before);
  },
);

test.each([
  ['vi', 1440],
  ['zh', 390],
] as const)(
  'J6 in %s at %i the room of a visitor stands clear of what is said about where it is kept',
  async (language, width) => {
    const words = wordsOf(language);
    const { page } = await visit({ language, width, fresh: true });
    await open(page, '/workspace');
    await page.getByRole('button', { name: words.start('type.draw'), exact: true }).click();
    await page.locator('.st-local').waitFor();
    await expect.poll(() => overRoom(page)).toEqual([]);
    await page.locator('.ws-rail-pieces').click();
    await page.locator('.ws-panel').waitFor();
    await expect.poll(() => overRoom(page)).toEqual([]);
    await expect.poll(() => rulerOverPanel(page)).toBe(false);
    await page.locator('.ws-rail-pieces').click();
    await page.locator('.st-local').waitFor();
    await page.locator('.ws-view-space').click();
    await page.locator('.ws-canvas-space').waitFor();
    expect(await page.locator('.st-local').isVisible(), 'over the model only where there is room').toBe(width > 390);
  },
);

/** Whether anything of the sheet's foot is seen in the place of the catalogue. */
function rulerOverPanel(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const foot = document.querySelector('.ws-ruler')!.getBoundingClientRect();
    const panel = document.querySelector('.ws-panel')!.getBoundingClientRect();
    const there = document.elementFromPoint((foot.left + foot.right) / 2, (foot.top + foot.bottom) / 2);
    const inColumn = foot.left < panel.right - 1 && foot.right > panel.left + 1;
    return inColumn && there?.closest('.ws-panel') === null;
  });
}

test('J3 who has moved the paper finds it where it was beside the catalogue', async () => {
  const { page, context } = await visit({ language: 'en', width: 1440, fresh: true });
  await openNewDesign(context, page);
  await typeRoom(page, wordsOf('en'));
  const wall = () => page.locator('.pv-wall').first().boundingBox();
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, -400);
  const before = await wall();
  await page.locator('.ws-rail-pieces').click();
  await page.locator('.ws-panel').waitFor();
  await expect.poll(async () => Math.round((await wall())?.x ?? 0)).toBe(Math.round(before?.x ?? 0));
});

/** Of the wall in hand: how far its end is from the edges of the paper, and whether its field lies on it or off the paper. */
function wallInHand(page: Page): Promise<{ ahead: number; clear: boolean; word: string | null } | null> {
  return page.evaluate(() => {
    const boxOf = (each: string) => document.querySelector(each)?.getBoundingClientRect();
    const [wall, field, end] = ['.pv-draft-wall', '.pv-typed, .pv-measure', '.pv-dot'].map(boxOf);
    const paper = boxOf('.pv');
    if (!wall || !field || !end || !paper) return null;
    const inside =
      field.left >= paper.left && field.right <= paper.right && field.top >= paper.top && field.bottom <= paper.bottom;
    const apart =
      field.left > wall.right || field.right < wall.left || field.top > wall.bottom || field.bottom < wall.top;
    return {
      ahead: Math.min(paper.right - end.right, paper.bottom - end.bottom, end.left - paper.left, end.top - paper.top),
      clear: inside && apart,
      word: document.querySelector('.pv-snap-word')?.textContent ?? null,
    };
  });
}

test('J3 a wall towards the edge takes the sheet along, by hand and typed; its length stands beside it', async () => {
  const { editor } = wordsOf('vi');
  const { page, context } = await visit({ language: 'vi', width: 1440, fresh: true });
  await openNewDesign(context, page);
  await page.keyboard.press('w');
  await page.locator('.pv-tool-wall').waitFor();
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(700, 840, { steps: 20 });
  const drawn = await wallInHand(page);
  expect(drawn).toMatchObject({ clear: true, word: editor('snap.upright') });
  await page.mouse.move(700, 640, { steps: 10 });
  await page.keyboard.type('3000');
  await expect.poll(async () => (await wallInHand(page))?.ahead).toBeGreaterThanOrEqual(118);
  expect((await wallInHand(page))?.clear).toBe(true);
});
