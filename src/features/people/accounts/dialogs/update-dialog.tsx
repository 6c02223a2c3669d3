import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useDrafts } from '#ui/fields/draft.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Mark } from '#ui/mark.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { changePasswordForm } from '../account-rules.ts';
import { showFaults, useAccountForm, useBind } from '../use-account-form.ts';
import { useShowFailure } from '../use-failure.ts';
import { useAfterSignOut } from '../sessions/use-after-sign-out.ts';
import { useShell } from '../use-viewer.ts';
import { AccountDialog } from './account-dialog.tsx';
import { SecretField } from './account-fields.tsx';

/** PRODUCT C4: three fields; when it is done the person is signed out, and has to sign in again. */
export function UpdateDialog({ open }: { open: boolean }) {
  const [done, setDone] = useState(false);
  return done ? <Changed open={open} /> : <UpdateForm open={open} onDone={() => setDone(true)} />;
}

function UpdateForm({ open, onDone }: { open: boolean; onDone(): void }) {
  const t = useTranslations('accounts.update');
  const f = useTranslations('accounts.field');
  const { close } = useModal();
  const { viewer } = useShell();
  const { form, submit } = useUpdate(onDone);
  const bind = useBind(form);
  return (
    <AccountDialog open={open} title={t('title')}>
      <form noValidate className="mt-6 grid gap-4" onSubmit={submit}>
        {/* Read-only, and the user name a password manager keeps the new password under. */}
        <Field label={t('account')} value={viewer?.email ?? ''} readOnly autoComplete="username" />
        <SecretField {...bind('oldPassword')} label={f('oldPassword')} data-first />
        <SecretField {...bind('newPassword')} label={f('newPassword')} fresh />
        <SecretField {...bind('rePwd')} label={f('confirmPassword')} again />
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          <Button wide onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" wide busy={form.formState.isSubmitting}>
            {t('confirm')}
          </Button>
        </div>
      </form>
    </AccountDialog>
  );
}

function useUpdate(onDone: () => void) {
  const { settings } = useShell();
  const drafts = useDrafts();
  const toast = useToast();
  const leave = useAfterSignOut();
  const showFailure = useShowFailure();
  const form = useAccountForm('update', changePasswordForm(settings.password.policy), {
    oldPassword: '',
    newPassword: '',
    rePwd: '',
  });

  const submit = form.handleSubmit(async ({ oldPassword, newPassword }) => {
    try {
      await accountClient.changePassword(oldPassword, newPassword);
    } catch (error) {
      toast.clear();
      if (!showFaults(form, error, { oldPassword: 'oldPassword', newPassword: 'newPassword' }))
        await showFailure(error);
      return;
    }
    toast.clear();
    drafts.clear('update');
    onDone();
    await leave();
  });
  return { form, submit };
}

function Changed({ open }: { open: boolean }) {
  const t = useTranslations('accounts.update');
  const { switchTo } = useModal();
  return (
    <AccountDialog
      open={open}
      title={t('doneTitle')}
      lead={t('doneLead')}
      above={<Mark className="mb-3 h-8 w-8" />}
      cross={false}
    >
      <Button variant="primary" size="l" wide className="mt-8" data-first onClick={() => switchTo('login')}>
        {t('signIn')}
      </Button>
    </AccountDialog>
  );
}
