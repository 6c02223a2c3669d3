import { expect, test } from 'vitest';
import { room } from '#layout/testing/room-and-shop.ts';
import { translator } from '#text/messages.server.ts';
import { honestGlb, hostileModels } from '../../tests/support/uploads/models.ts';
import { insertPastUser } from '../support/back-office.ts';
import { visitors } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';
import { live, open, patient, stageStats } from '../viewer/stage.ts';
import { inRoom, sheetOf } from './plan-places.ts';
import { documentOf, newDesign } from './sheet.ts';

const visit = visitors();

test('J3, J11 in Vietnamese: a GLB of one’s own is turned away with the reason, or placed and seen in plan and 3D', async () => {
  const { workspace: t } = wordsOf('vi');
  const { page, context } = await visit({ fresh: true, language: 'vi', webgl: true, pictures: false });
  await signIn(context, await insertPastUser({ roles: ['ROLE_USER', 'ROLE_DESIGNER'] }));
  await open(page, `/workspace/${await newDesign(context, room())}?quality=test`);
  const view = (name: 'plan' | 'space') => page.getByRole('button', { name: t(`views.${name}`), exact: true }).click();
  await view('space');
  await live(page);
  const { triangles: bare } = await stageStats(page);
  await view('plan');
  await sheetOf(page).waitFor();

  await page
    .getByRole('navigation', { name: t('rail.label') })
    .getByRole('button', { name: t('rail.pieces') })
    .click();
  await page.getByRole('button', { name: t('catalogue.sources.own') }).click();
  const bring = (name: string, buffer: Buffer) =>
    page.locator('input[type=file][accept^=".glb"]').setInputFiles({ name, mimeType: 'model/gltf-binary', buffer });
  await bring('nen.glb', hostileModels().find(({ name }) => name === 'Draco')!.bytes);
  const reason = translator('vi', 'glb')('refusal.compressed', { extension: 'KHR_draco_mesh_compression' });
  await page.getByText(reason).waitFor();

  await bring('ke.glb', honestGlb());
  await page.locator('.pv-tool-item').waitFor(patient);
  const at = await inRoom(page, 0, 0);
  await page.mouse.move(at.x - 5, at.y);
  await page.mouse.click(at.x, at.y);
  await expect.poll(async () => Object.values((await documentOf(context, page)).items), patient).toHaveLength(1);
  const [item] = Object.values((await documentOf(context, page)).items);
  expect(item?.model).toMatch(/^gl_/);
  const drawn = await sheetOf(page).locator(`[data-id="${item?.id}"]`).first().boundingBox();
  expect((drawn?.width ?? 0) / (drawn?.height ?? 1), 'as large as it is').toBeCloseTo(1.2 / 0.45, 1);

  await page.keyboard.press('Escape');
  await view('space');
  await live(page);
  await expect.poll(async () => (await stageStats(page)).triangles, patient).toBeGreaterThan(bare);
});
