import { z } from 'zod';
import { tooLong as sayLimit, type ErrorKey } from '#lib/errors.ts';

/**
 * Every text a call or a form takes begins here. The limit ends its parsing: zod otherwise goes on with all that
 * follows, also in what is around it, and a pattern or a normalisation whose cost grows with the square of the length
 * would stop the server for everyone. `tests/text-limits.test.ts` holds all calls to it.
 */
export function limitedText(most: number, error?: ErrorKey, tooLong = error): z.ZodString {
  return z.string(error).check(limit(most, tooLong));
}

/**
 * The same without the blanks around it, which do not count, and without what nobody sees: a word with a mark inside it
 * is not found, and passes for another. What turns the text around it or steers a screen is refused.
 */
export function trimmedText(most: number, error?: ErrorKey, tooLong = error): z.ZodString {
  return z.string(error).trim().check(limit(most, tooLong)).overwrite(withoutMarks).regex(readable, error);
}

/**
 * One line that somebody else reads: what cannot be seen is left out, as it comes along with a number that is copied from
 * a page, and otherwise makes two of one name.
 */
export function lineText(most: number, error?: ErrorKey, tooLong = error): z.ZodString {
  return z.string(error).trim().check(limit(most, tooLong)).overwrite(withoutUnseen);
}

/** At most so long, and no half of a sign at its end: JSON that ends in one is none to the database. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** Breaks of a line are blanks. Between the parts of one emoji a joiner is seen by what it does. */
export function withoutUnseen(text: string): string {
  const seen = text.replaceAll(lineBreaks, ' ').replaceAll(unseen, '').trim();
  return nothing.test(seen) ? '' : seen;
}
/** What was typed to be read, line by line. */
function withoutMarks(text: string): string {
  const seen = text
    .replaceAll(unseen, (mark) => (steering.test(mark) ? mark : ''))
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .trim();
  return nothing.test(seen) ? '' : seen;
}
const steering = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const readable = /^(?:[\n\r\t]|[^\p{Cc}\u202a-\u202e\u2066-\u2069])*$/u;

/** Seen by what stands before it, or as wide as a letter and empty. */
const nothing = /^(?:[\ufe00-\ufe0f]|\u200d|[\u{e0100}-\u{e01ef}]|\u2800|\s)*$/u;
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const unseen =
  /(?!\u200d)(?:[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5)|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu;

/** A field with words of its own says those; every other one says how long it may be. */
function limit(most: number, error: ErrorKey | undefined) {
  return z.maxLength(most, {
    error: error === undefined || error === 'invalid_form' ? sayLimit(most) : error,
    abort: true,
  });
}
