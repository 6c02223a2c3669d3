/** What must be there, or an error that says what was not: a row just written, the first of a list that has one. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
