import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePrivatePicture } from '#features/trade/ledger/use-private-picture.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { UploadArea } from '#ui/fields/upload-area.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Order } from '../order.ts';
import { mostReturnPictures } from '../order-limits.ts';
import { QuantityField } from '../quantity-field.tsx';
import { returnKinds } from '../returns/return.ts';
import { LinePicture } from './line-picture.tsx';
import { useAskReturn, type AskReturnForm } from './use-ask-return.ts';

/** Within the return period: the buyer says which pieces, how many and why, with pictures. */
export function AskReturn({ order, until }: { order: Order; until: string }) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const format = useFormatter();
  const heading = useId();
  const [open, setOpen] = useState(false);
  const asking = useAskReturn(order, () => setOpen(false));
  return (
    <div>
      <p className="text-small text-ink-soft">
        {t('until', { date: format.dateTime(new Date(until), { dateStyle: 'long' }) })}
        {order.lines.some(({ variant }) => variant === null) && <> {t('madeToSize')}</>}
      </p>
      <Button variant="quiet" className="mt-1 -ml-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: actions('close'), notices: actions('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t('askTitle')}
        </h2>
        <p className="mt-3 text-small text-ink-soft">{t('askText')}</p>
        <form noValidate className="mt-6 grid gap-6" onSubmit={asking.submit}>
          <Pieces order={order} {...asking} />
          <Kinds {...asking} />
          <TextArea {...asking.form.bind('reason')} label={t('reason')} rows={3} maxLength={1000} />
          <Pictures pictures={asking.form.values.pictures} onChange={(pictures) => asking.form.change({ pictures })} />
          <ComesBack order={order} amount={asking.amount} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={asking.form.sending}>
              {t('askSend')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('back')}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}

function Pieces({ order, form, setQuantity }: { order: Order } & Pick<AskReturnForm, 'form' | 'setQuantity'>) {
  const t = useTranslations('orders.returns');
  const fault = useId();
  return (
    <fieldset aria-describedby={fault}>
      <legend className="field-label">{t('which')}</legend>
      <ul className="mt-1.5 divide-y divide-line border-y border-line">
        {order.returnable.map(({ position, quantity: most }) => {
          const line = order.lines[position];
          return line === undefined ? null : (
            <li key={position} className="flex items-center gap-4 py-3">
              <LinePicture line={line} className="h-16 w-16" />
              <span className="min-w-0 flex-1 text-small">
                <span className="block font-medium" lang={line.name.lang}>
                  {line.name.text}
                </span>
                {line.label && (
                  <span className="block text-ink-soft" lang={line.label.lang}>
                    {line.label.text}
                  </span>
                )}
                <span className="num block text-ink-soft">{t('of', { count: most })}</span>
              </span>
              <QuantityField
                value={form.values.quantities[position] ?? 0}
                least={0}
                most={most}
                label={line.name.text}
                onChange={(quantity) => setQuantity(position, quantity)}
              />
            </li>
          );
        })}
      </ul>
      <FieldError id={fault} text={form.fault('quantities')} />
    </fieldset>
  );
}

function Kinds({ form }: Pick<AskReturnForm, 'form'>) {
  const t = useTranslations('orders.returns');
  const fault = useId();
  return (
    <fieldset aria-describedby={fault}>
      <legend className="field-label">{t('kindLabel')}</legend>
      <div className="mt-1.5 grid">
        {returnKinds.map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small lg:min-h-8">
            <input
              type="radio"
              name="return-kind"
              className="h-5 w-5 accent-accent"
              checked={form.values.kind === kind}
              onChange={() => form.change({ kind })}
            />
            {t(`kind.${kind}`)}
          </label>
        ))}
      </div>
      <FieldError id={fault} text={form.fault('kind')} />
    </fieldset>
  );
}

/** What the buyer gets for it, said before it is sent. */
function ComesBack({ order, amount: { goods, total } }: { order: Order; amount: AskReturnForm['amount'] }) {
  const t = useTranslations('orders.returns');
  const price = usePrice();
  const delivery = total - goods;
  return (
    <div className="border-t border-ink pt-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{t('comesBack')}</span>
        <output className="num display text-title" data-amount={total}>
          {price(total)}
        </output>
      </p>
      {total > 0 && order.deliveryFee > 0 && (
        <p className="num hint">{delivery > 0 ? t('withDelivery', { fee: price(delivery) }) : t('noDelivery')}</p>
      )}
    </div>
  );
}

function Pictures({ pictures, onChange }: { pictures: string[]; onChange(pictures: string[]): void }) {
  const t = useTranslations('orders.returns');
  const { share, refused, send } = usePrivatePicture('return', (media) => onChange([...pictures, media]));
  return (
    <div className="grid gap-3">
      <p className="field-label">{t('pictures', { most: mostReturnPictures })}</p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((media, at) => (
            <li key={media} className="relative">
              <img
                src={`/api/media/${media}/file`}
                alt={t('picture', { at: at + 1 })}
                className="h-24 w-24 rounded-s border border-line object-cover"
              />
              <button
                type="button"
                className="icon-btn absolute top-0 right-0 bg-surface"
                aria-label={t('remove', { at: at + 1 })}
                onClick={() => onChange(pictures.filter((each) => each !== media))}
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {share !== null && <output className="num caption">{t('sending', { percent: Math.round(share * 100) })}</output>}
      {pictures.length < mostReturnPictures && (
        <UploadArea private seenBy={t('seenBy')} error={refused} onFile={(file) => void send(file)} />
      )}
    </div>
  );
}
