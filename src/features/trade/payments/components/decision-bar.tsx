import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { ReasonDialog, type ReasonTemplate } from '#features/people/console/reason-dialog.tsx';
import { api } from '#lib/api.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { Button } from '#ui/button.tsx';
import { usePrice } from '#ui/price.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Remittance, ShownReceipt } from '../remittance.ts';

const bar =
  'sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-5 py-4 lg:px-8';

/**
 * Sticky at the bottom (LOOK §2): the money has arrived, or the receipt is rejected with a reason. What is decided
 * elsewhere links there.
 */
export function BillDecisionBar({
  bill,
  receipt,
  templates,
}: {
  bill: Remittance;
  receipt: ShownReceipt | null;
  templates: readonly ReasonTemplate[];
}) {
  const t = useTranslations('remittances.decide');
  const price = usePrice();
  const { busy, decide } = useDecision(bill, receipt);
  const [rejecting, setRejecting] = useState(false);
  const { own, off } = useOwnMatter([bill.payer.id, bill.seller]);
  if (bill.status !== 'SUBMITTED' || receipt === null) return null;
  if (bill.elsewhere !== null)
    return (
      <div className={bar}>
        <p className="caption mr-auto">{t('elsewhere')}</p>
        <Link to={bill.elsewhere} className="btn btn-primary">
          {t('toApplication')}
        </Link>
      </div>
    );
  return (
    <div className={bar}>
      {own ? (
        <OwnMatterNote className="mr-auto max-sm:w-full" />
      ) : (
        <p className="caption mr-auto max-sm:hidden">{t('note')}</p>
      )}
      <Button
        variant="bad"
        className="max-sm:flex-1"
        {...off}
        aria-haspopup="dialog"
        onClick={() => setRejecting(true)}
      >
        {t('reject')}
      </Button>
      <Button variant="primary" className="max-sm:flex-1" {...off} busy={busy} onClick={() => void decide('confirm')}>
        {t('confirm', { amount: price(bill.amount) })}
      </Button>
      <ReasonDialog
        open={rejecting}
        title={t('rejectTitle')}
        text={t('rejectText', { name: bill.payer.nickname })}
        confirm={t('reject')}
        templates={templates}
        lang={bill.payer.locale}
        onClose={() => setRejecting(false)}
        onConfirm={async (reason) => {
          if (await decide('reject', reason)) setRejecting(false);
        }}
      />
    </div>
  );
}

function useDecision(bill: Remittance, receipt: ShownReceipt | null) {
  const t = useTranslations('remittances.decide');
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();

  async function decide(step: 'confirm' | 'reject', reason?: Trilingual): Promise<boolean> {
    // Perhaps another admin was first: the page shows the current state.
    return attempt(async () => {
      await api.post(
        `/admin/bills/${bill.id}/${step}`,
        { receipt: receipt?.id, ...(reason ? { reason } : {}) },
        { creates: true },
      );
      toast.clear();
      toast.success(t(step === 'confirm' ? 'confirmed' : 'rejected', { reference: bill.reference }));
      await navigate(bill.next === null ? '/admin/remittances' : `/admin/remittances/${bill.next}`);
    }, revalidate);
  }
  return { busy, decide };
}
