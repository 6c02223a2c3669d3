/** The row of a statement that always gives one: a sum or count over everything, or `returning`. */
export function singleRow<T>({ rows: [row] }: { rows: readonly T[] }): T {
  if (row === undefined) throw new Error('A statement that always gives a row gave none');
  return row;
}
