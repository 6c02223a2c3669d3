import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { sumUnit } from './sum-unit.ts';
import { useLanguage } from './use-language.ts';

/** What something costs more or less: whole, or in millions where there is room for a few figures. */
export function useSignedSum(): { whole(value: number): string; short(value: number): string } {
  const price = usePrice();
  const t = useTranslations('designlist');
  const format = useFormatter();
  const unit = sumUnit(useLanguage());
  const sign = (value: number) => (value < 0 ? '−' : '+');
  return {
    whole: (value) => `${sign(value)}${price(Math.abs(value))}`,
    short: (value) =>
      `${sign(value)}${t('million', { value: format.number(Math.abs(value) / unit, { maximumSignificantDigits: 2 }) })}`,
  };
}
