import { ellipse, inset, rectangle, roundedRectangle } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type RugShape = 'rectangle' | 'runner' | 'round' | 'oval';
export type RugPattern =
  | 'plain'
  | 'border'
  | 'doubleBorder'
  | 'fret'
  | 'stripes'
  | 'bands'
  | 'checks'
  | 'diamonds'
  | 'medallion'
  | 'waves'
  | 'arcs'
  | 'rings';

export interface RugField {
  shape: RugShape;
  /** Of the pile, without fringes. */
  w: number;
  d: number;
  /** Corners, and how broad a style draws its lines (1 is plain). */
  corner: number;
  broad: number;
}

/** One piece of another colour, let into the pile. */
export interface Inlay {
  slot: 'second' | 'third';
  outline: Outline;
  hole?: Outline;
}

export function rugOutline({ shape, w, d, corner }: RugField, detail: Detail, less = 0): Outline {
  const x = w - less * 2;
  const y = d - less * 2;
  if (shape === 'round' || shape === 'oval') return ellipse(x, y, detail);
  return corner > 0 ? roundedRectangle(x, y, Math.max(1, corner - less), detail) : rectangle(x, y);
}

export function inlays(pattern: RugPattern, field: RugField, detail: Detail): Inlay[] {
  const unit = Math.min(field.w, field.d) * 0.05 * field.broad;
  switch (pattern) {
    case 'plain':
      return [];
    case 'border':
      return [frame('second', field, unit, unit * 1.4, detail)];
    case 'doubleBorder':
      return [
        frame('second', field, unit * 0.6, unit * 1.5, detail),
        frame('third', field, unit * 2.6, unit * 0.4, detail),
      ];
    case 'fret':
      return [
        frame('second', field, unit * 0.6, unit * 0.5, detail),
        frame('second', field, unit * 2.4, unit * 0.3, detail),
        ...fretCorners(field, unit),
      ];
    case 'stripes':
      return stripes(field, unit);
    case 'bands':
      return bands(field, unit);
    case 'checks':
      return checks(field, detail);
    case 'diamonds':
      return diamonds(field, unit, detail);
    case 'medallion':
      return medallion(field, unit, detail);
    case 'waves':
      return waves(field, unit, detail);
    case 'arcs':
      return arcs(field, detail);
    case 'rings':
      return [0.16, 0.32, 0.44].map((share, i) =>
        frame(
          i === 1 ? 'third' : 'second',
          field,
          Math.min(field.w, field.d) * share * field.broad * 0.9,
          unit * (1 - i * 0.2),
          detail,
        ),
      );
  }
}

function frame(slot: Inlay['slot'], field: RugField, from: number, wide: number, detail: Detail): Inlay {
  return { slot, outline: rugOutline(field, detail, from), hole: rugOutline(field, detail, from + wide) };
}

function box(x0: number, x1: number, y0: number, y1: number): Outline {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

/** 回: a square in a square, in each corner. */
function fretCorners({ w, d }: RugField, unit: number): Inlay[] {
  const size = unit * 2.2;
  return [-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sy): Inlay[] => {
      const x = sx * (w / 2 - unit * 3.4 - size / 2);
      const y = sy * (d / 2 - unit * 3.4 - size / 2);
      const square = (half: number): Outline => box(x - half, x + half, y - half, y + half);
      return [
        { slot: 'second', outline: square(size / 2), hole: square(size / 2 - unit * 0.3) },
        { slot: 'third', outline: square(size / 2 - unit * 0.65) },
      ];
    }),
  );
}

function stripes({ w, d }: RugField, unit: number): Inlay[] {
  const count = 2 * Math.round(w / (unit * 7)) + 1;
  const step = w / count;
  return Array.from({ length: Math.floor(count / 2) }, (_, i): Inlay => ({
    slot: i % 3 === 1 ? 'third' : 'second',
    outline: box(-w / 2 + step * (2 * i + 1), -w / 2 + step * (2 * i + 2), -d / 2 + 3, d / 2 - 3),
  }));
}

function bands({ w, d }: RugField, unit: number): Inlay[] {
  const rows = [
    [1.4, 2.2, 'second'],
    [2.7, 2.95, 'third'],
    [3.4, 3.65, 'third'],
  ] as const;
  return [-1, 1].flatMap((side) =>
    rows.map(([from, to, slot]): Inlay => {
      const a = side * (w / 2 - from * unit);
      const b = side * (w / 2 - to * unit);
      return { slot, outline: box(Math.min(a, b), Math.max(a, b), -d / 2 + 3, d / 2 - 3) };
    }),
  );
}

function checks({ w, d, broad }: RugField, detail: Detail): Inlay[] {
  const rows = Math.max(3, Math.min(detail === 'far' ? 5 : 8, Math.round(d / (260 * broad))));
  const columns = Math.max(4, Math.round((w / d) * rows));
  const x = (w - 12) / columns;
  const y = (d - 12) / rows;
  return Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const)
    .filter(([i, j]) => (i + j) % 2 === 0)
    .map(([i, j]): Inlay => ({
      slot: 'second',
      outline: box(
        -w / 2 + 6 + x * i,
        -w / 2 + 6 + x * (i + 1) - 0.5,
        -d / 2 + 6 + y * j,
        -d / 2 + 6 + y * (j + 1) - 0.5,
      ),
    }));
}

