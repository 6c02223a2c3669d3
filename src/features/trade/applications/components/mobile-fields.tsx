import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { codeRefusal } from '#features/people/accounts/account-rules.ts';
import { showFaults, useBind, type AccountForm } from '#features/people/accounts/use-account-form.ts';
import { useSendCode } from '#features/people/accounts/sign-in/use-send-code.ts';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { isProven, type ApplicationForm } from '../application.ts';
import type { BasicsValues } from './use-basics.ts';

/** A mobile and the code that verifies it; a number verified for this application needs no other. */
export function MobileFields({
  form,
  provenMobile,
}: {
  form: AccountForm<BasicsValues, ApplicationForm>;
  provenMobile: string | null;
}) {
  const t = useTranslations('applications.field');
  const { settings } = useShell();
  const bind = useBind(form);
  const mobile = form.watch('mobile');
  const { left, busy, send } = useSendCode('phone', 'apply', mobile);
  const proven = isProven(mobile, provenMobile);

  async function getCode() {
    const typed = form.getValues('mobile').trim();
    const refusal = codeRefusal('phone', typed, settings.phoneCountries);
    if (refusal !== null) return form.setError('mobile', { type: 'code', message: refusal }, { shouldFocus: true });
    await send(typed, (error) => showFaults(form, error, { mobile: 'mobile' }));
  }
  return (
    <>
      <Field
        {...bind('mobile')}
        label={t('mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        inside={proven ? <BadgeCheck aria-hidden size={18} className="mr-2 text-ok" /> : undefined}
        hint={proven ? t('proven') : undefined}
      />
      {!proven && (
        <CodeField
          {...bind('verificationCode')}
          label={t('code')}
          hint={t('codeHint')}
          texts={{ get: t('getCode'), again: (seconds) => t('again', { seconds }) }}
          left={left}
          busy={busy}
          onGet={() => void getCode()}
        />
      )}
    </>
  );
}
