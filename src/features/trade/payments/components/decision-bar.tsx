import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { ReasonDialog, type ReasonTemplate } from '#features/people/console/reason-dialog.tsx';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Remittance, ShownReceipt } from '../remittance.ts';
import { decisionBar, DecisionForm } from '../review/decision-form.tsx';
import { SeenMoneyFields } from '../review/seen-money-fields.tsx';
import { useSeenMoney } from '../review/use-seen-money.ts';
import { BillConfirmDialog } from './bill-confirm-dialog.tsx';

/**
 * The reviewer types what they see in the account and is asked once more, or turns the receipt down with a reason. What
 * is decided elsewhere links there. The page stays afterwards: another person's button never comes under the pointer.
 */
export function BillDecisionBar({
  bill,
  receipt,
  templates,
}: {
  bill: Remittance;
  receipt: ShownReceipt;
  templates: readonly ReasonTemplate[];
}) {
  const t = useTranslations('remittances.decide');
  if (bill.elsewhere !== null)
    return (
      <div className={decisionBar}>
        <p className="caption mr-auto">{t('elsewhere')}</p>
        <Link to={bill.elsewhere} className="btn btn-primary">
          {t('toApplication')}
        </Link>
      </div>
    );
  return <ReceiptDecision bill={bill} receipt={receipt} templates={templates} />;
}

function ReceiptDecision({
  bill,
  receipt,
  templates,
}: {
  bill: Remittance;
  receipt: ShownReceipt;
  templates: readonly ReasonTemplate[];
}) {
  const t = useTranslations('remittances.decide');
  const flagged = receipt.seenBefore !== null;
  const seen = useSeenMoney({ bill, needsReason: flagged });
  const [asked, setAsked] = useState<{ amount: number; reason?: string } | null>(null);
  const [rejecting, setRejecting] = useState(false);
  const { post } = useBillStep(bill);
  const { own, off } = useOwnMatter([bill.payer.id, ...bill.sellers]);
  return (
    <>
      <DecisionForm
        off={off}
        decline={{ text: t('reject'), variant: 'bad', onClick: () => setRejecting(true) }}
        confirm={t('confirm')}
        onSubmit={() => setAsked(seen.check())}
      >
        {own ? (
          <OwnMatterNote className="mr-auto max-sm:w-full" />
        ) : (
          <SeenMoneyFields
            seen={seen}
            reference={bill.reference}
            why={flagged ? 'receipt' : null}
            outcome={{ name: bill.payer.nickname, status: bill.status }}
          />
        )}
      </DecisionForm>
      {asked !== null && (
        <BillConfirmDialog
          bill={bill}
          amount={asked.amount}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            if (await post('confirm', { receipt: receipt.id, ...asked })) setAsked(null);
          }}
        />
      )}
      <ReasonDialog
        open={rejecting}
        title={t('rejectTitle')}
        text={t('rejectText', { name: bill.payer.nickname })}
        confirm={t('reject')}
        templates={templates}
        lang={bill.payer.locale}
        onClose={() => setRejecting(false)}
        onConfirm={async (reason) => {
          const done = t('rejected', { reference: bill.reference });
          if (await post('reject', { receipt: receipt.id, reason }, done)) setRejecting(false);
        }}
      />
    </>
  );
}

/** A step, and whatever came of it the page as it is now: perhaps another admin was first. */
export function useBillStep(bill: { id: string }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  async function post(step: 'confirm' | 'arrived' | 'reject', body: object, done?: string): Promise<boolean> {
    return attempt(async () => {
      await api.post(`/admin/bills/${bill.id}/${step}`, body, { creates: true });
      toast.clear();
      if (done !== undefined) toast.success(done);
      await revalidate();
    }, revalidate);
  }
  return { busy, post };
}
