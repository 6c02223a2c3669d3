import { expect, test } from 'vitest';
import { crowdedMarks } from './crowded-marks.ts';

const at = (key: string, x: number, y: number, picture = 0) => ({ key, picture, x, y });
const shapes = [
  { width: 1200, height: 800 },
  { width: 960, height: 640 },
];

test('F2, N2: of marks one finger would touch together, the first stays', () => {
  const marks = [
    at('sofa', 200, 500),
    at('cushion', 250, 520),
    at('lamp', 400, 500),
    at('table', 200, 680),
    at('rug', 200, 660, 1),
  ];
  expect([...crowdedMarks(marks, shapes)]).toEqual(['cushion']);
});

test('F2: nearness is that of the picture as it is shown, wider than high', () => {
  expect([...crowdedMarks([at('a', 500, 500), at('b', 500, 660), at('c', 660, 500)], shapes)]).toEqual(['b']);
});
