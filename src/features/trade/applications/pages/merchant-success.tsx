import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Route } from './+types/merchant-success.ts';
import { ownApplication } from '../apply-page.server.ts';
import { AuditView } from '../components/audit-view.tsx';
import { PassedView } from '../components/passed-view.tsx';
import { ProgressSteps } from '../components/progress-steps.tsx';

/** `/price/merchantSuccess`: after a merchant's receipt was sent, and what happens next. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const own = ctx.session === null ? null : await ownApplication(ctx, ctx.session.userId, 'merchant');
  return { own, messages: messagesFor(ctx.locale, ['applications']) };
}

export default function MerchantSuccess({ loaderData: { own } }: Route.ComponentProps) {
  const t = useTranslations('applications');
  const process = own?.process ?? null;
  const sent = own?.inside || (process !== null && process.state !== 'DRAFT');
  let title;
  if (own?.inside) title = t('passed.merchant.title');
  else if (sent) title = t('success.title');
  else title = t('merchant.title');
  let lead: 'rejected.lead' | 'remit.reminder' | 'success.none' = 'remit.reminder';
  if (process === null) lead = 'success.none';
  else if (process.state === 'REJECTED') lead = 'rejected.lead';
  return (
    <div className="page pt-10 pb-16 lg:pt-16 lg:pb-24">
      <h1 className="display text-h1">{title}</h1>
      {process !== null && (
        <ProgressSteps progress={own?.inside ? { ...process, state: 'PASSED', step: 'result' } : process} />
      )}
      <div className="mt-10">
        {own?.inside && <PassedView type="merchant" />}
        {!own?.inside && process?.state === 'AUDITING' && <AuditView process={process} />}
        {!own?.inside && process?.state !== 'AUDITING' && (
          <>
            <p className="max-w-read text-lead text-ink-soft">{t(lead)}</p>
            <p className="mt-8">
              <ButtonLink variant="primary" to={pages.applyMerchant.path}>
                {t(process === null ? 'success.apply' : 'success.open')}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
