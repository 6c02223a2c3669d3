import { useId, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { TransferReceipt } from '#features/trade/ledger/transfer-receipt.tsx';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { usePrice } from '#ui/price.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { AdminOrderDetail } from '../admin-order.ts';

/**
 * Sticky at the bottom (LOOK §2): the money was refunded, with the transfer's receipt; or none had come, with the
 * reason the buyer reads.
 */
export function RefundBar({ detail }: { detail: AdminOrderDetail }) {
  const t = useTranslations('money.refund');
  const price = usePrice();
  const [open, setOpen] = useState<'refund' | 'close' | null>(null);
  const { own, off } = useOwnMatter([detail.buyer.id, detail.seller.id]);
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-5 py-4 lg:px-8">
      {own ? (
        <OwnMatterNote className="mr-auto max-sm:w-full" />
      ) : (
        <p className="caption mr-auto max-sm:hidden">{t(detail.arrived ? 'note' : 'noteUnseen')}</p>
      )}
      {!detail.arrived && (
        <Button className="max-sm:flex-1" {...off} aria-haspopup="dialog" onClick={() => setOpen('close')}>
          {t('close')}
        </Button>
      )}
      <Button
        variant="primary"
        className="max-sm:flex-1"
        {...off}
        aria-haspopup="dialog"
        onClick={() => setOpen('refund')}
      >
        {t('record', { amount: price(detail.order.total) })}
      </Button>
      <RefundDialog detail={detail} open={open === 'refund'} onClose={() => setOpen(null)} />
      <CloseDialog detail={detail} open={open === 'close'} onClose={() => setOpen(null)} />
    </div>
  );
}

interface RefundDialogProps {
  detail: AdminOrderDetail;
  open: boolean;
  onClose(): void;
}

function RefundDialog({ detail, open, onClose }: RefundDialogProps) {
  const t = useTranslations('money.refund');
  const price = usePrice();
  const heading = useId();
  const [media, setMedia] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, take } = useRefundStep(detail);
  function send() {
    setTried(true);
    if (media !== null && !busy) void take('refund', { media }, t('recorded', { number: detail.order.number }));
  }
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} texts={{ close: t('shut'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        {t('title')}
      </h2>
      <p className="mt-3 text-small text-ink-soft">
        {t('text', { amount: price(detail.order.total), name: detail.buyer.nickname })}
      </p>
      <div className="mt-6 grid gap-5">
        <TransferReceipt
          label={t('receipt')}
          media={media}
          error={tried && media === null ? t('receiptMissing') : undefined}
          onChange={setMedia}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" busy={busy} onClick={send}>
            {t('send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('back')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function CloseDialog({ detail, open, onClose }: RefundDialogProps) {
  const t = useTranslations('money.refund');
  const heading = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { busy, take } = useRefundStep(detail);
  function send() {
    if (reason.trim().length < 3) return setFault(t('reasonShort'));
    if (!busy) void take('close', { reason: reason.trim() }, t('closed', { number: detail.order.number }));
  }
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} texts={{ close: t('shut'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        {t('closeTitle')}
      </h2>
      <p className="mt-3 text-small text-ink-soft">{t('closeText')}</p>
      <div className="mt-6 grid gap-5">
        <TextArea
          label={t('reason')}
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
          <Button variant="bad" busy={busy} onClick={send}>
            {t('close')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('back')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useRefundStep({ order, next }: AdminOrderDetail) {
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  async function take(step: 'refund' | 'close', body: unknown, message: string) {
    // Perhaps another admin was first: the page shows the current state.
    await attempt(async () => {
      await api.post(`/admin/orders/${order.id}/${step}`, body, { creates: true });
      toast.clear();
      toast.success(message);
      await navigate(next === null ? '/admin/refunds' : `/admin/orders/${next}`);
    }, revalidate);
  }
  return { busy, take };
}
