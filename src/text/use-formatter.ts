import {
  createFormatter,
  useLocale,
  type DateTimeFormatOptions,
  type NumberFormatOptions,
  type useFormatter as useIntlFormatter,
} from 'use-intl';
import { timeZone } from '#lib/locale.ts';
import { keptDateFormat } from './kept-date-format.ts';
import { dayStyle, quickDate } from './quick-dates.ts';
import { quickNumber } from './quick-numbers.ts';

type Formatter = ReturnType<typeof useIntlFormatter>;

/** One for each language: a list would make one for each of its rows. */
const made = new Map<string, Formatter>();

/** use-intl's formatter, with the numbers and days of every page written without the browser's slow first format. */
export function useFormatter(): Formatter {
  const locale = useLocale();
  const known = made.get(locale) ?? formatterOf(locale);
  made.set(locale, known);
  return known;
}

function formatterOf(locale: string): Formatter {
  const format = createFormatter({ locale, timeZone });
  return { ...format, number: quickNumbers(format, locale), dateTime: quickDates(locale) };
}

function quickNumbers(format: Formatter, locale: string): Formatter['number'] {
  const number = (value: number | bigint, options?: NumberFormatOptions) =>
    (typeof value === 'number' ? quickNumber(locale, value, options) : null) ?? format.number(value, options);
  return number as Formatter['number'];
}

function quickDates(locale: string): Formatter['dateTime'] {
  const dateTime = (value: Date | number, options?: DateTimeFormatOptions) => {
    const style = dayStyle(options);
    const quick = style === null ? null : quickDate(locale, new Date(value), style);
    return quick ?? keptDateFormat(locale, { timeZone, ...options }).format(value);
  };
  return dateTime as Formatter['dateTime'];
}
