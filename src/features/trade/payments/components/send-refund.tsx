import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { isPictureSeen, reasonIn, TransferReason } from '#features/trade/ledger/transfer-reason.tsx';
import { TransferReceipt } from '#features/trade/ledger/transfer-receipt.tsx';
import { ConfirmMoneyDialog } from '#features/trade/transfers/confirm-money-dialog.tsx';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { usePrice } from '#ui/price.tsx';
import type { AdminRefund } from '../refund.ts';

/** Records that it was sent, with the transfer's receipt; asked once more. The page stays and shows what is so. */
export function SendRefund({ refund }: { refund: AdminRefund }) {
  const t = useTranslations('money.refund');
  const words = useTranslations('remittances');
  const price = usePrice();
  const [media, setMedia] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  const [seen, setSeen] = useState(false);
  const [asked, setAsked] = useState<{ media: string; reason?: string } | null>(null);
  const send = useSend(refund);
  const { own, off } = useOwnMatter(refund.parties);
  return (
    <section aria-labelledby="send" className="grid gap-5">
      <h2 id="send" className="display text-title">
        {t('record')}
      </h2>
      <TransferReceipt
        label={t('receipt')}
        media={media}
        error={tried && media === null ? t('receiptMissing') : undefined}
        onChange={(next) => {
          setMedia(next);
          setSeen(false);
        }}
      />
      {seen && <TransferReason label={t('reasonSeen')} text={reason} tried={tried} onChange={setReason} />}
      {own && <OwnMatterNote />}
      <p>
        <Button
          variant="primary"
          {...off}
          aria-haspopup="dialog"
          onClick={() => {
            setTried(true);
            const said = reasonIn(reason, seen);
            setAsked(media === null || said === null ? null : { media, ...said });
          }}
        >
          {t('send', { amount: price(refund.total) })}
        </Button>
      </p>
      {asked !== null && (
        <ConfirmMoneyDialog
          title={t('ask', { amount: price(refund.total) })}
          lines={[
            { name: t('payee'), value: refund.payer.nickname },
            { name: words('column.reference'), value: refund.bill.reference },
            { name: t('amount'), value: price(refund.total) },
            ...(refund.account === null
              ? []
              : [{ name: t('to'), value: `${refund.account.bank} · ${spacedAccount(refund.account.account)}` }]),
          ]}
          text={t('text', { name: refund.payer.nickname })}
          confirm={t('confirm')}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            await send(asked, (error) => setSeen(isPictureSeen(error)));
            setAsked(null);
          }}
        />
      )}
    </section>
  );
}

function useSend({ id, bill, account: shown, along }: AdminRefund) {
  const t = useTranslations('money.refund');
  const toast = useToast();
  const { attempt } = useAttempt();
  const { revalidate } = useRevalidator();
  // Perhaps another admin was first: the page shows the current state.
  return (shownReceipt: { media: string; reason?: string }, failed: (error: unknown) => void) =>
    attempt(
      async () => {
        const account = shown && { bin: shown.bin, account: shown.account };
        const body = { ...shownReceipt, account, along: along.map((small) => small.id) };
        await api.post(`/admin/refunds/${id}/send`, body, { creates: true });
        toast.clear();
        toast.success(t('recorded', { number: bill.reference }));
        await revalidate();
      },
      async (error) => {
        failed(error);
        await revalidate();
      },
    );
}
