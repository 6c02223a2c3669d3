import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { showOn } from '../../../tests/support/dom/show-on.ts';
import { openPanel } from '../../../tests/support/workspace/open-panel.tsx';
import { takePiece } from '#editor/tools/item/take-piece.ts';
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

const title = () => document.querySelector('.ws-insp h2')?.textContent;

test.each([
  ['vi', 'Cửa đi', 'Cửa sổ'],
  ['en', 'Door', 'Window'],
  ['zh', '门', '窗'],
] as const)('J3 in %s a door and a window are called what they are', (language, door, window) => {
  const { driver } = openPanel(furnishedStudio(), <Inspector />, { language });
  flushSync(() => void driver.select('op_entrance'));
  expect(title()).toBe(door);
  flushSync(() => void driver.select('op_east'));
  expect(title()).toBe(window);
});

test('J3 a piece in hand is named, and what was selected is let go', () => {
  const { driver } = openPanel(furnishedStudio(), <Inspector />);
  const { model, finishes } = Object.values(driver.design.items)[0]!;
  driver.select('op_east');
  flushSync(() => takePiece(driver.editor, { model, finishes }));
  expect(driver.selection).toEqual([]);
  expect(title()).toBe(`Place: ${driver.editor.pieces(model)?.name?.en}`);
  expect(title()).not.toContain('undefined');
});

test('J3 the distance of a door is said to be typed only where there are keys', () => {
  const { driver, text } = openPanel(furnishedStudio(), <Inspector />);
  const { session } = driver.editor;
  flushSync(() => void driver.press('KeyD'));
  expect(text()).toContain('type the distance');
  flushSync(() => session.set({ view: { ...session.state.view, input: 'touch' } }));
  expect(text()).not.toContain('type');
  expect(text()).toContain('set the distance to the corners in this panel');
});

test('J3 by touch a selected piece is moved by small steps from its sheet', () => {
  const { driver, button } = openPanel(furnishedStudio(), <Inspector />);
  const { session } = driver.editor;
  const piece = Object.values(driver.design.items).find(({ placement }) => placement === 'floor')!;
  flushSync(() => void driver.select(piece.id));
  expect(document.querySelector('.np')).toBeNull();
  flushSync(() => session.set({ view: { ...session.state.view, input: 'touch' } }));
  const steps = [...document.querySelectorAll<HTMLElement>('.ws-insp .np button')];
  expect(steps).toHaveLength(5);
  flushSync(() => steps.at(-1)?.click());
  expect(driver.design.items[piece.id]?.at.x).toBeGreaterThan(piece.at.x);
  expect(button('Close')).not.toBeNull();
});

test.each([
  ['vi', 'Chạm vào chỗ tường bắt đầu.', 'Cao'],
  ['en', 'Tap where the wall begins.', 'Height'],
  ['zh', '点按墙的起点。', '高度'],
] as const)('J3 in %s on a phone the sheet of a new wall is low until it is pulled up', (language, tap, height) => {
  showOn('phone');
  const { driver, text } = openPanel(furnishedStudio(), <Inspector />, { language });
  flushSync(() => void driver.use('wall'));
  expect(text()).toContain(tap);
  expect(document.querySelectorAll('.ws-insp input')).toHaveLength(0);
  expect(text()).not.toContain(height);
  flushSync(() => document.querySelector<HTMLElement>('.ws-grab')?.click());
  expect(text()).not.toContain(tap);
  expect(text()).toContain(height);
});
