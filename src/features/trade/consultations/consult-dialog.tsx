import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { designOrderAddress } from '#features/trade/design-orders/design-order-links.ts';
import { feedbackLimits } from '#features/people/feedback/feedback-limits.ts';
import { api } from '#lib/api.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useDrafts } from '#ui/fields/draft.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { consultationBody } from './consultation.ts';

/** The designer, and which work of theirs. */
export interface ConsultationTarget {
  designer: { id: string; name: string };
  work?: { id: string; name: string };
}
interface ConsultationDraft {
  contact: string;
  message: string;
}
type Faults = Partial<Record<keyof ConsultationDraft, string>>;

/** A message to a designer with the sender's contact. The input is kept until it is sent (PRODUCT C1). */
export function ConsultDialog({ about, open, onClose }: { about: ConsultationTarget; open: boolean; onClose(): void }) {
  const t = useTranslations('consult');
  const heading = useId();
  const { letter, change, faults, busy, submit, form } = useConsultation(about, onClose);
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        {t('title', { name: about.designer.name })}
      </h2>
      <p className="mt-3 text-small text-ink-soft">
        {about.work ? t('aboutWork', { work: about.work.name }) : t('about')}
      </p>
      <form ref={form} noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        <TextArea
          name="message"
          label={t('message')}
          placeholder={t('placeholder')}
          rows={5}
          maxLength={feedbackLimits.message.most}
          value={letter.message}
          error={faults.message}
          onChange={(event) => change({ message: event.target.value })}
          data-first
        />
        <Field
          name="contact"
          label={t('contact')}
          hint={t('contactHint')}
          maxLength={120}
          value={letter.contact}
          error={faults.contact}
          onChange={(event) => change({ contact: event.target.value })}
          autoComplete="email"
        />
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  );
}

function useConsultation({ designer, work }: ConsultationTarget, onSent: () => void) {
  const t = useTranslations('consult');
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [letter, change] = useDraft(`consult ${work?.id ?? designer.id}`);
  const [faults, setFaults] = useState<Faults>({});

  function refuse(found: Faults): void {
    setFaults(found);
    const first = (['message', 'contact'] as const).find((name) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  async function send(): Promise<void> {
    const body = consultationBody.safeParse({ ...(work ? { work: work.id } : { designer: designer.id }), ...letter });
    if (!body.success)
      return refuse(
        Object.fromEntries(
          body.error.issues.map(({ path }) => [path[0], t(`fault.${path[0] === 'contact' ? 'contact' : 'message'}`)]),
        ),
      );
    await attempt(
      async () => {
        const { id } = await api.post<{ id: string }>('/consultations', body.data, { creates: true });
        change({ message: '' });
        onSent();
        toast.clear();
        toast.success(t('sent', { name: designer.name }), { to: designOrderAddress(id), text: t('open') });
      },
      (error) => {
        if (error instanceof ApiFailure)
          refuse(
            Object.fromEntries(
              error.faults.filter(({ field }) => field in letter).map(({ field, message }) => [field, message]),
            ),
          );
      },
    );
  }

  return {
    letter,
    faults,
    busy,
    form,
    change(part: Partial<ConsultationDraft>) {
      change(part);
      setFaults({});
    },
    submit(event: SubmitEvent) {
      event.preventDefault();
      void send();
    },
  };
}

/** Outlives the dialog, like the input of the others. */
function useDraft(name: string): [ConsultationDraft, (part: Partial<ConsultationDraft>) => void] {
  const drafts = useDrafts();
  const viewer = useViewer();
  const [letter, setLetter] = useState<ConsultationDraft>(() => ({
    message: '',
    contact: viewer?.email ?? '',
    ...drafts.read<ConsultationDraft>(name),
  }));
  return [
    letter,
    (part) => {
      const next = { ...letter, ...part };
      setLetter(next);
      drafts.keep(name, next);
    },
  ];
}
