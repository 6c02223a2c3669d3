import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { codeRefusal, contactForm } from '../account-rules.ts';
import { ReceivedCodeField, SecretField } from '../dialogs/account-fields.tsx';
import type { LoginType } from '../identity/remembered-identity.ts';
import { mirrorUser } from '../sessions/local-mirrors.ts';
import { useSendCode } from './use-send-code.ts';
import { useServedPhones } from './use-served-phones.ts';
import { showFaults, useAccountForm, useBind } from '../use-account-form.ts';
import { useShowFailure } from '../use-failure.ts';
import { useShell } from '../use-viewer.ts';

/** The new one, the code that was sent to it, and the password. */
export function ContactForm({ type, onClose }: { type: LoginType; onClose(): void }) {
  const t = useTranslations('profile.contacts');
  const f = useTranslations('accounts.field');
  const served = useServedPhones();
  const { form, submit, code, getCode } = useContactForm(type, onClose);
  const bind = useBind(form);
  const field = type === 'email' ? { type: 'email' as const, maxLength: 254 } : { type: 'tel' as const, maxLength: 24 };
  return (
    <form noValidate className="mt-3 grid max-w-[27rem] gap-4" onSubmit={submit}>
      <Field
        {...bind('contact')}
        {...field}
        inputMode={field.type}
        autoComplete={type === 'email' ? 'email' : 'tel'}
        label={t(type === 'email' ? 'newEmail' : 'newMobile')}
        hint={type === 'phone' ? f('phoneHint', served) : undefined}
      />
      <ReceivedCodeField {...bind('code')} type={type} left={code.left} busy={code.busy} onGet={() => void getCode()} />
      <SecretField {...bind('password')} label={t('password')} hint={t('passwordHint')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function useContactForm(type: LoginType, onClose: () => void) {
  const t = useTranslations('profile.contacts');
  const { settings } = useShell();
  const toast = useToast();
  const drafts = useDrafts();
  const { revalidate } = useRevalidator();
  const showFailure = useShowFailure();
  const draft = `contact-${type}`;
  const fields = { email: 'contact', mobile: 'contact', code: 'code', password: 'password' } as const;
  const form = useAccountForm(draft, contactForm(type, settings.phoneCountries), {
    contact: '',
    code: '',
    password: '',
  });
  const code = useSendCode(type, 'bind', useWatch({ control: form.control, name: 'contact' }));
  const { setFocus } = form;
  useEffect(() => setFocus('contact'), [setFocus]);

  const submit = form.handleSubmit(async ({ contact, code: typed, password }) => {
    try {
      const change = type === 'email' ? accountClient.changeEmail : accountClient.changeMobile;
      mirrorUser(await change(contact, typed, password));
    } catch (error) {
      if (!showFaults(form, error, fields)) await showFailure(error);
      return;
    }
    drafts.clear(draft);
    toast.clear();
    toast.success(t('done', { what: type === 'email' ? 'email' : 'mobile' }));
    await revalidate();
    onClose();
  });

  async function getCode() {
    const contact = form.getValues('contact');
    const refusal = codeRefusal(type, contact, settings.phoneCountries);
    if (refusal !== null) form.setError('contact', { message: refusal }, { shouldFocus: true });
    else await code.send(contact.trim(), (error) => showFaults(form, error, fields));
  }
  return { form, submit, code, getCode };
}
