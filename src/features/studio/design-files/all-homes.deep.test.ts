import Parser from 'dxf-parser';
import { expect, test } from 'vitest';
import { openDesign } from '#design/open-design.ts';
import { homeDocument } from '#demo/homes/home-document.ts';
import { homes } from '#demo/homes/homes.ts';
import type { ExportVerdict } from '#platform/threads/exporter.ts';
import { gridDesign } from '../../../../tests/support/studio/designs.ts';
import { readPdf } from '../../../../tests/support/studio/read-pdf.ts';
import { createExportMaker } from './make-export.server.ts';

const make = createExportMaker();
const show = { dimensions: true, furniture: true, names: true, lights: true };
const labels = { author: 'a', date: 'd', scale: 's', page: 'p', north: 'N', metres: 'm' };

test.each(homes)('J11 $id leaves as paper, drawing and DXF', async ({ id, names }) => {
  const design = homeDocument(id);
  const common = { text: JSON.stringify(design), uploads: {}, show };
  const bytesOf = async (job: Parameters<typeof make>[0]) => {
    const made = (await make(job)) as ExportVerdict;
    expect(made.ok).toBe(true);
    return made.ok ? made.bytes : new Uint8Array();
  };
  for (const locale of ['vi', 'zh'] as const) {
    const pages = readPdf(
      await bytesOf({
        ...common,
        kind: 'pdf',
        locale,
        levels: design.levels.map(({ id: level, name }) => ({ id: level, name })),
        paper: 'a3',
        landscape: true,
        scale: 'fit',
        words: { home: names[locale], author: 'Lan', date: '2026', labels },
        listSubject: '',
        tables: [],
        now: new Date(0),
      }),
    );
    expect(pages).toHaveLength(design.levels.length);
    for (const { texts } of pages) {
      expect(texts.join('')).toContain(names[locale].normalize('NFC'));
      expect(texts.join('')).not.toContain('\ufffd');
    }
  }
  for (const { id: level } of design.levels) {
    const svg = Buffer.from(await bytesOf({ ...common, kind: 'svg', level, locale: 'vi', scale: 50 })).toString();
    expect(svg).not.toMatch(/NaN|undefined/);
    const dxf = Buffer.from(await bytesOf({ ...common, kind: 'dxf', level, locale: 'zh' })).toString();
    expect(new Parser().parseSync(dxf)?.entities.length).toBeGreaterThan(20);
  }
});

test('J11 1,600 rooms are still drawn, and named', async () => {
  const opened = openDesign(JSON.stringify(gridDesign(40, 40, 3000)));
  if (!opened.ok) throw new Error('not opened');
  const { design } = opened;
  const made = (await make({
    kind: 'svg',
    text: JSON.stringify(design),
    uploads: {},
    show,
    locale: 'vi',
    level: null,
    scale: 200,
  })) as ExportVerdict;
  const svg = made.ok ? Buffer.from(made.bytes).toString() : '';
  expect(svg.match(/ m²<\/text>/g)).toHaveLength(Object.keys(design.rooms).length);
});
