import { types, type CustomTypesConfig } from 'pg';

/** How columns arrive: timestamptz as Date, bigint as number, date as the text `2026-11-15`, numeric as text. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === types.builtins.INT8) return safeInteger;
      // A day has no time zone; as a Date it would shift by the server's.
      if (oid === types.builtins.DATE) return (text: string) => text;
    }
    return types.getTypeParser(oid, format);
  },
};

/** Beyond 2^53 a number would silently be another one. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit a number.`);
  return value;
}
