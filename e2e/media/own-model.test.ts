import sharp from 'sharp';
import { expect, test } from 'vitest';
import { glbOf } from '#exchange/glb.ts';
import { translator } from '#text/messages.server.ts';
import { boxDraft, hostileModels } from '../../tests/support/uploads/models.ts';
import { axe, visitors } from '../support/browser.ts';
import { toast } from '../support/dialogs.ts';
import { signInToDemo } from '../support/people.ts';
import { halves } from '../support/pictures.ts';
import { unheard } from '../support/words.ts';
import { expectDrawn, live, stageStats, open } from '../viewer/stage.ts';

const visit = visitors();

/** A table of 1600 × 800 × 740 mm whose grain weighs more than one piece. */
async function table(): Promise<Buffer> {
  let seed = 7;
  const grain = Buffer.from(
    Uint8Array.from({ length: 640 * 640 * 3 }, (_, i) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return (i % 3 === 0 ? 110 : 60) + ((seed >>> 24) % 120);
    }),
  );
  const { json, binary } = boxDraft(
    { width: 1.6, depth: 0.8, height: 0.74 },
    await sharp(grain, { raw: { width: 640, height: 640, channels: 3 } })
      .png()
      .toBuffer(),
  );
  return Buffer.from(glbOf(json, binary));
}

test('L2, D6: a merchant’s model is refused with the reason, sent over a broken line, measured, turned at true size', async () => {
  const t = translator('vi', 'publishing');
  const glb = translator('vi', 'glb');
  const media = translator('vi', 'media');
  const viewer = translator('vi', 'viewer');
  const name = `Bàn ${unheard()}`;
  const { page, context } = await visit({ language: 'vi', webgl: true, fresh: true });
  await signInToDemo(context, 'merchant');
  await open(page, '/user/merchant?tab=products&new&quality=test');
  await page.getByLabel(t('words.name'), { exact: true }).fill(name);
  await page.getByRole('combobox', { name: t('product.category') }).fill('ban an');
  await page
    .getByRole('listbox', { name: t('product.category') })
    .getByRole('option')
    .first()
    .click();
  await page.getByLabel(t('variants.price'), { exact: true }).fill('9900000');
  await page.getByLabel(t('variants.stock'), { exact: true }).fill('4');
  await page.locator('input[type=file][accept*=jpeg]').setInputFiles(await halves());
  await page.getByText(t('pictures.main'), { exact: true }).waitFor();
  await page.getByText(t('variants.more')).click();
  await page.getByText(glb('field.limits', { limit: 64 })).waitFor();
  const choose = (buffer: Buffer) =>
    page
      .locator('input[type=file][accept*=glb]')
      .setInputFiles({ name: 'ban.glb', mimeType: 'model/gltf-binary', buffer });
  await choose(hostileModels().find((each) => each.name === 'Draco')!.bytes);
  await page.getByText(glb('refusal.compressed', { extension: 'KHR_draco_mesh_compression' })).waitFor();

  const file = await table();
  expect(file.length).toBeGreaterThan(600_000);
  const sent: string[] = [];
  let cut = 0;
  await page.route('**/api/uploads/*?from=*', (route) => {
    const from = new URL(route.request().url()).searchParams.get('from')!;
    sent.push(from);
    return from !== '0' && cut++ < 2 ? route.abort() : route.continue();
  });
  await choose(file);
  await page.getByText(media('upload.waiting', { percent: 0 }).split('0%')[0]!).waitFor();
  await page.getByText(glb('report.sizeValue', { width: 1600, depth: 800, height: 740 })).waitFor();
  // What had arrived was not sent again; what was cut off was.
  expect(sent.filter((from) => from === '0')).toHaveLength(1);
  expect(sent.filter((from) => from === sent[1])).toHaveLength(3);
  await expect.poll(() => page.getByLabel(t('variants.width'), { exact: true }).inputValue()).toMatch(/1.?600/);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: viewer('open') }).click();
  await live(page);
  expect((await stageStats(page)).triangles).toBe(12);
  await expectDrawn(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('form.publish') }).click();
  await toast(page, t('product.published')).waitFor();

  const { page: guest } = await visit({ language: 'vi', webgl: true });
  await open(guest, `/things/product-result?w=${encodeURIComponent(name)}`);
  const address = await guest
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .getAttribute('href');
  await open(guest, `${address}&quality=test`);
  await guest.locator('[data-view=turn]').click();
  await live(guest);
  await expectDrawn(guest);
  await guest.getByRole('button', { name: viewer('tools.measures') }).click();
  for (const measure of ['1600', '800', '740'])
    await expect
      .poll(async () => (await guest.locator('svg text').allTextContents()).map((text) => text.replace(/\D/g, '')))
      .toContain(measure);
});
