import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ReasonDialog } from '#features/people/console/reason-dialog.tsx';
import { api } from '#lib/api.ts';
import { parseLocale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { PersonPlan } from '../admin-plan.ts';
import { planLevels, quotaKeys } from '#features/people/plans/plan.ts';
import { usePlanWords } from '#features/people/plans/use-plan-words.ts';

type Shown = Pick<PersonPlan, 'person' | 'version'>;

/** Grants a plan for some months; `free` lengthens the free version. */
export function GrantPlan({ person, version }: Shown) {
  const t = useTranslations('grants.give');
  const p = useTranslations('plans');
  const [level, setLevel] = useState<string>('pro');
  const [months, setMonths] = useState('1');
  return (
    <GrantForm
      person={person}
      title={t('plan')}
      text={t('planText', { name: person.nickname })}
      call={`/admin/people/${person.id}/plan`}
      body={{ version, level, months: Number(months) }}
      number={months}
    >
      {(fault) => (
        <>
          <label className="field">
            <span className="field-label">{t('level')}</span>
            <select className="input cursor-pointer" value={level} onChange={(event) => setLevel(event.target.value)}>
              {planLevels.map((each) => (
                <option key={each} value={each}>
                  {p(`level.${each}.name`)}
                </option>
              ))}
            </select>
          </label>
          <Field
            label={t('months')}
            inputMode="numeric"
            value={months}
            error={fault}
            onChange={(event) => setMonths(event.target.value)}
          />
        </>
      )}
    </GrantForm>
  );
}

/** Grants extra quota on top of the plan. */
export function GrantQuota({ person, version }: Shown) {
  const t = useTranslations('grants.give');
  const { quotaName } = usePlanWords();
  const [quota, setQuota] = useState<string>('image8k');
  const [count, setCount] = useState('5');
  return (
    <GrantForm
      person={person}
      title={t('quota')}
      text={t('quotaText', { name: person.nickname })}
      call={`/admin/people/${person.id}/quota`}
      body={{ version, quota, count: Number(count) }}
      number={count}
    >
      {(fault) => (
        <>
          <label className="field">
            <span className="field-label">{t('which')}</span>
            <select className="input cursor-pointer" value={quota} onChange={(event) => setQuota(event.target.value)}>
              {quotaKeys.map((each) => (
                <option key={each} value={each}>
                  {quotaName(each)}
                </option>
              ))}
            </select>
          </label>
          <Field
            label={t('count')}
            hint={t('countHint')}
            inputMode="text"
            value={count}
            error={fault}
            onChange={(event) => setCount(event.target.value)}
          />
        </>
      )}
    </GrantForm>
  );
}

interface GrantFormProps {
  person: Shown['person'];
  title: string;
  text: string;
  call: string;
  body: object;
  number: string;
  children(fault: string | undefined): ReactNode;
}

function GrantForm({ person, title, text, call, body, number, children }: GrantFormProps) {
  const t = useTranslations('grants.give');
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const whole = /^-?\d{1,5}$/.test(number.trim()) && Number(number) !== 0;
    setFault(whole ? undefined : t('wrong'));
    setAsking(whole);
  }
  async function give(reason: Trilingual) {
    try {
      await api.post(call, { ...body, reason }, { creates: true });
      setAsking(false);
      toast.success(t('done'));
      await revalidate();
    } catch (error) {
      await showFailure(error);
      // Perhaps somebody else was first: the page shows what there is now.
      setAsking(false);
      await revalidate();
    }
  }
  return (
    <section>
      <h2 className="font-medium">{title}</h2>
      <p className="mt-1 text-small text-ink-soft">{text}</p>
      <form noValidate className="mt-4 grid max-w-[27rem] gap-4" onSubmit={submit}>
        {children(fault)}
        <p>
          <Button type="submit" aria-haspopup="dialog">
            {t('next')}
          </Button>
        </p>
      </form>
      <ReasonDialog
        open={asking}
        bad={false}
        title={t('reasonTitle')}
        text={text}
        confirm={title}
        lang={parseLocale(person.locale) ?? undefined}
        onConfirm={give}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
