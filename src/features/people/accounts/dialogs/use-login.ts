import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '#lib/api-failure.ts';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { codeRefusal, loginForm, type LoginWay } from '../account-rules.ts';
import { showFaults, useAccountForm, useFieldErrorText } from '../use-account-form.ts';
import { useSendCode } from '../sign-in/use-send-code.ts';
import { agreedBefore } from '../identity/agreed-before.ts';
import type { Identity, LoginType } from '../identity/remembered-identity.ts';
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts';
import { useShowFailure } from '../use-failure.ts';
import { useShell } from '../use-viewer.ts';
import { choiceDraft, loginDraft } from './login-draft.ts';

/** The login form: its values, its four methods, and how errors are shown. */
export function useLogin(type: LoginType, way: LoginWay, recalled: Identity | null) {
  const t = useTranslations('errors');
  const { settings } = useShell();
  const toast = useToast();
  const drafts = useDrafts();
  const enter = useAfterSignIn();
  const showFailure = useShowFailure();
  const errorText = useFieldErrorText();
  const [asksAgreement] = useState(() => !agreedBefore());
  const form = useAccountForm(loginDraft, loginForm(type, way, asksAgreement), emptyLogin(recalled));
  const code = useSendCode(type, 'login', useWatch({ control: form.control, name: type }));

  const submit = form.handleSubmit(async (values) => {
    const identity = values[type];
    try {
      await signIn(type, way, identity, values);
    } catch (error) {
      toast.clear();
      if (!refuse(error)) await showFailure(error);
      return;
    }
    drafts.clear(loginDraft, choiceDraft);
    await enter({ type, identity, remember: values.remember, greeting: t('sign_success') });
  });

  /** Which of the two is wrong is not told; the password, which is typed again, is marked. Whether a field says it. */
  function refuse(error: unknown): boolean {
    if (!(error instanceof ApiFailure && error.key === 'login_failed'))
      return showFaults(form, error, {
        mobileOrEmail: type,
        email: type,
        mobile: type,
        password: 'password',
        code: 'code',
      });
    form.setError('password', { type: 'server', message: 'login_failed' }, { shouldFocus: true });
    return true;
  }

  async function getCode() {
    const typed = form.getValues(type);
    const refusal = codeRefusal(type, typed, settings.phoneCountries);
    if (refusal === 'message_input_account') {
      toast.warning(errorText(type, refusal, ''));
      form.setFocus(type);
    } else if (refusal !== null) form.setError(type, { message: refusal }, { shouldFocus: true });
    else await code.send(typed.trim(), (error) => showFaults(form, error, { email: type, mobile: type }));
  }
  return { form, submit, code, getCode, asksAgreement };
}

function signIn(
  type: LoginType,
  way: LoginWay,
  identity: string,
  { password, code }: { password: string; code: string },
): Promise<string> {
  if (way === 'password') return accountClient.loginByPassword(identity, password);
  return type === 'email'
    ? accountClient.loginByEmailCode(identity, code)
    : accountClient.loginByMobileCode(identity, code);
}

function emptyLogin(recalled: Identity | null) {
  const full = (type: LoginType) => (recalled?.type === type ? recalled.full : null) ?? '';
  return {
    email: full('email'),
    phone: full('phone'),
    password: '',
    code: '',
    agreed: false,
    remember: (recalled?.full ?? null) !== null,
  };
}
