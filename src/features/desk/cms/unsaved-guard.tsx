import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { guardLeaving, type LeaveRequest } from '#ui/overlays/leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * While there are unsaved changes, leaving asks first: a link, the back button, a phone's gesture; and the browser
 * before it closes the page.
 */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const t = useTranslations('desk.editor');
  const [leaving, setLeaving] = useState<LeaveRequest | null>(null);
  useEffect(() => (dirty ? guardLeaving((next) => setLeaving(next)) : undefined), [dirty]);
  function stay() {
    leaving?.stay();
    setLeaving(null);
  }
  async function leave() {
    setLeaving(null);
    leaving?.goOn();
  }
  return (
    <ConfirmDialog
      open={leaving !== null}
      title={t('unsavedTitle')}
      text={t('unsavedText')}
      confirm={t('leave')}
      onClose={stay}
      onConfirm={leave}
    />
  );
}
