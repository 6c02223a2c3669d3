/** Small drawings as five programs and decades write them: the same room, 6.4 × 4.4 m outside, with a partition. */

type Pair = readonly [code: number, value: string | number];
type Line = readonly [ax: number, ay: number, bx: number, by: number];

/** Millimetres. Outer walls 200 thick, a partition of 100 with a door of 900, a window of 1500 in the south wall. */
export const roomLines: readonly Line[] = [
  [0, 0, 1000, 0],
  [2500, 0, 6400, 0],
  [200, 200, 1000, 200],
  [2500, 200, 3600, 200],
  [3700, 200, 6200, 200],
  [1000, 0, 1000, 200],
  [2500, 0, 2500, 200],
  [1000, 70, 2500, 70],
  [1000, 130, 2500, 130],
  [6400, 0, 6400, 4400],
  [6400, 4400, 0, 4400],
  [0, 4400, 0, 0],
  [6200, 200, 6200, 4200],
  [6200, 4200, 3700, 4200],
  [3600, 4200, 200, 4200],
  [200, 4200, 200, 200],
  [3600, 200, 3600, 1000],
  [3700, 200, 3700, 1000],
  [3600, 1000, 3700, 1000],
  [3600, 1900, 3700, 1900],
  [3600, 1900, 3600, 4200],
  [3700, 1900, 3700, 4200],
];
/** Of the door: around its lower jamb, opening to the right. */
export const roomArc = { x: 3650, y: 1000, radius: 900, from: 0, to: 90 } as const;

export interface Dialect {
  readonly name: string;
  readonly version: string;
  readonly header?: readonly Pair[];
  /** Millimetres in a unit. */
  readonly unit: number;
  /** Line ends, and how many places a code is written in. */
  readonly end: '\n' | '\r\n';
  readonly padded: boolean;
  /** Since R14: handles, marks of classes, light polylines. */
  readonly modern: boolean;
  /** The name of a room in the file's own letters. */
  readonly word: { readonly bytes: readonly number[]; readonly reads: string };
}

const utf8 = (text: string) => [...new TextEncoder().encode(text)];

export const dialects: readonly Dialect[] = [
  {
    name: 'R12, code page 1258',
    version: 'AC1009',
    header: [
      [9, '$DWGCODEPAGE'],
      [3, 'ANSI_1258'],
    ],
    unit: 1,
    end: '\r\n',
    padded: true,
    modern: false,
    // A letter and its tone apart.
    word: { bytes: [0x50, 0x68, 0x6f, 0xcc, 0x6e, 0x67, 0x20, 0x6e, 0x67, 0x75, 0xd2], reads: 'Phòng ngủ' },
  },
  {
    name: 'R14, metres, escaped letters',
    version: 'AC1014',
    unit: 1000,
    end: '\n',
    padded: false,
    modern: true,
    word: { bytes: utf8('Ph\\U+00F2ng kh\\U+00E1ch'), reads: 'Phòng khách' },
  },
  {
    name: '2000, code page 936, centimetres',
    version: 'AC1015',
    header: [
      [9, '$DWGCODEPAGE'],
      [3, 'ANSI_936'],
      [9, '$INSUNITS'],
      [70, 5],
    ],
    unit: 10,
    end: '\r\n',
    padded: true,
    modern: true,
    word: { bytes: [0xbf, 0xcd, 0xcc, 0xfc], reads: '客厅' },
  },
  {
    name: '2010, UTF-8',
    version: 'AC1024',
    header: [
      [9, '$DWGCODEPAGE'],
      [3, 'ANSI_1252'],
      [9, '$INSUNITS'],
      [70, 4],
      [9, '$MEASUREMENT'],
      [70, 1],
    ],
    unit: 1,
    end: '\n',
    padded: true,
    modern: true,
    word: { bytes: utf8('{\\fArial|b0;Phòng\\Pthờ}'), reads: 'Phòng thờ' },
  },
  {
    name: 'feet and inches',
    version: 'AC1015',
    header: [
      [9, '$INSUNITS'],
      [70, 1],
      [9, '$MEASUREMENT'],
      [70, 0],
      [9, '$LUNITS'],
      [70, 4],
    ],
    unit: 25.4,
    end: '\r\n',
    padded: false,
    modern: true,
    word: { bytes: utf8('Living room'), reads: 'Living room' },
  },
];

/** The room in a dialect. */
export function roomIn(dialect: Dialect): Uint8Array<ArrayBuffer> {
  // Three of its outer faces are one line through four points.
  const single = roomLines.filter((_, at) => at < 9 || at > 11);
  return dxfBytes(dialect, [
    ...single.flatMap((line) => lineEntity(dialect, line)),
    ...polyline(dialect, [
      [6400, 0],
      [6400, 4400],
      [0, 4400],
      [0, 0],
    ]),
    ...entity(dialect, 'ARC', 'DOOR', [
      [10, roomArc.x / dialect.unit],
      [20, roomArc.y / dialect.unit],
      [40, roomArc.radius / dialect.unit],
      [50, roomArc.from],
      [51, roomArc.to],
    ]),
    ...entity(dialect, dialect.modern ? 'MTEXT' : 'TEXT', 'NAMES', [
      [10, 1500 / dialect.unit],
      [20, 2200 / dialect.unit],
      [40, 150 / dialect.unit],
      [1, wordMark],
    ]),
  ]);
}

const wordMark = '<the word>';

function lineEntity(dialect: Dialect, [ax, ay, bx, by]: Line): Pair[] {
  return entity(dialect, 'LINE', 'WALL', [
    [10, ax / dialect.unit],
    [20, ay / dialect.unit],
    [30, 0],
    [11, bx / dialect.unit],
    [21, by / dialect.unit],
    [31, 0],
  ]);
}

function polyline(dialect: Dialect, points: readonly (readonly [number, number])[]): Pair[] {
  const at = ([x, y]: readonly [number, number]): Pair[] => [
    [10, x / dialect.unit],
    [20, y / dialect.unit],
  ];
  if (dialect.modern)
    return entity(dialect, 'LWPOLYLINE', 'WALL', [[90, points.length], [70, 0], ...points.flatMap(at)]);
  return [
    ...entity(dialect, 'POLYLINE', 'WALL', [
      [66, 1],
      [70, 0],
    ]),
    ...points.flatMap((point) => entity(dialect, 'VERTEX', 'WALL', at(point))),
    [0, 'SEQEND'],
  ];
}

function entity({ modern }: Dialect, type: string, layer: string, pairs: readonly Pair[]): Pair[] {
  const marks: Pair[] = modern
    ? [
        [5, 'A1'],
        [330, '1F'],
        [100, 'AcDbEntity'],
      ]
    : [];
  return [[0, type], ...marks, [8, layer], ...pairs];
}

/** A whole file around what is drawn. */
export function dxfBytes(
  dialect: Dialect,
  entities: readonly Pair[],
  blocks: readonly Pair[] = [],
): Uint8Array<ArrayBuffer> {
  const pairs: Pair[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, dialect.version],
    ...(dialect.header ?? []),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'BLOCKS'],
    ...blocks,
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  const bytes: number[] = [];
  for (const [code, value] of pairs) {
    bytes.push(...utf8(`${dialect.padded ? String(code).padStart(3) : code}${dialect.end}`));
    bytes.push(...(value === wordMark ? dialect.word.bytes : utf8(String(value))), ...utf8(dialect.end));
  }
  return Uint8Array.from(bytes);
}
