import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { returnWithinDays } from '#features/catalogue/offers/offer-limits.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { Order } from '../order.ts';
import { ReturnDialog } from './returns/ask-return.tsx';
import { useOrderStep } from './use-order-step.ts';

/** "It has arrived" asks once: with it the merchant is paid. What is damaged or not here is reported instead. */
export function ArrivedButton({ order }: { order: Order }) {
  const t = useTranslations('orders.actions');
  const heading = useId();
  const [open, setOpen] = useState<'question' | 'report' | null>(null);
  const { take, busy } = useOrderStep(order);
  async function complete() {
    await take('complete', undefined, t('completed'));
    setOpen(null);
  }
  return (
    <>
      <Button variant="primary" size="l" aria-haspopup="dialog" onClick={() => setOpen('question')}>
        {t('complete')}
      </Button>
      <Dialog
        open={open === 'question'}
        onClose={() => setOpen(null)}
        labelledBy={heading}
        texts={{ close: t('close'), notices: t('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t('completeTitle')}
        </h2>
        <p className="mt-3 text-small text-ink-soft">{t('completeText', { days: returnWithinDays })}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" busy={busy} onClick={() => void complete()}>
            {t('completeYes')}
          </Button>
          {order.returnable.length > 0 && <Button onClick={() => setOpen('report')}>{t('completeNo')}</Button>}
        </div>
      </Dialog>
      <ReturnDialog order={order} open={open === 'report'} onClose={() => setOpen(null)} />
    </>
  );
}
