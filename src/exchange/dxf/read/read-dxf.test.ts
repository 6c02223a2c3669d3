import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialects, dxfBytes, roomArc, roomIn, roomLines } from '../testing/dxf-dialects.ts';
import { drawingIn, readBytes } from '../testing/read-bytes.ts';
import type { DxfDrawing } from './dxf-drawing.ts';
import { dxfLimits } from './dxf-limits.ts';
import { readDxf } from './read-dxf.ts';

const [r12] = dialects;
if (!r12) throw new Error('no dialect');
type Pairs = [number, string | number][];
const text = (words: string) => new TextEncoder().encode(words);
const line = (...[ax, ay, bx, by]: (number | string)[]): Pairs => [
  [0, 'LINE'],
  [8, 'A'],
  [10, ax ?? 0],
  [20, ay ?? 0],
  [11, bx ?? 0],
  [21, by ?? 0],
];
const insert = (block: string, ...more: Pairs): Pairs => [
  [0, 'INSERT'],
  [8, 'A'],
  [2, block],
  ...more,
  [10, 0],
  [20, 0],
];
const block = (name: string, ...drawn: Pairs): Pairs => [
  [0, 'BLOCK'],
  [8, '0'],
  [2, name],
  [10, 0],
  [20, 0],
  ...drawn,
  [0, 'ENDBLK'],
];
const strokes = ({ lines, chords }: DxfDrawing) =>
  [lines, chords].flatMap(({ at, count }) =>
    Array.from({ length: count }, (_, n) => [...at.subarray(n * 4, n * 4 + 4)]),
  );

describe('J11 dialects', () => {
  test.each(dialects)('$name: every line, the arc, the words in its letters', async (dialect) => {
    const drawing = await drawingIn(roomIn(dialect));
    const sorted = (all: readonly (readonly number[])[]) =>
      all.map((one) => one.map((n) => Math.round(n)).join()).sort();
    const found = Array.from({ length: drawing.lines.count }, (_, n) =>
      [...drawing.lines.at.subarray(n * 4, n * 4 + 4)].map((value) => value * dialect.unit),
    );
    expect(sorted(found)).toEqual(sorted(roomLines));
    expect(drawing.arcs.map(({ x, y, radius }) => [x, y, radius].map((n) => Math.round(n * dialect.unit)))).toEqual([
      [roomArc.x, roomArc.y, roomArc.radius],
    ]);
    expect(drawing.texts.map((each) => each.text)).toEqual([dialect.word.reads]);
    expect(drawing.layers.map(({ name }) => name)).toEqual(['0', 'WALL', 'DOOR', 'NAMES']);
    expect(drawing.leftOut).toBe(0);
  });

  test('in pieces of any length it is the same drawing', async () => {
    const bytes = roomIn(r12);
    const whole = await readBytes(bytes, bytes.length);
    for (const piece of [1, 7, 64]) expect(JSON.stringify(await readBytes(bytes, piece))).toBe(JSON.stringify(whole));
  });
});

