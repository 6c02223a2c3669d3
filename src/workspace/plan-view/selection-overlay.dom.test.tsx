import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { recordOf } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import { outlineOf } from '#editor/outlines.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import { areaOf } from '#lib/polygon.ts';
import { Outline } from './selection-overlay.tsx';

test('J3 a selected window is outlined as a box, not as two triangles', () => {
  const design = studio();
  const points = outlineOf(design, 'op_east', libraryPieces());
  const drawn = renderToStaticMarkup(<Outline points={points} id="op_east" className="" />);
  const ring = (/points="([^"]*)"/.exec(drawn)?.[1] ?? '').split(' ').map((each) => {
    const [x = 0, y = 0] = each.split(',').map(Number);
    return { x, y };
  });
  const { width = 0 } = recordOf(design, 'openings', 'op_east') ?? {};
  expect(Math.abs(areaOf(ring))).toBeCloseTo(width * 200, 3);
});
