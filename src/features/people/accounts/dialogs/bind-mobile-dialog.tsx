import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { useServedPhones } from '../sign-in/use-served-phones.ts';
import { useBind } from '../use-account-form.ts';
import { AccountDialog, Aside, LinkButton } from './account-dialog.tsx';
import { IdentityField, ReceivedCodeField, SecretField } from './account-fields.tsx';
import { keptRegistration } from './kept-registration.ts';
import { useOpenStep } from './registration-draft.ts';
import { Registered, type RegisteredPerson } from './registered.tsx';
import { useBindMobile } from './use-bind-mobile.ts';

/** PRODUCT C2, second step, and the success it leads to. */
export function BindMobileDialog({ open }: { open: boolean }) {
  const [registered, setRegistered] = useState<RegisteredPerson | null>(null);
  return registered === null ? (
    <BindMobileForm open={open} onDone={setRegistered} />
  ) : (
    <Registered open={open} {...registered} />
  );
}

function BindMobileForm({ open, onDone }: { open: boolean; onDone(person: RegisteredPerson): void }) {
  const t = useTranslations('accounts.bindMobile');
  const r = useTranslations('accounts.regist');
  const f = useTranslations('accounts.field');
  const served = useServedPhones();
  const { switchTo } = useModal();
  const { form, submit, code, getCode, again, emailCode, getEmailCode } = useBindMobile(onDone);
  useOpenStep('bindMobile', open);
  const bind = useBind(form);
  return (
    <AccountDialog
      open={open}
      title={t('title')}
      lead={t('lead')}
      above={<p className="num caption">{r('step', { step: 2, steps: 2 })}</p>}
      picture="/pictures/bedroom-close.webp"
    >
      <form noValidate className="fault-lines mt-6" onSubmit={submit}>
        {again && (
          <>
            <p className="text-small">{t('again', { email: keptRegistration().email })}</p>
            <SecretField {...bind('password')} label={f('password')} fresh />
            <ReceivedCodeField
              {...bind('verificationCode')}
              type="email"
              label={f('emailCode')}
              left={emailCode.left}
              busy={emailCode.busy}
              onGet={getEmailCode}
            />
          </>
        )}
        <IdentityField {...bind('mobile')} type="phone" hint={f('phoneHint', served)} data-first />
        <ReceivedCodeField {...bind('code')} type="phone" left={code.left} busy={code.busy} onGet={getCode} />
        <Button type="submit" variant="primary" size="l" wide busy={form.formState.isSubmitting}>
          {t('submit')}
        </Button>
        <Button variant="quiet" wide className="mt-3" onClick={() => switchTo('regist')}>
          {t('back')}
        </Button>
        <Aside>
          {r('haveAccount')} <LinkButton onClick={() => switchTo('login')}>{r('signIn')}</LinkButton>
        </Aside>
      </form>
    </AccountDialog>
  );
}
