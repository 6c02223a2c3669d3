import type { Light } from '#design/records/light.ts';
import { area, line } from '#elements/drawing.ts';
import type { DrawnShape, Drawing } from '#elements/drawing.ts';
import { add, turned } from '#lib/vec2.ts';

/** The draughtsman's lamp: a circle with a cross, or the panel's outline with its diagonals. */
export function lightPlan(light: Light): Drawing {
  const shapes = light.form === 'panel' || light.form === 'strip' ? flat(light) : round(light);
  const turn = (light.turn * Math.PI) / 180;
  return {
    shapes: shapes.map((shape) => ({
      ...shape,
      path: shape.path.map((corner) => ({ ...add(turned(corner, turn), light.at), bulge: corner.bulge })),
    })),
    words: [],
  };
}

function round({ id, width, on }: Light): DrawnShape[] {
  const r = Math.max(60, width / 2);
  const d = r * Math.SQRT1_2;
  const circle: DrawnShape = {
    elementId: id,
    layer: 'light',
    closed: true,
    weight: 'fine',
    fill: on ? 'paper' : 'none',
    path: [
      { x: -r, y: 0, bulge: 1 },
      { x: r, y: 0, bulge: 1 },
    ],
  };
  return [
    circle,
    line(id, 'light', 'hair', [
      { x: -d, y: -d },
      { x: d, y: d },
    ]),
    line(id, 'light', 'hair', [
      { x: -d, y: d },
      { x: d, y: -d },
    ]),
  ];
}

function flat({ id, width, depth }: Light): DrawnShape[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => ({ x: (x! * width) / 2, y: (y! * depth) / 2 }));
  return [
    area(id, 'light', 'fine', 'paper', corners),
    line(id, 'light', 'hair', [corners[0]!, corners[2]!]),
    line(id, 'light', 'hair', [corners[1]!, corners[3]!]),
  ];
}