describe('J11 what is drawn', () => {
  test('blocks in blocks, turned, scaled, mirrored and in rows; layer 0 takes the layer it is put on', async () => {
    const drawing = await drawingIn(
      dxfBytes(r12, insert('OUTER', [10, 100], [20, 50], [50, 90], [41, 2], [42, 2], [70, 2], [44, 1000]), [
        ...block('INNER', [0, 'LINE'], [8, '0'], [10, 0], [20, 0], [11, 10], [21, 0]),
        ...block('OUTER', ...insert('inner', [10, 5])),
      ]),
    );
    // 5 along, twice as large, a quarter turn; the second column 1000 further, along what was turned.
    expect(strokes(drawing).map((one) => one.map(Math.round))).toEqual([
      [100, 60, 100, 80],
      [100, 1060, 100, 1080],
    ]);
    expect([...drawing.lines.layers].map((number) => drawing.layers[number]?.name)).toEqual(['A', 'A']);
  });

  test('what is seen from below lies the other way round', async () => {
    const arc: Pairs = [
      [0, 'ARC'],
      [8, 'A'],
      [10, 5],
      [20, 0],
      [40, 1],
      [50, 0],
      [51, 90],
      [230, -1],
    ];
    const drawing = await drawingIn(dxfBytes(r12, arc));
    expect(drawing.arcs).toHaveLength(1);
    expect(drawing.arcs[0]).toMatchObject({ x: -5, y: 0, radius: 1 });
    expect([drawing.arcs[0]?.from, drawing.arcs[0]?.sweep]).toEqual([Math.PI / 2, Math.PI / 2]);
  });

  test('splines, ellipses, parallel lines, frozen layers, sheets to be printed', async () => {
    const spline: Pairs = [
      [0, 'SPLINE'],
      [8, 'A'],
      [71, 2],
      ...[0, 0, 0, 1, 1, 1].map((k): [number, number] => [40, k]),
    ];
    for (const [x, y] of [
      [0, 0],
      [50, 100],
      [100, 0],
    ] as const)
      spline.push([10, x], [20, y]);
    const curve = await drawingIn(dxfBytes(r12, spline));
    const top = Math.max(...strokes(curve).flatMap(([, ay = 0, , by = 0]) => [ay, by]));
    expect(top).toBe(50);

    const multi: Pairs = [
      [0, 'MLINE'],
      [8, 'A'],
      [2, 'STANDARD'],
      [71, 1],
      [72, 2],
      [73, 2],
    ];
    for (const x of [0, 1000])
      multi.push(
        [11, x],
        [21, 0],
        [12, 1],
        [22, 0],
        [13, 0],
        [23, 1],
        [74, 1],
        [41, 0],
        [75, 0],
        [74, 1],
        [41, -200],
        [75, 0],
      );
    expect(strokes(await drawingIn(dxfBytes(r12, multi)))).toEqual([
      [0, 0, 1000, 0],
      [0, -200, 1000, -200],
    ]);

    const ellipse: Pairs = [
      [0, 'ELLIPSE'],
      [8, 'A'],
      [10, 0],
      [20, 0],
      [11, 100],
      [21, 0],
      [40, 0.5],
      [41, 0],
      [42, Math.PI * 2],
    ];
    expect(Math.max(...strokes(await drawingIn(dxfBytes(r12, ellipse))).map(([, y = 0]) => y))).toBe(50);

    const paper = await drawingIn(dxfBytes(r12, [...line(0, 0, 1, 1), [67, 1], ...line(0, 0, 2, 2)]));
    expect(strokes(paper)).toEqual([[0, 0, 2, 2]]);
  });

  test('impossible numbers are left out and counted, whatever they are', async () => {
    const hostile = ['1e308', '-1e308', 'NaN', 'Infinity', '', '0x10', '1e999', '--1', '9'.repeat(400)];
    const drawing = await drawingIn(
      dxfBytes(r12, [...line(0, 0, 1, 1), ...hostile.flatMap((value) => line(value, 0, 1, 1))]),
    );
    expect([drawing.lines.count, drawing.leftOut]).toEqual([1, hostile.length]);
  });
});

