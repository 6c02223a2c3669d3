import { CalendarClock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { DesignOrder } from '../design-order.ts';
import { Conversation } from './conversation.tsx';
import { TalkActions } from './talk-actions.tsx';
import { TalkDesigns } from './talk-designs.tsx';
import { TalkSummary } from './talk-summary.tsx';
import { TalkSteps } from './talk-steps.tsx';
import { useTalk } from './use-talk.ts';
import { useTalkStep } from './use-talk-step.ts';

const statesWithNote = ['ASKED', 'SENT', 'ACCEPTED', 'IN_PROGRESS', 'DELIVERED', 'COMPLETED'] as const;

/** One conversation, for its buyer and its designer (PRODUCT G3): progress, next step, messages, subject. */
export function DesignOrderView({ order }: { order: DesignOrder }) {
  const t = useTranslations('talks');
  const { talk, take, look, earlier, add } = useTalk(order);
  const taker = useTalkStep(talk.id, take, look);
  const buys = talk.side === 'buyer';
  const name = (buys ? talk.designer.name : talk.buyer.name) || t('someone');
  const format = useFormatter();
  const title = buys
    ? t(`titles.${talk.state}`, { name })
    : t(`designerTitles.${completedAutomatically(talk) ? 'clock' : talk.state}`, { name });
  const told = statesWithNote.find((state) => state === talk.state);
  return (
    <div className="page py-12 lg:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="display min-w-0 text-h1 break-words" aria-live="polite">
          {title}
        </h1>
        {talk.work?.name && <p className="text-ink-soft">{t('head.about', { work: talk.work.name.text })}</p>}
      </div>
      <div className="mt-10">
        <TalkSteps talk={talk} />
      </div>
      <div className="bays mt-10 gap-y-12 lg:mt-14">
        <div className="col-span-4 grid content-start gap-8 md:col-span-7">
          {told && (
            <p className="max-w-read text-lead text-ink-soft">{t(`${buys ? 'texts' : 'designerTexts'}.${told}`)}</p>
          )}
          {talk.completeBy !== null && (
            <p className="num flex gap-2 text-small">
              <CalendarClock aria-hidden size={18} className="mt-0.5 shrink-0" />
              {t('until', { date: format.dateTime(new Date(talk.completeBy), { dateStyle: 'long' }) })}
            </p>
          )}
          <TalkActions talk={talk} taker={taker} />
          <Conversation talk={talk} name={name} onSaid={add} onEarlier={earlier} />
        </div>
        <aside className="col-span-4 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
          <TalkSummary talk={talk} name={name} />
          <TalkDesigns talk={talk} onChange={take} />
        </aside>
      </div>
    </div>
  );
}

/** Completed by the deadline, not confirmed by the buyer. */
function completedAutomatically({ state, entries }: DesignOrder): boolean {
  return state === 'COMPLETED' && entries.findLast((entry) => entry.state === 'COMPLETED')?.by === 'clock';
}
