import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { showFaults, useAccountForm } from '#features/people/accounts/use-account-form.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import {
  applicationForm,
  isProven,
  type ApplicationData,
  type ApplicationForm,
  type ApplicationType,
  type Draft,
} from '../application.ts';
import { applicationClient } from '../application-client.ts';

/** Milliseconds without typing before the draft is saved. */
const pauseMs = 800;
export type DraftSaveState = 'untouched' | 'saving' | 'kept' | 'failed';
export type BasicsValues = Required<Record<keyof Draft, string>> & { verificationCode: string };

/** The form of the basic information: starts with the stored draft, saves it at every pause, and submits it. */
export function useBasics(type: ApplicationType, begun: ApplicationData | null, plan: string) {
  const t = useTranslations('applications');
  const toast = useToast();
  const drafts = useDrafts();
  const { revalidate } = useRevalidator();
  const showFailure = useShowFailure();
  const name = `apply-${type}`;
  const form = useAccountForm(name, formOf(type, begun?.provenMobile ?? null), valuesOf(type, begun, plan));
  const { kept, keep, stop } = useAutosave(type);

  const onType = useEffectEvent((values: BasicsValues) => keep(values));
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => onType(values) }), [subscribe]);

  const submit = form.handleSubmit(async () => {
    stop();
    try {
      const { state } = await applicationClient.submit(type, form.getValues() as Draft & { verificationCode: string });
      drafts.clear(name);
      toast.clear();
      toast.success(t(state === 'AUDITING' ? 'resubmitted' : 'submitted'));
    } catch (error) {
      await showFailure(error);
      showFaults(
        form,
        error,
        Object.fromEntries(Object.keys(form.getValues()).map((field) => [field, field as keyof BasicsValues])),
      );
    }
    // Sent, or found in another state than this page assumed: it shows the current one.
    await revalidate();
  });
  return { form, kept, submit };
}

/**
 * A form is text; the server's own schema validates it. A code that is still to be typed is named together with all
 * else that lacks: the server asks for it last.
 */
function formOf(type: ApplicationType, provenMobile: string | null): z.ZodType<ApplicationForm, BasicsValues> {
  const form = applicationForm(type) as unknown as z.ZodType<ApplicationForm, BasicsValues>;
  return form.refine(({ mobile, verificationCode }) => verificationCode !== '' || isProven(mobile, provenMobile), {
    path: ['verificationCode'],
    error: 'input_code',
    when: () => true,
  });
}

/** The last input is saved after a pause, or when the page is left. */
function useAutosave(type: ApplicationType) {
  const [kept, setKept] = useState<DraftSaveState>('untouched');
  const waiting = useRef<{ draft: Draft; timer: ReturnType<typeof setTimeout> } | null>(null);
  const stop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  const send = (leaving: boolean) => {
    const draft = waiting.current?.draft;
    stop();
    if (draft !== undefined)
      applicationClient.keep(type, draft, leaving).then(
        () => {
          if (waiting.current === null) setKept('kept');
        },
        () => setKept('failed'),
      );
  };
  const leave = useEffectEvent(() => send(true));
  useEffect(() => {
    const left = () => leave();
    window.addEventListener('pagehide', left);
    return () => {
      window.removeEventListener('pagehide', left);
      left();
    };
  }, []);
  function keep({ verificationCode: _, ...draft }: BasicsValues): void {
    stop();
    setKept('saving');
    waiting.current = { draft: draft as Draft, timer: setTimeout(() => send(false), pauseMs) };
  }
  return { kept, keep, stop };
}

function valuesOf(type: ApplicationType, begun: ApplicationData | null, plan: string): BasicsValues {
  return {
    plan: type === 'designer' ? plan : '',
    email: begun?.email ?? '',
    mobile: begun?.mobile ?? '',
    verificationCode: '',
    company: begun?.company ?? '',
    school: begun?.school ?? '',
    major: begun?.major ?? '',
    otherContact: begun?.otherContact ?? '',
    idCardFront: begun?.idCardFront?.id ?? '',
    idCardBack: begun?.idCardBack?.id ?? '',
    businessLicense: begun?.businessLicense?.id ?? '',
  };
}
