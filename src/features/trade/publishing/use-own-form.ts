import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormUploads } from '#features/foundation/media/form-uploads.tsx';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { draftText, dropDraft, keepDraft, readDraft } from '#ui/fields/kept-draft.ts';

interface OwnedEntry {
  id: string;
  version: number;
  status: string;
}

interface OwnFormOptions<Form extends object, E extends OwnedEntry> {
  /** Of the calls: `/designer/design`. */
  path: string;
  entry: E | null;
  formOf(entry: E | null): Form;
  /** The request body of a form. */
  bodyOf(form: Form): object;
  /** Addresses of the list and of one of them. */
  list: string;
  editing(id: string): string;
  /** Said once it is published. */
  published: string;
}

/** What somebody typed and has not saved: when, and on which version of the thing. */
interface UnsavedForm<Form> {
  at: string;
  version: number | null;
  form: Form;
}

export type OwnForm<Form extends object, E extends OwnedEntry> = ReturnType<typeof useOwnForm<Form, E>>;

/**
 * One thing being edited: input, base version, errors, and what was saved elsewhere meanwhile. Whatever happens, the
 * input stays; left unsaved, it is offered again.
 */
export function useOwnForm<Form extends object, E extends OwnedEntry>({
  path,
  entry,
  formOf,
  bodyOf,
  list,
  editing,
  published,
}: OwnFormOptions<Form, E>) {
  const t = useTranslations('publishing.form');
  const toast = useToast();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [form, setForm] = useState<Form>(() => formOf(entry));
  const [seen, setSeen] = useState<E | null>(entry);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [judged, setJudged] = useState<Form>(form);
  const [theirs, setTheirs] = useState<E | null>(null);
  const [busy, setBusy] = useState<'save' | 'publish' | 'step' | null>(null);
  const uploads = useFormUploads();
  const drafts = useDrafts({ path, entry, seen, form, formOf });

  async function attempt(kind: 'save' | 'publish' | 'step', work: () => Promise<void>) {
    if (uploads.unfinished()) return;
    setBusy(kind);
    setFaults({});
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiFailure && error.key === 'conflict' && error.current !== null)
        setTheirs(error.current as E);
      else if (error instanceof ApiFailure && error.faults.length > 0) {
        setFaults(error.saidOf);
        setJudged(form);
      } else await showFailure(error);
    } finally {
      setBusy(null);
    }
  }

  async function keep(): Promise<E> {
    const body = bodyOf(form);
    const saved =
      seen === null
        ? await api.post<E>(path, body, { creates: true })
        : await api.put<E>(`${path}/${seen.id}`, { ...body, version: seen.version });
    take(saved);
    if (seen === null) await navigate(editing(saved.id), { replace: true, preventScrollReset: true });
    return saved;
  }

  function take(saved: E) {
    setSeen(saved);
    setForm(formOf(saved));
    drafts.forget();
  }

  const step = async (id: string, name: 'shelve' | 'unshelve') =>
    take(await api.post<E>(`${path}/${id}/${name}`, undefined, { creates: true }));
  return {
    form,
    busy,
    uploads,
    theirs,
    seen,
    change: (part: Partial<Form>) => {
      setForm((old) => ({ ...old, ...part }));
      drafts.touch();
    },
    /** Where it is edited: the way back here. */
    address: seen === null ? `${list}&new=` : editing(seen.id),
    /** Input of before that was not saved. */
    kept: drafts.kept,
    takeKept: () => {
      if (drafts.kept === null) return;
      setForm(drafts.kept.form);
      // On the version it was typed on: whatever was saved since is a conflict, and said.
      const { version } = drafts.kept;
      if (version !== null) setSeen((now) => now && { ...now, version });
      drafts.touch();
    },
    dropKept: drafts.forget,
    /** The error of a field, or of anything inside it. */
    fault: (field: string) =>
      faults[field] ?? Object.entries(faults).find(([name]) => name.startsWith(`${field}.`))?.[1],
    /** Errors of what was changed since go, between two taps: while one types, nothing moves under the next. */
    settle: () => {
      const left = Object.entries(faults).filter(([field]) => valueAt(judged, field) === valueAt(form, field));
      if (left.length < Object.keys(faults).length) setFaults(Object.fromEntries(left));
    },
    exactFault: (field: string) => faults[field],
    faultCount: Object.keys(faults).length,
    save: () =>
      attempt('save', async () => {
        await keep();
        toast.success(t('saved'));
        await revalidate();
      }),
    /** A new one in one go: where it is refused, the faults are said at the fields that are still open. */
    publish: () =>
      attempt('publish', async () => {
        if (seen === null) {
          await api.post<E>(path, { ...bodyOf(form), shelve: true }, { creates: true });
          drafts.forget();
        } else {
          const saved = await keep();
          if (saved.status !== 'shelved') await step(saved.id, 'shelve');
        }
        toast.success(published);
        await navigate(list);
      }),
    unshelve: () =>
      attempt('step', async () => {
        if (seen === null) return;
        await step(seen.id, 'unshelve');
        toast.success(t('unshelved'));
        await revalidate();
      }),
    /** Start again from the current version, or keep my input for the next save. */
    takeTheirs: () => {
      if (theirs === null) return;
      take(theirs);
      setTheirs(null);
    },
    keepMine: () => {
      setSeen(theirs);
      setTheirs(null);
    },
  };
}