describe('J11 what is refused, and why', () => {
  const refusals: [string, Uint8Array, string, string][] = [
    ['a DWG', text('AC1032\0\0\0\0\0binary'), 'dwg', ''],
    ['a binary DXF', text('AutoCAD Binary DXF\r\n\x1a\0…'), 'binary', ''],
    ['nothing', text(''), 'not_dxf', '1'],
    ['a letter', text('Dear Sir,\nplease find\n'), 'not_dxf', '1'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'not_dxf', '1'],
    ['a code that is none', text('0\nSECTION\n2\nENTITIES\nfoo\nbar\n'), 'broken', '5'],
    ['one that breaks off', dxfBytes(r12, line(0, 0, 1, 1)).slice(0, -30), 'cut_off', ''],
    ['an empty drawing', dxfBytes(r12, []), 'nothing', ''],
    [
      'a block in itself',
      dxfBytes(r12, insert('A'), [...block('A', ...insert('B')), ...block('B', ...insert('A'))]),
      'block_cycle',
      'A',
    ],
    [
      'blocks too deep',
      dxfBytes(r12, insert('B0'), Array.from({ length: 20 }, (_, n) => block(`B${n}`, ...insert(`B${n + 1}`))).flat()),
      'block_depth',
      'B16',
    ],
    [
      'ten in ten in ten, all empty',
      dxfBytes(
        r12,
        insert('B0'),
        Array.from({ length: 8 }, (_, n) =>
          block(`B${n}`, ...Array.from({ length: 10 }, () => insert(`B${n + 1}`)).flat()),
        )
          .flat()
          .concat(block('B8')),
      ),
      'too_many',
      String(dxfLimits.inserts),
    ],
    [
      'rows and columns without end',
      dxfBytes(r12, insert('A', [70, 32_767], [71, 32_767]), block('A', ...line(0, 0, 1, 1))),
      'too_many',
      String(dxfLimits.inserts),
    ],
    [
      'too many layers',
      dxfBytes(
        r12,
        Array.from({ length: dxfLimits.layers + 1 }, (_, n): Pairs => [
          [0, 'POINT'],
          [8, `L${n}`],
        ]).flat(),
      ),
      'too_many',
      String(dxfLimits.layers),
    ],
  ];
  test.each(refusals)('%s', async (_, bytes, reason, detail) => {
    expect(await readBytes(bytes)).toEqual({ ok: false, reason, detail });
  });

  test('more than 200 MB, before anything is read; more than it says, before the rest is', async () => {
    let read = 0;
    // oxlint-disable-next-line require-await -- a file gives its pieces one by one
    async function* endless() {
      for (;;) {
        read++;
        yield new Uint8Array(1 << 20).fill(32);
      }
    }
    expect(await readDxf(endless(), dxfLimits.bytes + 1)).toMatchObject({ reason: 'too_large', detail: '200' });
    expect(read).toBe(0);
    expect(await readDxf(endless(), 10)).toMatchObject({ reason: 'too_large' });
    expect(read).toBeLessThan(dxfLimits.bytes / (1 << 20) + 2);
  });

  test('more than a million lines: refused with one million in memory', async () => {
    const one = new TextEncoder().encode('0\nLINE\n10\n0\n20\n0\n11\n1\n21\n1\n');
    const many = new Uint8Array(one.length * 5000);
    for (let at = 0; at < many.length; at += one.length) many.set(one, at);
    // oxlint-disable-next-line require-await -- a file gives its pieces one by one
    async function* lines() {
      yield text('0\nSECTION\n2\nENTITIES\n');
      for (let n = 0; n < 300; n++) yield many;
    }
    expect(await readDxf(lines(), 1)).toEqual({ ok: false, reason: 'too_many', detail: String(dxfLimits.strokes) });
  });

  test('the same in many blocks, none of them too large by itself', async () => {
    const one = text('0\nCIRCLE\n10\n0\n20\n0\n40\n1\n');
    const many = new Uint8Array(one.length * 10_000);
    for (let at = 0; at < many.length; at += one.length) many.set(one, at);
    // oxlint-disable-next-line require-await -- a file gives its pieces one by one
    async function* blocks() {
      yield text('0\nSECTION\n2\nBLOCKS\n');
      for (let n = 0; n < 8; n++) {
        yield text(`0\nBLOCK\n2\nB${n}\n`);
        yield many;
        yield text('0\nENDBLK\n');
      }
      yield text('0\nENDSEC\n0\nSECTION\n2\nENTITIES\n0\nLINE\n10\n0\n20\n0\n11\n1\n21\n1\n0\nENDSEC\n0\nEOF\n');
    }
    expect(await readDxf(blocks(), 1)).toEqual({ ok: false, reason: 'too_many', detail: String(dxfLimits.strokes) });
  });
});

test('J11 whatever comes, it ends: as many steps as there are bytes, and what blocks may take', async () => {
  const word = fc.constantFrom(
    'SECTION',
    'ENTITIES',
    'BLOCKS',
    'HEADER',
    'ENDSEC',
    'EOF',
    'LINE',
    'INSERT',
    'BLOCK',
    'ENDBLK',
    'POLYLINE',
    'VERTEX',
    'SEQEND',
    'LWPOLYLINE',
    'SPLINE',
    'MLINE',
    'MTEXT',
    'A',
    'B',
    '1e308',
    'NaN',
    '-7',
    '0.5',
    '\\U+D800{\\f',
    '%%',
  );
  const code = fc.constantFrom(0, 0, 0, 1, 2, 2, 8, 10, 11, 13, 20, 21, 23, 40, 41, 42, 50, 67, 70, 71, 74, 230);
  const groups = fc
    .array(fc.tuple(code, word), { maxLength: 120 })
    .map((all) => text(all.map((pair) => pair.join('\n')).join('\n')));
  await fc.assert(
    fc.asyncProperty(fc.oneof(groups, fc.uint8Array({ maxLength: 600 })), async (bytes) => {
      const read = await readBytes(bytes, 50);
      if (read.ok) expect(read.drawing.steps).toBeLessThanOrEqual(bytes.length + dxfLimits.steps + dxfLimits.inserts);
      else expect(read.reason).not.toBe('');
    }),
    { numRuns: 400 },
  );
});
