import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { TransferReceipt } from '#features/trade/ledger/transfer-receipt.tsx';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { usePrice } from '#ui/price.tsx';
import type { AdminRefund } from '../refund.ts';
import { ConfirmMoneyDialog } from '../review/confirm-money-dialog.tsx';

/** Records that it was sent, with the transfer's receipt; asked once more. The page stays and shows what is so. */
export function SendRefund({ refund }: { refund: AdminRefund }) {
  const t = useTranslations('money.refund');
  const words = useTranslations('remittances');
  const price = usePrice();
  const [media, setMedia] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
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
        onChange={setMedia}
      />
      {own && <OwnMatterNote />}
      <p>
        <Button
          variant="primary"
          {...off}
          aria-haspopup="dialog"
          onClick={() => {
            setTried(true);
            setAsked(media !== null);
          }}
        >
          {t('send', { amount: price(refund.total) })}
        </Button>
      </p>
      {asked && media !== null && (
        <ConfirmMoneyDialog
          title={t('ask', { amount: price(refund.total) })}
          lines={[
            { name: words('column.payer'), value: refund.payer.nickname },
            { name: words('column.reference'), value: refund.bill.reference },
            { name: t('amount'), value: price(refund.total) },
            ...(refund.account === null
              ? []
              : [{ name: t('to'), value: `${refund.account.bank} · ${spacedAccount(refund.account.account)}` }]),
          ]}
          text={t('text', { name: refund.payer.nickname })}
          confirm={t('confirm')}
          waits={false}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            if (await send(media)) setAsked(false);
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
  return (media: string) =>
    attempt(async () => {
      const account = shown && { bin: shown.bin, account: shown.account };
      const body = { media, account, along: along.map((small) => small.id) };
      await api.post(`/admin/refunds/${id}/send`, body, { creates: true });
      toast.clear();
      toast.success(t('recorded', { number: bill.reference }));
      await revalidate();
    }, revalidate);
}