/** Keeps what is typed in this browser until it is saved, and finds what was left here before. */
function useDrafts<Form extends object, E extends OwnedEntry>({
  path,
  entry,
  seen,
  form,
  formOf,
}: Pick<OwnFormOptions<Form, E>, 'path' | 'entry' | 'formOf'> & { seen: E | null; form: Form }) {
  const person = useViewer()?.id ?? '';
  const name = `${path}:${entry?.id ?? 'new'}`;
  const [touched, setTouched] = useState(false);
  const [, redraw] = useState(0);
  const version = seen?.version ?? null;
  // The server knows nothing of this browser: the first drawing has none.
  const stored = useSyncExternalStore(
    nobodyElse,
    () => draftText({ name, owner: person, lasting: true }),
    () => null,
  );
  useEffect(() => {
    if (touched) keepDraft({ name, owner: person, lasting: true }, { at: new Date().toISOString(), version, form });
  }, [touched, name, person, version, form]);
  const kept = touched ? null : (readDraft(stored, (value) => wholeForm(value, formOf(null))) ?? null);
  return {
    kept,
    touch: () => setTouched(true),
    forget: () => {
      dropDraft({ name, owner: person, lasting: true });
      setTouched(false);
      redraw((times) => times + 1);
    },
  };
}

/** State of a link to the form: who follows it has said already that they go on with what is unsaved. */
export const goingOn = { kept: 'take' } as const;

/** Whether something new was typed at this form and left unsaved. */
export function useUnsavedNew(path: string): boolean {
  const owner = useViewer()?.id ?? '';
  return useSyncExternalStore(
    nobodyElse,
    () => draftText({ name: `${path}:new`, owner, lasting: true }) !== null,
    () => false,
  );
}

/** What a field's path leads to, as text; of a path that is no field of the form, the whole form. */
function valueAt(form: object, path: string): string {
  const [root = '', ...inner] = path.split('.');
  if (!Object.hasOwn(form, root)) return JSON.stringify(form);
  return JSON.stringify(inner.reduce<unknown>(into, (form as Record<string, unknown>)[root])) ?? '';
}

function into(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** What is stored is changed by this form alone. */
function nobodyElse() {
  return () => undefined;
}

/** Not one written by another version of the form: it would lack fields. */
function wholeForm<Form extends object>(value: unknown, like: Form): UnsavedForm<Form> | undefined {
  const unsaved = value as UnsavedForm<Form>;
  const whole = Object.keys(like).every((name) => Object.hasOwn(unsaved.form, name));
  return whole && !Number.isNaN(Date.parse(unsaved.at)) ? unsaved : undefined;
}
