import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useSignedIn } from '#features/people/accounts/use-signed-in.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import type { DesignItem } from '#features/studio/designs/design.ts';
import { api } from '#lib/api.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/**
 * *Use this template* by the rules of J1: a visitor signs in, who may design gets a copy in the workspace, others are
 * shown the plans.
 */
export function useTemplate(workId: string): { use(): void; busy: boolean } {
  const t = useTranslations('work');
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const toast = useToast();
  const { busy, attempt } = useAttempt();

  async function copy(): Promise<void> {
    await attempt(
      async () => {
        const { id } = await api.post<DesignItem>(`/works/${workId}/use`, undefined, { creates: true });
        await navigate(`${pages.workspace.path}?design=${id}`);
        toast.clear();
        toast.success(t('copied'));
      },
      (error) =>
        error instanceof ApiFailure && error.key === 'workspace_denied' ? navigate(pages.price.path) : undefined,
    );
  }
  return { use: () => signedIn(() => void copy()), busy };
}
