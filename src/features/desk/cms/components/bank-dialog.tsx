import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { BankAccount } from '#features/trade/payments/bank.ts';
import { accountChangeMinutes } from '#features/trade/payments/payment-limits.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { AccountLines } from './account-lines.tsx';

interface BankDialogProps {
  account: BankAccount;
  first: boolean;
  fault?: string;
  onConfirm(password: string): Promise<void>;
  onClose(): void;
}

/** The second step: the account to come, read once more, and the admin's password. */
export function BankDialog({ account, first, fault, onConfirm, onClose }: BankDialogProps) {
  const t = useTranslations('desk');
  const heading = useId();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (password === '') return setMissing(true);
    setBusy(true);
    await onConfirm(password).finally(() => setBusy(false));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy={heading}
      texts={{ close: t('editor.close'), notices: t('editor.notices') }}
    >
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        {t('settings.account.ask')}
      </h2>
      <p className="mt-2 text-small text-ink-soft">
        {first ? t('settings.account.askFirst') : t('settings.account.askText', { minutes: accountChangeMinutes })}
      </p>
      <AccountLines account={account} />
      <form noValidate className="mt-5 grid gap-5" onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={t('settings.account.password')}
          autoComplete="current-password"
          value={password}
          error={missing ? t('settings.account.passwordMissing') : fault}
          texts={{ show: t('settings.account.show'), hide: t('settings.account.hide') }}
          onChange={(event) => {
            setPassword(event.target.value);
            setMissing(false);
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('editor.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('settings.account.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
