import { useMemo } from 'react';
import { useFormatter as useIntlFormatter, useLocale, type NumberFormatOptions } from 'use-intl';
import { quickNumber } from './quick-numbers.ts';

type Formatter = ReturnType<typeof useIntlFormatter>;

/** use-intl's formatter, with the numbers of every page written without the browser's slow first format. */
export function useFormatter(): Formatter {
  const format = useIntlFormatter();
  const locale = useLocale();
  return useMemo(() => ({ ...format, number: quickly(format, locale) }), [format, locale]);
}

function quickly(format: Formatter, locale: string): Formatter['number'] {
  const number = (value: number | bigint, options?: NumberFormatOptions) => (typeof value === 'number' ? quickNumber(locale, value, options) : null) ?? format.number(value, options);
  return number as Formatter['number'];
}
