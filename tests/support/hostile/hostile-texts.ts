import { z } from 'zod';

/** Texts of 100 kB, each the worst for something: a pattern, a normalisation, a search for blanks. */
export const hostileTexts = {
  'letters and one that is none': `${'a'.repeat(99_999)}\u0001`,
  'marks on one letter': `a${'\u0301'.repeat(50_000)}`,
  'blanks between two letters': `a${' '.repeat(99_998)}b`,
  'an address without an end': `a@${'a.'.repeat(50_000)}`,
  figures: '1'.repeat(100_000),
} as const;

/** The body with a text at this place of its schema (`.lines[].product`, `.finishes{}` for a key). */
export function withText(body: unknown, place: string, text: string): unknown {
  const [, kind, name = '', rest = ''] = /^(\.|\[\]|\{\*?\})([^.[{]*)(.*)$/s.exec(place) ?? [];
  if (kind === undefined) return text;
  if (kind === '[]') return [withText((body as unknown[] | undefined)?.[0], name + rest, text)];
  if (kind === '{}') return { [text]: 'a' };
  if (kind === '{*}') return { a: withText(undefined, name + rest, text) };
  const known = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return { ...known, [name === '*' ? 'other' : name]: withText(known[name], rest, text) };
}

/**
 * How zod itself looks at what is too long, once along the text: whether a text has characters of two units, and whether
 * a key is a number.
 */
const zodsOwn = new Set(['[\\uD800-\\uDBFF]', z.regexes.number.source]);

/** The longest text a pattern or a normalisation sees while this runs. */
export async function longestLookedAt(work: () => unknown): Promise<number> {
  const { exec } = RegExp.prototype;
  const { normalize } = String.prototype;
  let longest = 0;
  // oxlint-disable no-extend-native -- The engine asks these for `test`, `replace`, `split` and `match` as well.
  RegExp.prototype.exec = function (text: string) {
    if (!zodsOwn.has(this.source)) longest = Math.max(longest, String(text).length);
    return exec.call(this, text);
  };
  String.prototype.normalize = function (form?: string) {
    longest = Math.max(longest, this.length);
    return normalize.call(this, form);
  };
  try {
    await work();
  } finally {
    RegExp.prototype.exec = exec;
    String.prototype.normalize = normalize;
    // oxlint-enable no-extend-native
  }
  return longest;
}
