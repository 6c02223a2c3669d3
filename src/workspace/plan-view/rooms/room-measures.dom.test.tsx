import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { Point } from '#lib/vec2.ts';
import { showInEditor } from '../../../../tests/support/workspace/show-in-editor.tsx';
import { RoomSides } from '../../panels/room-sides.tsx';
import { RoomSize } from '../../panels/room-size.tsx';
import { RoomMeasureWords, useRoomSpans } from './room-measures.tsx';
import { useSession } from '../../editor-context.tsx';

const screen = (at: Point) => at;

function Measures() {
  const level = useSession((state) => state.level);
  const [id = ''] = useSession((state) => state.selection);
  const tool = useSession((state) => state.tool);
  return (
    <>
      <RoomMeasureWords spans={useRoomSpans()} screen={screen} />
      {tool.tool === 'room' && tool.state === 'ready' ? <RoomSize tool={tool} /> : <RoomSides id={id} level={level} />}
    </>
  );
}

function drawnRoom() {
  const driver = drive(newDesign());
  driver.use('room').drag([0, 0], [3400, 2500]);
  const page = showInEditor(driver.editor, <Measures />);
  const figures = () => [...page.querySelectorAll<HTMLElement>('.pv-measure')];
  return { driver, page, figures };
}

test('J3 the figures of the room just drawn are buttons: one presses them and types its size', () => {
  const { driver, page, figures } = drawnRoom();
  expect(figures().map((each) => [each.tagName, each.getAttribute('aria-label')])).toEqual([
    ['BUTTON', 'Width 3 400 mm: type another'],
    ['BUTTON', 'Depth 2 500 mm: type another'],
  ]);
  // Who goes for one comes over the sheet, where the tool looks for the next corner.
  flushSync(() => void driver.move([900, 1000]));
  flushSync(() => figures()[1]?.click());
  expect(document.activeElement).toBe(page.querySelector('.ws-size input'));
});

test('J3 of a selected room each leads to its own field', () => {
  const { driver, page, figures } = drawnRoom();
  const [room = ''] = Object.keys(driver.design.rooms);
  flushSync(() => driver.use('select').select(room));
  const [width, depth] = page.querySelectorAll('input');
  flushSync(() => figures()[1]?.click());
  expect(document.activeElement).toBe(depth);
  flushSync(() => figures()[0]?.click());
  expect(document.activeElement).toBe(width);
});

test('J3 of a room that is only pointed at they are read, not pressed', () => {
  const { driver, page, figures } = drawnRoom();
  const [room = ''] = Object.keys(driver.design.rooms);
  flushSync(() => {
    driver.use('select').select();
    driver.editor.session.set({ hover: room });
  });
  expect(figures()).toHaveLength(2);
  expect(page.querySelectorAll('button.pv-measure')).toHaveLength(0);
  expect(page.querySelectorAll('span.pv-said')).toHaveLength(2);
});

test('J3 a room that is small on the screen has no figures over its name', () => {
  const { driver, figures } = drawnRoom();
  const { session } = driver.editor;
  expect(figures()).toHaveLength(2);
  flushSync(() => session.set({ view: { ...session.state.view, scale: 0.04 } }));
  expect(figures()).toHaveLength(0);
});
