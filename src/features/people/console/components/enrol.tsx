import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Enrolment } from '#features/people/accounts/second-factor/second-factor.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { secondFactorClient } from '../second-factor-client.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** Password, app, first code, recovery codes: four steps in one place. */
export function Enrol({ onDone }: { onDone(): void }) {
  const t = useTranslations('console.factor');
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes !== null) return <RecoveryCodeList codes={codes} onDone={onDone} />;
  if (enrolment === null) return <PasswordStep onBegun={setEnrolment} />;
  return (
    <div className="grid gap-6">
      <AppStep enrolment={enrolment} />
      <CodeForm
        label={t('code')}
        hint={t('firstCodeHint')}
        submit={t('switchOn')}
        onCode={async (code) => setCodes((await secondFactorClient.confirm(code)).recoveryCodes)}
      />
    </div>
  );
}

function PasswordStep({ onBegun }: { onBegun(enrolment: Enrolment): void }) {
  const t = useTranslations('console.factor');
  const showFailure = useShowFailure();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function begin(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    await secondFactorClient.begin(password).then(onBegun, async (error: unknown) => {
      const told =
        error instanceof ApiFailure ? error.faults.find(({ field }) => field === 'password')?.message : undefined;
      if (told === undefined) await showFailure(error);
      else setFault(told);
    });
    setBusy(false);
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void begin(event)}>
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        texts={{ show: t('show'), hide: t('hide') }}
        autoComplete="current-password"
        value={password}
        error={fault}
        onChange={(event) => {
          setPassword(event.target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {t('begin')}
      </Button>
    </form>
  );
}

function AppStep({ enrolment: { secret, address, picture } }: { enrolment: Enrolment }) {
  const t = useTranslations('console.factor');
  return (
    <div className="grid gap-4">
      <p>
        {t('scan')}
        <span className="sr-only"> {t('picture')}</span>
      </p>
      {/* Dark on light in both themes, as scanners require. */}
      <svg
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        aria-hidden
        className="w-56 rounded-s bg-white"
        shapeRendering="crispEdges"
      >
        <path d={picture.path} fill="#000" />
      </svg>
      <p className="text-small text-ink-soft">
        {t('orType')}
        <code className="num mt-1 block text-body tracking-wider break-all text-ink">
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
      <p className="text-small">
        <a className="link" href={address}>
          {t('onThisDevice')}
        </a>
      </p>
    </div>
  );
}
