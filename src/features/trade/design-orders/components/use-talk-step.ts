import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import type { DesignOrder } from '../design-order.ts';
import type { DesignOrderStep } from '../design-order-states.ts';

export interface StepTaker {
  busy: boolean;
  /** True when it was taken. */ take(step: DesignOrderStep, body?: unknown): Promise<boolean>;
}

/** Takes a step; in any case the page then shows the current state. */
export function useTalkStep(order: string, onTaken: (talk: DesignOrder) => void, look: () => Promise<void>): StepTaker {
  const t = useTranslations('talks.actions');
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  async function take(step: DesignOrderStep, body?: unknown): Promise<boolean> {
    return attempt(async () => {
      onTaken(await api.post<DesignOrder>(`/design-orders/${order}/${step}`, body, { creates: true }));
      toast.clear();
      toast.success(t('done'));
    }, look);
  }
  return { busy, take };
}
