import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SecondFactorRequirement } from '#lib/person.ts';
import { LatticeDrawing } from '#ui/drawings.tsx';
import { CodeForm } from './components/code-form.tsx';
import { Enrol } from './components/enrol.tsx';
import { secondFactorClient } from './second-factor-client.ts';

/** Shown to an admin before the console: the code of their app, or setting one up. */
export function SecondFactorGate({ door }: { door: SecondFactorRequirement }) {
  const t = useTranslations('console.factor');
  const { revalidate } = useRevalidator();
  return (
    <div className="page py-12 lg:py-16">
      <LatticeDrawing />
      <h1 className="display mt-8 text-h2">{t(`door.${door}.title`)}</h1>
      <p className="mt-3 max-w-read text-ink-soft">{t(`door.${door}.text`)}</p>
      <div className="mt-8 max-w-[27rem]">
        {door === 'code' ? (
          <CodeForm
            label={t('code')}
            hint={t('codeHint')}
            submit={t('pass')}
            onCode={async (code) => {
              await secondFactorClient.pass(code);
              await revalidate();
            }}
          />
        ) : (
          <Enrol onDone={() => void revalidate()} />
        )}
      </div>
    </div>
  );
}
