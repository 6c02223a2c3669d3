import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LineSize } from '#features/catalogue/offers/line-size.tsx';
import { isSaid } from '#features/catalogue/offers/shown-line.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { FormUploadsProvider } from '#features/foundation/media/form-uploads.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Order } from '../../order.ts';
import { QuantityField } from '../../quantity-field.tsx';
import { LinePicture } from '../line-picture.tsx';
import { useLineName } from '../use-line-name.ts';
import { ReturnPictures } from './return-pictures.tsx';
import { isMade, needsPicture } from '../../returns/returned-goods.ts';
import type { ReturnKind } from '../../returns/return-states.ts';
import { useAskReturn, type AskReturnForm } from './use-ask-return.ts';

/** What may come back and until when, with the dialog that asks for it; on its way, what is damaged or missing. */
export function AskReturn({ order }: { order: Order }) {
  const t = useTranslations('orders.returns');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <ReturnDays order={order} />
      {order.lines.some(isMade) && <p className="text-small text-ink-soft">{t('made')}</p>}
      <Button className="mt-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(isReport(order) ? 'report' : 'ask')}
      </Button>
      <ReturnDialog order={order} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** Until when; piece by piece where a part of one was asked for, whose days then begin anew. */
function ReturnDays({ order: { lines, returnable } }: { order: Pick<Order, 'lines' | 'returnable'> }) {
  const t = useTranslations('orders.returns');
  const format = useFormatter();
  const lineName = useLineName();
  const days = [...new Set(returnable.flatMap(({ until }) => until ?? []))].toSorted();
  const same = days.length === 1 && returnable.length === lines.length;
  return days.map((until) => (
    <p key={until} className="text-small text-ink-soft">
      {t(same ? 'until' : 'untilOf', {
        date: format.dateTime(new Date(until), { dateStyle: 'long' }),
        pieces: format.list(
          returnable
            .filter((line) => line.until === until)
            .map(({ position, quantity }) => {
              const line = lines[position];
              return t('piece', { count: quantity, name: line ? lineName(line, lines) : '–' });
            }),
        ),
      })}
    </p>
  ));
}

/** The time for it is over: since when, and who may still help. */
export function ReturnEnded({ merchant, at }: Pick<Order, 'merchant'> & { at: string }) {
  const t = useTranslations('orders.returns');
  const format = useFormatter();
  return (
    <div>
      <p className="text-small text-ink-soft">
        {t('ended', { date: format.dateTime(new Date(at), { dateStyle: 'long' }) })}
      </p>
      <ButtonLink className="mt-3" to={thingAddress(merchant.id)}>
        {t('toMerchant')}
      </ButtonLink>
    </div>
  );
}

/** The buyer says which pieces, how many and why, with pictures. */
export function ReturnDialog({ order, open, onClose }: { order: Order; open: boolean; onClose(): void }) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const heading = useId();
  const asking = useAskReturn(order, onClose);
  const report = isReport(order);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={heading}
      texts={{ close: actions('close'), notices: actions('notices') }}
    >
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        {t(report ? 'reportTitle' : 'askTitle')}
      </h2>
      <p className="mt-3 text-small text-ink-soft">{t(report ? 'reportText' : 'askText')}</p>
      <form noValidate className="mt-6 grid gap-6" onSubmit={asking.submit}>
        <Kinds {...asking} />
        <Pieces order={order} {...asking} />
        <TextArea {...asking.form.bind('reason')} label={t('reason')} rows={3} maxLength={1000} />
        <FormUploadsProvider uploads={asking.uploads}>
          <ReturnPictures
            key={asking.asked}
            pictures={asking.form.values.pictures}
            needed={needsPicture(asking.form.values.kind)}
            error={asking.form.fault('pictures')}
            onChange={(pictures) => asking.form.change({ pictures })}
          />
        </FormUploadsProvider>
        <ComesBack order={order} amount={asking.amount} kind={asking.form.values.kind} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={asking.form.sending}>
            {t('askSend')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('back')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Before it has arrived nothing is returned: something is reported. */
function isReport({ state }: Order): boolean {
  return state === 'SHIPPED';
}

function Pieces({
  order,
  form,
  setQuantity,
  mayReturn,
}: { order: Order } & Pick<AskReturnForm, 'form' | 'setQuantity' | 'mayReturn'>) {
  const t = useTranslations('orders.returns');
  const words = useTranslations('orders.order');
  const lineName = useLineName();
  const fault = useId();
  return (
    <fieldset aria-describedby={fault}>
      <legend className="field-label">{t('which')}</legend>
      <ul className="mt-1.5 divide-y divide-line border-y border-line">
        {order.returnable.map(({ position, quantity: most }) => {
          const line = order.lines[position];
          return line === undefined ? null : (
            <li key={position} className="flex flex-wrap items-center justify-end gap-4 py-3">
              <LinePicture line={line} className="h-16 w-16" />
              <span className="min-w-44 flex-1 text-small">
                <span className="block font-medium" lang={line.name.lang}>
                  {line.name.text}
                </span>
                {line.label && (
                  <span className="block text-ink-soft" lang={line.label.lang}>
                    {line.label.text}
                  </span>
                )}
                {line.colour && !isSaid(line.colour, line.label) && (
                  <span className="block text-ink-soft" lang={line.colour.lang}>
                    {words('colour', { name: line.colour.text })}
                  </span>
                )}
                <LineSize line={line} />
                <span className="num block text-ink-soft">
                  {mayReturn(position) ? t('of', { count: most }) : t('made')}
                </span>
              </span>
              {mayReturn(position) && (
                <QuantityField
                  value={form.values.quantities[position] ?? 0}
                  least={0}
                  most={most}
                  label={lineName(line, order.lines)}
                  onChange={(quantity) => setQuantity(position, quantity)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <FieldError id={fault} text={form.fault('quantities')} />
    </fieldset>
  );
}

function Kinds({ form, kinds }: Pick<AskReturnForm, 'form' | 'kinds'>) {
  const t = useTranslations('orders.returns');
  const fault = useId();
  return (
    <fieldset aria-describedby={fault}>
      <legend className="field-label">{t('kindLabel')}</legend>
      <div className="mt-1.5 grid">
        {kinds.map((kind) => (
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
function ComesBack({
  order,
  amount: { goods, total },
  kind,
}: {
  order: Order;
  amount: AskReturnForm['amount'];
  kind: ReturnKind | null;
}) {
  const t = useTranslations('orders.returns');
  const price = usePrice();
  const delivery = total - goods;
  return (
    <div className="border-t border-ink pt-3">
      {kind !== 'part' && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-medium">{t('comesBack')}</span>
          <output className="num display text-title" data-amount={total}>
            {price(total)}
          </output>
        </p>
      )}
      {total > 0 && order.deliveryFee > 0 && (
        <p className="num hint">{delivery > 0 ? t('withDelivery', { fee: price(delivery) }) : t('noDelivery')}</p>
      )}
      {kind !== null && kind !== 'unwanted' && <p className="mt-2 text-small">{t(`asksFor.${kind}`)}</p>}
      {(kind === 'unwanted' || kind === 'faulty') && (
        <p className="hint">{t(`freight.${kind === 'unwanted' ? 'buyer' : 'shop'}`)}</p>
      )}
    </div>
  );
}
