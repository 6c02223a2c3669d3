import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { sumUnit } from '../../words/sum-unit.ts';
import { useLanguage } from '../../words/use-language.ts';
import { budgetStep } from './budget-step.ts';

const width = 272;

/** The one ruler, in đồng: posts under it, what is spent lies on it in ink; over the budget in the colour of faults. */
export function BudgetRuler({ budget, total }: { budget: number; total: number }) {
  const t = useTranslations('designlist');
  const format = useFormatter();
  const locale = useLanguage();
  const step = budgetStep(budget);
  const posts = Array.from({ length: Math.floor(budget / step) + 1 }, (_, number) => number * step);
  const x = (value: number) => Math.round((value / budget) * (width - 1)) + 0.5;
  return (
    <svg className="ls-ruler" viewBox={`0 0 ${width} 28`} width="100%" aria-hidden>
      <line x1={0} x2={width} y1={0.5} y2={0.5} className="ws-eave" />
      {posts.map((value) => (
        <g key={value}>
          <line x1={x(value)} x2={x(value)} y1={0} y2={10} className="ws-eave" />
          <text x={x(value)} y={24} textAnchor={anchorOf(value, budget, step)} className="ws-figure">
            {value === 0 ? '0' : t('million', { value: format.number(value / sumUnit(locale)) })}
          </text>
        </g>
      ))}
      <rect
        width={Math.min(width, (total / budget) * width)}
        height={3}
        className={total > budget ? 'ls-over' : 'ls-spent'}
      />
    </svg>
  );
}

function anchorOf(value: number, budget: number, step: number): 'start' | 'middle' | 'end' {
  if (value === 0) return 'start';
  return budget - value < step / 4 ? 'end' : 'middle';
}
