import { ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { AppError } from '#lib/errors.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Figures } from '#ui/figures.tsx';
import { usePrice } from '#ui/price.tsx';
import { EntryTable } from '../components/entry-table.tsx';
import { PayForm } from '../components/pay-form.tsx';
import { RepaymentForm } from '../components/repayment-form.tsx';
import { PayeeCard } from '../components/payee-card.tsx';
import { safeToPay, type PayeeBank, type PayoutDetail } from '../payout.ts';
import { readPayout } from '../payouts.server.ts';
import { StatementLinks } from '../statement-links.tsx';
import type { Route } from './+types/payout.ts';

/** `/admin/payouts/m_…`: where to send it, what is owed and why; the transfer is recorded with its receipt, and what a shop pays back. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'payouts.see');
  const payout = await readPayout(ctx, params.id).catch((error: unknown) => {
    if (error instanceof AppError && error.key === 'not_found') throw data(null, { status: 404 });
    throw error;
  });
  return { payout, messages: messagesFor(ctx.locale, ['money', 'media', 'payments', 'remittances']) };
}

export default function PayoutPage({ loaderData: { payout } }: Route.ComponentProps) {
  const t = useTranslations('money.payouts');
  const price = usePrice();
  const safe = safeToPay(payout);
  const mayPay = useMay('payouts.decide');
  return (
    <ConsolePage
      title={payout.name}
      crumbs={[{ to: '/admin/payouts', text: t('title') }]}
      note={
        <Link to={`/admin/users/${payout.userId}`} className="link">
          {t('person')}
        </Link>
      }
      actions={
        payout.next === null ? undefined : (
          <Link to={`/admin/payouts/${payout.next}`} className="link inline-flex items-center gap-1.5 text-small">
            {t('next')}
            <ArrowRight aria-hidden size={16} />
          </Link>
        )
      }
    >
      <div className="mb-10">
        <Figures
          items={(
            [
              ['owed', payout.owed],
              ['fresh', payout.fresh],
              [payout.bank === null ? 'safeWithAccount' : 'safe', safe],
            ] as const
          ).map(([key, amount]) => ({ key, label: t(key), value: price(amount) }))}
        />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <section aria-labelledby="statement" className="min-w-0">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <h2 id="statement" className="display text-title">
              {t('statement')}
            </h2>
            <StatementLinks path={`/admin/merchants/${payout.merchant}/statement`} months={payout.months} />
          </div>
          <EntryTable entries={payout.entries} orderPath="/admin/orders/" />
        </section>
        <div className="grid min-w-0 content-start gap-8">
          <PayeeCard bank={payout.bank} qr={payout.qr} amount={safe} />
          {mayPay && payout.owed >= leastTransfer && hasBank(payout) && (
            <PayForm key={`${payout.owed} ${payout.paid}`} payout={payout} />
          )}
          {mayPay && payout.owed < 0 && <RepaymentForm key={payout.owed} payout={payout} />}
        </div>
      </div>
    </ConsolePage>
  );
}

/** Without an account there is nothing to transfer to. */
function hasBank(payout: PayoutDetail): payout is PayoutDetail & { bank: PayeeBank } {
  return payout.bank !== null;
}
