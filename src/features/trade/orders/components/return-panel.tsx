import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { Order } from '../order.ts';
import { returnStepsFor } from '../returns/return-states.ts';
import { SendBackForm } from './send-back-form.tsx';
import { useReturnStep, type ReturnSide } from './use-return-step.ts';
import { sendBackWithinDays } from '../order-limits.ts';

/** What is returned and why, and the steps this side may take. */
export function ReturnPanel({
  order,
  as,
  off = null,
}: {
  order: Order;
  as: ReturnSide;
  /** Why nothing can be done here, where that is so. */ off?: ReactNode;
}) {
  const t = useTranslations('orders.returns');
  const words = useTranslations('orders.order');
  const format = useFormatter();
  const wanted = order.return!;
  let actor: 'admin' | 'buyer' | 'seller' = 'buyer';
  if (as === 'merchant') actor = 'seller';
  else if (as === 'admin') actor = 'admin';
  const steps = returnStepsFor(actor, wanted.state);
  return (
    <section aria-labelledby="return" className="rounded-s border border-line bg-surface p-5 lg:p-6">
      <h2 id="return" className="display text-title">
        {t(`titles.${wanted.state}`)}
      </h2>
      <p className="num caption mt-1">
        {t('askedAt', { time: format.dateTime(new Date(wanted.askedAt), { dateStyle: 'medium', timeStyle: 'short' }) })}
      </p>
      {wanted.reason && (
        <LocalizedSpan
          text={wanted.reason}
          className="mt-4 block border-l-2 border-line-strong pl-4 whitespace-pre-line"
        />
      )}
      {wanted.pictures.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3">
          {wanted.pictures.map((src, at) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer">
                <img
                  src={src}
                  alt={t('picture', { at: at + 1 })}
                  className="h-28 w-28 rounded-s border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {wanted.answer && (
        <p className="mt-4 text-small">
          <span className="block text-ink-soft">{t('answered')}</span>
          <LocalizedSpan text={wanted.answer} className="whitespace-pre-line" />
        </p>
      )}
      {wanted.carrier && (
        <p className="num mt-4 text-small">
          {words('carrier', { carrier: wanted.carrier, tracking: wanted.tracking ?? '' })}
        </p>
      )}
      {actor !== 'buyer' && (wanted.state === 'AGREED' || wanted.state === 'SENT') && (
        <p className="mt-4 text-small text-ink-soft">{t('waitBack')}</p>
      )}
      {actor === 'buyer' && wanted.sendBy && (
        <p className="mt-4 text-small">
          {t('sendBack', { merchant: order.merchant.name })}{' '}
          {t('sendBy', { date: format.dateTime(new Date(wanted.sendBy), { dateStyle: 'long' }) })}
        </p>
      )}
      {wanted.state === 'LAPSED' && (
        <p className="mt-4 text-small text-ink-soft">{t('lapsed', { days: sendBackWithinDays })}</p>
      )}
      {off !== null && steps.length > 0 && <div className="mt-5">{off}</div>}
      <fieldset disabled={off !== null} className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {steps.includes('agree') && <Agree order={order} as={as} />}
        {steps.includes('decline') && <Decline order={order} as={as} />}
        {steps.includes('receive') && <Receive order={order} as={as} />}
        {steps.includes('send') && <SendBackForm order={order} />}
        {steps.includes('withdraw') && <Withdraw order={order} as={as} />}
      </fieldset>
    </section>
  );
}

interface StepProps {
  order: Order;
  as: ReturnSide;
}

function Agree({ order, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const { busy, take } = useReturnStep(order, as);
  return (
    <Button variant="primary" busy={busy} onClick={() => void take('answer', { agree: true }, t('agreed'))}>
      {t('agree')}
    </Button>
  );
}

function Withdraw({ order, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const { busy, take } = useReturnStep(order, as);
  return (
    <Button
      variant="quiet"
      className="-ml-3"
      busy={busy}
      onClick={() => void take('withdraw', undefined, t('withdrawn'))}
    >
      {t('withdraw')}
    </Button>
  );
}

/** As new it goes back into stock; the seller decides. */
function Receive({ order, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const [restock, setRestock] = useState(false);
  const { busy, take } = useReturnStep(order, as);
  return (
    <div className="grid gap-4">
      <Check label={t('restock')} checked={restock} onChange={(event) => setRestock(event.target.checked)} />
      <p>
        <Button variant="primary" busy={busy} onClick={() => void take('received', { restock }, t('received'))}>
          {t('receive')}
        </Button>
      </p>
    </div>
  );
}

function Decline({ order, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const heading = useId();
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState<string>();
  const { busy, take } = useReturnStep(order, as);
  async function decline() {
    if (answer.trim().length < 3) return setFault(actions('reasonShort'));
    await take('answer', { agree: false, answer: answer.trim() }, t('declined'));
    setOpen(false);
  }
  return (
    <>
      <Button variant="bad" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('decline')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: actions('close'), notices: actions('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t('declineTitle')}
        </h2>
        <div className="mt-6 grid gap-5">
          <TextArea
            label={actions('sellerReason')}
            rows={3}
            maxLength={1000}
            value={answer}
            error={fault}
            onChange={(event) => {
              setAnswer(event.target.value);
              setFault(undefined);
            }}
            data-first
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="bad" busy={busy} onClick={() => void decline()}>
              {t('decline')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('back')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
