import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { fromStart, withCursor, withValue } from '#ui/list/address-links.ts';
import { useAddress } from '#ui/list/use-address.ts';
import { VerandaDrawing } from '#ui/drawings.tsx';
import type { ConsoleList } from './console-list.ts';

export interface Column<Row> {
  key: string;
  title: string;
  cell(row: Row): ReactNode;
  /** Whether the list can be sorted by it: `?sort=` has its key, `-` before it for descending. */
  sort?: true;
  /** Right-aligned figures. */
  numeric?: boolean;
  /** Not shown on a card of the phone. */
  wideOnly?: boolean;
  /** Too long for half a line: on a card it is below its title. */
  stacked?: boolean;
}

interface ConsoleTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** The first is the row header: on a phone the title of its card. */
  columns: readonly Column<Row>[];
  list: ConsoleList<Row>;
  rowKey(row: Row): string;
  /** Where a row leads, wherever it is pressed; its first cell is the link. */
  rowTo?(row: Row): string;
  /** Buttons at the end of a row. */
  actions?(row: Row): ReactNode;
  /** The order without `?sort=`, as `-created`. */
  usualSort?: string;
  /** For an empty list, or no match under these filters. */
  empty: { title: string; text?: string; action?: ReactNode };
}

/** A list of the console: a table on a desktop, cards on a phone. Sort order, filters and cursor are in the address. */
export function ConsoleTable<Row>({
  label,
  columns,
  list,
  rowKey,
  rowTo,
  actions,
  usualSort,
  empty,
}: ConsoleTableProps<Row>) {
  const t = useTranslations('console.table');
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>, to: string | undefined) => {
    if (to !== undefined && isPlainPress(event)) void navigate(to);
  };
  if (list.rows.length === 0) return <Empty {...empty} />;
  return (
    <>
      <PhoneSort columns={columns} usualSort={usualSort} />
      <table aria-label={label} className="w-full border-collapse text-small max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-ink text-left">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} usualSort={usualSort} />
            ))}
            {actions && (
              <th scope="col">
                <span className="sr-only">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {list.rows.map((row) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link in its first cell is the keyboard's
            <tr
              key={rowKey(row)}
              className={`border-b border-line hover:bg-sunken/50 max-md:grid max-md:gap-1 max-md:py-3 ${rowTo ? 'cursor-pointer' : ''}`}
              onClick={(event) => follow(event, rowTo?.(row))}
            >
              {columns.map((column, at) => (
                <BodyCell
                  key={column.key}
                  column={column}
                  row={row}
                  first={at === 0}
                  to={at === 0 ? rowTo?.(row) : undefined}
                />
              ))}
              {actions && (
                <td className="py-1.5 text-right max-md:mt-1 max-md:text-left">
                  <span className="inline-flex flex-wrap justify-end gap-2">{actions(row)}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Paging next={list.next} shown={list.rows.length} />
    </>
  );
}

/** Not on something with a purpose of its own, and not the end of a selection. */
function isPlainPress({ target, metaKey, ctrlKey, shiftKey }: MouseEvent<HTMLElement>): boolean {
  const own = target instanceof Element && target.closest('a, button, input, select, label, summary') !== null;
  return !own && !metaKey && !ctrlKey && !shiftKey && getSelection()?.toString() === '';
}

/** Cards have no heads to press. */
function PhoneSort<Row>({ columns, usualSort }: { columns: readonly Column<Row>[]; usualSort?: string }) {
  const t = useTranslations('console.table');
  const params = useAddress();
  const navigate = useNavigate();
  const sortable = columns.filter(({ sort }) => sort);
  if (sortable.length === 0) return null;
  return (
    <label className="field mb-3 md:hidden">
      <span className="field-label">{t('sortBy')}</span>
      <select
        className="input h-11! min-h-11! cursor-pointer py-0!"
        value={params.get('sort') ?? usualSort ?? ''}
        onChange={({ target }) => void navigate(withValue(params, 'sort', target.value), { preventScrollReset: true })}
      >
        {usualSort === undefined && <option value="">{t('usual')}</option>}
        {sortable.flatMap(({ key, title }) => [
          <option key={key} value={key}>
            {t('ascending', { column: title })}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {t('descending', { column: title })}
          </option>,
        ])}
      </select>
    </label>
  );
}

function HeadCell<Row>({
  column: { key, title, sort, numeric },
  usualSort,
}: {
  column: Column<Row>;
  usualSort?: string;
}) {
  const params = useAddress();
  const now = params.get('sort') ?? usualSort ?? '';
  const on = sort === true && now.replace(/^-/, '') === key;
  const down = now.startsWith('-');
  const Arrow = down ? ArrowDown : ArrowUp;
  let ariaSort: 'ascending' | 'descending' | undefined = undefined;
  if (on) ariaSort = down ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      aria-sort={ariaSort}
      className={`py-2.5 pr-4 align-bottom font-medium ${numeric ? 'text-right' : ''}`}
    >
      {sort === undefined ? (
        title
      ) : (
        <Link
          to={withValue(params, 'sort', on && !down ? `-${key}` : key)}
          preventScrollReset
          className="inline-flex min-h-6 items-center gap-1 hover:underline"
        >
          {title}
          {on && <Arrow aria-hidden size={14} />}
        </Link>
      )}
    </th>
  );
}

function BodyCell<Row>({ column, row, first, to }: { column: Column<Row>; row: Row; first: boolean; to?: string }) {
  let stacking:
    | ''
    | 'max-md:flex max-md:justify-between max-md:gap-4 max-md:text-right'
    | 'max-md:grid max-md:gap-0.5'
    | 'max-md:hidden' = 'max-md:flex max-md:justify-between max-md:gap-4 max-md:text-right';
  if (column.wideOnly) stacking = 'max-md:hidden';
  else if (first) stacking = '';
  else if (column.stacked) stacking = 'max-md:grid max-md:gap-0.5';
  const look = `py-2.5 pr-4 align-baseline max-md:py-0 max-md:pr-0 ${column.numeric ? 'num text-right' : ''} ${stacking}`;
  if (first) {
    return (
      <th scope="row" className={`${look} text-left font-medium max-md:text-body`}>
        {to === undefined ? (
          column.cell(row)
        ) : (
          <Link to={to} className="inline-flex min-h-6 items-center hover:underline">
            {column.cell(row)}
          </Link>
        )}
      </th>
    );
  }
  return (
    <td className={look}>
      <span aria-hidden className="text-left text-ink-soft md:hidden">
        {column.title}
      </span>
      <span className="min-w-0 break-words">{column.cell(row)}</span>
    </td>
  );
}

/** Links to the next page and to the first; in between, the browser's back button. */
function Paging({ next, shown }: { next: string | null; shown: number }) {
  const t = useTranslations('console.table');
  const params = useAddress();
  const from = Number(params.get('from') ?? 0) || 0;
  if (next === null && !params.has('after')) return null;
  return (
    <nav aria-label={t('pages')} className="num mt-6 flex flex-wrap items-center gap-3 text-small">
      <span className="mr-auto text-ink-soft">{t('shown', { from: from + 1, to: from + shown })}</span>
      {params.has('after') && (
        <Link to={fromStart(params)} className="btn btn-line btn-s">
          {t('first')}
        </Link>
      )}
      {next !== null && (
        <Link to={withCursor(params, next, from + shown)} className="btn btn-line btn-s">
          {t('next')}
        </Link>
      )}
    </nav>
  );
}

function Empty({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="border-t border-line py-16 text-center">
      <VerandaDrawing className="mx-auto w-40" />
      <p className="display mt-6 text-title">{title}</p>
      {text !== undefined && <p className="mx-auto mt-1 max-w-read text-ink-soft">{text}</p>}
      {action !== undefined && <p className="mt-6 flex justify-center gap-3">{action}</p>}
    </div>
  );
}
