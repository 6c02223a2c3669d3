import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { visitors } from '../support/browser.ts';
import { onSheet } from './plan-places.ts';
import { openNewDesign } from './sheet.ts';

const visit = visitors();

/** The selects of the inspector that are narrower than their longest word. */
function cutSelects(page: Page): Promise<string[]> {
  return page.locator('.insp-fields select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      const room = select.getBoundingClientRect().width;
      const whole = select.cloneNode(true) as HTMLSelectElement;
      whole.style.cssText = 'position: absolute; width: max-content; min-width: 0; max-width: none';
      select.after(whole);
      const needed = whole.getBoundingClientRect().width;
      whole.remove();
      return needed > room + 0.5 ? [(select as HTMLSelectElement).value] : [];
    }),
  );
}

/** What of the ruler and of the measures lies under the sum or the storey. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = ['.ws-sum button', '.lv-now'].map((each) => document.querySelector(each)?.getBoundingClientRect());
    return [...document.querySelectorAll('.ws-ruler, .ws-figure, .pv-chain *')]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return places.some(
          (place) => !place || (left < place.right && right > place.left && top < place.bottom && bottom > place.top),
        );
      })
      .map((each) => each.textContent || each.tagName);
  });
}

test.each([
  ['vi', 1440],
  ['en', 1440],
  ['zh', 1440],
  ['vi', 390],
  ['en', 390],
  ['zh', 390],
] as const)(
  'J3 in %s at %i no word of a door’s or a window’s fields is cut, nothing of the ruler and of the measures under the sum or the storey',
  async (language, width) => {
    const { page, context } = await visit({ language, width, fresh: true });
    await openNewDesign(context, page, furnishedStudio());
    await page.locator('.ws-sum button').waitFor();
    // The plan makes room for it.
    await page.locator('.st-hint').waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    for (const [x, y] of [
      [7200, 3800],
      [900, 0],
    ] as const) {
      // The sheet slides back once the panel is gone: who misses the opening presses again.
      const press = async () => {
        const at = await onSheet(page, x, y);
        await (width === 390 ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
        return page.locator('.insp-fields select').count();
      };
      await expect.poll(press, { interval: 1000 }).toBeGreaterThan(1);
      expect(await cutSelects(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.insp-fields').count()).toBe(0);
    }
  },
);
