import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { SettingKey } from '#platform/stored-settings.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { faultsIn, useSentForm } from '#ui/fields/use-sent-form.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { TextsFields } from '../texts-fields.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ConflictNotice } from '../conflict-notice.tsx';
import { UnsavedGuard } from '../unsaved-guard.tsx';
import { PercentField } from './percent-field.tsx';
import { WholeField } from './whole-field.tsx';
import { settingFields, type FieldKind, type SettingField } from './setting-fields.ts';
import { SettingSection } from './setting-section.tsx';

export interface SettingEntry {
  key: SettingKey;
  version: number;
  updatedAt: string | null;
  value: Record<string, unknown>;
}

interface Question {
  title: string;
  text: string;
  confirm: string;
}
interface SettingFormProps {
  entry: SettingEntry;
  /** Under the fields: what holds. */
  note?: ReactNode;
  /** What is asked before these values are saved; null where nothing is. */
  question?(value: Record<string, unknown>): Question | null;
  onSaved?(): void;
}

/** One part of the settings: its fields, its own save. */
export function SettingForm({ entry, note, question, onSaved }: SettingFormProps) {
  const t = useTranslations('desk');
  const heading = useId();
  const form = useSetting(entry, onSaved);
  const [asked, setAsked] = useState<Question | null>(null);
  function save(event: { preventDefault(): void }) {
    const asks = question?.(form.value) ?? null;
    if (asks === null) return form.save(event);
    event.preventDefault();
    setAsked(asks);
  }
  return (
    <SettingSection name={entry.key} heading={heading} changedAt={form.updatedAt}>
      <form noValidate aria-labelledby={heading} className="grid max-w-[56rem] gap-5" onSubmit={save}>
        {form.theirs !== null && <ConflictNotice takeTheirs={form.takeTheirs} keepMine={form.keepMine} />}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {settingFields[entry.key].map(({ name, kind, most }) => (
            <SettingInput
              key={name}
              name={name}
              kind={kind}
              most={most}
              value={form.value[name]}
              fault={form.fault(`value.${name}`)}
              onChange={(value) => form.change({ [name]: value })}
            />
          ))}
        </div>
        {note !== undefined && <p className="text-small">{note}</p>}
        <UnsavedGuard dirty={form.dirty} />
        <p>
          <Button type="submit" variant="line" busy={form.busy}>
            {t('editor.save')}
          </Button>
        </p>
      </form>
      {asked !== null && (
        <ConfirmDialog
          open
          {...asked}
          bad={false}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            setAsked(null);
            form.save();
          }}
        />
      )}
    </SettingSection>
  );
}

function SettingInput({
  name,
  kind,
  most,
  value,
  fault,
  onChange,
}: {
  name: SettingField;
  kind: FieldKind;
  most: number;
  value: unknown;
  fault?: string;
  onChange(value: unknown): void;
}) {
  const t = useTranslations('desk.settings');
  if (kind === 'texts')
    return (
      <div className="sm:col-span-2">
        <TextsFields
          label={t(`fields.${name}`)}
          value={value as Trilingual}
          most={most}
          errors={{ '': fault }}
          onChange={onChange}
        />
      </div>
    );
  const text = { label: t(`fields.${name}`), hint: t(`hints.${name}`), error: fault, maxLength: most };
  if (kind === 'percent') return <PercentField {...text} value={Number(value ?? NaN)} onChange={onChange} />;
  if (kind === 'number') return <WholeField {...text} value={value as number | null} onChange={onChange} />;
  return (
    <Field
      {...text}
      type={kind === 'email' ? 'email' : 'text'}
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function useSetting(entry: SettingEntry, onSaved?: () => void) {
  const t = useTranslations('desk.editor');
  const toast = useToast();
  const showFailure = useShowFailure();
  const form = useSentForm<Record<string, unknown>>({ empty: entry.value });
  const [{ version, updatedAt }, setSaved] = useState({ version: entry.version, updatedAt: entry.updatedAt });
  const [theirs, setTheirs] = useState<SettingEntry | null>(null);
  const save = form.submit(async (value) => {
    try {
      setSaved(await api.put<SettingEntry>(`/admin/settings/${entry.key}`, { version, value }));
      form.begin(value);
      toast.success(t('saved'));
      onSaved?.();
    } catch (error) {
      const faults = faultsIn(error);
      if (error instanceof ApiFailure && error.status === 409 && error.current !== null)
        setTheirs(error.current as SettingEntry);
      else if (faults) form.blame(faults);
      else await showFailure(error);
    }
  });
  return {
    value: form.values,
    updatedAt,
    fault: form.fault,
    busy: form.sending,
    theirs,
    save,
    dirty: form.dirty,
    change: form.change,
    takeTheirs: () => {
      if (theirs === null) return;
      form.begin(theirs.value);
      setSaved(theirs);
      setTheirs(null);
    },
    keepMine: () => {
      if (theirs === null) return;
      setSaved(theirs);
      setTheirs(null);
    },
  };
}
