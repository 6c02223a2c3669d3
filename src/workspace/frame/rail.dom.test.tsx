import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { showOn } from '../../../tests/support/dom/show-on.ts';
import { openPanel } from '../../../tests/support/workspace/open-panel.tsx';
import { useEditor } from '../editor-context.tsx';
import { isElsewhere, Rail } from './rail.tsx';
import { useOpenPanels } from './use-open-panels.ts';

function RailWithPanels() {
  return <Rail panels={useOpenPanels(useEditor())} />;
}

function opened() {
  const panel = openPanel(furnishedStudio(), <RailWithPanels />);
  const marked = (attribute: string) =>
    [...document.querySelectorAll(`.ws-rail [${attribute}='true']`)].map((each) => each.textContent);
  return {
    ...panel,
    press: (name: string) => flushSync(() => panel.button(name)?.click()),
    inHand: () => marked('aria-pressed'),
    open: () => marked('aria-expanded'),
  };
}

test('J3 one entry alone is marked: the tool in hand, or the panel one takes from', () => {
  const { press, inHand, open, driver } = opened();
  press('Window');
  expect([inHand(), open()]).toEqual([['Window'], []]);
  press('Furniture');
  expect([inHand(), open()], 'the tool is laid down').toEqual([['Furniture'], ['Furniture']]);
  expect(driver.tool.tool).toBe('select');
  press('Door');
  expect([inHand(), open()]).toEqual([['Door'], ['Furniture']]);
  flushSync(() => driver.editor.act('openFurnish'));
  expect([inHand(), open()], 'by its key too').toEqual([['Furnish'], ['Furnish']]);
  press('Select');
  expect([inHand(), open()]).toEqual([['Select'], []]);
});

test('J3 on a phone what is in hand without a place at the bottom is marked under More', () => {
  const { driver } = opened();
  const nowhere = { side: null, record: null };
  const marks = ['useSelect', 'useWindow', 'useDimension', 'useWall', 'usePaint', 'useDoor'].map((action) => {
    flushSync(() => driver.editor.act(action));
    return isElsewhere(driver.tool, nowhere);
  });
  expect(marks).toEqual([false, false, true, false, false, false]);
  expect(isElsewhere(driver.tool, { side: null, record: 'list' })).toBe(true);
});

test('J3 on a phone five stand at the bottom; what is drawn comes in a row with the first tool and stays for the next', () => {
  showOn('phone');
  const { press, driver } = opened();
  const row = () => [...document.querySelectorAll('.ws-rail-row button')].map((each) => each.textContent);
  const bottom = [...document.querySelectorAll('.ws-rail > button:not(.ws-rail-camera, .ws-rail-record)')];
  expect(bottom.map((each) => each.textContent)).toEqual(['Select', 'Draw', 'Furniture', 'Furnish', 'Finishes']);
  expect(row()).toEqual([]);
  press('Draw');
  expect(row()).toEqual(['Room', 'Wall', 'Door', 'Window', 'Opening']);
  expect(driver.tool.tool, 'nothing is taken in hand yet').toBe('select');
  press('Door');
  expect(driver.tool.tool).toBe('opening');
  flushSync(() => driver.editor.act('escape'));
  expect([driver.tool.tool, row()], 'a window is one press further').toEqual([
    'select',
    expect.arrayContaining(['Window']),
  ]);
  press('Furniture');
  expect(row()).toEqual([]);
});

test('J3 on a phone whoever has nothing yet finds what is drawn at once', () => {
  showOn('phone');
  const { driver } = openPanel(newDesign(), <RailWithPanels />);
  const doors = () => document.querySelectorAll('.ws-rail-row .ws-rail-door').length;
  expect(doors()).toBe(1);
  flushSync(() => driver.editor.act('useRoom'));
  flushSync(() => driver.editor.act('escape'));
  expect(doors()).toBe(1);
});

test('J3 a panel whose own tool is in hand is both', () => {
  const { inHand, open, driver } = opened();
  flushSync(() => driver.editor.act('usePaint'));
  expect([inHand(), open()]).toEqual([['Finishes'], ['Finishes']]);
  flushSync(() => driver.editor.act('openFinishes'));
  expect(driver.editor.session.state.tool.tool, 'and is not laid down for it').toBe('paint');
});

test('J3 a tool that is chosen drops what was selected: its fields are not those of what is drawn next', () => {
  const { press, driver } = opened();
  driver.select('op_entrance');
  press('Window');
  expect(driver.selection).toEqual([]);
  driver.select('op_entrance');
  press('Select');
  expect(driver.selection).toEqual(['op_entrance']);
});

test('J3 measuring stands among the tools with its key, also for who may only look; on a phone it is under More', () => {
  const { press, inHand, driver, button } = opened();
  expect(button('Measure')?.title).toBe('Measure (M)');
  press('Measure');
  expect([inHand(), driver.tool.tool]).toEqual([['Measure'], 'dimension']);
  flushSync(() => driver.editor.session.set({ readOnly: 'view_only' }));
  expect([button('Measure')?.disabled, button('Wall')?.disabled]).toEqual([false, true]);
});
