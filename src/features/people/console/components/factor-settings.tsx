import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FactorState } from '#features/people/accounts/second-factor/second-factor.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { secondFactorClient } from '../second-factor-client.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** Settings of an active second factor: new recovery codes, or turning it off. */
export function FactorSettings({ state }: { state: FactorState }) {
  const t = useTranslations('console.factor');
  const format = useFormatter();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<'renew' | 'end' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const done = () => {
    setCodes(null);
    setStep(null);
    void revalidate();
  };
  if (codes !== null) return <RecoveryCodeList codes={codes} onDone={done} />;
  return (
    <div className="grid gap-6">
      <p className="num text-small text-ink-soft">
        {t('onSince', {
          date: format.dateTime(new Date(state.since ?? 0), { dateStyle: 'long' }),
          left: state.recoveryCodesLeft,
        })}
      </p>
      {step === null && (
        <p className="flex flex-wrap gap-3">
          <Button onClick={() => setStep('renew')}>{t('renew')}</Button>
          <Button variant="bad" onClick={() => setStep('end')}>
            {t('switchOff')}
          </Button>
        </p>
      )}
      {step === 'renew' && (
        <CodeForm
          label={t('code')}
          hint={t('codeHint')}
          submit={t('renew')}
          onCode={async (code) => setCodes((await secondFactorClient.renewCodes(code)).recoveryCodes)}
        />
      )}
      {step === 'end' && <EndForm onDone={done} />}
    </div>
  );
}

function EndForm({ onDone }: { onDone(): void }) {
  const t = useTranslations('console.factor');
  const toast = useToast();
  const [password, setPassword] = useState('');
  return (
    <CodeForm
      label={t('code')}
      hint={t('codeHint')}
      submit={t('switchOff')}
      variant="bad"
      onCode={async (code) => {
        await secondFactorClient.end(password, code);
        toast.success(t('isOff'));
        onDone();
      }}
    >
      <PasswordField
        label={t('password')}
        texts={{ show: t('show'), hide: t('hide') }}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </CodeForm>
  );
}
