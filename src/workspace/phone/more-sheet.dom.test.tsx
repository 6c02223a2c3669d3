import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { showOn } from '../../../tests/support/dom/show-on.ts';
import { openPanel } from '../../../tests/support/workspace/open-panel.tsx';
import { MoreSheet } from './more-sheet.tsx';

test('J9 commenting comes into the open list once it is known that one may', () => {
  showOn('phone');
  const nothing = () => undefined;
  const { driver, button } = openPanel(
    furnishedStudio(),
    <MoreSheet onTree={nothing} onRecord={nothing} onShare={null} onClose={nothing} />,
  );
  const comment = () => button('Add a comment') !== null;
  const know = (mayComment: boolean) => flushSync(() => driver.editor.session.set({ hasComments: true, mayComment }));
  know(false);
  expect(comment()).toBe(false);
  know(true);
  expect(comment()).toBe(true);
});
