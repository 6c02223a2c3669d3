import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { open, visitors } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';
import { openNewDesign, sheetOf } from './sheet.ts';

const visit = visitors();

test.each([
  ['zh', 390],
  ['vi', 1440],
] as const)(
  'J3 in %s at %i the button back leads out of a dialog, a panel, a record and 3D, and only then out of the design',
  async (language, width) => {
    const words = wordsOf(language);
    const t = words.workspace;
    const { page, context } = await visit({ language, width, fresh: true });
    await open(page, '/help');
    const id = await openNewDesign(context, page, furnishedStudio());
    const address = new URL(page.url()).pathname;
    expect(address).toContain(id);
    const here = () => new URL(page.url()).pathname;

    await page
      .getByRole('navigation', { name: t('views.label') })
      .getByRole('button', { name: t('views.space'), exact: true })
      .click();
    await page.locator('.sv-frame').waitFor();
    await page.locator('.ws-rail-pieces').click();
    await page.locator('.ws-panel').waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('dialog:modal').waitFor();

    await page.goBack();
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    expect(await page.locator('.ws-panel').count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.locator('.ws-panel').count()).toBe(0);
    expect(await page.locator('.sv-frame').count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.locator('.sv-frame').count()).toBe(0);
    await sheetOf(page).waitFor();
    expect(here()).toBe(address);

    await page.locator('.pv').focus();
    await page.keyboard.press('Control+k');
    await page.locator('dialog:modal').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    await page.goBack();
    await expect.poll(here, { message: 'what was closed by itself leaves no step behind' }).not.toBe(address);
  },
);
