import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { useAttempt } from '../use-attempt.ts';
import { useAfterSignOut } from '../sessions/use-after-sign-out.ts';
import { AccountDialog } from './account-dialog.tsx';

/** PRODUCT C4: asks before signing out; a change of mind is acknowledged. */
export function TipsDialog({ open }: { open: boolean }) {
  const t = useTranslations('accounts');
  const { options } = useModal();
  const { busy, confirm, cancel } = useTips();
  return (
    <AccountDialog
      open={open}
      title={t('tips.title')}
      above={<TriangleAlert aria-hidden size={28} className="mb-3 text-warn" />}
    >
      <p className="mt-2">{options.text ?? t('will_out')}</p>
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        <Button wide data-first onClick={cancel}>
          {t('tips.cancel')}
        </Button>
        <Button variant="primary" wide busy={busy} onClick={confirm}>
          {t('tips.confirm')}
        </Button>
      </div>
    </AccountDialog>
  );
}

function useTips() {
  const t = useTranslations('accounts');
  const { close } = useModal();
  const toast = useToast();
  const leave = useAfterSignOut();
  const { busy, attempt } = useAttempt();

  async function confirm() {
    await attempt(async () => {
      await accountClient.logout();
      close();
      await leave();
    });
  }
  function cancel() {
    close();
    toast.warning(t('is_cancel'));
  }
  return { busy, confirm, cancel };
}
