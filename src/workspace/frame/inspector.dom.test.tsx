import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { Inspector } from './inspector.tsx';

test('J3 the inspector opens when what is dragged is let go, not under the hand', () => {
  const driver = drive(furnishedStudio());
  const piece = Object.values(driver.design.items).find(({ placement }) => placement === 'floor');
  if (!piece) throw new Error('the studio has furniture');
  const place = showInEditor(driver.editor, <Inspector />);
  const { x, y } = piece.at;
  flushSync(() =>
    driver
      .move([x, y])
      .down([x, y])
      .move([x + 300, y]),
  );
  expect(driver.selection).toHaveLength(1);
  expect(place.querySelector('.ws-insp')).toBeNull();
  flushSync(() => driver.up([x + 300, y]));
  expect(place.querySelector('.ws-insp')).not.toBeNull();
});
