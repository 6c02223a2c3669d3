import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { BankAccount } from '../bank.ts';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';
import { askedFor, type BillData } from '../bill.ts';
import type { QrDrawing } from '#features/trade/transfers/qr-drawing.ts';
import { QrCode } from '#features/trade/transfers/qr-code.tsx';
import { CopyButton } from './copy-button.tsx';
import { SaveQr } from './save-qr.tsx';

/** What is still to be transferred, and where to: a QR code for the banking app, and the same as text. */
export function TransferCard({ bill, bank, qr }: { bill: BillData; bank: BankAccount | null; qr: QrDrawing | null }) {
  const t = useTranslations('payments.transfer');
  const price = usePrice();
  if (bank === null || qr === null) return <NoBank amount={price(bill.rest)} />;
  const part = bill.received > 0;
  const asked = askedFor(bill);
  return (
    <section
      aria-label={t('title')}
      className="grid gap-6 rounded-s border border-line bg-surface p-5 sm:grid-cols-[15rem_1fr] lg:gap-10 lg:p-8"
    >
      <div>
        {/* White in both themes, as scanners require. */}
        <div className="rounded-s border border-line bg-[#fff] p-4">
          <QrCode qr={qr} label={t('code', { amount: price(asked), reference: bill.reference })} className="max-w-56" />
          {/* The scheme's own name, the same in every language. */}
          <p aria-hidden className="mt-3 text-center text-caption font-semibold text-[#1c231f]">
            {'VietQR'}
          </p>
        </div>
        <p className="caption mt-3">{t('scan')}</p>
        <SaveQr qr={qr} reference={bill.reference} />
        <p className="caption mt-2 sm:hidden">{t('saveHint')}</p>
      </div>
      <dl className="min-w-0">
        <Line name={t('bank')}>{bank.bank}</Line>
        <Line name={t('account')} copy={bank.account}>
          {spacedAccount(bank.account)}
        </Line>
        <Line name={t('holder')}>{bank.holder}</Line>
        <Line name={t('reference')} copy={bill.reference}>
          {bill.reference}
        </Line>
        <Line name={t(part ? 'rest' : 'amount')} copy={String(asked)} last>
          <span className="display text-h3 font-normal">{price(asked)}</span>
          {part && (
            <span className="caption block font-normal">
              {t('restOf', { received: price(bill.received), amount: price(bill.amount) })}
            </span>
          )}
          {asked > bill.rest && (
            <span className="caption block font-normal">
              {t('least', { rest: price(bill.rest), least: price(asked) })}
            </span>
          )}
        </Line>
        {bill.payBy !== null && <PayBy time={bill.payBy} />}
      </dl>
    </section>
  );
}

function Line({
  name,
  copy,
  last = false,
  children,
}: {
  name: string;
  copy?: string;
  last?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`py-2.5 ${last ? 'pt-4' : 'border-b border-line'}`}>
      <dt className="caption">{name}</dt>
      <dd className="num flex items-center justify-between gap-3 font-medium">
        <span className="min-w-0 break-words">{children}</span>
        {copy !== undefined && <CopyButton text={copy} name={name} />}
      </dd>
    </div>
  );
}

function PayBy({ time }: { time: string }) {
  const t = useTranslations('payments.transfer');
  const format = useFormatter();
  return (
    <div className="caption mt-2 flex gap-2">
      <Clock aria-hidden size={16} className="mt-0.5" />
      <dt className="sr-only">{t('payByName')}</dt>
      <dd>{t('payBy', { time: format.dateTime(new Date(time), { dateStyle: 'long', timeStyle: 'short' }) })}</dd>
    </div>
  );
}

function NoBank({ amount }: { amount: string }) {
  const t = useTranslations('payments.transfer');
  return (
    <section aria-label={t('title')} className="flex gap-4 rounded-s border border-line bg-surface p-5 lg:p-8">
      <CircleAlert aria-hidden size={22} className="mt-0.5 text-warn" />
      <div className="min-w-0">
        <p className="num font-medium">{t('owed', { amount })}</p>
        <p className="mt-1 text-small text-ink-soft">{t('noBank')}</p>
      </div>
    </section>
  );
}
