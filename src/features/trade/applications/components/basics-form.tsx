import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBind, useErrorText } from '#features/people/accounts/use-account-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { neededPapers, offeredPapers, type ApplicationData, type ApplicationType } from '../application.ts';
import { MobileFields } from './mobile-fields.tsx';
import { PaperField } from './paper-field.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { useBasics, type DraftSaveState } from './use-basics.ts';

interface BasicsFormProps {
  type: ApplicationType;
  begun: ApplicationData | null;
  plan: string;
}

/** Basic information: plan, contact, profession, documents (PRODUCT H2). */
export function BasicsForm({ type, begun, plan }: BasicsFormProps) {
  const t = useTranslations('applications');
  const { form, kept, submit } = useBasics(type, begun, plan);
  const bind = useBind(form);
  const errorText = useErrorText();
  const other = type === 'designer' ? (['company', 'school', 'major'] as const) : (['company'] as const);
  return (
    <form noValidate className="grid gap-10" onSubmit={submit}>
      {type === 'designer' && (
        <PlanChoice
          settled={begun?.planSettled ?? false}
          value={form.watch('plan')}
          error={bind('plan').error}
          onChoose={(code) => form.setValue('plan', code, { shouldDirty: true })}
        />
      )}
      <Group title={t('contact.title')}>
        <Field {...bind('email')} label={t('field.email')} type="email" autoComplete="email" />
        <MobileFields form={form} provenMobile={begun?.provenMobile ?? null} />
        <Field
          {...bind('otherContact')}
          label={t('field.otherContact')}
          hint={t('field.otherContactHint')}
          aside={<Optional />}
          autoComplete="off"
        />
      </Group>
      <Group title={t(type === 'designer' ? 'work.title' : 'work.company')}>
        {other.map((name) => (
          <Field
            key={name}
            {...bind(name)}
            label={t(`field.${type === 'merchant' && name === 'company' ? 'business' : name}`)}
            aside={type === 'merchant' && name === 'company' ? undefined : <Optional />}
            autoComplete={name === 'company' ? 'organization' : 'off'}
          />
        ))}
      </Group>
      <Group title={t('papers.title')} lead={t('papers.lead')}>
        <div className="grid gap-x-gutter gap-y-5 sm:grid-cols-2">
          {offeredPapers[type].map((name) => {
            const fault = form.getFieldState(name, form.formState).error?.message;
            return (
              <PaperField
                key={name}
                name={name}
                value={form.watch(name)}
                optional={!neededPapers[type].includes(name)}
                error={fault === undefined ? undefined : errorText(fault)}
                onChange={(id) =>
                  form.setValue(name, id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
                }
              />
            );
          })}
        </div>
      </Group>
      <div className="grid gap-3">
        <Button type="submit" variant="primary" size="l" wide busy={form.formState.isSubmitting}>
          {t(begun?.state === 'REJECTED' ? 'resubmit' : 'submit')}
        </Button>
        <SaveStateLine kept={kept} />
      </div>
    </form>
  );
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-5">
      <div>
        <h2 id={heading} className="display text-title">
          {title}
        </h2>
        {lead !== undefined && <p className="caption mt-1">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

function Optional() {
  const t = useTranslations('applications');
  return <span className="caption">{t('optional')}</span>;
}

/** Shows that the draft is saved, so that one can stop in the middle. */
function SaveStateLine({ kept }: { kept: DraftSaveState }) {
  const t = useTranslations('applications.draft');
  return <output className="caption min-h-5">{kept === 'untouched' ? '' : t(kept)}</output>;
}
