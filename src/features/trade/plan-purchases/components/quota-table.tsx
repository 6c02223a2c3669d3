import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { allowancesOf, planLevels, type PlanLevel, type QuotaKey } from '#features/people/plans/plan.ts';
import { quotaGroups } from '#features/people/plans/quota-groups.ts';

/** Every quota of every plan. A phone shows one plan at a time, chosen by a segmented control (LOOK §5). */
export function QuotaTable() {
  const t = useTranslations('plans');
  const [chosen, setChosen] = useState<PlanLevel>('pro');
  const column = (level: PlanLevel) => (level === chosen ? 'max-lg:text-right' : 'max-lg:hidden');
  return (
    <>
      <LevelChoice chosen={chosen} onChoose={setChosen} />
      <table className="num w-full border-collapse text-small">
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col" className="w-[28%] py-3 font-medium max-lg:w-1/2">
              <span className="sr-only">{t('table.item')}</span>
            </th>
            {planLevels.map((level) => (
              <th
                key={level}
                scope="col"
                className={`w-[18%] py-3 pl-4 text-body max-lg:w-1/2 font-medium ${column(level)}`}
              >
                {t(`level.${level}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        {quotaGroups.map(({ key: group, rows }) => (
          <tbody key={group}>
            {group !== 'tools' && (
              <tr>
                <th scope="rowgroup" colSpan={5} className="pt-8 pb-2 text-left font-normal">
                  <span className="display text-title">{t(`group.${group}`)}</span>
                </th>
              </tr>
            )}
            {rows.map((key) => (
              <tr key={key} className="border-b border-line align-top">
                <th scope="row" className="py-3 text-left font-normal text-ink-soft">
                  {t(`quota.${key}`)}
                </th>
                {planLevels.map((level) => (
                  <td
                    key={level}
                    data-quota={`${level} ${key}`}
                    className={`py-3 pl-4 ${column(level)} ${level === 'pro' ? 'font-medium' : ''}`}
                  >
                    <Cell level={level} quota={key} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

function Cell({ level, quota }: { level: PlanLevel; quota: QuotaKey }) {
  const t = useTranslations('plans.allowance');
  const allowances = allowancesOf(level, quota);
  if (allowances.length === 0)
    return (
      <>
        <span aria-hidden className="text-ink-soft">
          –
        </span>
        <span className="sr-only">{t('none')}</span>
      </>
    );
  return allowances.map(({ count, per }) => (
    <span key={per} className="block">
      {t(per, { count })}
    </span>
  ));
}

function LevelChoice({ chosen, onChoose }: { chosen: PlanLevel; onChoose(level: PlanLevel): void }) {
  const t = useTranslations('plans');
  const name = useId();
  return (
    <fieldset className="seg mb-4 w-full lg:hidden">
      <legend className="sr-only">{t('table.plan')}</legend>
      {planLevels.map((level) => (
        <label key={level} className="relative px-1! text-small!">
          <input
            type="radio"
            name={name}
            value={level}
            checked={level === chosen}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            onChange={() => onChoose(level)}
          />
          {t(`level.${level}.short`)}
        </label>
      ))}
    </fieldset>
  );
}
