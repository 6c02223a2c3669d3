import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js';
import { vietnameseMobilePattern } from '#features/people/accounts/account.ts';
import { AppError } from '#lib/errors.ts';

/**
 * One number however it is written (`0912345678`, `84912345678`, `+84 912 345 678`), as E.164; null when it is none.
 */
export function normalisePhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'VN');
  return number?.isValid() ? number.number : null;
}

/**
 * A number we send to and bind: of an allowed country; a Vietnamese one by the seed's pattern. The refusal has the seed's
 * key; its field's says which countries are served.
 */
export function mobileOf(text: string, countries: readonly string[], field = 'mobile'): string {
  const number = parsePhoneNumberFromString(text, 'VN');
  if (!number || !isServed(number, countries))
    throw new AppError('field_number', {
      faults: [{ field, error: 'phone_country', values: callingCodes(countries) }],
    });
  return number.number;
}

function isServed(number: PhoneNumber, countries: readonly string[]): boolean {
  const { country } = number;
  if (!number.isValid() || country === undefined || !countries.includes(country)) return false;
  return country !== 'VN' || vietnameseMobilePattern.test(number.number);
}

function callingCodes(countries: readonly string[]) {
  const codes = countries.map((country) => `+${getCountryCallingCode(country as CountryCode)}`);
  return { countries: countries.join(), names: codes.join(', ') };
}