/** Lozenges of line, as Berber weavers draw them. */
function diamonds({ w, d }: RugField, unit: number, detail: Detail): Inlay[] {
  const rows = Math.max(1, Math.min(detail === 'far' ? 2 : 4, Math.round(d / 520)));
  const columns = Math.max(2, Math.min(detail === 'far' ? 5 : 9, Math.round(((w / d) * rows) / 0.72)));
  const x = (w - unit * 2) / columns;
  const y = (d - unit * 2) / rows;
  return Array.from({ length: columns * rows }, (_, i): Inlay => {
    const cx = -w / 2 + unit + x * ((i % columns) + 0.5);
    const cy = -d / 2 + unit + y * (Math.floor(i / columns) + 0.5);
    const lozenge = (less: number): Outline => [
      [cx - x / 2 + less, cy],
      [cx, cy - y / 2 + less],
      [cx + x / 2 - less, cy],
      [cx, cy + y / 2 - less],
    ];
    return { slot: 'second', outline: lozenge(0), hole: inset(lozenge(0), Math.min(unit * 0.34, x * 0.12)) };
  });
}

/** A scalloped centre, and quarter pieces of it in the corners. */
function medallion(field: RugField, unit: number, detail: Detail): Inlay[] {
  const { w, d, shape } = field;
  const petals = shape === 'round' ? 16 : 12;
  const steps = petals * byDetail(detail, 6, 4, 2);
  const star = (rx: number, ry: number): Outline =>
    Array.from({ length: steps }, (_, i): Vec2 => {
      const a = (2 * Math.PI * i) / steps;
      const out = 0.86 + 0.14 * Math.abs(Math.sin((petals * a) / 2));
      return [rx * out * Math.cos(a), ry * out * Math.sin(a)];
    });
  const [rx, ry] = shape === 'round' ? [w * 0.24, w * 0.24] : [Math.min(w * 0.26, d * 0.42), d * 0.26];
  const edge = [
    frame('second', field, unit * 0.8, unit * 1.3, detail),
    frame('third', field, unit * 2.4, unit * 0.25, detail),
  ];
  const centre: Inlay[] = [
    { slot: 'second', outline: star(rx, ry), hole: star(rx * 0.84, ry * 0.84) },
    { slot: 'third', outline: star(rx * 0.6, ry * 0.6), hole: star(rx * 0.3, ry * 0.3) },
  ];
  if (shape === 'round' || shape === 'oval') return [...edge, ...centre];
  const corners = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy): Inlay => {
      const x = sx * (w / 2 - unit * 3);
      const y = sy * (d / 2 - unit * 3);
      const size = Math.min(w, d) * 0.16;
      return {
        slot: 'second',
        outline: [
          [x, y],
          [x - sx * size, y],
          [x - sx * size * 0.5, y - sy * size * 0.5],
          [x, y - sy * size],
        ],
      };
    }),
  );
  return [...edge, ...centre, ...corners];
}

/** Bands that swing from side to side. */
function waves({ w, d, broad }: RugField, unit: number, detail: Detail): Inlay[] {
  const count = Math.max(2, Math.round(d / (340 * broad)));
  const steps = byDetail(detail, 64, 40, 12);
  return Array.from({ length: count }, (_, k): Inlay => {
    const y = -d / 2 + (d / count) * (k + 0.5);
    const wave = (off: number): Vec2[] =>
      Array.from({ length: steps + 1 }, (_, i): Vec2 => [
        -w / 2 + 4 + ((w - 8) * i) / steps,
        y + off + (d / count) * 0.17 * Math.sin((2 * Math.PI * 2.5 * i) / steps + k * 1.3),
      ]);
    return {
      slot: k % 2 === 0 ? 'second' : 'third',
      outline: [...wave(-unit * 0.55), ...wave(unit * 0.55).toReversed()],
    };
  });
}

/** Half and quarter rounds of colour. */
function arcs({ w, d, broad }: RugField, detail: Detail): Inlay[] {
  const steps = byDetail(detail, 32, 18, 8);
  const fan = (x: number, y: number, r: number, from: number, to: number): Vec2[] =>
    Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
      return [x + r * Math.cos(a), y + r * Math.sin(a)];
    });
  const left = -w / 2 + 6;
  const low = -d / 2 + 6;
  const r = d * 0.62 * broad;
  const quarter: Inlay = { slot: 'second', outline: [[left, low], ...fan(left, low, r, 0, 90)] };
  const half: Inlay = { slot: 'third', outline: fan(w * 0.16, d / 2 - 6, d * 0.36 * broad, 180, 360) };
  const ring: Inlay = {
    slot: 'second',
    outline: [
      ...fan(w / 2 - 6, low, d * 0.44 * broad, 90, 180),
      ...fan(w / 2 - 6, low, d * 0.3 * broad, 90, 180).toReversed(),
    ],
  };
  return [quarter, half, ring];
}
