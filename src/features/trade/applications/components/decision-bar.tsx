import { useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { ReasonDialog } from '#features/people/console/reason-dialog.tsx';
import { api } from '#lib/api.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { appliedPlans } from '../application.ts';
import type { AuditedData } from '../queue.ts';
import type { LocalizedReason } from '../reasons.server.ts';

interface DecisionBarProps {
  application: AuditedData;
  templates: readonly LocalizedReason[];
}

/** Sticky at the bottom: approve, or reject with a reason. Another admin's decision is shown instead. */
export function DecisionBar({ application, templates }: DecisionBarProps) {
  const t = useTranslations('applications.decide');
  const level = useTranslations('plans.level');
  const format = useFormatter();
  const { busy, decide } = useDecision(application);
  const [rejecting, setRejecting] = useState(false);
  const [receipt, setReceipt] = useState(false);
  const { own, off } = useOwnMatter([application.applicant.id]);
  const mayDecide = useMay('applications.decide');
  const plan = appliedPlans.find(({ code }) => code === application.plan);
  const bar = 'sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-5 py-4 lg:px-8';
  if (application.state !== 'AUDITING')
    return (
      <output className={`${bar} num text-small text-ink-soft`}>
        {t('done', {
          state: application.state,
          date: format.dateTime(new Date(application.decidedAt ?? application.submittedAt ?? application.createdAt), {
            dateStyle: 'medium',
            timeStyle: 'short',
          }),
        })}
      </output>
    );
  if (!mayDecide) return null;
  return (
    <div className={bar}>
      {own ? (
        <OwnMatterNote className="flex-1 max-sm:basis-full" />
      ) : (
        <p className="caption flex-1 max-sm:hidden">{t('note')}</p>
      )}
      <Button
        variant="bad"
        className="max-sm:flex-1"
        {...off}
        aria-haspopup="dialog"
        onClick={() => setRejecting(true)}
      >
        {t('reject')}
      </Button>
      <Button variant="primary" className="max-sm:flex-1" {...off} busy={busy} onClick={() => void decide('approve')}>
        {t('approve', { type: application.type, plan: plan === undefined ? '' : level(`${plan.level}.name`) })}
      </Button>
      <ReasonDialog
        open={rejecting}
        title={t('rejectTitle')}
        text={t('rejectText')}
        confirm={t('reject')}
        templates={templates}
        onClose={() => setRejecting(false)}
        onTemplate={(key) => setReceipt(templates.find((each) => each.key === key)?.receipt ?? false)}
        extra={<Check label={t('receipt')} checked={receipt} onChange={(event) => setReceipt(event.target.checked)} />}
        onConfirm={async (reason) => {
          if (await decide('reject', { reason, receipt })) setRejecting(false);
        }}
      />
    </div>
  );
}

function useDecision(application: AuditedData) {
  const t = useTranslations('applications.decide');
  const toast = useToast();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  const name = application.company || application.applicant.nickname;

  async function decide(step: 'approve' | 'reject', body?: { reason: Trilingual; receipt: boolean }): Promise<boolean> {
    // Perhaps someone else was first: the page shows the current state.
    return attempt(async () => {
      await api.post(
        `/admin/applications/${application.id}/${step}`,
        { ...body, attempt: application.attempt },
        { creates: true },
      );
      toast.clear();
      toast.success(t(step === 'approve' ? 'passedToast' : 'rejectedToast', { name }));
      await navigate(`/admin/applications?${params.toString()}`);
    }, revalidate);
  }
  return { busy, decide };
}
