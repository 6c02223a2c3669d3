import { useState, type SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormUploads } from '#features/foundation/media/form-uploads.tsx';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import { faultsIn, useSentForm } from '#ui/fields/use-sent-form.ts';
import { useToast } from '#ui/overlays/toast.tsx';

export interface Entry {
  id: string;
  version: number;
}

interface EditorOptions<Form extends FieldValues, E extends Entry> {
  /** Path of the calls and, under `/admin`, of the pages: `/admin/faqs`. */
  path: string;
  entry: E | null;
  blank: Form;
  formOf(entry: E): Form;
}

export type Editor<Form extends FieldValues, E extends Entry> = ReturnType<typeof useEditor<Form, E>>;

/** One entry being edited: input, base version, errors, and what somebody else saved meanwhile. */
export function useEditor<Form extends FieldValues, E extends Entry>({
  path,
  entry,
  blank,
  formOf,
}: EditorOptions<Form, E>) {
  const t = useTranslations('desk.editor');
  const toast = useToast();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useSentForm<Form>({ empty: entry === null ? blank : formOf(entry) });
  const uploads = useFormUploads();
  const [seen, setSeen] = useState<Entry | null>(entry);
  const [theirs, setTheirs] = useState<E | null>(null);
  const [busy, setBusy] = useState(false);

  /** Whatever happens, the input stays. */
  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    form.clearFaults();
    try {
      await work();
    } catch (error) {
      const faults = faultsIn(error);
      if (error instanceof ApiFailure && error.status === 409 && isEntry(error.current)) setTheirs(error.current as E);
      else if (faults) form.blame(faults);
      else await showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const save = form.submit((values) =>
    attempt(async () => {
      const saved =
        seen === null
          ? await api.post<E>(path, values, { creates: true })
          : await api.put<E>(`${path}/${seen.id}`, { ...values, version: seen.version });
      setSeen(saved);
      form.begin(formOf(saved));
      toast.success(t('saved'));
      if (seen === null) await navigate(`${path}/${saved.id}`, { replace: true });
      else await revalidate();
    }),
  );

  return {
    form: form.values,
    busy,
    theirs,
    isNew: seen === null,
    dirty: form.dirty,
    change: form.change,
    fault: form.fault,
    faults: form.faults,
    hasFaults: form.hasFaults,
    uploads,
    save: (event: SubmitEvent) => {
      event.preventDefault();
      if (!uploads.unfinished()) save();
    },
    remove: () =>
      attempt(async () => {
        if (seen === null) return;
        await api.delete(`${path}/${seen.id}`, { version: seen.version });
        toast.success(t('deleted'));
        await navigate(path);
      }),
    /** Start again from the current version. */
    takeTheirs: () => {
      if (theirs === null) return;
      form.begin(formOf(theirs));
      setSeen(theirs);
      setTheirs(null);
    },
    /** Keep my input; the next save is based on the current version. */
    keepMine: () => {
      setSeen(theirs);
      setTheirs(null);
    },
  };
}

function isEntry(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'version' in value;
}
