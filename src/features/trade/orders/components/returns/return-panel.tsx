import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { askUs } from '#features/catalogue/content/addresses.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Order } from '../../order.ts';
import { freightPayer, type ReturnData } from '../../returns/return.ts';
import { isOpenReturn, returnStepsFor } from '../../returns/return-states.ts';
import { AddPictures } from './add-pictures.tsx';
import { ShipmentLine } from '../shipment.tsx';
import { ReturnedPieces } from './returned-pieces.tsx';
import { ReturnSteps } from './return-steps.tsx';
import type { ReturnSide } from './use-return-step.ts';
import { mostNotCome, mostReturnPictures, sendBackWithinDays } from '../../order-limits.ts';

const actors = { user: 'buyer', merchant: 'seller', admin: 'admin' } as const;

/** One return of an order: which pieces and why, and the steps this side may take. */
export function ReturnPanel({
  order,
  wanted,
  as,
  off = null,
}: {
  order: Order;
  wanted: ReturnData;
  as: ReturnSide;
  /** Why nothing can be done here, where that is so. */ off?: ReactNode;
}) {
  const t = useTranslations('orders.returns');
  const format = useFormatter();
  const heading = useId();
  const { gap } = usePunctuation();
  const actor = actors[as];
  const steps = returnStepsFor(actor, wanted);
  return (
    <section aria-labelledby={heading} className="rounded-s border border-line bg-surface p-5 lg:p-6">
      <h2 id={heading} className="display text-title">
        {t(`titles.${titleOf(wanted, as)}`)}
      </h2>
      <p className="num caption mt-1">
        {t('askedAt', { time: format.dateTime(new Date(wanted.askedAt), { dateStyle: 'medium', timeStyle: 'short' }) })}{' '}
        · {t(`kind.${wanted.kind}`)}
      </p>
      <ReturnedGoods order={order} wanted={wanted} as={as} />
      {wanted.reason && (
        <LocalizedSpan
          text={wanted.reason}
          className="mt-4 block border-l-2 border-line-strong pl-4 whitespace-pre-line"
        />
      )}
      <Pictures pictures={wanted.pictures} />
      {actor === 'buyer' && isOpenReturn(wanted.state) && wanted.pictures.length < mostReturnPictures && (
        <AddPictures order={order} wanted={wanted} />
      )}
      {wanted.answer && (
        <p className="mt-4 text-small">
          <span className="block text-ink-soft">{t('answered')}</span>
          <LocalizedSpan text={wanted.answer} className="whitespace-pre-line" />
        </p>
      )}
      {wanted.kind === 'part' && wanted.state === 'ASKED' && wanted.notCome > 0 && (
        <p className="mt-4 text-small">
          {t(wanted.notCome < mostNotCome ? 'didNotCome' : 'didNotComeAgain', { count: wanted.notCome })}
        </p>
      )}
      {wanted.carrier && (
        <p className="mt-4 text-small">
          <ShipmentLine carrier={wanted.carrier} tracking={wanted.tracking} />
        </p>
      )}
      {wanted.comesBy && (
        <p className="mt-4 text-small text-ink-soft">
          {t(`comesBy.${actor === 'buyer' ? 'buyer' : 'shop'}`, {
            time: format.dateTime(new Date(wanted.comesBy), { dateStyle: 'long' }),
          })}
        </p>
      )}
      {actor !== 'buyer' && wanted.kind !== 'part' && (wanted.state === 'AGREED' || wanted.state === 'SENT') && (
        <p className="mt-4 text-small text-ink-soft">{t('waitBack')}</p>
      )}
      {actor === 'buyer' && wanted.sendBy && (
        <p className="mt-4 text-small">
          {wanted.returnTo && (
            <span className="mb-3 block border-l-2 border-line-strong pl-4">
              <span className="block font-medium">{order.merchant.name}</span>
              <span className="block">{wanted.returnTo.address}</span>
              <span className="num block">{wanted.returnTo.phone}</span>
            </span>
          )}
          {t('sendBack', { merchant: order.merchant.name })}
          {gap}
          {t(`freight.${freightPayer(wanted)}`)}
          {gap}
          {t('sendBy', {
            time: format.dateTime(new Date(wanted.sendBy), { dateStyle: 'long', timeStyle: 'short' }),
          })}
        </p>
      )}
      {wanted.answerBy && (
        <p className="mt-4 text-small">
          {t(`answerBy.${as}`, {
            time: format.dateTime(new Date(wanted.answerBy), { dateStyle: 'long', timeStyle: 'short' }),
          })}
          {actor === 'buyer' && (
            <Link to={askUs} className="link flex min-h-6 w-fit items-center">
              {t('askUs')}
            </Link>
          )}
        </p>
      )}
      {wanted.state === 'LAPSED' && (
        <p className="mt-4 text-small text-ink-soft">
          {t(wanted.kind === 'part' ? 'lapsedPart' : 'lapsed', { days: sendBackWithinDays })}
        </p>
      )}
      {off !== null && steps.length > 0 && <div className="mt-5">{off}</div>}
      <fieldset disabled={off !== null} className="mt-5 flex flex-wrap gap-3 empty:hidden">
        <ReturnSteps order={order} wanted={wanted} as={as} steps={steps} />
      </fieldset>
    </section>
  );
}

