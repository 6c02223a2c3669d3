import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useLivePage } from '#features/people/notifications/use-live-page.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { usePrice } from '#ui/price.tsx';
import { EntryTable } from './components/entry-table.tsx';
import { RepayCard } from './components/repay-card.tsx';
import { StatementLinks } from './statement-links.tsx';
import type { StatementData } from './statement-section.server.ts';

/** What a shop is owed, or owes, line by line, with downloads. */
export function StatementSection({
  data: { balance, entries, months, repaying, commission },
  title,
}: {
  data: StatementData;
  title: string;
}) {
  const t = useTranslations('money.statement');
  const price = usePrice();
  const format = useFormatter();
  useLivePage();
  function balanceText() {
    if (balance < 0) return t('owes', { amount: price(-balance) });
    return balance > 0 && balance < leastTransfer ? t('small', { least: price(leastTransfer) }) : t('balanceText');
  }
  function commissionText() {
    const percent = (basisPoints: number) =>
      format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
    const { basisPoints, coming } = commission;
    if (coming === null) return t('commission', { share: percent(basisPoints) });
    const from = format.dateTime(new Date(coming.from), { dateStyle: 'long', timeStyle: 'short' });
    return t('commissionComing', { now: percent(basisPoints), share: percent(coming.basisPoints), from });
  }
  return (
    <>
      <DashboardHead title={title}>
        {months.length > 0 && <StatementLinks path="/merchant/statement" months={months} />}
      </DashboardHead>
      <div className="eave pt-5!">
        <p className="text-small text-ink-soft">{t('balance')}</p>
        <p className="num display mt-1 text-h2">{price(Math.max(0, balance))}</p>
        <p className={`mt-2 max-w-read text-small ${balance < 0 ? 'text-bad' : 'text-ink-soft'}`}>{balanceText()}</p>
        <p className="mt-2 max-w-read text-small text-ink-soft">{commissionText()}</p>
        {repaying && <RepayCard repaying={repaying} />}
      </div>
      <h2 className="display mt-12 text-title">{t('entries')}</h2>
      <EntryTable entries={entries} orderPath={`${pages.productBill.path}?order=`} />
    </>
  );
}
