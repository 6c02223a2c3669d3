import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitors } from '../support/browser.ts';
import { untranslatedKey, wordsOf } from '../support/words.ts';
import { inRoom, sheetOf } from './plan-places.ts';
import { comeToDesign, openNewDesign, undoneAndRedone } from './sheet.ts';

const visit = visitors();

test('J3 by touch alone at 390, in Chinese: a bedroom typed and furnished, undone, redone, reloaded', async () => {
  const words = wordsOf('zh');
  const t = words.workspace;
  const { page, context } = await visit({ language: 'zh', width: 390, fresh: true });
  await comeToDesign(context, page);
  const tap = (name: string, within: Locator = page.locator('body')) =>
    within.getByRole('button', { name, exact: true }).first().tap();
  const tapAt = async (x: number, y: number) => {
    const at = await inRoom(page, x, y);
    await page.touchscreen.tap(at.x, at.y);
  };
  const rail = page.getByRole('navigation', { name: t('rail.label') });

  await tap(words.start('draw.title'));
  await sheetOf(page).waitFor();
  await page.getByRole('button', { name: t('emptySheet.room') }).tap();
  const keypad = page.getByRole('region', { name: t('keypad.label') });
  for (const key of ['4', '2', '0', '0', t('keypad.by'), '3', '6', '0', '0', t('keypad.set'), t('keypad.stop')])
    await tap(key, keypad);
  await tap(t('rail.door'), rail);
  await tapAt(-2150, -600);
  await tap(t('rail.window'), rail);
  await tapAt(0, 1850);
  await tap(t('rail.select'), rail);

  for (const [at, x, y] of [
    [0, -1200, -1000],
    [1, 0, -1000],
    [2, 1200, -1000],
    [3, -1200, 400],
    [4, 0, 400],
    [5, 1200, 400],
  ] as const) {
    await tap(t('rail.pieces'), rail);
    await page.locator('.cat-found .cat-card').nth(at).tap();
    await expect.poll(() => page.locator('.pv-tool-item').count()).toBe(1);
    await tapAt(x, y);
    await expect.poll(() => page.locator('.pv-tool-item').count()).toBe(0);
    await expect.poll(() => page.locator('.cat-found').count(), { message: 'the sheet is free again' }).toBe(0);
  }
  await tap(t('panel.close'), page.locator('.ws-insp'));
  await expect.poll(() => page.locator('.ws-insp h2').count()).toBe(0);
  await tapAt(600, 1200);
  await page.locator('.insp-swatches').first().locator('[aria-pressed=false]').first().tap();
  expect(await page.locator('body').innerText()).not.toMatch(untranslatedKey);

  await undoneAndRedone(context, page, words, {
    undo: () => tap(t('bar.undo')),
    redo: () => tap(t('bar.redo')),
  });
});

test('J1 a finger on the sheet presses nothing of what comes up under it', async () => {
  const words = wordsOf('zh');
  const t = words.workspace;
  const { page, context } = await visit({ language: 'zh', width: 390, fresh: true });
  await openNewDesign(context, page);
  await page.getByRole('button', { name: t('emptySheet.room') }).tap();
  const keypad = page.getByRole('region', { name: t('keypad.label') });
  for (const key of ['4', '2', '0', '0', t('keypad.by'), '3', '6', '0', '0', t('keypad.set'), t('keypad.stop')])
    await keypad.getByRole('button', { name: key, exact: true }).tap();
  await page
    .getByRole('navigation', { name: t('rail.label') })
    .getByRole('button', { name: t('rail.door'), exact: true })
    .tap();
  const pressed = await pressedOn(page);
  // The wall at the bottom: the panel of the new door comes up over it.
  const wall = await inRoom(page, 0, -1850);
  await page.touchscreen.tap(wall.x, wall.y);
  await page
    .locator('.ws-insp')
    .getByRole('button', { name: t('panel.close') })
    .tap();
  await expect.poll(pressed).toContain(t('panel.close'));
  expect(await pressed()).toEqual([t('panel.close')]);
});

test('J3 from the keys to the settings of the tool, and back to the keys', async () => {
  const t = wordsOf('vi').workspace;
  const { page, context } = await visit({ language: 'vi', width: 390, fresh: true });
  await openNewDesign(context, page);
  await page.getByRole('button', { name: t('emptySheet.room') }).tap();
  const keypad = page.getByRole('region', { name: t('keypad.label') });
  const settings = keypad.getByRole('button', { name: t('keypad.settings') });
  const key = keypad.getByRole('button', { name: '4', exact: true });
  const thickness = page.locator('.ws-insp').getByText('200', { exact: true });
  await key.waitFor();
  await settings.tap();
  await thickness.tap();
  expect(await key.isVisible()).toBe(false);
  await settings.tap();
  await key.tap();
  await expect.poll(() => keypad.getByRole('status').textContent()).toContain('4');
  expect(await thickness.isVisible()).toBe(false);
});

/** The names of what a mouse was pressed on from now on, by the browser's own account of the fingers. */
async function pressedOn(page: Page): Promise<() => Promise<string[]>> {
  const list = await page.evaluateHandle(() => {
    const names: string[] = [];
    const note = ({ target }: Event) => {
      const on = target instanceof Element ? (target.closest('button, select, label, a, [role]') ?? target) : null;
      names.push(on?.getAttribute('aria-label') ?? on?.className.toString() ?? '');
    };
    window.addEventListener('mousedown', note, true);
    return names;
  });
  return () => list.evaluate((names) => [...names]);
}
