import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { csvCell, csvParts, everyPage, rowsAtOnce } from './csv.server.ts';

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

  const columns = [{ title: '=名字', value: (row: { name: string }) => row.name }];

  test('a table begins with the mark of UTF-8 and its titles, lines end as RFC 4180 says', async () => {
    const some = await buffer(csvParts(columns, Promise.resolve([{ name: 'Đào' }])));
    expect(some.toString()).toBe('\uFEFF"\'=名字"\r\n"Đào"\r\n');
    const none = await buffer(csvParts(columns, Promise.resolve([])));
    expect(none.toString()).toBe('\uFEFF"\'=名字"\r\n');
  });

  test('V2.1.3: a long table is made in parts, and whatever else waits has its turn between them', async () => {
    const names = Array.from({ length: 4 * rowsAtOnce }, (_, at) => ({ name: String(at) }));
    const waiting: Promise<number>[] = [];
    let parts = 0;
    for await (const part of csvParts(columns, Promise.resolve(names))) {
      parts++;
      expect(part.length).toBeGreaterThan(0);
      const made = parts;
      waiting.push(new Promise((served) => setImmediate(() => served(parts - made))));
    }
    expect(parts).toBe(4);
    expect(await Promise.all(waiting)).toEqual([0, 0, 0, 0]);
  });

  test('a list is read page by page to its end', async () => {
    const read = async (after: string | null, size: number) => {
      const from = Number(after ?? 0);
      const rows = Array.from({ length: Math.min(size, 1201 - from) }, (_, at) => from + at);
      return { rows, next: from + size < 1201 ? String(from + size) : null };
    };
    const all: number[] = [];
    for await (const page of everyPage(read)) all.push(...page);
    expect(all).toEqual(Array.from({ length: 1201 }, (_, at) => at));
  });
});
