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

/** The same without the blanks around it, which do not count. */
export function trimmedText(most: number, error?: ErrorKey, tooLong = error): z.ZodString {
  return z.string(error).trim().check(limit(most, tooLong));
}

/** A field with words of its own says those; every other one says how long it may be. */
function limit(most: number, error: ErrorKey | undefined) {
  return z.maxLength(most, {
    error: error === undefined || error === 'invalid_form' ? sayLimit(most) : error,
    abort: true,
  });
}
