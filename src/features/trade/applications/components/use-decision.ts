import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { AuditedData } from '../queue.ts';

export interface ApprovalSaid {
  amount?: number;
  part?: boolean;
  reason?: string;
}

const toasts = { approve: 'passedToast', reject: 'rejectedToast', decline: 'declinedToast' } as const;

export function useDecision(application: AuditedData) {
  const t = useTranslations('applications.decide');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { busy, attempt } = useAttempt();
  const name = application.company || application.applicant.nickname;

  async function decide(
    step: 'approve' | 'reject' | 'decline',
    body:
      | ApprovalSaid
      | { reason: Trilingual; receipt: boolean }
      | { reason?: Trilingual; amount: number; moneyReason?: string; arrivals?: number },
  ): Promise<boolean> {
    // Perhaps someone else was first: the page shows the current state.
    return attempt(async () => {
      const now = await api.post<AuditedData>(
        `/admin/applications/${application.id}/${step}`,
        { ...body, attempt: application.attempt },
        { creates: true },
      );
      toast.clear();
      // What still waits for its minute is said on the page.
      if (now.pending === null) toast.success(t(toasts[step], { name, state: now.state }));
      // What was withdrawn is its owner's draft again: nobody else sees it.
      if (now.state === 'DRAFT') await navigate('/admin/applications');
      else await revalidate();
    }, revalidate);
  }
  return { busy, decide };
}
