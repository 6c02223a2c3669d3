import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/accounts/use-failure.ts';
import { useSignedIn } from '#features/accounts/use-signed-in.ts';
import { pages } from '#features/content/addresses.ts';
import type { DesignItem } from '#features/designs/design.ts';
import { api } from '#lib/api.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { useToast } from '#ui/toast.tsx';

/** *Use this template* by the rules of J1: a visitor signs in, who may design gets a copy in the workspace, others are shown the plans. */
export function useTemplate(workId: string): { use(): void; busy: boolean } {
  const t = useTranslations('work');
  const [busy, setBusy] = useState(false);
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const toast = useToast();
  const showFailure = useShowFailure();

  async function copy(): Promise<void> {
    setBusy(true);
    try {
      const { id } = await api.post<DesignItem>(`/works/${workId}/use`, undefined, { creates: true });
      await navigate(`${pages.workspace.path}?design=${id}`);
      toast.clear();
      toast.success(t('copied'));
    } catch (error) {
      await showFailure(error);
      if (error instanceof ApiFailure && error.key === 'workspace_denied') await navigate(pages.price.path);
    } finally {
      setBusy(false);
    }
  }
  return { use: () => signedIn(() => void copy()), busy };
}
