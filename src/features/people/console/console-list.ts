/** What a list of the console hands to its table: one page of rows and where the next begins. */
export interface ConsoleList<Row> {
  rows: Row[];
  /** The place after the last row, null where there is nothing more. */
  next: string | null;
}

export interface Sort<Key extends string> {
  key: Key;
  down: boolean;
}

/** `?sort=-created`: by what, and whether from the largest down. Anything else is the usual order. */
export function readSort<Key extends string>(text: string | null, keys: readonly Key[], usual: Sort<Key>): Sort<Key> {
  const key = keys.find((each) => each === text?.replace(/^-/, ''));
  return key === undefined ? usual : { key, down: text!.startsWith('-') };
}

/** One of the values a filter offers, null for none or nonsense. */
export function readChoice<Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find((value) => value === text) ?? null;
}
