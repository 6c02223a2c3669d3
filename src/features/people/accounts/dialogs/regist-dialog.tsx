import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePunctuation } from '#text/punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { codeRefusal, registerForm } from '../account-rules.ts';
import { showFaults, useAccountForm, useBind, useFieldErrorText } from '../use-account-form.ts';
import { useSendCode } from '../sign-in/use-send-code.ts';
import { useShowFailure } from '../use-failure.ts';
import { useShell } from '../use-viewer.ts';
import { AccountDialog, Aside, LinkButton } from './account-dialog.tsx';
import { IdentityField, ReceivedCodeField, SecretField } from './account-fields.tsx';
import { Agreement } from './agreement.tsx';
import { keepRegistration } from './kept-registration.ts';
import { registDraft, startedRegistration, useOpenStep, useRefusal } from './registration-draft.ts';
import { trialDays } from '../account-limits.ts';

const fields = {
  nickname: 'nickname',
  email: 'email',
  password: 'password',
  verificationCode: 'verificationCode',
} as const;

/** PRODUCT C2, first of two steps: what is typed here goes to the server with the phone, from the second. */
export function RegistDialog({ open }: { open: boolean }) {
  const t = useTranslations('accounts.regist');
  const f = useTranslations('accounts.field');
  const why = useTranslations('accounts.why');
  const { switchTo, options } = useModal();
  const { gap } = usePunctuation();
  const { form, submit, code, getCode } = useRegist();
  useOpenStep('regist', open);
  const bind = useBind(form);
  return (
    <AccountDialog
      open={open}
      title={t('title')}
      // Whoever buys or saves something needs no plan: the free days are the workspace's.
      lead={
        options.why ? (
          why(options.why)
        ) : (
          <>
            {t('lead', { days: trialDays })}
            {gap}
            <a className="link" href="/price" target="_blank" rel="noreferrer">
              {t('plans')}
            </a>
          </>
        )
      }
      above={
        <p className="num caption">
          {t('step', { step: 1, steps: 2 })} · {t('asks')}
        </p>
      }
      picture="/pictures/bedroom-close.webp"
    >
      <form noValidate className="fault-lines mt-6" onSubmit={submit}>
        <Field {...bind('nickname')} label={f('nickname')} autoComplete="nickname" maxLength={40} data-first />
        <IdentityField {...bind('email')} type="email" />
        <SecretField {...bind('password')} label={f('password')} fresh />
        <ReceivedCodeField
          {...bind('verificationCode')}
          type="email"
          left={code.left}
          busy={code.busy}
          onGet={getCode}
        />
        <Agreement {...bind('agreed')} />
        <Button type="submit" variant="primary" size="l" wide busy={form.formState.isSubmitting}>
          {t('submit')}
        </Button>
        <Aside className="mt-3">
          {t('haveAccount')} <LinkButton onClick={() => switchTo('login')}>{t('signIn')}</LinkButton>
        </Aside>
      </form>
    </AccountDialog>
  );
}

function useRegist() {
  const { settings } = useShell();
  const { switchTo } = useModal();
  const toast = useToast();
  const errorText = useFieldErrorText();
  const form = useAccountForm(registDraft, registerForm(settings.password.policy), startedRegistration());
  const code = useSendCode('email', 'register', useWatch({ control: form.control, name: 'email' }));
  const { subscribe } = form;
  const refusal = useRefusal();
  const showFailure = useShowFailure();
  const showRefusal = useEffectEvent(() => void showFaults(form, refusal.take(), fields));
  useEffect(() => showRefusal(), []);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { nickname, email, agreed } }) => keepRegistration({ nickname, email, agreed }),
      }),
    [subscribe],
  );

  async function getCode() {
    const email = form.getValues('email');
    const missing = codeRefusal('email', email, settings.phoneCountries);
    if (missing === 'message_input_account') {
      toast.warning(errorText('email', missing, ''));
      form.setFocus('email');
    } else if (missing !== null) form.setError('email', { message: missing }, { shouldFocus: true });
    else await code.send(email.trim(), (error) => showFaults(form, error, fields));
  }
  /** A wrong code is refused here, where it was typed, and not after the phone's. */
  const submit = form.handleSubmit(async ({ email, verificationCode }) => {
    try {
      await accountClient.checkEmailCode(email, verificationCode);
    } catch (error) {
      if (!showFaults(form, error, { ...fields, code: 'verificationCode' })) await showFailure(error);
      return;
    }
    toast.clear();
    switchTo('bindMobile');
  });
  return { form, code, getCode, submit };
}
