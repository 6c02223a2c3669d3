import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MoneyField } from '#ui/fields/money-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { usePrice } from '#ui/price.tsx';
import type { BillState } from '../bill-states.ts';
import { confirmReasonLength } from '#features/trade/transfers/transfer-limits.ts';
import type { ReasonState, SeenMoney } from './use-seen-money.ts';

/** Why a reason is asked for: the receipt or a paper was flagged, or there is no receipt. */
type ReasonNeeded = 'receipt' | 'paper' | 'arrival';

interface SeenMoneyFieldsProps {
  seen: SeenMoney;
  reference: string;
  why: ReasonNeeded | null;
  outcome: OutcomeProps;
}

/** The amount seen in the account, what it will do, and the reason where one is needed. */
export function SeenMoneyFields({ seen, reference, why, outcome }: SeenMoneyFieldsProps) {
  const t = useTranslations('remittances.seen');
  return (
    <div className="@container min-w-72 flex-1">
      <div className="grid items-start gap-x-6 gap-y-3 @2xl:grid-cols-[18rem_minmax(0,1fr)]">
        <MoneyField
          label={t('amount')}
          hint={t('hint', { reference })}
          error={seen.fault ? t('missing') : undefined}
          amount={seen.amount}
          onChange={seen.setAmount}
        />
        <div aria-live="polite" className="@2xl:mt-7">
          {seen.outcome !== null && <Outcome {...outcome} seen={seen} />}
        </div>
        {why !== null && (
          <div className="@2xl:col-span-2">
            <ConfirmReason why={why} reason={seen.reason} />
          </div>
        )}
      </div>
    </div>
  );
}

export function ConfirmReason({ why, reason }: { why: ReasonNeeded; reason: ReasonState }) {
  const t = useTranslations('remittances.seen');
  return (
    <TextArea
      label={t(`reason.${why}`)}
      rows={1}
      maxLength={confirmReasonLength.most}
      value={reason.text}
      error={reason.fault ? t('reasonShort', { least: confirmReasonLength.least }) : undefined}
      onChange={(event) => reason.change(event.target.value)}
    />
  );
}

interface OutcomeProps {
  /** Who paid. */
  name: string;
  status: BillState;
}

const looks = {
  exact: { icon: CircleCheck, tone: 'text-ok' },
  short: { icon: TriangleAlert, tone: 'text-warn' },
  over: { icon: TriangleAlert, tone: 'text-warn' },
  back: { icon: Info, tone: 'text-warn' },
} as const;

function Outcome({ seen, ...about }: OutcomeProps & { seen: SeenMoney }) {
  const say = useOutcomeText();
  if (seen.outcome === null) return null;
  const { icon: Icon, tone } = looks[seen.outcome.kind];
  return (
    <p className="num flex gap-2 text-small">
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${tone}`} />
      <span>{say(seen.outcome, about)}</span>
    </p>
  );
}

/** One sentence: how the amount compares with what is owed, and what happens then. */
export function useOutcomeText(): (outcome: NonNullable<SeenMoney['outcome']>, about: OutcomeProps) => string {
  const t = useTranslations('remittances.seen');
  const price = usePrice();
  return (outcome, { name, status }) => {
    if (outcome.kind === 'exact') return t('exact');
    if (outcome.kind === 'back') return t('back', { status, name });
    const values = { difference: price(outcome.difference), name };
    return t(outcome.kind, values);
  };
}
