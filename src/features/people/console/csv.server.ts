import { setImmediate } from 'node:timers/promises';
import type { FileAnswer } from '#platform/call.ts';

export interface CsvColumn<Row> {
  title: string;
  value(row: Row): CsvValue;
}
type CsvValue = string | number | boolean | Date | null | undefined;

export const csvTypes = ['text/csv'] as const;
/** A file spreadsheets can still open; for more, narrow the filters. */
export const csvRowLimit = 50_000;
/** So many rows are read and written before everybody else has their turn. */
export const rowsAtOnce = 500;

/** A table as CSV: user text stays text and is never run as a formula. */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: () => Promise<readonly Row[]> | AsyncIterable<readonly Row[]>,
): FileAnswer {
  return {
    type: 'text/csv; charset=utf-8',
    etag: '',
    immutable: false,
    private: true,
    saveAs: `${name}.csv`,
    ready: true,
    bytes: async () => csvParts(columns, rows()),
  };
}

/** A list of the console, page after page, until it ends or a file holds no more. */
export async function* everyPage<Row>(
  read: (after: string | null, size: number) => Promise<{ rows: readonly Row[]; next: string | null }>,
): AsyncGenerator<readonly Row[]> {
  let after: string | null = null;
  for (let left = csvRowLimit; left > 0; left -= rowsAtOnce) {
    const page: { rows: readonly Row[]; next: string | null } = await read(after, Math.min(left, rowsAtOnce));
    yield page.rows;
    if (page.next === null) return;
    after = page.next;
  }
}

/** RFC 4180, with the byte order mark that tells spreadsheets it is UTF-8. */
export async function* csvParts<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Promise<readonly Row[]> | AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  let head = `\uFEFF${csvLine(columns.map(({ title }) => title))}`;
  for await (const page of rows instanceof Promise ? [rows] : rows)
    for (let from = 0; from < page.length; from += rowsAtOnce) {
      const lines = page.slice(from, from + rowsAtOnce).map((row) => csvLine(columns.map(({ value }) => value(row))));
      yield Buffer.from(head + lines.join(''));
      head = '';
      await setImmediate();
    }
  if (head !== '') yield Buffer.from(head);
}

function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A text that begins like a formula, directly or after blanks a spreadsheet skips, is prefixed with an apostrophe. Our
 * own numbers are exempt. Every text is quoted, so that no locale's separator splits it.
 */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const plain = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%\t\r\n]/u.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}
