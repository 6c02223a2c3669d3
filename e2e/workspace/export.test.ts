import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import type { BrowserContext } from 'playwright-core';
import { designHash } from '#design/design-hash.ts';
import type { Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import type { Item } from '#design/records/item.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { drawingIn } from '#exchange/dxf/testing/read-bytes.ts';
import type { ProductDetail } from '#features/catalogue/products/product.ts';
import { translator } from '#text/messages.server.ts';
import { readPdf } from '../../tests/support/studio/read-pdf.ts';
import { visitors } from '../support/browser.ts';
import { exported } from './export-file.ts';
import { openNewDesign } from './sheet.ts';

const visit = visitors();
const t = translator('zh', 'export');
const list = translator('zh', 'designlist');

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** What lies in a ZIP, by the entries themselves: how each is packed and where its bytes begin. */
function entriesIn(zip: Uint8Array): { name: string; method: number; begins: number }[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const entries = [];
  for (let at = 0; view.getUint32(at, true) === 0x04_03_4b_50;) {
    const [name, extra] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    const begins = at + 30 + name + extra;
    entries.push({
      name: textOf(zip.subarray(at + 30, at + 30 + name)),
      method: view.getUint16(at + 8, true),
      begins,
    });
    at = begins + view.getUint32(at + 18, true);
  }
  return entries;
}

test('J11 in Chinese: every file of the dialog is what it says it is, with the home in it', async () => {
  const { page, context } = await visit({ fresh: true, language: 'zh', pictures: true });
  const design = studioWith(await pieceForSale(context));
  const id = await openNewDesign(context, page, design);
  const fileOf = async (format: string) => {
    const { name, bytes } = await exported(page, format);
    expect(name).toBe(`${design.name}.${format}`);
    await page.locator('.xp').getByText(t('done', { name })).waitFor();
    return bytes;
  };

  const png = Buffer.from(await fileOf('png'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(2400);

  const svg = textOf(await fileOf('svg'));
  expect(svg).toMatch(/^<svg xmlns/);
  expect(svg).toContain('32.04 m²');

  const [sheet, ...more] = readPdf(await fileOf('pdf'));
  expect([Math.round(sheet?.width ?? 0), Math.round(sheet?.height ?? 0), more.length]).toEqual([420, 297, 0]);
  for (const words of [t('sheet.author'), t('sheet.date'), t('sheet.scale'), design.name])
    expect(sheet?.texts.join('\n')).toContain(words);

  const drawing = await drawingIn(await fileOf('dxf'));
  expect(drawing.layers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['WALLS', 'DOORS', 'WINDOWS', 'FURNITURE', 'ROOM_NAMES']),
  );

  const { issues } = await validateBytes(await fileOf('glb'), { maxIssues: 0 });
  expect(issues.messages).toEqual([]);

  const usdz = entriesIn(await fileOf('usdz'));
  expect(usdz[0]?.name).toMatch(/\.usda$/);
  expect(usdz.length, 'with its pictures').toBeGreaterThan(1);
  expect(usdz.filter(({ method, begins }) => method !== 0 || begins % 64 !== 0)).toEqual([]);

  const [head = [], ...rows] = textOf(await fileOf('csv'))
    .trim()
    .split('\r\n')
    .map(cellsOf);
  const answer = await context.request.get(`/api/designs/${id}/list`);
  const { data } = (await answer.json()) as { data: { total: number } };
  const [kind, amount] = [list('csv.goods'), head.indexOf(list('amount'))];
  const goods = rows.filter(([first]) => first === kind);
  expect(data.total).toBeGreaterThan(0);
  expect(goods.reduce((sum, row) => sum + Number(row[amount]), 0)).toBe(data.total);

  const opened = openDesign(textOf(await fileOf('json')));
  expect(opened.ok && designHash(opened.design)).toBe(designHash(design));
});

type Piece = Pick<Item, 'model' | 'finishes' | 'product' | 'variant'>;

/** A product of a merchant in stock, with a shape. */
async function pieceForSale({ request }: BrowserContext): Promise<Piece> {
  const asked = async <Data>(path: string) =>
    ((await (await request.get(`/api${path}`)).json()) as { data: Data }).data;
  for (const { id } of (await asked<{ items: { id: string }[] }>('/products')).items) {
    const { variants } = await asked<ProductDetail>(`/products/${id}`);
    const found = variants.find(({ model, stock }) => model !== null && stock > 0);
    if (found?.model) return { model: found.model, finishes: found.finishes, product: id, variant: found.id };
  }
  throw new Error('nothing is sold');
}

/** Two pieces, one of them sold: every other one is another picture in what leaves in 3D. */
function studioWith(piece: Piece): Design {
  const design = furnishedStudio();
  const { it_sofa, it_table } = design.items;
  if (!it_sofa || !it_table) throw new Error('it is furnished');
  return { ...design, items: { it_sofa: { ...it_sofa, ...piece }, it_table } };
}

function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, text, plain]) => text ?? plain ?? '');
}
