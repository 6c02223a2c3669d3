import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { vietnameseMobilePattern } from '#features/people/accounts/account.ts';
import { AppError } from '#lib/errors.ts';

/**
 * One number however it is written (`0912345678`, `84912345678`, `+84 912 345 678`), as E.164; null when it is none.
 */
export function normalisePhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'VN');
  return number?.isValid() ? number.number : null;
}

/** A number we send to and bind: of an allowed country; a Vietnamese one by the seed's pattern. */
export function mobileOf(text: string, countries: readonly string[], field = 'mobile'): string {
  const number = parsePhoneNumberFromString(text, 'VN');
  if (!number?.isValid() || number.country === undefined || !allowed(number.country, countries))
    throw new AppError('field_number', { field });
  if (number.country === 'VN' && !vietnameseMobilePattern.test(number.number))
    throw new AppError('field_number', { field });
  return number.number;
}

function allowed(country: CountryCode, countries: readonly string[]): boolean {
  return countries.includes(country);
}
