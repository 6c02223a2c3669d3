import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RefundData } from '#features/trade/payments/refund.ts';
import { RefundsPanel } from '#features/trade/payments/refunds-panel.tsx';
import { isDeclined, type ApplicationType } from '../application.ts';
import type { OwnApplication } from '../apply-page.server.ts';
import type { SellingCostsData } from '../selling-costs.tsx';
import { AuditView } from './audit-view.tsx';
import { BasicsForm } from './basics-form.tsx';
import { PassedView } from './passed-view.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { RejectedNote } from './rejected-note.tsx';
import { headingOf } from './state-heading.ts';
import { Withdraw } from './withdraw.tsx';

interface ApplyViewProps {
  type: ApplicationType;
  own: OwnApplication;
  plan: string;
  /** What a merchant pays; null for a designer. */
  costs: SellingCostsData | null;
  /** The remittance step, while it is awaited. */
  remittance: ReactNode;
  /** What is paid back of applications that were declined or withdrawn. */
  refunds: readonly RefundData[];
}

/** One page for all states of an application: the form, the transfer, the review, the decision. */
export function ApplyView({ type, own, plan, costs, remittance, refunds }: ApplyViewProps) {
  const t = useTranslations('applications');
  const { application, process } = own;
  const state = own.inside ? 'PASSED' : application.state;
  const progress = own.inside
    ? { state, step: 'result' as const, history: process?.history ?? [] }
    : (process ?? { state, step: 'basics' as const, history: [] });
  const declined = state === 'REJECTED' && isDeclined(progress.history);
  const filling = state === 'DRAFT' || state === 'REJECTED';
  const owed = (
    <div className="mb-10 max-w-[32rem] empty:hidden">
      <RefundsPanel refunds={refunds} />
    </div>
  );
  const heading = useHeadOfStep(state);
  return (
    <div className="page pt-10 pb-16 lg:pt-16 lg:pb-24">
      <div className="bays items-end gap-y-4">
        <h1 ref={heading} tabIndex={-1} className="display col-span-4 scroll-mt-24 text-h1 outline-none md:col-span-8">
          {headingOf(t, type, state, declined)}
        </h1>
        {application.number !== '' && (
          <p className="num col-span-4 text-ink-soft md:text-right lg:pb-2">
            {t('number', { number: application.number })}
          </p>
        )}
      </div>
      <ProgressSteps progress={progress} />
      <div className="mt-10 lg:mt-14">
        {!filling && owed}
        {state === 'PASSED' && <PassedView type={type} />}
        {state === 'AUDITING' && process && <AuditView process={process} application={application} />}
        {state === 'AWAITING_REMITTANCE' && remittance}
        {filling && (
          <div className="bays gap-y-12">
            <div className="col-span-4 md:col-span-7 lg:col-span-6">
              {state === 'REJECTED' && <RejectedNote application={application} declined={declined} />}
              {owed}
              <div className="max-w-[32rem]">
                <BasicsForm
                  key={`${application.id}-${application.attempt}`}
                  type={type}
                  begun={application}
                  plan={plan}
                />
                {application.planSettled && <Withdraw application={application} />}
              </div>
            </div>
            <aside className="col-span-4 md:col-start-9 lg:col-start-9">
              <PlanSummary type={type} costs={costs} />
            </aside>
          </div>
        )}
      </div>
    </div>
  );
}

/** Another step begins at its head, wherever the page stood; a reader of the screen hears its name. */
function useHeadOfStep(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [state]);
  return heading;
}
