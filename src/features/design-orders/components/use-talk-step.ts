import { useState } from 'react';
import { useShowFailure } from '#features/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/toast.tsx';
import { useTranslations } from 'use-intl';
import type { DesignOrder } from '../design-order.ts';
import type { DesignOrderStep } from '../design-order-states.ts';

export interface StepTaker { busy: boolean; /** True when it was taken. */ take(step: DesignOrderStep, body?: unknown): Promise<boolean> }

/** Takes a step; whatever comes of it, the page then shows how it stands. */
export function useTalkStep(order: string, onTaken: (talk: DesignOrder) => void, look: () => Promise<void>): StepTaker {
  const t = useTranslations('talks.actions');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  async function take(step: DesignOrderStep, body?: unknown): Promise<boolean> {
    setBusy(true);
    try {
      onTaken(await api.post<DesignOrder>(`/design-orders/${order}/${step}`, body, { creates: true }));
      toast.clear();
      toast.success(t('done'));
      return true;
    } catch (error) {
      await showFailure(error);
      await look();
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, take };
}
