import { describe, expect, test } from 'vitest';
import { createCompany, silentFor } from './company.ts';

const cursor = { level: 'lv_1', at: { x: 1, y: 2 }, selected: [] };
const at = (window: string, change: object = {}) => ({ by: `u_${window}`, name: window, window, cursor, ...change });

describe('J9: who else has the design open', () => {
  test('somebody new is told apart from somebody known, and one’s own window is nobody', () => {
    const company = createCompany('own_window');
    expect(company.hear(at('own_window'), 0)).toBe(false);
    expect(company.hear(at('lan_window'), 0)).toBe(true);
    expect(company.hear(at('lan_window', { cursor: { ...cursor, selected: ['it_1'] } }), 10)).toBe(false);
    expect(company.others()).toMatchObject([{ window: 'lan_window', cursor: { selected: ['it_1'] } }]);
  });

  test('those who are there together differ in ink, and an ink is free again once its owner left', () => {
    const company = createCompany('own_window');
    for (const name of ['a', 'b', 'c']) company.hear(at(name), 0);
    expect(company.others().map(({ ink }) => ink)).toEqual([0, 1, 2]);
    company.hear(at('b', { cursor: null }), 1);
    company.hear(at('d'), 2);
    expect(company.others().map(({ window, ink }) => [window, ink])).toEqual([
      ['a', 0],
      ['c', 2],
      ['d', 1],
    ]);
  });

  test('who is not heard of any more is gone; the list stays the same while nobody is', () => {
    const company = createCompany('own_window');
    company.hear(at('a'), 0);
    company.hear(at('b'), 20_000);
    const before = company.others();
    expect(company.forgetSilent(silentFor - 1)).toBe(false);
    expect(company.others()).toBe(before);
    expect(company.forgetSilent(silentFor)).toBe(true);
    expect(company.others().map(({ window }) => window)).toEqual(['b']);
  });
});
