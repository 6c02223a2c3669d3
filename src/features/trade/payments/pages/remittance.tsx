import { ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import type { ReasonTemplate } from '#features/people/console/reason-dialog.tsx';
import { AppError } from '#lib/errors.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/remittance.ts';
import { BillFacts } from '../components/bill-facts.tsx';
import { PayersClaim } from '../components/claim.tsx';
import { BillDecisionBar } from '../components/decision-bar.tsx';
import { EarlierReceipts, JudgedReceipt } from '../components/judged-receipt.tsx';
import { MoneyArrived } from '../components/money-arrived.tsx';
import { StateTag } from '../components/state-tag.tsx';
import type { Remittance } from '../remittance.ts';
import { rejectionTemplates } from '../remittance-words.server.ts';
import { readRemittance } from '../remittances.server.ts';
import { PendingMoney } from '../review/pending-money.tsx';

/** `/admin/remittances/h_…`: claim, picture and bill side by side; the decision at the bottom. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'remittances.see');
  const remittance = await readRemittance(ctx, params.id).catch((error: unknown) => {
    if (error instanceof AppError && error.key === 'not_found') throw data(null, { status: 404 });
    throw error;
  });
  return {
    remittance,
    now: ctx.clock.now().toISOString(),
    templates: rejectionTemplates(ctx.locale),
    messages: messagesFor(ctx.locale, ['remittances', 'orders']),
  };
}

export default function RemittancePage({ loaderData: { remittance: bill, now, templates } }: Route.ComponentProps) {
  const t = useTranslations('remittances');
  const [judged, ...earlier] = bill.receipts;
  const { own } = useOwnMatter([bill.payer.id, ...bill.sellers]);
  return (
    <>
      <ConsolePage
        title={bill.reference}
        crumbs={[{ to: '/admin/remittances', text: t('title') }]}
        note={<StateTag state={bill.status} />}
        actions={
          bill.next === null ? undefined : (
            <Link to={`/admin/remittances/${bill.next}`} className="link inline-flex items-center gap-1.5 text-small">
              {t('next')}
              <ArrowRight aria-hidden size={16} />
            </Link>
          )
        }
      >
        {bill.pending !== null && (
          <PendingMoney
            key={bill.pending.id}
            pending={bill.pending}
            now={now}
            path={`/admin/bills/${bill.id}/take-back`}
            own={own}
          />
        )}
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12 xl:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)] xl:gap-x-10">
          {judged === undefined ? (
            <p className="rounded-s border border-line p-8 text-center text-ink-soft xl:col-span-2">{t('noReceipt')}</p>
          ) : (
            <>
              <div className="lg:col-start-2 lg:row-start-1 xl:col-start-1">
                <PayersClaim receipt={judged} bill={bill} />
              </div>
              <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 xl:col-start-2 xl:row-span-1">
                <JudgedReceipt key={judged.id} receipt={judged} />
                {earlier.length > 0 && <EarlierReceipts receipts={earlier} />}
              </div>
            </>
          )}
          <div className="min-w-0 lg:col-start-2 xl:col-start-3 xl:row-start-1">
            <BillFacts bill={bill} />
          </div>
        </div>
      </ConsolePage>
      <Decision
        key={`${bill.status} ${judged?.id} ${bill.arrivals.length} ${bill.pending?.id}`}
        bill={bill}
        templates={templates}
      />
    </>
  );
}

/** Starts empty whenever something has changed: what was typed belongs to what was seen then. */
function Decision({ bill, templates }: { bill: Remittance; templates: readonly ReasonTemplate[] }) {
  const [judged] = bill.receipts;
  if (bill.pending !== null) return null;
  if (bill.status === 'SUBMITTED')
    return judged && <BillDecisionBar bill={bill} receipt={judged} templates={templates} />;
  return <MoneyArrived bill={bill} />;
}
