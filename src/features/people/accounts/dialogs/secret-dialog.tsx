import { useEffect, useRef, type ReactNode, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { useShell } from '../use-viewer.ts';
import { AccountDialog, LinkButton } from './account-dialog.tsx';
import { AccountStep, CodeStep, PasswordStep } from './secret-step-fields.tsx';
import { useSecret, type SecretStep } from './use-secret.ts';

const bays = { '--bays': 4 } as CSSProperties;
const stepNames = ['account', 'code', 'password', 'done'] as const;

/**
 * PRODUCT C4: account, code, new password, done. A code the server refuses leads back to the code, with everything
 * kept.
 */
export function SecretDialog({ open }: { open: boolean }) {
  const t = useTranslations('accounts.secret');
  const { switchTo } = useModal();
  const secret = useSecret();
  return (
    <AccountDialog
      open={open}
      title={t(secret.step === 4 ? 'doneTitle' : 'title')}
      picture="/pictures/japandi-close.webp"
    >
      <SecretSteps step={secret.step} />
      {secret.step === 4 ? (
        <Done />
      ) : (
        <form noValidate className="mt-6 grid gap-5" onSubmit={secret.submit}>
          <StepFields secret={secret} />
          <div className="grid gap-2">
            <Button
              type="submit"
              variant="primary"
              size="l"
              wide
              busy={secret.form.formState.isSubmitting}
              disabled={!secret.ready}
              aria-describedby={secret.ready ? undefined : 'secret-reason'}
            >
              {t(secret.step === 3 ? 'reset' : 'next')}
            </Button>
            {!secret.ready && (
              <p id="secret-reason" className="hint text-center">
                {t(reasons[secret.step])}
              </p>
            )}
          </div>
          <p className="flex justify-center">
            {secret.step === 1 ? (
              <LinkButton onClick={() => switchTo('login')}>{t('signIn')}</LinkButton>
            ) : (
              <LinkButton onClick={secret.back}>{t('back')}</LinkButton>
            )}
          </p>
        </form>
      )}
      <Support />
    </AccountDialog>
  );
}

const reasons: Record<SecretStep, 'needAccount' | 'needCode' | 'needBoth'> = {
  1: 'needAccount',
  2: 'needCode',
  3: 'needBoth',
  4: 'needBoth',
};

function StepFields({ secret }: { secret: ReturnType<typeof useSecret> }) {
  if (secret.step === 1) return <AccountStep secret={secret} />;
  return secret.step === 2 ? <CodeStep secret={secret} /> : <PasswordStep secret={secret} />;
}

function Done() {
  const t = useTranslations('accounts.secret');
  const { switchTo } = useModal();
  const way = useRef<HTMLButtonElement>(null);
  // The form is gone and the focus with it; the one button takes it.
  useEffect(() => way.current?.focus(), []);
  return (
    <div className="mt-6 grid gap-5">
      <span className="pic aspect-[3/2]">
        <img src="/pictures/bedroom-close.webp" alt="" />
      </span>
      <p className="text-small text-ink-soft">{t('doneLead')}</p>
      <Button ref={way} variant="primary" size="l" wide onClick={() => switchTo('login')}>
        {t('signIn')}
      </Button>
    </div>
  );
}

function Support() {
  const t = useTranslations('accounts.secret');
  const { email } = useShell().settings.company;
  const mail = (words: ReactNode) => (
    <a href={`mailto:${email}`} className="link">
      {words}
    </a>
  );
  return <p className="caption mt-6 border-t border-line pt-4">{t.rich('support', { email, mail })}</p>;
}

/** The four steps, highlighted up to the current one. */
function SecretSteps({ step }: { step: SecretStep }) {
  const t = useTranslations('accounts.secret');
  return (
    <ol aria-label={t('stepsLabel')} className="eave mt-5 grid grid-cols-4 pt-3!" style={bays}>
      {stepNames.map((name, index) => (
        <li
          key={name}
          aria-current={index + 1 === step ? 'step' : undefined}
          className="num caption relative pl-2 aria-[current]:font-medium aria-[current]:text-ink"
        >
          {index < step && <span aria-hidden className="absolute -top-[14px] left-0 h-[3px] w-full bg-accent" />}
          {t(`steps.${name}`)}
        </li>
      ))}
    </ol>
  );
}
