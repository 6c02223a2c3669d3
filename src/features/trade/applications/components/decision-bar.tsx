import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { ReasonDialog } from '#features/people/console/reason-dialog.tsx';
import { decisionBar, DecisionForm } from '#features/trade/payments/review/decision-form.tsx';
import { ConfirmReason, SeenMoneyFields } from '#features/trade/payments/review/seen-money-fields.tsx';
import { useConfirmReason, useSeenMoney } from '#features/trade/payments/review/use-seen-money.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Check } from '#ui/fields/check.tsx';
import { appliedPlans, isDeclined } from '../application.ts';
import type { AuditedData } from '../queue.ts';
import type { LocalizedReason } from '../reasons.server.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { DeclineButton, DeclineDialog, DeclineForGood, GiveBackBar } from './decline-for-good.tsx';
import { useDecision, type ApprovalSaid } from './use-decision.ts';

interface DecisionBarProps {
  application: AuditedData;
  templates: readonly LocalizedReason[];
}

/**
 * At the bottom: approve with the amount seen in the account, keep a part of it and ask for the rest, or reject with a reason. The page stays afterwards;
 * another admin's decision is shown instead.
 */
export function DecisionBar({ application, templates }: DecisionBarProps) {
  const t = useTranslations('applications.decide');
  const format = useFormatter();
  const mayDecide = useMay('applications.decide');
  if (application.pending !== null) return null;
  if (application.state !== 'AUDITING')
    return (
      <div className={decisionBar}>
        <output className="num flex-1 text-small text-ink-soft">
          {t('done', {
            state: application.state === 'REJECTED' && isDeclined(application.events) ? 'DECLINED' : application.state,
            date: format.dateTime(new Date(application.decidedAt ?? application.submittedAt ?? application.createdAt), {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          })}
        </output>
        {mayDecide && application.state === 'REJECTED' && application.remittance !== null && (
          <DeclineForGood application={application} templates={templates} />
        )}
      </div>
    );
  if (!mayDecide) return null;
  if (application.withdrawn) return <GiveBackBar application={application} />;
  return application.remittance === null ? (
    <FreeApproval application={application} templates={templates} />
  ) : (
    <PaidApproval application={application} remittance={application.remittance} templates={templates} />
  );
}

/** Receipt and papers that somebody sent before are accepted only with a reason. */
function flagOf({ remittance, flags }: AuditedData): 'receipt' | 'paper' | null {
  if (flags.length > 0) return 'paper';
  return remittance?.receipt?.seen ? 'receipt' : null;
}

function PaidApproval({
  application,
  remittance,
  templates,
}: DecisionBarProps & { remittance: NonNullable<AuditedData['remittance']> }) {
  const why = flagOf(application);
  const bill = { kind: 'joining', status: 'SUBMITTED', rest: remittance.amount - remittance.received } as const;
  const seen = useSeenMoney({ bill, needsReason: why !== null });
  const part = seen.outcome?.kind === 'short';
  return (
    <Bar
      application={application}
      templates={templates}
      part={part}
      said={() => {
        const said = seen.check();
        return said && { ...said, part };
      }}
    >
      <SeenMoneyFields
        seen={seen}
        reference={remittance.reference}
        why={why}
        outcome={{ name: application.applicant.nickname, status: bill.status }}
      />
    </Bar>
  );
}

/** Where joining costs nothing there is no money to look for. */
function FreeApproval({ application, templates }: DecisionBarProps) {
  const t = useTranslations('applications.decide');
  const why = flagOf(application);
  const reason = useConfirmReason(why !== null);
  return (
    <Bar application={application} templates={templates} said={reason.check}>
      {why === null ? (
        <p className="caption flex-1">{t('note')}</p>
      ) : (
        <div className="min-w-0 flex-1">
          <ConfirmReason why={why} reason={reason} />
        </div>
      )}
    </Bar>
  );
}

function Bar({
  application,
  templates,
  part = false,
  said,
  children,
}: DecisionBarProps & { part?: boolean; said(): ApprovalSaid | null; children: ReactNode }) {
  const t = useTranslations('applications.decide');
  const level = useTranslations('plans.level');
  const { decide } = useDecision(application);
  const [asked, setAsked] = useState<ApprovalSaid | null>(null);
  const [rejecting, setRejecting] = useState(false);
  const [declining, setDeclining] = useState(false);
  const [receipt, setReceipt] = useState(false);
  const { own, off } = useOwnMatter([application.applicant.id]);
  const plan = appliedPlans.find(({ code }) => code === application.plan);
  return (
    <>
      <DecisionForm
        off={off}
        decline={{ text: t('reject'), variant: 'bad', onClick: () => setRejecting(true) }}
        confirm={
          part
            ? t('part')
            : t('approve', { type: application.type, plan: plan === undefined ? '' : level(`${plan.level}.name`) })
        }
        besides={<DeclineButton application={application} onClick={() => setDeclining(true)} />}
        onSubmit={() => setAsked(said())}
      >
        {own ? <OwnMatterNote className="flex-1 max-sm:basis-full" /> : children}
      </DecisionForm>
      <DeclineDialog
        application={application}
        templates={templates}
        open={declining}
        onClose={() => setDeclining(false)}
      />
      {asked !== null && (
        <ApproveDialog
          application={application}
          amount={asked.amount}
          part={asked.part ?? false}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            if (await decide('approve', asked)) setAsked(null);
          }}
        />
      )}
      <ReasonDialog
        open={rejecting}
        title={t('rejectTitle')}
        text={application.remittance === null ? t('rejectText') : `${t('rejectText')} ${t('rejectShort')}`}
        confirm={t('reject')}
        templates={templates}
        onClose={() => setRejecting(false)}
        onTemplate={(key) => setReceipt(templates.find((each) => each.key === key)?.receipt ?? false)}
        extra={<Check label={t('receipt')} checked={receipt} onChange={(event) => setReceipt(event.target.checked)} />}
        onConfirm={async (reason) => {
          if (await decide('reject', { reason, receipt })) setRejecting(false);
        }}
      />
    </>
  );
}
