import { papers } from '#exchange/paper/paper.ts';
import { boxMark, inks, lineMark, textMark } from '#exchange/paper/sheet.ts';
import type { Mark, Sheet } from '#exchange/paper/sheet.ts';
import { blockHeight, titleBlock } from '#exchange/paper/title-block.ts';
import type { BlockWords } from '#exchange/paper/title-block.ts';

/** A table as it is set: words and figures come ready. */
export interface ListTable {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly share: number; readonly align: 'left' | 'right' }[];
  readonly rows: readonly ListTableRow[];
  /** Below its last row. */
  readonly note?: string;
}

export interface ListTableRow {
  readonly cells: readonly string[];
  /** Smaller, below the widest cell. */
  readonly under?: string;
  readonly look?: 'sum' | 'group';
}

/** Lists are on A4, whatever the drawings are on: they are read at a table. */
const { width, height } = papers.a4;
const edge = 10;
const pad = 5;
const left = edge + pad;
const right = width - edge - pad;
const top = edge + 9;
const bottom = height - edge - blockHeight - 5;
const gap = 2;

/** Tables one after the other, on as many pages as they take. Their title blocks come later: pages are counted first. */
export function listPages(tables: readonly ListTable[]): Mark[][] {
  const pages: Mark[][] = [];
  let page: Mark[] = [];
  let y = Infinity;
  const turn = () => {
    page = [];
    pages.push(page);
    y = top;
  };
  for (const table of tables) {
    if (y + 40 > bottom) turn();
    else y += 8;
    const columns = columnsOf(table);
    page.push(textMark(table.title, [left, y + 2], 4.2, { weight: 'strong' }));
    y = headOf(page, columns, y + 9);
    for (const row of table.rows) {
      const high = heightOf(row);
      if (y + high > bottom) {
        turn();
        y = headOf(page, columns, y);
      }
      page.push(...rowMarks(row, columns, y));
      y += high;
    }
    if (table.note !== undefined) {
      page.push(textMark(table.note, [left, y + 4], 2.1, { colour: inks.soft, most: right - left }));
      y += 6;
    }
  }
  return pages;
}

export function listSheet(marks: readonly Mark[], words: BlockWords): Sheet {
  const frame = [edge, edge, width - 2 * edge, height - 2 * edge] as const;
  const block = titleBlock([edge, height - edge - blockHeight, width - 2 * edge], { words, drawn: null });
  return {
    width,
    height,
    marks: [...marks, boxMark(frame, { fill: null, stroke: inks.ink, width: 0.5 }), ...block],
  };
}

interface Column {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right';
}

function columnsOf({ columns }: ListTable): Column[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let at = left;
  return columns.map(({ title, share, align }) => {
    const from = at;
    at += ((right - left) * share) / all;
    return { title, align, from, to: at };
  });
}

function headOf(page: Mark[], columns: readonly Column[], y: number): number {
  page.push(
    ...columns.map((column) => cell(column, column.title, y, { size: 2.1, weight: 'strong' })),
    lineMark(
      [
        [left, y + 1.8],
        [right, y + 1.8],
      ],
      0.25,
      inks.ink,
    ),
  );
  return y + 2;
}

function heightOf({ under, look }: ListTableRow): number {
  if (look === 'group') return 7;
  return under ? 8.4 : 5.4;
}

function rowMarks(row: ListTableRow, columns: readonly Column[], y: number): Mark[] {
  const high = heightOf(row);
  const weight = row.look === undefined ? 'plain' : 'strong';
  const base = y + (row.look === 'group' ? 5 : 3.7);
  const widest = columns.reduce((best, column) => (column.to - column.from > best.to - best.from ? column : best));
  return [
    ...row.cells.flatMap((text, i) => {
      const column = columns[i];
      // A group's name has the whole row.
      const over = row.look === 'group' && column ? { ...column, to: right } : column;
      return over && text !== '' ? [cell(over, text, base, { size: 2.4, weight })] : [];
    }),
    ...(row.under ? [cell(widest, row.under, base + 3.1, { size: 2, weight: 'plain', colour: inks.soft })] : []),
    lineMark(
      [
        [left, y + high],
        [right, y + high],
      ],
      row.look === 'group' ? 0.18 : 0.1,
      row.look === 'group' ? inks.soft : inks.hair,
    ),
  ];
}

function cell(
  { from, to, align }: Column,
  text: string,
  y: number,
  { size, weight, colour = inks.ink }: { size: number; weight: 'plain' | 'strong'; colour?: string },
): Mark {
  return textMark(text, [align === 'right' ? to : from, y], size, {
    align,
    weight,
    colour,
    most: to - from - gap,
  });
}
