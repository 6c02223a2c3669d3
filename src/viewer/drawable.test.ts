import { expect, test } from 'vitest';
import { contactShadow } from '#viewer/contact-shadow.ts';
import { measureLines } from '#viewer/stage/measure-lines.ts';
import { modelDrawable } from '#viewer/model-drawable.ts';
import { skyPicture } from '#viewer/stage/sky.ts';
import { createJobRunner } from '#viewer/mesh-jobs.ts';
import { roundedBox } from '#models/geometry/rounded-box.ts';

test('a model is drawn with its own triangles; one nobody made is not', () => {
  const sofa = modelDrawable('sofa-0000', 'middle')!;
  expect(sofa.batches.every(({ owners }) => owners[0] === 'sofa-0000')).toBe(true);
  expect(sofa.shadows).toHaveLength(1);
  expect(modelDrawable('sofa-zzzzzzz', 'middle')).toBeNull();
});

test('the floor is darkest under what stands on it', () => {
  const { dark, columns, rows } = contactShadow(
    [roundedBox({ width: 600, depth: 400, height: 500 }, 'far')],
    'floor',
    new Float32Array(4),
  )!;
  const at = (x: number, y: number) => dark[Math.floor(y * rows) * columns + Math.floor(x * columns)]!;
  expect(at(0.5, 0.5)).toBeGreaterThan(180);
  expect(at(0.02, 0.02)).toBeLessThan(8);
  expect(
    contactShadow(
      [roundedBox({ width: 100, depth: 100, height: 50, at: [0, 0, 2000] }, 'far')],
      'floor',
      new Float32Array(4),
    ),
  ).toBeNull();
});

test('the measures beside a box are its own', () => {
  const lines = measureLines(
    { min: [-1.1, 0, -0.45], max: [1.1, 0.8, 0.45] },
    { eye: [3, 2, 5], target: [0, 0.4, 0], up: [0, 1, 0], fov: 30 },
    { width: 800, height: 500 },
  );
  expect(lines.map(({ millimetres }) => millimetres)).toEqual([2200, 900, 800]);
  for (const { from, to } of lines)
    for (const { x, y } of [from, to]) expect(x > 0 && x < 800 && y > 0 && y < 500).toBe(true);
});

test('the workshop hands over finishes ready to be worn', () => {
  const made = createJobRunner()({ kind: 'surface', finish: 'oak-natural', size: 64 });
  expect(made.made).toMatchObject({ id: 'oak-natural', metalness: 0, along: { size: 64 }, across: { size: 64 } });
  expect(made.handedOver.length).toBeGreaterThan(1);
});

test('a garden is green below the sky and the sky is bright above it', () => {
  const { width, height, light } = skyPicture('day', 64);
  const at = (row: number) => light.subarray((row * width + 10) * 4, (row * width + 10) * 4 + 3);
  const garden = at(Math.floor(height * 0.53));
  const sky = at(height - 4);
  expect(garden[1]!).toBeGreaterThan(garden[0]!);
  expect(Math.min(...sky)).toBeGreaterThan(Math.max(...garden));
});
