import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import type { LoginWay } from '../account-rules.ts';
import { useBind } from '../use-account-form.ts';
import type { Identity, LoginType } from '../identity/remembered-identity.ts';
import { LinkButton } from './account-dialog.tsx';
import { IdentityField, ReceivedCodeField, SecretField } from './account-fields.tsx';
import { Agreement } from './agreement.tsx';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  type: LoginType;
  way: LoginWay;
  recalled: Identity | null;
  onType(type: LoginType): void;
}

export function LoginForm({ type, way, recalled, onType }: LoginFormProps) {
  const t = useTranslations('accounts.login');
  const f = useTranslations('accounts.field');
  const { switchTo } = useModal();
  const { form, submit, code, getCode, asksAgreement } = useLogin(type, way, recalled);
  const bind = useBind(form);
  const hint = recalled?.type === type && recalled.full === null ? t('lastTime', { hint: recalled.hint }) : undefined;
  const other =
    type === 'email'
      ? { type: 'phone' as const, text: t('usePhone') }
      : { type: 'email' as const, text: t('useEmail') };
  return (
    <form noValidate className="fault-lines" onSubmit={submit}>
      {/* A key of its own for each: a browser must not carry an email into a phone field. */}
      <IdentityField
        key={type}
        {...bind(type)}
        type={type}
        hint={hint}
        data-first
        autoComplete="username"
        aside={
          <LinkButton soft onClick={() => onType(other.type)}>
            {other.text}
          </LinkButton>
        }
      />
      {way === 'password' ? (
        <SecretField
          {...bind('password')}
          label={f('password')}
          aside={
            <LinkButton soft onClick={() => switchTo('secret')}>
              {t('forgot')}
            </LinkButton>
          }
        />
      ) : (
        <ReceivedCodeField {...bind('code')} type={type} left={code.left} busy={code.busy} onGet={getCode} />
      )}
      <div className="grid">
        {asksAgreement && <Agreement {...bind('agreed')} />}
        <Check {...bind('remember')} label={t('remember')} />
      </div>
      <Button type="submit" variant="primary" size="l" wide busy={form.formState.isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  );
}
