import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { DesignOrder } from '../design-order.ts';
import type { DesignOrderState } from '../design-order-states.ts';

const stateOrder: DesignOrderState[] = ['SENT', 'ACCEPTED', 'IN_PROGRESS', 'DELIVERED', 'COMPLETED'];

/** Progress of an order (LOOK, Order steps): five steps, highlighted up to now. A question has none of them yet. */
export function TalkSteps({ talk: { state, entries } }: { talk: Pick<DesignOrder, 'state' | 'entries'> }) {
  const t = useTranslations('talks');
  const format = useFormatter();
  const over = !stateOrder.includes(state);
  const at = over
    ? Math.max(0, ...entries.map((entry) => stateOrder.indexOf(entry.state ?? 'ASKED')))
    : stateOrder.indexOf(state);
  if (state === 'ASKED' || state === 'CLOSED') return <div className="eave pt-0!" />;
  let barColour: 'bg-accent' | 'bg-bad' | 'bg-line-strong' = 'bg-accent';
  if (state === 'DECLINED') barColour = 'bg-bad';
  else if (over) barColour = 'bg-line-strong';
  return (
    <ol
      aria-label={t('steps.label')}
      className="eave relative grid grid-cols-1 pt-4! md:grid-cols-5"
      style={{ ['--bays' as string]: 5 }}
    >
      <span
        aria-hidden
        className={`absolute -top-px left-0 h-[3px] ${barColour}`}
        style={{ width: `${(at + 1) * 20}%` }}
      />
      {stateOrder.map((each, index) => {
        const shown = over && index === at ? state : each;
        const entry = entries.findLast((one) => one.state === shown);
        return (
          <li
            key={each}
            aria-current={index === at ? 'step' : undefined}
            className={`${index === at ? '' : 'max-md:hidden'} pr-4`}
          >
            <span className="num caption block">{t('steps.step', { at: index + 1, of: stateOrder.length })}</span>
            <span
              className={`block ${index === at ? 'font-semibold' : 'text-ink-soft'} ${shown === 'DECLINED' ? 'text-bad' : ''}`}
            >
              {t(`states.${shown}`)}
            </span>
            {entry && index <= at && (
              <time dateTime={entry.at} className="caption num block">
                {format.dateTime(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
