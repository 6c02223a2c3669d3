import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { sumUnit } from '../../words/sum-unit.ts';
import { useLanguage } from '../../words/use-language.ts';
import { SumRuler } from '../sum-ruler.tsx';

/** The ruler in millions of đồng, in Chinese in 万. */
export function BudgetRuler({ budget, total }: { budget: number; total: number }) {
  const t = useTranslations('designlist');
  const format = useFormatter();
  const locale = useLanguage();
  const figure = (value: number) =>
    value === 0 ? '0' : t('million', { value: format.number(value / sumUnit(locale)) });
  return <SumRuler whole={budget} used={total} figure={figure} />;
}
