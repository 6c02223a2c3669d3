import { useTranslations } from 'use-intl';
import { CodeField, type CodeFieldProps } from '#ui/fields/code-field.tsx';
import { Field, type FieldProps } from '#ui/fields/field.tsx';
import { PasswordField, type PasswordFieldProps } from '#ui/fields/password-field.tsx';
import type { LoginType } from '../identity/remembered-identity.ts';
import { passwordLimits } from '../account-limits.ts';
import { useShell } from '../use-viewer.ts';

/** Email or phone. Autofill and the phone's keyboard follow (PRODUCT C7). */
export function IdentityField({ type, ...field }: Omit<FieldProps, 'type' | 'label'> & { type: LoginType }) {
  const t = useTranslations('accounts.field');
  return type === 'email' ? (
    <Field
      autoComplete="username"
      {...field}
      label={t('email')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  ) : (
    <Field autoComplete="tel" {...field} label={t('phone')} type="tel" inputMode="tel" maxLength={24} />
  );
}

/** A password: the current one, a `fresh` one with its rule beside it, or the fresh one `again`. */
export function SecretField({
  fresh = false,
  again = false,
  ...field
}: Omit<PasswordFieldProps, 'texts'> & { fresh?: boolean; again?: boolean }) {
  const t = useTranslations('accounts.field');
  const { password } = useShell().settings;
  const hint = fresh ? t('passwordHint', { min: password.min, max: password.max }) : field.hint;
  const isNew = fresh || again;
  return (
    <PasswordField
      {...field}
      hint={hint}
      minLength={isNew ? password.min : passwordLimits.seed.min}
      maxLength={128}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      texts={{ show: t('showPassword'), hide: t('hidePassword') }}
    />
  );
}

export function ReceivedCodeField({
  type,
  label,
  ...field
}: Omit<CodeFieldProps, 'texts' | 'label' | 'placeholder'> & { type: LoginType; label?: string }) {
  const t = useTranslations('accounts.field');
  const texts = { get: t('getCode'), again: (seconds: number) => t('codeAgain', { seconds }) };
  return (
    <CodeField
      {...field}
      label={label ?? t('code')}
      placeholder={t(type === 'email' ? 'codeByEmail' : 'codeByPhone')}
      texts={texts}
    />
  );
}
