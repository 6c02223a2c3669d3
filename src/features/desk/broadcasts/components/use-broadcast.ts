import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { faultsIn, useSentForm } from '#ui/fields/use-sent-form.ts';
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
  const form = useSentForm<Form>({
    empty: { audience: { to: 'person', person: '' }, subject: {}, message: {}, link: null },
    resolver: (values) => {
      const missing = (['subject', 'message'] as const).filter((field) => isBlank(values[field]));
      if (missing.length === 0) return { values, errors: {} };
      const fault = { type: 'required', message: t('needed') };
      return { values: {}, errors: Object.fromEntries(missing.map((field) => [field, fault])) };
    },
  });
  const [reach, setReach] = useState<ReachData | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const faults = faultsIn(error);
      if (faults) form.blame(faults);
      else await showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  /** Missing fields are reported before anything is counted; the server checks again. */
  const review = form.submit(({ audience }) =>
    attempt(async () => {
      const found = await api.post<ReachData>('/admin/broadcasts/reach', { audience });
      setReach(found);
      if (found.reach === 0) toast.warning(t('nobody'));
      else setAsking(true);
    }),
  );

  async function send(): Promise<void> {
    if (reach === null) return;
    await attempt(async () => {
      await api.post('/admin/broadcasts', { ...form.values, reach: reach.reach }, { creates: true });
      toast.success(t('sent'));
      // Still busy: the sent form must not trigger the unsaved-changes prompt.
      await navigate('/admin/notices');
    });
    setAsking(false);
  }

  return { form, busy, reach, asking, review, send, stopAsking: () => setAsking(false) };
}

export function isBlank(texts: Trilingual): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}
