import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { OwnApplication } from '../apply-page.server.ts';
import { isDeclined } from '../application.ts';
import type { ApplicationState } from '../application-states.ts';
import { AuditView } from './audit-view.tsx';
import { PassedView } from './passed-view.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { RejectedNote } from './rejected-note.tsx';
import { headingOf } from './state-heading.ts';

/** After a merchant's receipt was sent: where the application stands now, and what is to be done about it. */
export function ApplicationSent({ own }: { own: OwnApplication | null }) {
  const t = useTranslations('applications');
  const process = own?.process ?? null;
  const state = own?.inside ? 'PASSED' : (process?.state ?? 'DRAFT');
  const declined = state === 'REJECTED' && process !== null && isDeclined(process.history);
  const title = state === 'AUDITING' ? t('success.title') : headingOf(t, 'merchant', state, declined);
  return (
    <div className="page pt-10 pb-16 lg:pt-16 lg:pb-24">
      <h1 className="display text-h1">{title}</h1>
      {process !== null && (
        <ProgressSteps progress={own?.inside ? { ...process, state: 'PASSED', step: 'result' } : process} />
      )}
      <div className="mt-10">
        {state === 'PASSED' && <PassedView type="merchant" />}
        {state === 'AUDITING' && own && process && <AuditView process={process} application={own.application} />}
        {state === 'REJECTED' && own && <RejectedNote application={own.application} declined={declined} />}
        {(state === 'AWAITING_REMITTANCE' || state === 'DRAFT') && (
          <p className="mb-8 max-w-read text-lead text-ink-soft">{t(leadOf(state, process !== null))}</p>
        )}
        {state !== 'PASSED' && state !== 'AUDITING' && (
          <p>
            <ButtonLink variant="primary" to={pages.applyMerchant.path}>
              {t(`success.${nextOf(state, process !== null)}`)}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

function leadOf(state: ApplicationState, begun: boolean) {
  if (state === 'AWAITING_REMITTANCE') return 'reminder.merchant';
  return begun ? 'success.draft' : 'success.none';
}

function nextOf(state: ApplicationState, begun: boolean) {
  if (state === 'REJECTED') return 'correct';
  return begun ? 'open' : 'apply';
}
