import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import type { DesignItem } from '../design.ts';
import { designAddress } from '../design-address.ts';

/** An empty design of one's own, open in the workspace. */
export function NewDesignButton() {
  const t = useTranslations('workspace');
  const navigate = useNavigate();
  const { busy, attempt } = useAttempt();
  async function make(): Promise<void> {
    await attempt(async () => {
      const { id } = await api.post<DesignItem>('/designs', {}, { creates: true });
      await navigate(designAddress(id));
    });
  }
  return (
    <Button variant="primary" disabled={busy} onClick={() => void make()}>
      {t('draw')}
    </Button>
  );
}
