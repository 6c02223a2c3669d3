import type { FileAnswer } from '#platform/call.ts';

export interface CsvColumn<Row> {
  title: string;
  value(row: Row): string | number | boolean | Date | null | undefined;
}

export const csvTypes = ['text/csv'] as const;
/** A file spreadsheets can still open; for more, narrow the filters. */
export const csvRowLimit = 50_000;

/** A table as CSV: user text stays text and is never run as a formula. */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: () => Promise<readonly Row[]>,
): FileAnswer {
  return {
    type: 'text/csv; charset=utf-8',
    etag: '',
    immutable: false,
    private: true,
    saveAs: `${name}.csv`,
    ready: true,
    bytes: async () => Buffer.from(csvText(columns, await rows())),
  };
}

/** RFC 4180, with the byte order mark that tells spreadsheets it is UTF-8. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => csvCell(title)),
    ...rows.map((row) => columns.map(({ value }) => csvCell(value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

/**
 * A text that begins like a formula, directly or after blanks a spreadsheet skips, is prefixed with an apostrophe. Our
 * own numbers are exempt. Every text is quoted, so that no locale's separator splits it.
 */
export function csvCell(value: string | number | boolean | Date | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const plain = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%\t\r\n]/u.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}
