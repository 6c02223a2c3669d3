import { useTranslations } from 'use-intl';
import { useBind, type AccountForm } from '#features/people/accounts/use-account-form.ts';
import { Field } from '#ui/fields/field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { BankAccountChange } from './bank-account.ts';
import { banksByName } from './banks.ts';

/** Bank, number, holder, and the password of who says so. Texts: `profile`, `errors`. */
export function BankAccountFields({ form }: { form: AccountForm<BankAccountChange, BankAccountChange> }) {
  const t = useTranslations('profile.bank');
  const bind = useBind(form);
  const account = form.watch('account');
  return (
    <>
      <Select {...bind('bin')} label={t('bank')}>
        <option value="">{t('choose')}</option>
        {banksByName().map(({ bin, name }) => (
          <option key={bin} value={bin}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        {...bind('account')}
        label={t('account')}
        hint={/\p{L}/u.test(account) ? t('accountLetters') : undefined}
        autoComplete="off"
        maxLength={40}
      />
      <Field {...bind('holder')} label={t('holder')} hint={t('holderHint')} autoComplete="off" maxLength={80} />
      <PasswordField
        {...bind('password')}
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="current-password"
        texts={{ show: t('show'), hide: t('hide') }}
      />
    </>
  );
}
