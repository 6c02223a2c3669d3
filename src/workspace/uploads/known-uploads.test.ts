import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { createEditor } from '#editor/editor.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import { footprintOf } from '#editor/pieces.ts';
import { placingItem } from '#editor/tools/item/item-state.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { knownUploads } from './known-uploads.ts';

test('J3 an uploaded model is placed and drawn as large as it is', () => {
  const known = knownUploads({ pieces: libraryPieces(), symbols: librarySymbols() });
  known.learn({ gl_1: { width: 1200, depth: 700, height: 800 } });
  const editor = createEditor(newDesign(), { pieces: known.pieces });
  editor.use(placingItem({ model: 'gl_1', finishes: {} }));
  const pointer = { at: { x: 0, y: 0 }, button: 'main', input: 'mouse', shift: false, alt: true, mod: false } as const;
  editor.down({ ...pointer, clicks: 1 });
  editor.up({ ...pointer, clicks: 1 });
  const [item] = Object.values(editor.session.design.items);
  expect(item && footprintOf(known.pieces, item)).toMatchObject({ halfWidth: 600, halfDepth: 350, high: 800 });
  const points = known.symbols('gl_1').flatMap((shape) => shape.points);
  expect([Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))]).toEqual([-600, 350]);
  expect(known.symbols('gl_2'), 'one that is gone is crossed out').toEqual(librarySymbols()('gl_2'));
});
