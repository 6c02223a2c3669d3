import type { Dimension } from '#design/records/dimension.ts';
import { line, readable } from '#elements/drawing.ts';
import type { Drawing } from '#elements/drawing.ts';
import { add, along, angleOf, direction, distance, leftOf, middle, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/** One to so many: what figures and marks are sized for where nobody says otherwise. */
export const usualScale = 50;

/** On paper, how far the measure's line and its own lines reach over, and how far its figure stands off. Millimetres. */
const over = 1.6;
const tick = 1.2;
const off = 2.2;

/** The line between two points as architects draw it: its own lines from what is measured, a slanted tick at each end. */
export function dimensionPlan(dimension: Dimension, scale: number = usualScale): Drawing {
  const { id, a, b } = dimension;
  const [p, q] = dimensionLine(dimension);
  const { shapes, words } = measuredLine(id, p, q, scale);
  const own = [
    [a, p],
    [b, q],
  ].map(([from, to]) => line(id, 'measure', 'hair', [from!, along(to!, direction(from!, to!), over * scale)]));
  return { shapes: [...own, ...shapes], words };
}

/** A line with a tick at each end, and how long it is. */
export function measuredLine(id: string, p: Point, q: Point, scale: number): Drawing {
  const way = direction(p, q);
  const slant = add(way, leftOf(way));
  const shapes = [
    line(id, 'measure', 'hair', [along(p, way, -over * scale), along(q, way, over * scale)]),
    ...[p, q].map((end) =>
      line(id, 'measure', 'fine', [along(end, slant, -tick * scale), along(end, slant, tick * scale)]),
    ),
  ];
  const turn = readable((angleOf(way) * 180) / Math.PI);
  const at = along(middle(p, q), upOf(turn), off * scale);
  return {
    shapes,
    words: [
      {
        elementId: id,
        layer: 'measure',
        at,
        turn,
        size: 'small',
        text: { kind: 'length', millimetres: distance(p, q) },
      },
    ],
  };
}

/** The ends of the line it is drawn on, beside what it measures. */
export function dimensionLine({ a, b, offset, axis }: Dimension): [Point, Point] {
  if (axis === 'x') return [a, b].map((p) => ({ x: p.x, y: a.y + offset })) as [Point, Point];
  if (axis === 'y') return [a, b].map((p) => ({ x: a.x + offset, y: p.y })) as [Point, Point];
  const side = leftOf(direction(a, b));
  return [along(a, side, offset), along(b, side, offset)];
}

/** The side letters stand on. */
function upOf(turn: number): Point {
  const angle = (turn * Math.PI) / 180;
  return subtract({ x: 0, y: 0 }, { x: Math.sin(angle), y: -Math.cos(angle) });
}
