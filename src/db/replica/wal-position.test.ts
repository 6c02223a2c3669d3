import { expect, test } from 'vitest';
import { lastWalPosition, walPosition } from './wal-position.ts';

test('places in the log are compared as numbers, not as texts', () => {
  const ordered = ['0/0', '0/9', '0/A0', '0/FFFFFFFF', '1/0', '9/1', '10/0', lastWalPosition].map(walPosition);
  expect(ordered).not.toContain(null);
  expect(ordered).toEqual(ordered.toSorted((a, b) => Number(a! > b!) - Number(a! < b!)));
  expect(new Set(ordered).size).toBe(ordered.length);
});

test.each([undefined, '', '0', '0/', '/0', '0/g', '0/123456789', 'x0/0', '0/0 ', '-1/0', '0/0,0/0'])(
  '%j is none',
  (text) => {
    expect(walPosition(text)).toBeNull();
  },
);
