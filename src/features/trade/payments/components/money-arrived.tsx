import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { Button } from '#ui/button.tsx';
import type { Remittance } from '../remittance.ts';
import { decisionBar, DecisionForm } from '../review/decision-form.tsx';
import { SeenMoneyFields } from '../review/seen-money-fields.tsx';
import { useSeenMoney } from '../review/use-seen-money.ts';
import { BillConfirmDialog } from './bill-confirm-dialog.tsx';
import { useBillStep } from './decision-bar.tsx';

/** Money in the account without a receipt under review: late, twice, or nobody sent one. Rare, so it is opened first. */
export function MoneyArrived({ bill }: { bill: Remittance }) {
  const t = useTranslations('remittances.decide');
  const [open, setOpen] = useState(false);
  const { own, off } = useOwnMatter([bill.payer.id, ...bill.sellers]);
  if (open) return <ArrivalForm bill={bill} onClose={() => setOpen(false)} />;
  return (
    <div className={decisionBar}>
      {own ? (
        <OwnMatterNote className="mr-auto max-sm:w-full" />
      ) : (
        <p className="caption mr-auto">{t('arrivedNote')}</p>
      )}
      <Button {...off} onClick={() => setOpen(true)}>
        {t('arrived')}
      </Button>
    </div>
  );
}

function ArrivalForm({ bill, onClose }: { bill: Remittance; onClose(): void }) {
  const t = useTranslations('remittances.decide');
  const seen = useSeenMoney({ bill, needsReason: true });
  const [asked, setAsked] = useState<{ amount: number; reason?: string } | null>(null);
  const { post } = useBillStep(bill);
  return (
    <>
      <DecisionForm
        decline={{ text: t('notArrived'), onClick: onClose }}
        confirm={t('confirm')}
        onSubmit={() => setAsked(seen.check())}
      >
        <SeenMoneyFields
          seen={seen}
          reference={bill.reference}
          why="arrival"
          outcome={{ name: bill.payer.nickname, status: bill.status }}
        />
      </DecisionForm>
      {asked !== null && (
        <BillConfirmDialog
          bill={bill}
          amount={asked.amount}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            if (await post('arrived', { ...asked, arrivals: bill.arrivals.length })) setAsked(null);
          }}
        />
      )}
    </>
  );
}
