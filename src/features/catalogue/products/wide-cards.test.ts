import { describe, expect, test } from 'vitest';
import { wideCards } from './wide-cards.ts';

const pieces = (count: number, isLong: (at: number) => boolean = () => true) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    size: { width: isLong(at) ? 2000 : 500, depth: 800, height: 800 },
  }));

describe('LOOK: long pieces get two bays, and the last row ends full', () => {
  test.each([
    [24, ['3', '7', '11', '15']],
    [23, ['3']],
    [22, ['3', '7']],
    [16, ['3', '7', '11', '15']],
  ] as const)('of %i pieces', (count, wide) => {
    expect([...wideCards(pieces(count))]).toEqual(wide);
    expect((count + wide.length) % 4).toBe(0);
  });

  test('none where too few are long, or too few stand between them', () => {
    expect(wideCards(pieces(24, (at) => at === 5)).size).toBe(0);
    expect(wideCards(pieces(9)).size).toBe(0);
  });

  test('what stands stays as it is when more comes', () => {
    expect([...wideCards(pieces(51))].filter((id) => Number(id) < 24)).toEqual([...wideCards(pieces(24))]);
  });
});
