import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { typedPassword } from '#features/people/accounts/account.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useDrafts } from '#ui/fields/draft.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { showFaults, useAccountForm, useBind } from '../use-account-form.ts';
import { forgetIdentity } from '../identity/remembered-identity.ts';
import { useShowFailure } from '../use-failure.ts';
import { useAfterSignOut } from '../sessions/use-after-sign-out.ts';

/** States what will be deleted before it asks for the password; it cannot be undone. */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTranslations('profile.data');
  const heading = useId();
  const { form, submit, open: stillOpen } = useDeletion();
  const bind = useBind(form);
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} texts={{ close: t('cancel'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-8 text-h3 outline-none">
        {t('deleteTitle')}
      </h2>
      <p className="mt-4 rounded-s bg-bad-wash p-4 text-small text-ink">{t('deleteWarning')}</p>
      {stillOpen !== null && (
        <p role="alert" className="mt-4 border-l-2 border-bad pl-4 text-small">
          {stillOpen}
        </p>
      )}
      <form noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        <PasswordField
          {...bind('password')}
          label={t('password')}
          autoComplete="current-password"
          texts={{ show: t('show'), hide: t('hide') }}
          data-first
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button wide onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="bad" wide busy={form.formState.isSubmitting}>
            {t('deleteForGood')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useDeletion() {
  const t = useTranslations('profile.data');
  const toast = useToast();
  const drafts = useDrafts();
  const leave = useAfterSignOut();
  const showFailure = useShowFailure();
  const [open, setOpen] = useState<string | null>(null);
  const form = useAccountForm('delete-account', z.object({ password: typedPassword }), { password: '' });

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await accountClient.deleteAccount(password);
    } catch (error) {
      // Open dealings stay on screen; a toast would disappear.
      setOpen(error instanceof ApiFailure && error.key === 'dealings_open' ? error.message : null);
      await showFailure(error);
      showFaults(form, error, { password: 'password' });
      return;
    }
    drafts.clear('delete-account');
    await forgetIdentity();
    await leave();
    toast.clear();
    toast.success(t('deleted'));
  });
  return { form, submit, open };
}
