import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const farthest = 80;

/**
 * Presses Tab until the target has the focus. On the way every stop must be visible, and none may lie outside an open
 * dialog.
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < farthest; steps++) {
    await page.keyboard.press(key);
    await expectGoodFocus(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${farthest} times ${key} did not lead to ${target}`);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Typed letter by letter into whatever has the focus. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  if (!(await hasFocus(target))) await tabTo(page, target);
  await page.keyboard.type(text);
}

export async function expectGoodFocus(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const here = document.activeElement;
    const modal = document.querySelector('dialog:modal');
    // Between the last and the first stop the focus is with the browser itself.
    if (here === null || here === document.body || here === modal) return null;
    const name = here.outerHTML.slice(0, 160);
    if (modal !== null && !modal.contains(here)) return `focus outside the open dialog: ${name}`;
    const { width, height } = here.getBoundingClientRect();
    if (width === 0 || height === 0) return `focus on something without a size: ${name}`;
    const ringed = [here, here.parentElement].some((element) => {
      const style = element && getComputedStyle(element);
      return style !== null && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    });
    return ringed ? null : `focus that cannot be seen: ${name}`;
  });
  expect(fault).toBeNull();
}
