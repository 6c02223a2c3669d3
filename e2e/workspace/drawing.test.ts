import { expect, test } from 'vitest';
import { dialects, roomIn } from '#exchange/dxf/testing/dxf-dialects.ts';
import { translator } from '#text/messages.server.ts';
import { open, visitors } from '../support/browser.ts';
import { sheetOf } from './plan-places.ts';
import { documentOf, openNewDesign } from './sheet.ts';

const visit = visitors();
const drawing = translator('vi', 'drawing');
const start = translator('vi', 'start');
const workspace = translator('vi', 'workspace');
const [r12] = dialects;
const plan = { name: 'mat-bang.dxf', mimeType: 'image/vnd.dxf', buffer: Buffer.from(r12 ? roomIn(r12) : []) };

test('J11 on a phone a visitor opens a DXF from the start page: its walls are proposed, one is left out, drawn, undone', async () => {
  const { page } = await visit({ language: 'vi', width: 390, fresh: true });
  await open(page, '/workspace');
  await page.getByRole('button', { name: start('drawing.title'), exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: drawing('title') });
  await dialog.locator('input[type=file]').setInputFiles({ ...plan, buffer: Buffer.from('AC1032') });
  await dialog.getByText(drawing('refused.dwg')).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(plan);
  await dialog.getByText(/6.?400 × 4.?400 mm/).waitFor();
  await dialog.getByRole('button', { name: drawing('readWalls'), exact: true }).tap();
  const tray = page.getByRole('region', { name: drawing('walls.label') });
  await tray.getByText(drawing('walls.count', { walls: 5 })).waitFor();
  await expect.poll(() => page.locator('.dr-marks button').count()).toBe(5);
  await page.locator('.dr-marks button').last().tap();
  await tray.getByText(drawing('walls.count', { walls: 4 })).waitFor();
  await tray.getByRole('button', { name: drawing('walls.take'), exact: true }).tap();
  await tray.waitFor({ state: 'detached' });
  const walls = sheetOf(page).locator('.pv-wall');
  await expect.poll(() => walls.count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: workspace('bar.undo'), exact: true }).tap();
  await expect.poll(() => walls.count()).toBe(0);
});

test('J11 in an account a drawing lies under the plan, to scale, and is there after a reload', async () => {
  const { context, page } = await visit({ language: 'vi' });
  await openNewDesign(context, page);
  await page.getByRole('button', { name: workspace('emptySheet.drawing'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: drawing('title') });
  await dialog.locator('input[type=file]').setInputFiles(plan);
  await dialog.getByRole('button', { name: drawing('way.underlay'), exact: true }).click();
  await dialog.getByRole('button', { name: drawing('layUnder'), exact: true }).click();
  const picture = sheetOf(page).locator('image');
  await picture.waitFor();
  await page.getByText(workspace('save.saved'), { exact: true }).waitFor({ state: 'attached' });
  const [underlay] = Object.values((await documentOf(context, page)).underlays);
  // Eight pixels of paper around 6.4 m on 2000, one more or less.
  const pixel = 6400 / 1984;
  expect(Math.abs((underlay?.width ?? 0) - pixel * 2000)).toBeLessThanOrEqual(pixel * 1.01);
  await page.reload();
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((image: SVGImageElement) => image.href.baseVal.includes('/pictures/')))
    .toBe(true);
});
