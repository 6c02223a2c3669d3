import { expect, test } from 'vitest';
import { isZoomShortcut } from './zoom-shortcuts.ts';

const pressed = (key: string, held: Partial<{ ctrlKey: boolean; metaKey: boolean; altKey: boolean }> = {}) =>
  isZoomShortcut({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('control or command with plus, minus, zero is a zoom shortcut', () => {
  for (const key of ['+', '-', '=', '0']) {
    expect(pressed(key, { ctrlKey: true })).toBe(true);
    expect(pressed(key, { metaKey: true })).toBe(true);
  }
});

test('typing, other shortcuts and AltGr characters are not', () => {
  expect(pressed('+')).toBe(false);
  expect(pressed('c', { ctrlKey: true })).toBe(false);
  expect(pressed('0', { ctrlKey: true, altKey: true })).toBe(false);
});
