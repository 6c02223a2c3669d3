import { useTranslations } from 'use-intl';
import { useBind, useErrorText } from '../use-account-form.ts';
import { LinkButton } from './account-dialog.tsx';
import { IdentityField, ReceivedCodeField, SecretField } from './account-fields.tsx';
import type { Secret } from './use-secret.ts';

export function AccountStep({ secret }: { secret: Secret }) {
  const t = useTranslations('accounts.secret');
  const l = useTranslations('accounts.login');
  const bind = useBind(secret.form);
  const other =
    secret.type === 'email'
      ? { type: 'phone' as const, text: l('usePhone') }
      : { type: 'email' as const, text: l('useEmail') };
  return (
    <>
      <p className="text-small text-ink-soft">{t('accountLead')}</p>
      <IdentityField
        key={secret.type}
        {...bind(secret.type)}
        type={secret.type}
        data-first
        autoComplete="username"
        aside={
          <LinkButton soft onClick={() => secret.choose(other.type)}>
            {other.text}
          </LinkButton>
        }
      />
    </>
  );
}

export function CodeStep({ secret }: { secret: Secret }) {
  const t = useTranslations('accounts.secret');
  const bind = useBind(secret.form);
  return (
    <>
      <p className="text-small break-words text-ink-soft">{t('codeLead', { account: secret.account })}</p>
      <ReceivedCodeField
        {...bind('code')}
        type={secret.type}
        left={secret.code.left}
        busy={secret.code.busy}
        onGet={secret.getCode}
        data-first
      />
    </>
  );
}

export function PasswordStep({ secret }: { secret: Secret }) {
  const t = useTranslations('accounts.secret');
  const f = useTranslations('accounts.field');
  const bind = useBind(secret.form);
  const errorText = useErrorText();
  const { error, ...confirm } = bind('confirm');
  return (
    <>
      <p className="text-small text-ink-soft">{t('passwordLead')}</p>
      {/* Hidden, so that a password manager knows the account. */}
      <input type="text" autoComplete="username" value={secret.account} readOnly hidden />
      <SecretField {...bind('password')} label={f('newPassword')} fresh data-first />
      <SecretField
        {...confirm}
        label={f('confirmPassword')}
        again
        error={secret.differs ? errorText('confirm_password_same') : error}
      />
    </>
  );
}
