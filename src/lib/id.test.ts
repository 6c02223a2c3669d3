import { expect, test } from 'vitest';
import { newId } from '#lib/id.ts';

test('PRODUCT Addresses: an id begins with its kind', () => {
  for (const kind of ['u', 's', 'c', 'p', 'w', 'd', 'm', 'a'] as const)
    expect(newId(kind, new Date())).toMatch(new RegExp(`^${kind}_[0-9a-hjkmnp-tv-z]{25}$`));
});

test('ids of a later moment sort after, in this century and the next', () => {
  const moments = ['2026-01-01', '2026-01-01T00:00:00.001Z', '2026-11-15', '2099-12-31', '2100-01-01'].map((day) =>
    newId('u', new Date(day)).slice(0, 11),
  );
  expect(moments.toSorted()).toEqual(moments);
  expect(new Set(moments).size).toBe(moments.length);
});

test('ten thousand of one moment are ten thousand', () => {
  const now = new Date();
  expect(new Set(Array.from({ length: 10_000 }, () => newId('u', now))).size).toBe(10_000);
});
