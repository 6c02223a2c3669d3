import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { templateAddress } from '#features/people/start-design/try-address.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import type { DesignItem } from '#features/studio/designs/design.ts';
import { api } from '#lib/api.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/**
 * *Use this template*: who may design gets a copy in their account, a visitor one in this browser (PRODUCT J6), others
 * are shown the plans.
 */
export function useTemplate(workId: string): { use(): void; busy: boolean } {
  const t = useTranslations('work');
  const viewer = useViewer();
  const navigate = useNavigate();
  const toast = useToast();
  const { busy, attempt } = useAttempt();

  async function copy(): Promise<void> {
    await attempt(
      async () => {
        const { id } = await api.post<DesignItem>(`/works/${workId}/use`, undefined, { creates: true });
        await navigate(designAddress(id));
        toast.clear();
        toast.success(t('copied'));
      },
      (error) =>
        error instanceof ApiFailure && error.key === 'workspace_denied' ? navigate(pages.price.path) : undefined,
    );
  }
  return {
    use: () => void (viewer === null ? navigate(templateAddress(workId)) : copy()),
    busy,
  };
}
