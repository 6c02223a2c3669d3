import { expect, test } from 'vitest';
import { capGroups } from './key-names.ts';

test.each([
  [['KeyB'], [['B']]],
  [['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], [['← ↑ ↓ →']]],
  [['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'], [['Shift', '← ↑ ↓ →']]],
  [['Mod+KeyC', 'Mod+KeyX', 'Mod+KeyV'], [['Ctrl', 'C', 'X', 'V']]],
  [
    ['KeyR', 'Shift+KeyR'],
    [['R'], ['Shift', 'R']],
  ],
  [['Escape', 'Escape'], [['Esc']]],
])('J3 the keys %j of one line are written as %j', (keys, caps) => {
  expect(capGroups(keys, false)).toEqual(caps);
});
