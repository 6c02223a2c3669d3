import { ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { AppError } from '#lib/errors.ts';
import { messagesFor } from '#text/messages.server.ts';
import { readAdminRefund } from '../admin-refunds.server.ts';
import { RefundFacts } from '../components/refund-facts.tsx';
import { RefundPayee } from '../components/refund-payee.tsx';
import { SendRefund } from '../components/send-refund.tsx';
import type { Route } from './+types/refund.ts';

/** `/admin/refunds/rf_…`: whose money, why, where to; the transfer is recorded with its receipt. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'refunds.see');
  const refund = await readAdminRefund(ctx, params.id).catch((error: unknown) => {
    if (error instanceof AppError && error.key === 'not_found') throw data(null, { status: 404 });
    throw error;
  });
  return { refund, messages: messagesFor(ctx.locale, ['money', 'remittances', 'media', 'payments']) };
}

export default function RefundPage({ loaderData: { refund } }: Route.ComponentProps) {
  const t = useTranslations('money');
  const states = useTranslations('remittances.refunds.state');
  return (
    <ConsolePage
      title={t('refund.title', { number: refund.order?.number ?? refund.bill.reference })}
      crumbs={[{ to: '/admin/refunds', text: t('refunds.title') }]}
      note={<span className={`tag ${refund.state === 'DUE' ? 'tag-accent' : 'tag-ok'}`}>{states(refund.state)}</span>}
      actions={
        refund.next === null ? undefined : (
          <Link to={`/admin/refunds/${refund.next}`} className="link inline-flex items-center gap-1.5 text-small">
            {t('refund.next')}
            <ArrowRight aria-hidden size={16} />
          </Link>
        )
      }
    >
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <RefundFacts refund={refund} />
        <div className="grid min-w-0 gap-8">
          <RefundPayee refund={refund} />
          {refund.state === 'DUE' && refund.total >= leastTransfer && <SendRefund key={refund.id} refund={refund} />}
        </div>
      </div>
    </ConsolePage>
  );
}
