import { AppError } from '#lib/errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Bytes to JSON, or `malformed`: broken UTF-8, broken JSON, half characters and the zero byte PostgreSQL cannot keep.
 */
export function parseJson(bytes: Buffer): unknown {
  try {
    const text = utf8.decode(bytes);
    // Neither can stand in decoded text: only an escape brings it. Looking at every value costs ten times the parsing.
    if (!text.includes('\\u')) return JSON.parse(text);
    return JSON.parse(text, (_key, value: unknown) => cleanText(value));
  } catch {
    throw new AppError('malformed');
  }
}

/** The same for what comes in an address. */
export function cleanTexts(values: Record<string, unknown>): Record<string, unknown> {
  for (const value of Object.values(values)) cleanText(value);
  return values;
}

function cleanText<T>(value: T): T {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw new AppError('malformed');
  return value;
}
