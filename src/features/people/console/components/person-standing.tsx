import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { api } from '#lib/api.ts';
import { parseLocale } from '#lib/locale.ts';
import { localized, type Trilingual } from '#lib/trilingual.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { PersonDetail } from '../person.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { StateTag } from './person-tags.tsx';

/** Active or suspended, why, and the one possible action. */
export function PersonStanding({ person, own }: { person: PersonDetail; own: boolean }) {
  const t = useTranslations('console.people');
  const format = useFormatter();
  const [asking, setAsking] = useState(false);
  const decide = useDecision(person, () => setAsking(false));
  const mayDecide = useMay('people.suspend');
  let step: 'restore' | 'suspend' | null = null;
  if (person.status === 'active') step = 'suspend';
  else if (person.status === 'suspended') step = 'restore';
  const reason = localized(person.suspendedReason, parseLocale(useLocale()) ?? 'en');
  return (
    <section className="min-w-0">
      <h2 className="font-semibold">{t('standing')}</h2>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-small">
        <StateTag state={person.status} />
        {person.suspendedAt !== null && (
          <span className="num text-ink-soft">
            {t('suspendedSince', { date: format.dateTime(new Date(person.suspendedAt), { dateStyle: 'long' }) })}
          </span>
        )}
      </p>
      {reason !== null && (
        <p className="mt-3 border-l-2 border-bad pl-4 text-small whitespace-pre-line">
          <LocalizedSpan text={reason} />
        </p>
      )}
      {own && <p className="mt-3 text-small text-ink-soft">{t('ownAccount')}</p>}
      {step !== null && !own && mayDecide && (
        <>
          <p className="mt-4">
            <Button
              variant={step === 'suspend' ? 'bad' : 'line'}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              {t(`${step}.button`)}
            </Button>
          </p>
          <ReasonDialog
            open={asking}
            title={t(`${step}.title`, { name: person.nickname })}
            text={t(`${step}.text`)}
            confirm={t(`${step}.button`)}
            bad={step === 'suspend'}
            lang={parseLocale(person.locale) ?? undefined}
            onClose={() => setAsking(false)}
            onConfirm={(said) => decide(step, said)}
          />
        </>
      )}
    </section>
  );
}

function useDecision({ id, nickname }: PersonDetail, done: () => void) {
  const t = useTranslations('console.people');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  return async (step: 'suspend' | 'restore', reason: Trilingual) => {
    try {
      await api.post(`/admin/users/${id}/${step}`, { reason }, { creates: true });
      done();
      toast.success(t(`${step}.done`, { name: nickname }));
    } catch (error) {
      await showFailure(error);
    }
    // Also after a refusal: someone else may have decided meanwhile.
    await revalidate();
  };
}
