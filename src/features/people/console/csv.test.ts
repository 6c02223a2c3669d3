import { describe, expect, test } from 'vitest';
import { csvCell, csvText } from './csv.server.ts';

describe('M1 CSV', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u00a0=1', '\u200b=1', '\r=1', '＝1', '|calc', '%0A'])(
    '%j is made text',
    (value) => {
      expect(csvCell(value)).toBe(`"'${value}"`);
    },
  );

  test.each([
    ['Lan', '"Lan"'],
    ['a=b', '"a=b"'],
    ['说 "你好"', '"说 ""你好"""'],
    ['a,b;c\nd', '"a,b;c\nd"'],
    ['', '""'],
  ])('%j is left as it is', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test('figures, dates and nothing', () => {
    expect([-5, true, null, undefined, new Date('2026-11-15T03:00:00Z')].map((value) => csvCell(value))).toEqual([
      '-5',
      'true',
      '',
      '',
      '2026-11-15T03:00:00.000Z',
    ]);
  });

  test('a table begins with the mark of UTF-8 and its titles, lines end as RFC 4180 says', () => {
    expect(csvText([{ title: '=名字', value: (row: { name: string }) => row.name }], [{ name: 'Đào' }])).toBe(
      '\uFEFF"\'=名字"\r\n"Đào"\r\n',
    );
  });
});
