import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Audience, ReachData } from '../broadcast.ts';

interface Form {
  audience: Audience;
  subject: Trilingual;
  message: Trilingual;
  link: string | null;
}

/** A broadcast being written: counted first, sent with the number that was shown. */
export function useBroadcast() {
  const t = useTranslations('desk.broadcasts');
  const toast = useToast();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const [form, setForm] = useState<Form>({
    audience: { to: 'person', person: '' },
    subject: {},
    message: {},
    link: null,
  });
  const [reach, setReach] = useState<ReachData | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiFailure && error.faults.length > 0)
        setFaults(Object.fromEntries(error.faults.map(({ field, message }) => [field, message])));
      else await showFailure(error);
      return null;
    } finally {
      setBusy(false);
    }
  }

  /** Missing fields are reported before anything is counted; the server checks again. */
  async function count(): Promise<ReachData | null> {
    const missing = (['subject', 'message'] as const).filter(
      (field) => !Object.values(form[field]).some((text) => text.trim() !== ''),
    );
    setFaults(Object.fromEntries(missing.map((field) => [field, t('needed')])));
    if (missing.length > 0) return null;
    const found = await attempt(() => api.post<ReachData>('/admin/broadcasts/reach', { audience: form.audience }));
    setReach(found);
    if (found !== null && found.reach === 0) toast.warning(t('nobody'));
    return found !== null && found.reach > 0 ? found : null;
  }

  async function send(): Promise<void> {
    await attempt(async () => {
      await api.post('/admin/broadcasts', { ...form, reach: reach!.reach }, { creates: true });
      toast.success(t('sent'));
      // Still busy: the sent form must not trigger the unsaved-changes prompt.
      await navigate('/admin/notices');
    });
  }

  return {
    form,
    busy,
    reach,
    count,
    send,
    change: (part: Partial<Form>) => {
      setForm((old) => ({ ...old, ...part }));
      setFaults({});
    },
    fault: (field: string) => faults[field],
    faults: (field: string) => ({
      '': faults[field],
      zh: faults[`${field}.zh`],
      en: faults[`${field}.en`],
      vi: faults[`${field}.vi`],
    }),
  };
}
