import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { furnishedTubeHouse } from '#design/samples/furnished-tube-house.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { paperSize } from '#exchange/paper/paper.ts';
import type { ExportVerdict } from '#platform/threads/exporter.ts';
import { readPdf } from '../../../../tests/support/studio/read-pdf.ts';
import type { ExportJob, PdfJob } from './export-job.ts';
import { createExportMaker } from './make-export.server.ts';

const make = createExportMaker();
const show = { dimensions: true, furniture: true, names: true, lights: true };
const labels = { author: 'Người vẽ', date: '日期', scale: 'Tỉ lệ', page: 'Trang', north: '北', metres: 'm' };

function pdfJob(design: Design, more: Partial<PdfJob> = {}): PdfJob {
  return {
    kind: 'pdf',
    text: JSON.stringify(design),
    uploads: {},
    show,
    locale: 'vi',
    levels: design.levels.map(({ id, name }) => ({ id, name })),
    paper: 'a3',
    landscape: true,
    scale: 50,
    words: { home: 'Nhà ống giữa phố', author: '王小明', date: '16/11/2026', labels },
    listSubject: 'Danh sách',
    tables: [],
    now: new Date('2026-11-16T08:00:00Z'),
    ...more,
  };
}
async function fileOf(job: ExportJob): Promise<Uint8Array> {
  const made = (await make(job)) as ExportVerdict;
  if (!made.ok) throw new Error(made.reason);
  return made.bytes;
}

/** One room whose walls are 4,000 mm long outside. */
function box(): Design {
  const corners = [
    { x: 0, y: 0 },
    { x: 3900, y: 0 },
    { x: 3900, y: 3900 },
    { x: 0, y: 3900 },
  ];
  return applyAll(
    newDesign('Hộp'),
    corners.map((a, i) => ({
      kind: 'wall.add' as const,
      wall: { id: `wl_${i}`, level: 'lv_1', a, b: corners[(i + 1) % 4]!, bulge: 0, thickness: 100, height: 2800 },
    })),
  );
}

describe('J11 PDF', () => {
  it.each([
    [20, 200],
    [50, 80],
    [100, 40],
  ])('measured on the page at 1:%i, a wall of 4,000 mm is %i mm long, to 0.2 mm', async (scale, long) => {
    const [page] = readPdf(await fileOf(pdfJob(box(), { scale })));
    const { width, height } = paperSize('a3', true);
    expect(page!.width).toBeCloseTo(width, 1);
    expect(page!.height).toBeCloseTo(height, 1);
    const lengths = page!.shapes.flatMap(({ points }) =>
      points.slice(1).map((p, i) => Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y)),
    );
    expect(lengths.filter((length) => Math.abs(length - long) < 0.2).length).toBeGreaterThanOrEqual(4);
  });

  it('a page a storey, and words that can be copied in three languages', async () => {
    const house = furnishedTubeHouse();
    for (const locale of ['vi', 'zh', 'en'] as const) {
      const pages = readPdf(await fileOf(pdfJob(house, { locale, scale: 'fit' })));
      expect(pages).toHaveLength(house.levels.length);
      for (const { texts } of pages) {
        const all = texts.join('');
        expect(all).not.toContain('\ufffd');
        for (const word of ['Nhà ống giữa phố', '王小明', 'Người vẽ', '日期', '北', 'm²']) expect(all).toContain(word);
      }
    }
  });

  it('lists follow on A4, as many pages as they take', async () => {
    const rows = Array.from({ length: 90 }, (_, at) => ({
      cells: [String(at), `Ghế 椅子 ${at}`, '1.000.000'],
      under: 'Sồi',
    }));
    const columns = (['left', 'left', 'right'] as const).map((align, at) => ({ title: `c${at}`, share: 1, align }));
    const pages = readPdf(await fileOf(pdfJob(box(), { tables: [{ title: 'Danh sách', columns, rows }] })));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.slice(1).every(({ width }) => Math.abs(width - 210) < 0.1)).toBe(true);
    const all = pages.flatMap(({ texts }) => texts).join('');
    for (const at of [0, 44, 89]) expect(all).toContain(`Ghế 椅子 ${at}`);
    expect(all).toContain(`${pages.length}/${pages.length}`);
  });

  it('what does not fit on the paper is refused', async () => {
    expect(await make(pdfJob(furnishedTubeHouse(), { paper: 'a4', scale: 20 }))).toEqual({
      ok: false,
      reason: 'off_paper',
    });
  });

  it('hostile names are letters', async () => {
    const words = { home: ') Tj ET \\ endstream <</JS>>', author: '\u0000\u202e', date: '', labels };
    const [page] = readPdf(await fileOf(pdfJob(box(), { words })));
    expect(page!.texts.join('')).toContain(') Tj ET \\ endstream <</JS>>');
  });
});

test('J11 PNG is as wide as asked, and has letters whatever faces the machine has', async () => {
  const design = furnishedStudio();
  const job = { text: JSON.stringify(design), uploads: {}, level: null, show, locale: 'zh' } as const;
  const picture = await fileOf({ kind: 'png', width: 900, ...job });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 900 });
  const without = await fileOf({ kind: 'png', width: 900, ...job, show: { ...show, names: false } });
  expect(Buffer.compare(picture, without)).not.toBe(0);
});

test('J11 a picture of a home like a ribbon is refused before it is drawn', async () => {
  const long = applyAll(newDesign(), [
    {
      kind: 'wall.add',
      wall: {
        id: 'wl_a',
        level: 'lv_1',
        a: { x: 0, y: 0 },
        b: { x: 0, y: 900_000 },
        bulge: 0,
        thickness: 100,
        height: 2800,
      },
    },
  ]);
  const job = { text: JSON.stringify(long), uploads: {}, level: null, show, locale: 'en' } as const;
  expect(await make({ kind: 'png', width: 4000, ...job })).toEqual({ ok: false, reason: 'too_large' });
});

test('J11 GLB is valid', async () => {
  const file = await fileOf({ kind: 'glb', text: JSON.stringify(box()), uploads: {} });
  const { issues } = await validateBytes(file, { maxIssues: 20 });
  expect(issues.messages.filter(({ severity }) => severity === 0)).toEqual([]);
});

test('J11 an empty design is an empty sheet', async () => {
  for (const kind of ['svg', 'dxf', 'png'] as const) {
    const common = { text: JSON.stringify(newDesign()), uploads: {}, level: null, show, locale: 'en' as const };
    expect((await fileOf({ kind, ...common, scale: 50, width: 400 } as ExportJob)).length).toBeGreaterThan(100);
  }
  expect(readPdf(await fileOf(pdfJob(newDesign())))).toHaveLength(1);
});
