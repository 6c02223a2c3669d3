import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { ReasonDialog } from '#features/people/console/reason-dialog.tsx';
import { confirmAfterSeconds } from '#features/trade/payments/payment-limits.ts';
import { decisionBar } from '#features/trade/payments/review/decision-form.tsx';
import { ConfirmReason } from '#features/trade/payments/review/seen-money-fields.tsx';
import { useConfirmReason } from '#features/trade/payments/review/use-seen-money.ts';
import { ConfirmMoneyDialog } from '#features/trade/transfers/confirm-money-dialog.tsx';
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
  const seen = useSeenAmount(application.remittance !== null);
  return (
    <ReasonDialog
      open={open}
      title={t('declineTitle')}
      text={t('declineText')}
      confirm={t('decline')}
      templates={templates}
      onClose={onClose}
      extra={application.remittance !== null && <SeenAmount application={application} seen={seen} />}
      onConfirm={async (reason) => {
        const amount = seen.check();
        if (amount !== null && (await decide('decline', { reason, amount }))) onClose();
      }}
    />
  );
}

/** The applicant has withdrawn: what there is to decide is how much of their money arrived. */
export function GiveBackBar({ application }: { application: AuditedData }) {
  const t = useTranslations('applications.decide');
  const words = useTranslations('remittances');
  const locale = useLocale();
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
            const said = asked.reason === undefined ? {} : { reason: { [locale]: asked.reason } };
            if (await decide('decline', { amount: asked.amount, ...said })) setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
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
