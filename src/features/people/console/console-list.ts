/** One page of rows and the cursor of the next. */
export interface ConsoleList<Row> {
  rows: Row[];
  /** The cursor after the last row, null at the end. */
  next: string | null;
}

/** A short list that is there whole, by `?sort=-title`; without it, or for an unknown column, as it is. */
export function sortWhole<Row>(
  rows: readonly Row[],
  sort: string | null,
  values: Readonly<Record<string, (row: Row) => string | number>>,
  locale: string,
): Row[] {
  const value = values[sort?.replace(/^-/, '') ?? ''];
  if (value === undefined) return [...rows];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const turn = sort?.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => turn * compare(String(value(a)), String(value(b))));
}

/** One of the values a filter offers, null for none or an invalid one. */
export function readChoice<Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find((value) => value === text) ?? null;
}
