import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '#lib/api-failure.ts';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { bindCodeRefusal, bindMobileForm, registerForm } from '../account-rules.ts';
import { showFaults, useAccountForm, useFieldErrorText } from '../use-account-form.ts';
import { settleIn } from '../sign-in/use-after-sign-in.ts';
import { useSendCode } from '../sign-in/use-send-code.ts';
import { useShowFailure } from '../use-failure.ts';
import { useShell } from '../use-viewer.ts';
import { keepRegistration, keptRegistration } from './kept-registration.ts';
import { bindDraft, registDraft, startedRegistration, useRefusal, type Registration } from './registration-draft.ts';
import type { RegisteredPerson } from './registered.tsx';

/**
 * Registers with the values of both steps, and is signed in. Errors of the first step's fields are kept there; here
 * their text is shown.
 */
export function useBindMobile(onDone: (person: RegisteredPerson) => void) {
  const t = useTranslations('errors');
  const { settings } = useShell();
  const { switchTo } = useModal();
  const toast = useToast();
  const drafts = useDrafts();
  const refusal = useRefusal();
  const showFailure = useShowFailure();
  const errorText = useFieldErrorText();
  const { revalidate } = useRevalidator();
  const emailCode = useSendCode('email', 'register', keptRegistration().email);
  // After a reload the secrets of the first step are gone: they are asked for here, and the server checks them as ever.
  const [again] = useState(
    () => keptRegistration().email !== '' && lacksSecrets(drafts.read<Registration>(registDraft)),
  );
  const form = useAccountForm(
    bindDraft,
    bindMobileForm(settings.phoneCountries, again ? settings.password.policy : null),
    { mobile: keptRegistration().mobile, code: '', password: '', verificationCode: '' },
  );
  const code = useSendCode('phone', 'register', useWatch({ control: form.control, name: 'mobile' }));
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { mobile } }) => keepRegistration({ mobile }),
      }),
    [subscribe],
  );

  const submit = form.handleSubmit(async ({ mobile, code: mobileCode, ...secrets }) => {
    const first = registerForm(settings.password.policy).safeParse({
      ...startedRegistration(),
      ...drafts.read<Registration>(registDraft),
      ...(again ? secrets : {}),
    });
    if (!first.success) return switchTo('regist');
    const { agreed: _, ...person } = first.data;
    try {
      await accountClient.register({ ...person, mobile, code: mobileCode });
    } catch (error) {
      refusal.leave(error);
      if (isWordless(error)) toast.error(t('message_email_code_error'));
      else if (!showFaults(form, error, again ? { ...own, ...secretFields } : own)) await showFailure(error);
      return;
    }
    toast.clear();
    drafts.clear(registDraft, bindDraft);
    const place = window.location.pathname + window.location.search;
    await settleIn({ type: 'email', identity: person.email, remember: false });
    await revalidate();
    onDone({ nickname: person.nickname, place });
  });

  async function getCode() {
    const mobile = form.getValues('mobile');
    const missing = bindCodeRefusal(mobile);
    if (missing === 'message_input_account') {
      toast.warning(errorText('mobile', missing, ''));
      form.setFocus('mobile');
    } else if (missing !== null) form.setError('mobile', { message: missing }, { shouldFocus: true });
    else await code.send(mobile.trim(), (error) => showFaults(form, error, { mobile: 'mobile' }));
  }
  async function getEmailCode() {
    await emailCode.send(keptRegistration().email.trim(), (error) =>
      showFaults(form, error, { email: 'verificationCode' }),
    );
  }
  return { form, submit, code, getCode, again, emailCode, getEmailCode };
}

const own = { mobile: 'mobile', code: 'code' } as const;
const secretFields = { password: 'password', verificationCode: 'verificationCode' } as const;

function lacksSecrets(first: Registration | undefined): boolean {
  return first === undefined || first.password === '' || first.verificationCode === '';
}

function isWordless(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'refused' && error.message === '';
}
