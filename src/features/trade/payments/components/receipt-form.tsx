import { lazy, Suspense, useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import { AmountField, amountIn } from '#features/trade/transfers/amount-field.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { useChosenPicture } from '#ui/cropper/use-chosen-picture.ts';
import { Button } from '#ui/button.tsx';
import { AnotherPicture } from '#ui/fields/another-picture.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { usePrice } from '#ui/price.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { SendingLine } from '#ui/fields/sending-line.tsx';
import { UploadArea } from '#ui/fields/upload-area.tsx';
import { useKeptDraft } from '#ui/fields/use-kept-draft.ts';
import { askedFor, type BillData } from '../bill.ts';
import { amountLimits, remarkLength } from '../payment-limits.ts';
import { useSendReceipt } from './use-receipt.ts';

/** The cropper is loaded with the first file. */
const Cropper = lazy(() => import('#ui/cropper/cropper.tsx').then(({ Cropper }) => ({ default: Cropper })));

/**
 * The receipt of the transfer: its picture, optionally cropped, and its amount. A missing picture is reported on
 * submit, not before.
 */
export function ReceiptForm({ bill, onSent }: { bill: BillData; onSent(bill: BillData): void }) {
  const t = useTranslations('payments.receipt');
  const heading = useId();
  const chosen = useChosenPicture(null);
  const format = useFormatter();
  const price = usePrice();
  const [figures, setFigures] = useState(format.number(askedFor(bill)));
  const [remark, setRemark] = useState('');
  const forget = useKeptDraft({
    owner: useShell().viewer?.id ?? '',
    name: `receipt:${bill.id}`,
    value: remark,
    empty: '',
    read: (value) => (typeof value === 'string' ? value : undefined),
    restore: setRemark,
  });
  const { share, error, send } = useSendReceipt(bill.id, (sent) => {
    forget();
    onSent(sent);
  });
  const [asked, setAsked] = useState(false);
  const amount = amountIn(figures);
  const sound = amount !== null && amount >= amountLimits.least && amount <= amountLimits.most;
  const missing = asked && chosen.picture === null ? t('missing') : undefined;
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    const { picture, crop } = chosen;
    if (picture !== null && crop !== null && sound && share === null) await send({ picture, crop, amount, remark });
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="display text-h3">
        {t('title')}
      </h2>
      <form noValidate className="mt-4 grid gap-5" onSubmit={(event) => void submit(event)}>
        <Picture chosen={chosen} busy={share !== null} error={chosen.refused ?? missing} />
        <div className="grid gap-5 sm:grid-cols-2">
          {/* A different amount can be sent, after a warning. */}
          <AmountField
            label={t('amount')}
            figures={figures}
            hint={t(amount === askedFor(bill) ? 'amountHint' : 'amountDiffers', { amount: price(askedFor(bill)) })}
            error={sound ? undefined : t('amountWrong')}
            onChange={setFigures}
          />
          <TextArea
            label={t('remark')}
            rows={2}
            maxLength={remarkLength}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        </div>
        {share !== null && <SendingLine share={share} />}
        <FieldError id={`${heading}-fault`} text={error} />
        <p>
          <Button type="submit" variant="primary" size="l" busy={share !== null} aria-describedby={`${heading}-fault`}>
            {t(error === undefined ? 'send' : 'again')}
          </Button>
        </p>
      </form>
    </section>
  );
}

function Picture({
  chosen: { picture, crop, change, choose, refused },
  busy,
  error,
}: {
  chosen: ReturnType<typeof useChosenPicture>;
  busy: boolean;
  error?: string;
}) {
  const t = useTranslations('payments.receipt');
  const fault = useId();
  if (picture === null || crop === null)
    return <UploadArea private error={error} onFile={(file) => void choose(file)} />;
  return (
    <div inert={busy} className="grid max-w-read gap-3">
      <Suspense fallback={<div className="skel aspect-square" />}>
        <Cropper picture={picture} crop={crop} ratio={null} onChange={change} />
      </Suspense>
      <p>
        <AnotherPicture label={t('another')} onFile={(file) => void choose(file)} />
      </p>
      <FieldError id={fault} text={refused} />
    </div>
  );
}
