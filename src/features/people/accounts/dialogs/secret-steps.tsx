import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { SecretStep } from './use-secret.ts';

const bays = { '--bays': 4 } as CSSProperties;
const names = ['account', 'code', 'password', 'done'] as const;

/** The four steps, highlighted up to the current one. */
export function SecretSteps({ step }: { step: SecretStep }) {
  const t = useTranslations('accounts.secret');
  return (
    <ol aria-label={t('stepsLabel')} className="eave mt-5 grid grid-cols-4 pt-3!" style={bays}>
      {names.map((name, index) => (
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
