import { describe, expect, test } from 'vitest';
import { differences } from './audit-log.ts';

describe('M1 audit: what changed', () => {
  test('value by value, what is alike left out', () => {
    expect(
      differences(
        { status: 'active', roles: ['A'], deep: { x: 1, y: 2 } },
        { status: 'suspended', roles: ['A', 'B'], deep: { x: 1, y: 3 } },
        'vi',
      ),
    ).toEqual([
      { path: 'status', before: 'active', after: 'suspended' },
      { path: 'roles', before: ['A'], after: ['A', 'B'] },
      { path: 'deep.y', before: 2, after: 3 },
    ]);
  });

  test('from nothing, to nothing, and nothing at all', () => {
    expect(differences(null, { a: false }, 'en')).toEqual([{ path: 'a', before: null, after: false }]);
    expect(differences({ a: 0 }, null, 'en')).toEqual([{ path: 'a', before: 0, after: null }]);
    expect(differences(null, null, 'en')).toEqual([]);
    expect(differences({ a: '', b: [] }, { a: null }, 'en')).toEqual([]);
    expect(differences({ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, 'en')).toEqual([{ path: 'a.0.b', before: 1, after: 2 }]);
  });

  test('a text in three languages once: the reader’s, else the next they know, and one that did change', () => {
    const reason = { zh: '看不清', en: 'Blurred', vi: 'Mờ' };
    expect(differences(null, { reason }, 'zh')).toEqual([
      { path: 'reason', before: null, after: '看不清', lang: 'zh' },
    ]);
    expect(differences(null, { reason: { zh: '看不清', vi: 'Mờ' } }, 'en')).toEqual([
      { path: 'reason', before: null, after: 'Mờ', lang: 'vi' },
    ]);
    expect(differences({ reason }, { reason: { ...reason, zh: '模糊' } }, 'vi')).toEqual([
      { path: 'reason', before: '看不清', after: '模糊', lang: 'zh' },
    ]);
  });
});
