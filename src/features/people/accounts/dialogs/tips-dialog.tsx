import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { hasLastingDrafts } from '#ui/fields/kept-draft.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { useAttempt } from '../use-attempt.ts';
import { unsentBeforeSignOut } from '../sessions/announce-sign-out.ts';
import { useAfterSignOut } from '../sessions/use-after-sign-out.ts';
import { AccountDialog } from './account-dialog.tsx';

/** PRODUCT C4: asks before signing out, and names what would be lost by it (D7); a change of mind is acknowledged. */
export function TipsDialog({ open }: { open: boolean }) {
  const t = useTranslations('accounts');
  const { options } = useModal();
  const { busy, unsent, confirm, cancel } = useTips(open);
  return (
    <AccountDialog
      open={open}
      title={t('tips.title')}
      above={<TriangleAlert aria-hidden size={28} className="mb-3 text-warn" />}
    >
      <p className="mt-2">{options.text ?? t('will_out')}</p>
      {unsent > 0 && (
        <p role="alert" className="mt-3 border-l-2 border-warn pl-4">
          {t('tips.unsent', { count: unsent })}
        </p>
      )}
      {open && hasLastingDrafts() && (
        <p role="alert" className="mt-3 border-l-2 border-warn pl-4">
          {t('tips.drafts')}
        </p>
      )}
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

function useTips(open: boolean) {
  const t = useTranslations('accounts');
  const { close, options } = useModal();
  const toast = useToast();
  const leave = useAfterSignOut();
  const { busy, attempt } = useAttempt();

  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    if (open) void unsentBeforeSignOut().then(setUnsent);
  }, [open]);

  async function confirm() {
    const now = await unsentBeforeSignOut();
    // Done in another window since: asked once more.
    if (now > unsent) return setUnsent(now);
    await attempt(async () => {
      await (options.everywhere ? accountClient.logoutEverywhere() : accountClient.logout());
      close();
      await leave();
    });
  }
  function cancel() {
    close();
    toast.warning(t('is_cancel'));
  }
  return { busy, unsent, confirm, cancel };
}
