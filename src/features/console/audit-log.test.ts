import { describe, expect, test } from 'vitest';
import { differences } from './audit-log.ts';

describe('M1 audit: what changed', () => {
  test('value by value, what is alike left out', () => {
    expect(differences({ status: 'active', roles: ['A'], deep: { x: 1, y: 2 } }, { status: 'suspended', roles: ['A', 'B'], deep: { x: 1, y: 3 }, reason: { vi: 'vì' } })).toEqual([
      { path: 'status', before: 'active', after: 'suspended' }, { path: 'roles', before: 'A', after: 'A, B' }, { path: 'deep.y', before: '2', after: '3' }, { path: 'reason.vi', before: null, after: 'vì' },
    ]);
  });

  test('from nothing, to nothing, and nothing at all', () => {
    expect(differences(null, { a: false })).toEqual([{ path: 'a', before: null, after: 'false' }]);
    expect(differences({ a: 0 }, null)).toEqual([{ path: 'a', before: '0', after: null }]);
    expect(differences(null, null)).toEqual([]);
    expect(differences({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toEqual([{ path: 'a.0.b', before: '1', after: '2' }]);
  });
});
