import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useLivePage } from '#features/people/notifications/use-live-page.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { usePrice } from '#ui/price.tsx';
import { EntryTable } from './components/entry-table.tsx';
import { RepayCard } from './components/repay-card.tsx';
import { StatementLinks } from './statement-links.tsx';
import type { StatementData } from './statement-section.server.ts';

/** What a shop is owed, or owes, line by line, with downloads. */
export function StatementSection({
  data: { balance, entries, months, repaying },
  title,
}: {
  data: StatementData;
  title: string;
}) {
  const t = useTranslations('money.statement');
  const price = usePrice();
  useLivePage();
  function balanceText() {
    if (balance < 0) return t('owes', { amount: price(-balance) });
    return balance > 0 && balance < leastTransfer ? t('small', { least: price(leastTransfer) }) : t('balanceText');
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
        {repaying && <RepayCard repaying={repaying} />}
      </div>
      <h2 className="display mt-12 text-title">{t('entries')}</h2>
      <EntryTable entries={entries} orderPath={`${pages.productBill.path}?order=`} />
    </>
  );
}
