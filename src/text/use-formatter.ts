import { useMemo } from 'react';
import {
  useFormatter as useIntlFormatter,
  useLocale,
  type DateTimeFormatOptions,
  type NumberFormatOptions,
} from 'use-intl';
import { timeZone } from '#lib/locale.ts';
import { keptDateFormat } from './kept-date-format.ts';
import { dayStyle, quickDate } from './quick-dates.ts';
import { quickNumber } from './quick-numbers.ts';

type Formatter = ReturnType<typeof useIntlFormatter>;

/** use-intl's formatter, with the numbers and days of every page written without the browser's slow first format. */
export function useFormatter(): Formatter {
  const format = useIntlFormatter();
  const locale = useLocale();
  return useMemo(
    () => ({ ...format, number: quickNumbers(format, locale), dateTime: quickDates(locale) }),
    [format, locale],
  );
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
