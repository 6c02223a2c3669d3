import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';

/** A file of the dialog, as it comes to the person: its name and bytes. */
export async function exported(page: Page, format: string): Promise<{ name: string; bytes: Uint8Array }> {
  const dialog = page.locator('.xp');
  if ((await dialog.count()) === 0) await page.locator('.ws-export').click();
  await dialog.locator(`input[name="export-format"][value="${format}"]`).check();
  // A home in 3D is made by the page itself, piece by piece: on a busy machine that takes most of a minute.
  const coming = page.waitForEvent('download', { timeout: 180_000 });
  await dialog.locator('.xp-go').click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The document the page itself works on: it makes the design file of it, without asking the server. */
export async function documentIn(page: Page): Promise<Design> {
  const { bytes } = await exported(page, 'json');
  await page.keyboard.press('Escape');
  await page.locator('.xp').waitFor({ state: 'detached' });
  const opened = openDesign(new TextDecoder().decode(bytes));
  if (!opened.ok) throw new Error(opened.reason);
  return opened.design;
}
