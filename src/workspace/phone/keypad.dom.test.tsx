import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { Keypad } from './keypad.tsx';

const key = (name: string) =>
  [...document.querySelectorAll('.kp button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  ) as HTMLElement | undefined;

test('J3 in vi a room of 4200 × 3600 is typed on the keypad', async () => {
  const driver = drive(newDesign()).use('room');
  showInEditor(driver.editor, <Keypad />, 'vi');
  for (const name of ['4', '2', '0', '0', '1', 'Xoá một chữ số', 'nhân', '3', '6', '0', '0']) key(name)?.click();
  await expect.poll(() => document.querySelector('.kp output')?.textContent).toContain('4\u0020200x3\u0020600');
  key('Chốt')?.click();
  const [room] = roomsOf(driver.design, 'lv_1');
  expect(room?.shape.netArea).toBeCloseTo(4200 * 3600, 0);
});

test('J3 without a tool that takes a measure there is no keypad; Stop puts the tool down', async () => {
  const driver = drive(newDesign());
  showInEditor(driver.editor, <Keypad />);
  expect(document.querySelector('.kp')).toBeNull();
  driver.use('room');
  await expect.poll(() => key('Stop')).toBeDefined();
  key('Stop')?.click();
  expect(driver.tool.tool).toBe('select');
  await expect.poll(() => document.querySelector('.kp')).toBeNull();
});

test.each(locales)(
  'J3, N1 in %s the keypad says of which room the size is: of the one just drawn, which it sizes, else of a new one',
  async (language) => {
    const words = translator(language, 'workspace');
    const head = () => document.querySelector('.kp-head span')?.textContent;
    const driver = drive(newDesign()).use('room');
    showInEditor(driver.editor, <Keypad />, language);
    expect(head()).toBe(words('keypad.fields.size'));
    driver.drag([0, 0], [3300, 2900]);
    await expect.poll(head).toBe(words('keypad.fields.drawnSize'));
    const [decimal, by, set] = [driver.editor.session.state.units.decimal, words('keypad.by'), words('keypad.set')];
    for (const name of ['3', decimal, '4', by, '3', set]) key(name)?.click();
    const [room, ...more] = roomsOf(driver.design, 'lv_1');
    expect(room?.shape.netArea).toBeCloseTo(3400 * 3000, 0);
    expect(more).toEqual([]);
    driver.press('Mod+KeyZ').press('Mod+KeyZ');
    await expect.poll(head).toBe(words('keypad.fields.size'));
  },
);

test('J3 in 3D a measure is typed on the same keys', async () => {
  const driver = drive(newDesign());
  driver.editor.session.set({ view: { ...driver.editor.session.state.view, mode: 'space' } });
  showInEditor(driver.editor, <Keypad />);
  driver.use('room');
  await expect.poll(() => key('Stop')).toBeDefined();
});

test('J3 while a wall is typed the head groups its digits and says the angle beside the length', async () => {
  const driver = drive(newDesign()).use('wall').click([0, 0]).move([3000, 0]);
  showInEditor(driver.editor, <Keypad />);
  for (const name of ['4', '8', '000']) key(name)?.click();
  await expect.poll(() => document.querySelector('.kp output')?.textContent).toBe('48\u0020000mm');
  expect(document.querySelector('.kp-head span')?.textContent).toBe('Length · 0°');
});
