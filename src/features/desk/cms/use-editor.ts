import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';

export interface Entry {
  id: string;
  version: number;
}

interface EditorOptions<Form, E extends Entry> {
  /** Path of the calls and, under `/admin`, of the pages: `/admin/faqs`. */
  path: string;
  entry: E | null;
  blank: Form;
  formOf(entry: E): Form;
}

export type Editor<Form, E extends Entry> = ReturnType<typeof useEditor<Form, E>>;

/** One entry being edited: input, base version, errors, and what somebody else saved meanwhile. */
export function useEditor<Form, E extends Entry>({ path, entry, blank, formOf }: EditorOptions<Form, E>) {
  const t = useTranslations('desk.editor');
  const toast = useToast();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [form, setForm] = useState<Form>(() => (entry === null ? blank : formOf(entry)));
  const [kept, setKept] = useState<Form>(form);
  const [seen, setSeen] = useState<Entry | null>(entry);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [theirs, setTheirs] = useState<E | null>(null);
  const [busy, setBusy] = useState(false);

  /** Whatever happens, the input stays. */
  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setFaults({});
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 409 && isEntry(error.current)) setTheirs(error.current as E);
      else if (error instanceof ApiFailure && error.faults.length > 0) setFaults(error.saidOf);
      else await showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    busy,
    theirs,
    isNew: seen === null,
    dirty: JSON.stringify(form) !== JSON.stringify(kept),
    change: (part: Partial<Form>) => {
      setForm((old) => ({ ...old, ...part }));
      setFaults({});
    },
    /** The error of a field, or of one language of it. */
    fault: (field: string) => faults[field],
    faults: (field: string) => ({
      '': faults[field],
      zh: faults[`${field}.zh`],
      en: faults[`${field}.en`],
      vi: faults[`${field}.vi`],
    }),
    hasFaults: Object.keys(faults).length > 0,
    save: () =>
      attempt(async () => {
        const saved =
          seen === null
            ? await api.post<E>(path, form, { creates: true })
            : await api.put<E>(`${path}/${seen.id}`, { ...form, version: seen.version });
        setSeen(saved);
        setForm(formOf(saved));
        setKept(formOf(saved));
        toast.success(t('saved'));
        if (seen === null) await navigate(`${path}/${saved.id}`, { replace: true });
        else await revalidate();
      }),
    remove: () =>
      attempt(async () => {
        await api.delete(`${path}/${seen!.id}`, { version: seen!.version });
        toast.success(t('deleted'));
        await navigate(path);
      }),
    /** Start again from the current version. */
    takeTheirs: () => {
      setForm(formOf(theirs!));
      setKept(formOf(theirs!));
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
