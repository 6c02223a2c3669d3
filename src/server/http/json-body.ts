import { AppError } from '#lib/errors.ts';

/** No form is nested like this; what is would end whoever walks through it, or writes it, by recursion. */
const deepest = 60;
const [quote, backslash, brace, closedBrace, bracket, closedBracket] = Buffer.from('"\\{}[]');
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Bytes to JSON, or `malformed`: broken UTF-8, broken JSON, nested without end, half characters and the zero byte
 * PostgreSQL cannot keep.
 */
export function parseJson(bytes: Buffer): unknown {
  if (isTooDeep(bytes)) throw new AppError('malformed');
  try {
    const text = utf8.decode(bytes);
    // Neither can stand in decoded text: only an escape brings it. Looking at every value costs ten times the parsing.
    if (!text.includes('\\u')) return JSON.parse(text);
    return JSON.parse(text, (key, value: unknown) => {
      cleanText(key);
      return cleanText(value);
    });
  } catch {
    throw new AppError('malformed');
  }
}

function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < bytes.length && depth <= deepest; i++) {
    const letter = bytes[i];
    if (inText && letter === backslash) i++;
    else if (letter === quote) inText = !inText;
    else if (!inText && (letter === brace || letter === bracket)) depth++;
    else if (!inText && (letter === closedBrace || letter === closedBracket)) depth--;
  }
  return depth > deepest;
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
