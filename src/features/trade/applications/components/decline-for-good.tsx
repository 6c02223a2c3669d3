import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { ReasonDialog } from '#features/people/console/reason-dialog.tsx';
import { confirmAfterSeconds } from '#features/trade/payments/payment-limits.ts';
import { decisionBar } from '#features/trade/payments/review/decision-form.tsx';
import { ConfirmReason } from '#features/trade/payments/review/seen-money-fields.tsx';
import { useConfirmReason } from '#features/trade/payments/review/use-seen-money.ts';
import { ConfirmMoneyDialog } from '#features/trade/transfers/confirm-money-dialog.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { MoneyField } from '#ui/fields/money-field.tsx';
import { usePrice } from '#ui/price.tsx';
import type { AuditedData } from '../queue.ts';
import type { LocalizedReason } from '../reasons.server.ts';
import { useDecision } from './use-decision.ts';

interface DeclineProps {
  application: AuditedData;
  templates: readonly LocalizedReason[];
}

/** After it was sent back: it may still be declined for good. */
export function DeclineForGood({ application, templates }: DeclineProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DeclineButton application={application} onClick={() => setOpen(true)} />
      <DeclineDialog application={application} templates={templates} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export function DeclineButton({ application, onClick }: { application: AuditedData; onClick(): void }) {
  const t = useTranslations('applications.decide');
  const { off } = useOwnMatter([application.applicant.id]);
  return (
    <Button {...off} aria-haspopup="dialog" onClick={onClick}>
      {t('decline')}
    </Button>
  );
}

/** Declines with a reason; what was seen in the account goes back with what had arrived before. */
export function DeclineDialog({
  application,
  templates,
  open,
  onClose,
}: DeclineProps & { open: boolean; onClose(): void }) {
  const t = useTranslations('applications.decide');
  const { decide } = useDecision(application);
  const { remittance } = application;
  const seen = useSeenAmount(remittance !== null);
  const why = remittance && moneyReasonOf(remittance);
  const asks = why !== null && seen.amount !== null && seen.amount > 0;
  const money = useConfirmReason(asks);
  return (
    <ReasonDialog
      open={open}
      title={t('declineTitle')}
      text={t('declineText')}
      confirm={t('decline')}
      templates={templates}
      onClose={onClose}
      extra={
        remittance !== null && (
          <>
            <Recorded remittance={remittance} />
            <SeenAmount application={application} seen={seen} />
            {asks && <ConfirmReason why={why} reason={money} />}
          </>
        )
      }
      onConfirm={async (reason) => {
        const amount = seen.check();
        const said = money.check();
        if (amount === null || said === null) return;
        const moneyReason = asks ? said.reason : undefined;
        const arrivals = remittance?.arrivals.length;
        if (await decide('decline', { reason, amount, moneyReason, arrivals })) onClose();
      }}
    />
  );
}

/** The applicant has withdrawn: what there is to decide is how much of their money arrived. */
export function GiveBackBar({ application }: { application: AuditedData }) {
  const t = useTranslations('applications.decide');
  const words = useTranslations('remittances');
  const price = usePrice();
  const { decide } = useDecision(application);
  const { own, off } = useOwnMatter([application.applicant.id]);
  const seen = useSeenAmount(true);
  const flagged = application.remittance?.receipt?.seen != null;
  const reason = useConfirmReason(flagged);
  const [asked, setAsked] = useState<{ amount: number; reason?: string } | null>(null);
  const { applicant, remittance } = application;
  return (
    <>
      <form
        noValidate
        className={decisionBar}
        onSubmit={(event) => {
          event.preventDefault();
          const amount = seen.check();
          const said = reason.check();
          if (amount !== null && said !== null) setAsked({ amount, ...said });
        }}
      >
        <div className="grid min-w-0 flex-1 gap-3">
          <p className="text-small">{t('withdrawn')}</p>
          {own ? <OwnMatterNote /> : <SeenAmount application={application} seen={seen} />}
          {flagged && <ConfirmReason why="receipt" reason={reason} />}
        </div>
        <Button type="submit" variant="primary" className="md:mt-7" {...off} aria-haspopup="dialog">
          {t('giveBack')}
        </Button>
      </form>
      {asked !== null && (
        <ConfirmMoneyDialog
          title={t('giveBackTitle', { name: applicant.nickname })}
          lines={[
            { name: t('askWho'), value: `${applicant.nickname} · ${applicant.email}` },
            { name: words('column.reference'), value: remittance?.reference ?? '' },
            { name: words('seen.amount'), value: price(asked.amount) },
          ]}
          text={t('declineText')}
          confirm={t('giveBack')}
          waits={confirmAfterSeconds}
          onConfirm={async () => {
            if (await decide('decline', { amount: asked.amount, moneyReason: asked.reason })) setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Why money is counted that belongs to no receipt, or to one that was used before. */
function moneyReasonOf({ judged, receipt }: RecordedProps['remittance']): 'receipt' | 'arrival' | null {
  if (!judged) return 'arrival';
  return receipt?.seen == null ? null : 'receipt';
}

/** What was recorded before among the remittances is not entered again. */
function Recorded({ remittance: { bill, reference, arrivals, refunded } }: RecordedProps) {
  const t = useTranslations('applications.decide');
  const format = useFormatter();
  const price = usePrice();
  if (arrivals.length === 0) return null;
  return (
    <section aria-label={t('recorded')} className="num text-small">
      <h3 className="font-medium">
        {t('recorded')} (
        <Link to={`/admin/remittances/${bill}`} className="link">
          {reference}
        </Link>
        )
      </h3>
      <ul className="mt-1">
        {arrivals.map(({ amount, at, by }) => (
          <li key={at} className="flex justify-between gap-3 border-b border-line py-1.5">
            <span>
              {by}, {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
            <span className="font-medium">{price(amount)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-ink-soft">
        {refunded > 0 && `${t('recordedRefund', { amount: price(refunded) })} `}
        {t('recordedNote')}
      </p>
    </section>
  );
}

interface RecordedProps {
  remittance: NonNullable<AuditedData['remittance']>;
}

interface SeenAmountState {
  amount: number | null;
  fault: boolean;
  change(amount: number | null): void;
  /** Null while it is missing; from then on it is marked. */
  check(): number | null;
}

/** Nothing is filled in beforehand: it is read in the account. Nothing may have come. */
function useSeenAmount(needed: boolean): SeenAmountState {
  const [amount, change] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  return {
    amount,
    fault: tried && amount === null,
    change,
    check() {
      setTried(true);
      return needed ? amount : 0;
    },
  };
}

function SeenAmount({ application, seen }: { application: AuditedData; seen: SeenAmountState }) {
  const t = useTranslations('applications.decide');
  const words = useTranslations('remittances.seen');
  return (
    <MoneyField
      label={words('amount')}
      hint={t('declineHint', { reference: application.remittance?.reference ?? '' })}
      error={seen.fault ? words('missing') : undefined}
      amount={seen.amount}
      onChange={seen.change}
    />
  );
}
