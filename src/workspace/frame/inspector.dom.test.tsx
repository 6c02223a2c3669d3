import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { openPanel } from '../../../tests/support/workspace/open-panel.tsx';
import { Inspector } from './inspector.tsx';

test('J3 the inspector opens when what is dragged is let go, not under the hand', () => {
  const { driver } = openPanel(furnishedStudio(), <Inspector />);
  const piece = Object.values(driver.design.items).find(({ placement }) => placement === 'floor');
  if (!piece) throw new Error('the studio has furniture');
  const { x, y } = piece.at;
  flushSync(() =>
    driver
      .move([x, y])
      .down([x, y])
      .move([x + 300, y]),
  );
  expect(driver.selection).toHaveLength(1);
  expect(document.querySelector('.ws-insp')).toBeNull();
  flushSync(() => driver.up([x + 300, y]));
  expect(document.querySelector('.ws-insp')).not.toBeNull();
});
