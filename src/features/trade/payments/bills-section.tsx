import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { dashboardSection, type PersonKind } from '#lib/person.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { PageSteps } from '#ui/page-steps.tsx';
import { usePrice } from '#ui/price.tsx';
import { takesReceipt, type BillState } from './bill-states.ts';
import type { BillData } from './bill.ts';
import type { BillsData } from './bills-section.server.ts';
import { isUnsent, type RefundData } from './refund.ts';
import { RefundsPanel } from './refunds-panel.tsx';

const filters = ['ALL', 'OPEN', 'SUBMITTED', 'REJECTED', 'PAID', 'CANCELLED'] as const;

/** A person's bills, the newest first; each links to where it is paid. Above them, money that is coming back. */
export function BillsSection({
  data: { bills, status, refunds },
  kind,
  title,
}: {
  data: BillsData;
  kind: PersonKind;
  title: string;
}) {
  const t = useTranslations('payments.bills');
  const address = (more: Record<string, string>) =>
    dashboardSection(kind, 'bills', { ...(status === 'ALL' ? {} : { status }), ...more });
  return (
    <>
      <DashboardHead title={title} note={t('lead')} />
      <div className="mb-12 empty:hidden">
        <RefundsPanel refunds={refunds.filter(({ state }) => isUnsent(state))} />
      </div>
      <nav
        aria-label={t('filter')}
        className="relative -mx-5 flex gap-x-6 overflow-x-auto border-b border-line px-5 text-[15px] md:mx-0 md:px-0"
      >
        {filters.map((each) => (
          <Link
            key={each}
            to={dashboardSection(kind, 'bills', each === 'ALL' ? {} : { status: each })}
            aria-current={each === status ? 'true' : undefined}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
          >
            {t(`state.${each}`)}
          </Link>
        ))}
      </nav>
      {bills.content.length === 0 ? (
        <div className="pt-8">
          <EmptyState title={t(status === 'ALL' ? 'empty' : 'none')} text={t('emptyText')} />
        </div>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {bills.content.map((bill) => (
            <li key={bill.id}>
              <BillRow bill={bill} refunds={refunds.filter(({ reference }) => reference === bill.reference)} />
            </li>
          ))}
        </ul>
      )}
      <PageSteps
        page={bills.page}
        size={bills.size}
        total={bills.total}
        address={(page) => address({ page: String(page) })}
        texts={{ label: t('pages'), newer: t('newer'), older: t('older') }}
      />
    </>
  );
}

const looks: Record<BillState, string> = {
  OPEN: 'tag-accent',
  SUBMITTED: '',
  PAID: 'tag-ok',
  REJECTED: 'tag-bad',
  CANCELLED: '',
};

function BillRow({ bill, refunds }: { bill: BillData; refunds: readonly RefundData[] }) {
  const t = useTranslations('payments.bills');
  const back = useTranslations('payments.refunds');
  const format = useFormatter();
  const price = usePrice();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <article className="grid gap-x-6 gap-y-2 py-5 sm:grid-cols-[1fr_auto_7rem] sm:items-center">
      <div className="min-w-0">
        <h2 className="font-medium">{t(`kind.${bill.kind}`)}</h2>
        <p className="num text-small text-ink-soft">
          {bill.reference} · <time dateTime={bill.createdAt}>{day(bill.createdAt)}</time>
          {bill.status === 'OPEN' && bill.payBy !== null && (
            <>
              {' '}
              ·{' '}
              {t('payBy', { time: format.dateTime(new Date(bill.payBy), { dateStyle: 'medium', timeStyle: 'short' }) })}
            </>
          )}
        </p>
        {bill.status === 'REJECTED' && bill.reason !== null && (
          <p lang={bill.reason.lang} className="mt-1 text-small text-bad">
            {bill.reason.text}
          </p>
        )}
        {bill.status === 'OPEN' && bill.received > 0 && (
          <p className="num mt-1 text-small text-warn">
            {t('part', { received: price(bill.received), rest: price(bill.rest) })}
          </p>
        )}
        {refunds.map((refund) => (
          <p key={refund.id} className="num mt-1 text-small text-ink-soft">
            {refund.sentAt === null
              ? back(refund.state === 'EXPECTED' ? 'rowExpected' : 'row', { amount: price(refund.amount) })
              : back('rowSent', { amount: price(refund.amount), date: day(refund.sentAt) })}
          </p>
        ))}
        {bill.receipt !== null && (
          <p className="mt-1">
            <a href={bill.receipt.picture} target="_blank" rel="noreferrer" className="link text-small">
              {t('receipt')}
            </a>
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-3 sm:justify-end">
        <span className={`tag ${looks[bill.status]}`}>{t(`state.${bill.status}`)}</span>
        <span className="num">{price(bill.amount)}</span>
      </p>
      <p className="sm:text-right">
        {bill.page !== null && (
          <Link to={bill.page} className="link text-small font-medium">
            {t(takesReceipt(bill.status) ? 'pay' : 'look')}
            <span className="sr-only"> {bill.reference}</span>
          </Link>
        )}
      </p>
    </article>
  );
}
