import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { AppError } from '#lib/errors.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/remittance.ts';
import { BillFacts } from '../components/bill-facts.tsx';
import { BillDecisionBar } from '../components/decision-bar.tsx';
import { EarlierReceipts, JudgedReceipt } from '../components/judged-receipt.tsx';
import { StateTag } from '../components/state-tag.tsx';
import { rejectionTemplates } from '../remittance-words.server.ts';
import { readRemittance } from '../remittances.server.ts';

/** `/admin/remittances/h_…`: the receipt beside the bill; the decision at the bottom. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'remittances.see');
  const remittance = await readRemittance(ctx, params.id).catch((error: unknown) => {
    if (error instanceof AppError && error.key === 'not_found') throw data(null, { status: 404 });
    throw error;
  });
  return { remittance, templates: rejectionTemplates(ctx.locale), messages: messagesFor(ctx.locale, ['remittances']) };
}

export default function RemittancePage({ loaderData: { remittance, templates } }: Route.ComponentProps) {
  const t = useTranslations('remittances');
  const [judged, ...earlier] = remittance.receipts;
  return (
    <>
      <ConsolePage
        title={remittance.reference}
        crumbs={[{ to: '/admin/remittances', text: t('title') }]}
        note={<StateTag state={remittance.status} />}
      >
        <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
          <div className="min-w-0">
            {judged === undefined ? (
              <p className="rounded-s border border-line p-8 text-center text-ink-soft">{t('noReceipt')}</p>
            ) : (
              <JudgedReceipt receipt={judged} bill={remittance} />
            )}
            {earlier.length > 0 && <EarlierReceipts receipts={earlier} />}
          </div>
          <BillFacts bill={remittance} />
        </div>
      </ConsolePage>
      <BillDecisionBar key={judged?.id ?? 'none'} bill={remittance} receipt={judged ?? null} templates={templates} />
    </>
  );
}
