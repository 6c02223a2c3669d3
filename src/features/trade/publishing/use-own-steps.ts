import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { OwnStep } from './shelf.ts';

/** Publishes, unpublishes or deletes one of a list; the list is then reloaded, also after a conflict. */
export function useOwnSteps(path: string) {
  const t = useTranslations('publishing.done');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  async function take(id: string, step: OwnStep): Promise<void> {
    setBusy(id);
    try {
      if (step === 'delete') await api.delete(`${path}/${id}`);
      else await api.post(`${path}/${id}/${step}`, undefined, { creates: true });
      toast.success(t(step));
      await revalidate();
    } catch (error) {
      await showFailure(error);
      if (error instanceof ApiFailure && error.status === 409) await revalidate();
    } finally {
      setBusy(null);
    }
  }
  return { busy, take };
}