/** Who asked is spoken to; what did not come, or came damaged, is named with what is asked for it. */
function titleOf({ kind, state }: ReturnData, as: ReturnSide) {
  if (kind === 'missing' && state === 'RECEIVED') return 'MISSING';
  if (kind === 'part' && state !== 'ASKED') return partTitles[state];
  if (state !== 'ASKED') return state;
  return as === 'user' ? ownTitles[kind] : theirTitles[kind];
}

const ownTitles = { unwanted: 'YOU_ASKED', faulty: 'YOU_FAULTY', missing: 'YOU_MISS', part: 'YOU_PART' } as const;
const theirTitles = {
  unwanted: 'ASKED',
  faulty: 'FAULTY_ASKED',
  missing: 'MISSING_ASKED',
  part: 'PART_ASKED',
} as const;
const partTitles = {
  AGREED: 'AGREED',
  SENT: 'PART_SENT',
  DECLINED: 'PART_DECLINED',
  WITHDRAWN: 'PART_OVER',
  RECEIVED: 'RECEIVED',
  LAPSED: 'PART_OVER',
} as const;
const endedWithoutMoney = ['DECLINED', 'WITHDRAWN', 'LAPSED'];

/** Which pieces, how many of each, and what they mean for this side's money. */
function ReturnedGoods({ order, wanted, as }: { order: Order; wanted: ReturnData; as: ReturnSide }) {
  const t = useTranslations('orders.returns');
  const price = usePrice();
  const amount = price(wanted.amount);
  return (
    <div className="mt-4">
      <ReturnedPieces order={order} wanted={wanted} />
      {wanted.kind !== 'part' && !endedWithoutMoney.includes(wanted.state) && (
        <p className="num mt-1 text-small text-ink-soft">{t(`amount.${amountWords(order, wanted, as)}`, { amount })}</p>
      )}
    </div>
  );
}

/** To the buyer it is a promise only once it is agreed, and back; a merchant has nothing yet of what is on its way. */
function amountWords(order: Order, { state }: ReturnData, as: ReturnSide) {
  if (as === 'merchant' && order.state === 'SHIPPED') return 'unsettled';
  if (as === 'merchant') return state === 'RECEIVED' ? 'taken' : 'merchant';
  if (as === 'admin' || state === 'RECEIVED') return as;
  return state === 'ASKED' ? 'userAsked' : 'userAgreed';
}

function Pictures({ pictures }: Pick<ReturnData, 'pictures'>) {
  const t = useTranslations('orders.returns');
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {pictures.map((src, at) => (
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
  );
}
