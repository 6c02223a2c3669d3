import { describe, expect, it, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { samples } from '#design/samples/samples.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { outsideChains } from '#elements/annotations/chains/outside-chains.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { paperNames, paperSize } from '#exchange/paper/paper.ts';
import { barePlan, planSheet, type PlanOptions } from '#exchange/paper/plan-sheet.ts';
import { sheetSvg } from '#exchange/paper/sheet-svg.ts';
import type { Sheet, TextMark } from '#exchange/paper/sheet.ts';
import { contains } from '#lib/polygon.ts';

const symbols = librarySymbols();
const everything = { dimensions: true, furniture: true, names: true, lights: true };
const options: PlanOptions = {
  symbols,
  show: everything,
  write(text) {
    if (text.kind === 'name') return text.name;
    return text.kind === 'area'
      ? `${(text.squareMillimetres / 1e6).toFixed(2)} m²`
      : String(Math.round(text.millimetres));
  },
  roomName: (room) => ownRoomName(room, 'vi'),
};
const words = {
  home: 'Nhà của Lan',
  subject: 'Tầng 1',
  author: 'Lan',
  date: '16/11/2026',
  page: '1/1',
  labels: { author: 'Người vẽ', date: 'Ngày', scale: 'Tỉ lệ', page: 'Trang', north: 'B', metres: 'm' },
};
const onPaper = (
  design: Design,
  scale: number | 'fit',
  paper = paperSize('a3', true),
  more: Partial<PlanOptions> = {},
) => planSheet(design, design.levels[0]!, { ...options, ...more, paper, scale, words });

/** Four walls of one room, measured between the middles of its walls. */
function box(width: number, height: number): Design {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return applyAll(
    newDesign('Hộp'),
    corners.map((a, i) => ({
      kind: 'wall.add' as const,
      wall: {
        id: `wl_${i}`,
        level: 'lv_1',
        a,
        b: corners[(i + 1) % 4]!,
        bulge: 0,
        thickness: 100,
        height: 2800,
      },
    })),
  );
}

const textsOf = ({ marks }: Sheet) => marks.filter((mark): mark is TextMark => mark.kind === 'text');

/** How far the dark bodies of walls reach on paper. */
function wallExtent({ marks }: Sheet): { width: number; height: number } {
  const ends = marks.flatMap((mark) =>
    mark.kind === 'path' && mark.fill === '#3b423e'
      ? [...mark.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
      : [],
  );
  const xs = ends.map(([x]) => x);
  const ys = ends.map(([, y]) => y);
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

describe('J11 paper to scale', () => {
  it.each([20, 50, 100, 200])('walls 3,900 + 100 mm long are as long as 1:%i says', (scale) => {
    const sheet = onPaper(box(3900, 2900), scale, paperSize('a2', true));
    expect(wallExtent(sheet).width).toBeCloseTo(4000 / scale, 2);
    expect(wallExtent(sheet).height).toBeCloseTo(3000 / scale, 2);
    expect(sheet).toMatchObject({ scale, fits: true });
    expect(textsOf(sheet).map(({ text }) => text)).toContain(`1:${scale}`);
  });

  it('the largest scale that fits is chosen, and what does not fit is said', () => {
    expect(onPaper(box(3900, 2900), 'fit', paperSize('a1', true)).scale).toBe(20);
    expect(onPaper(box(9900, 7900), 'fit').scale).toBe(50);
    expect(onPaper(box(9900, 7900), 20)).toMatchObject({ scale: 20, fits: false });
    expect(onPaper(box(900_000, 2900), 'fit', paperSize('a4', false))).toMatchObject({ scale: 10_000, fits: true });
  });

  it('SVG alone is in true millimetres', () => {
    const design = box(3900, 2900);
    const sheet = barePlan(design, design.levels[0]!, 50, { ...options, show: { ...everything, dimensions: false } });
    expect(sheet).toMatchObject({ width: 88, height: 68 });
    expect(sheetSvg(sheet)).toContain('width="88mm" height="68mm" viewBox="0 0 88 68"');
    expect(wallExtent(sheet).width).toBeCloseTo(80, 2);
  });
});

describe('J11 measures around a level', () => {
  it('openings, rooms and all of it; the rows of a side end where its walls end', () => {
    const flat = twoBedroomFlat();
    const chains = outsideChains(flat, 'lv_1');
    expect(chains.map(({ side }) => side)).toEqual(expect.arrayContaining(['bottom', 'left']));
    for (const { side, rows } of chains.filter(({ side }) => side === 'bottom' || side === 'left')) {
      const whole = rows.at(-1)![0]!;
      expect(rows.at(-1)).toHaveLength(1);
      const rooms = roomsOf(flat, 'lv_1').map(({ shape }) => shape.bounds);
      const least = Math.min(...rooms.map((bounds) => (side === 'bottom' ? bounds.left : bounds.bottom)));
      const most = Math.max(...rooms.map((bounds) => (side === 'bottom' ? bounds.right : bounds.top)));
      expect(whole[0]).toBeLessThan(least);
      expect(whole[1]).toBeGreaterThan(most);
      for (const row of rows)
        row.forEach(([from, to], i) => {
          expect(to).toBeGreaterThan(from);
          if (i > 0) expect(from).toBeGreaterThanOrEqual(row[i - 1]![1] - 1);
        });
    }
  });

  it('an empty design has none', () => expect(outsideChains(newDesign(), 'lv_1')).toEqual([]));

  it('are left out with dimensions, and lengths inside rooms stand where no furniture does', () => {
    const flat = twoBedroomFlat();
    const figures = (show: Partial<typeof everything>) =>
      textsOf(barePlan(flat, flat.levels[0]!, 50, { ...options, show: { ...everything, ...show } })).filter(
        ({ text }) => /^\d{3,}$/.test(text),
      ).length;
    expect(figures({ dimensions: false })).toBe(0);
    expect(figures({ furniture: false })).toBeGreaterThan(figures({}));
  });
});

describe.each(Object.entries(samples))('J11 %s on paper', (_, build) => {
  const design = build();

  it('every room is named once, inside its walls; no number is none', () => {
    for (const level of design.levels) {
      const sheet = barePlan(design, level, 50, options);
      expect(sheetSvg(sheet)).not.toMatch(/NaN|Infinity|undefined|<script|href/);
      for (const room of roomsOf(design, level.id)) {
        const name = ownRoomName(room.record, 'vi');
        const area = options.write({ kind: 'area', squareMillimetres: room.shape.netArea });
        expect(textsOf(sheet).map(({ text }) => text)).toEqual(expect.arrayContaining([area, ...(name ? [name] : [])]));
      }
    }
  });

  it('fits on every paper, both ways', () => {
    for (const paper of paperNames)
      for (const landscape of [true, false])
        expect(onPaper(design, 'fit', paperSize(paper, landscape)).fits).toBe(true);
  });
});

test('J11 a label stands in its room', () => {
  const design = box(3900, 2900);
  const { middle, polygon } = roomsOf(design, 'lv_1')[0]!.shape;
  expect(contains(polygon, middle)).toBe(true);
  const named = textsOf(onPaper(design, 50)).find(({ text }) => text.endsWith('m²'))!;
  const { width, height } = paperSize('a3', true);
  expect(named.x).toBeGreaterThan(width / 2 - 50);
  expect(named.x).toBeLessThan(width / 2 + 50);
  expect(named.y).toBeLessThan(height);
});

test('J11 a name cannot leave its place', () => {
  const design = box(3900, 2900);
  const svg = sheetSvg(onPaper(design, 50, paperSize('a4', true), { roomName: () => '</text><script>1</script>' }));
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;1&lt;/script&gt;');
});
