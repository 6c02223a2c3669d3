/** One page of rows and the cursor of the next. */
export interface ConsoleList<Row> {
  rows: Row[];
  /** The cursor after the last row, null at the end. */
  next: string | null;
}

export interface Sort<Key extends string> {
  key: Key;
  down: boolean;
}

/** `?sort=-created`: column, and whether descending. Anything else is the default order. */
export function readSort<Key extends string>(text: string | null, keys: readonly Key[], usual: Sort<Key>): Sort<Key> {
  const key = keys.find((each) => each === text?.replace(/^-/, ''));
  return key === undefined ? usual : { key, down: text?.startsWith('-') ?? false };
}

/** One of the values a filter offers, null for none or an invalid one. */
export function readChoice<Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find((value) => value === text) ?? null;
}
