import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePunctuation } from '#text/punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { Order } from '../order.ts';
import type { OrderStep } from '../order-states.ts';
import { isOpenReturn, returnStepOf } from '../returns/return-states.ts';
import { ArrivedButton } from './arrived-button.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { ShipForm } from './ship-form.tsx';
import { useOrderStep } from './use-order-step.ts';

/** The steps this side may take now. While something is reported, nobody is asked whether all is well. */
export function OrderActions({ order, steps }: { order: Order; steps: readonly OrderStep[] }) {
  const t = useTranslations('orders.actions');
  const { gap } = usePunctuation();
  const cancels = steps.includes('abandon') || steps.includes('withdraw');
  if (!cancels && !steps.includes('complete') && !steps.includes('ship')) return null;
  const reported = order.returns.some(({ state }) => isOpenReturn(state));
  const withdrawn = order.returns.some(({ state }) => returnStepOf('withdraw').from.includes(state));
  return (
    <div className="grid gap-8">
      {steps.includes('complete') && reported && (
        <p className="max-w-read text-small text-ink-soft">
          {t('completeLater')}
          {withdrawn && `${gap}${t('completeWithdraw')}`}
        </p>
      )}
      {steps.includes('ship') && (
        <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-2">
          <DeliverTo parcel={order} envelope />
          <ShipForm order={order} />
        </div>
      )}
      <div className={`flex flex-wrap gap-3 ${steps.includes('ship') ? 'justify-end border-t border-line pt-6' : ''}`}>
        {steps.includes('complete') && !reported && <ArrivedButton order={order} />}
        {cancels && <CancelButton order={order} paid={steps.includes('withdraw')} />}
      </div>
    </div>
  );
}

/** Asks for confirmation; the seller gives a reason. */
export function CancelButton({ order, paid }: { order: Pick<Order, 'id' | 'side'>; paid: boolean }) {
  const t = useTranslations('orders.actions');
  const heading = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { take, busy } = useOrderStep(order);
  const seller = order.side === 'seller';
  async function cancel() {
    const text = reason.trim();
    if ((seller || text !== '') && text.length < 3) return setFault(t('reasonShort'));
    const seen = paid ? 'withdraw' : 'abandon';
    await take('cancel', { ...(text === '' ? {} : { reason: text }), seen }, t('cancelled'));
    setOpen(false);
  }
  return (
    <>
      <Button variant={seller ? 'quiet' : 'line'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: t('close'), notices: t('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t('cancelTitle')}
        </h2>
        <p className="mt-3 text-small text-ink-soft">{t(paid && !seller ? 'cancelPaid' : 'cancelText')}</p>
        <div className="mt-6 grid gap-5">
          <TextArea
            name="reason"
            label={t(seller ? 'sellerReason' : 'reasonOptional')}
            rows={3}
            maxLength={500}
            value={reason}
            error={fault}
            onChange={(event) => {
              setReason(event.target.value);
              setFault(undefined);
            }}
            data-first
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="bad" busy={busy} onClick={() => void cancel()}>
              {t('cancelYes')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('cancelNo')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
