import { dxfText } from '#exchange/dxf/dxf-text.ts';
import { centreOf, isArc, radiusOf, sweepOf } from '#lib/curve.ts';
import type { Corner } from '#lib/outline.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Bounds } from '#lib/polygon.ts';
import { angleOf, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/** A DXF of R12 (AC1009), which every program of this kind reads: our own writer, millimetres, ASCII. */
export interface DxfLayer {
  readonly name: string;
  /** Number of AutoCAD's index. */
  readonly colour: number;
  readonly dashed?: boolean;
}

export type DxfEntity =
  | { kind: 'line' | 'polyline'; layer: string; path: readonly Corner[]; closed: boolean; dashed: boolean }
  | { kind: 'text'; layer: string; text: string; at: Point; height: number; turn: number };

type Pair = readonly [code: number, value: string | number];

export function dxfFile(layers: readonly DxfLayer[], entities: readonly DxfEntity[], note: string): string {
  const points = entities.flatMap((each): readonly Point[] => (each.kind === 'text' ? [each.at] : each.path));
  const bounds = points.length > 0 ? boundsOf(points) : { left: 0, bottom: 0, right: 1, top: 1 };
  const pairs: Pair[] = [
    [999, dxfText(note)],
    ...section('HEADER', header(bounds)),
    ...section('TABLES', [...lineTypes(), ...layerTable(layers), ...styleTable()]),
    ...section('BLOCKS', []),
    ...section('ENTITIES', entities.flatMap(entityPairs)),
    [0, 'EOF'],
  ];
  return `${pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${written(value)}`).join('\r\n')}\r\n`;
}

function section(name: string, pairs: readonly Pair[]): Pair[] {
  return [[0, 'SECTION'], [2, name], ...pairs, [0, 'ENDSEC']];
}

/** Decimal units. `$INSUNITS` and `$MEASUREMENT` are younger than R12: readers that know them read millimetres. */
function header({ left, bottom, right, top }: Bounds): Pair[] {
  return [
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$LUNITS'],
    [70, 2],
    [9, '$LUPREC'],
    [70, 0],
    [9, '$INSUNITS'],
    [70, 4],
    [9, '$MEASUREMENT'],
    [70, 1],
    [9, '$LTSCALE'],
    [40, 1],
    [9, '$EXTMIN'],
    [10, left],
    [20, bottom],
    [30, 0],
    [9, '$EXTMAX'],
    [10, right],
    [20, top],
    [30, 0],
    [9, '$LIMMIN'],
    [10, left],
    [20, bottom],
    [9, '$LIMMAX'],
    [10, right],
    [20, top],
  ];
}

function table(name: string, rows: readonly (readonly Pair[])[]): Pair[] {
  return [[0, 'TABLE'], [2, name], [70, rows.length], ...rows.flat(), [0, 'ENDTAB']];
}

function lineTypes(): Pair[] {
  const type = (name: string, looks: string, dashes: readonly number[]): Pair[] => [
    [0, 'LTYPE'],
    [2, name],
    [70, 0],
    [3, looks],
    [72, 65],
    [73, dashes.length],
    [40, dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)],
    ...dashes.map((dash): Pair => [49, dash]),
  ];
  return table('LTYPE', [type('CONTINUOUS', 'Solid line', []), type('DASHED', '__ __ __ __', [70, -45])]);
}

function layerTable(layers: readonly DxfLayer[]): Pair[] {
  const row = ({ name, colour }: DxfLayer): Pair[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, colour],
    [6, 'CONTINUOUS'],
  ];
  return table('LAYER', [row({ name: '0', colour: 7 }), ...layers.map(row)]);
}

/** A face that has letters of all three languages on most machines. */
function styleTable(): Pair[] {
  return table('STYLE', [
    [
      [0, 'STYLE'],
      [2, 'STANDARD'],
      [70, 0],
      [40, 0],
      [41, 1],
      [50, 0],
      [71, 0],
      [42, 100],
      [3, 'arial.ttf'],
      [4, ''],
    ],
  ]);
}

function entityPairs(entity: DxfEntity): Pair[] {
  if (entity.kind === 'text') return textPairs(entity);
  const { layer, path, closed, dashed } = entity;
  const look: Pair[] = [[8, layer], ...(dashed ? [[6, 'DASHED'] as const] : [])];
  const [a, b, ...more] = path;
  if (!a || !b) return [];
  if (more.length === 0 && !closed) return sidePairs(a, b, look);
  if (more.length === 0 && Math.abs(a.bulge) === 1 && a.bulge === b.bulge)
    return [
      [0, 'CIRCLE'],
      ...look,
      ...place((a.x + b.x) / 2, (a.y + b.y) / 2),
      [40, Math.abs(radiusOf({ a, b, bulge: 1 }))],
    ];
  return [
    [0, 'POLYLINE'],
    ...look,
    [66, 1],
    ...place(0, 0),
    [70, closed ? 1 : 0],
    ...path.flatMap(({ x, y, bulge }): Pair[] => [
      [0, 'VERTEX'],
      [8, layer],
      ...place(x, y),
      ...(Math.abs(bulge) > 1e-9 ? [[42, bulge] as const] : []),
    ]),
    [0, 'SEQEND'],
    [8, layer],
  ];
}

/** One side alone: a line, or an arc, which always turns left there. */
function sidePairs(a: Corner, b: Corner, look: readonly Pair[]): Pair[] {
  const curve = { a, b, bulge: a.bulge };
  if (!isArc(curve)) return [[0, 'LINE'], ...look, ...place(a.x, a.y), [11, b.x], [21, b.y], [31, 0]];
  const centre = centreOf(curve);
  const [from, to] = sweepOf(curve) > 0 ? [a, b] : [b, a];
  const degrees = (p: Point) => ((angleOf(subtract(p, centre)) * 180) / Math.PI + 360) % 360;
  return [
    [0, 'ARC'],
    ...look,
    ...place(centre.x, centre.y),
    [40, Math.abs(radiusOf(curve))],
    [50, degrees(from)],
    [51, degrees(to)],
  ];
}

/** Its middle at the place, whatever face it is set in. */
function textPairs({ layer, text, at, height, turn }: Extract<DxfEntity, { kind: 'text' }>): Pair[] {
  return [
    [0, 'TEXT'],
    [8, layer],
    ...place(at.x, at.y),
    [40, height],
    [1, dxfText(text)],
    [50, turn],
    [7, 'STANDARD'],
    [72, 1],
    [11, at.x],
    [21, at.y],
    [31, 0],
    [73, 2],
  ];
}

function place(x: number, y: number): Pair[] {
  return [
    [10, x],
    [20, y],
    [30, 0],
  ];
}

/** Codes for whole numbers hold no point; a tenth of a micron is more than anybody builds. */
function written(value: string | number): string {
  if (typeof value === 'string') return value;
  return Number.isInteger(value) ? String(value) : value.toFixed(4).replace(/0+$/, '0');
}
