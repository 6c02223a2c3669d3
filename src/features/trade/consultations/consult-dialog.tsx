import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { designOrderAddress } from '#features/trade/design-orders/design-order-links.ts';
import { feedbackLimits } from '#features/people/feedback/feedback-limits.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useDrafts } from '#ui/fields/draft.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { faultsIn, useSentForm } from '#ui/fields/use-sent-form.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { consultationBody } from './consultation.ts';

/** The designer, and which work of theirs. */
export interface ConsultationTarget {
  designer: { id: string; name: string };
  work?: { id: string; name: string };
}
const letterShape = consultationBody.pick({ contact: true, message: true });
interface ConsultationDraft {
  contact: string;
  message: string;
}

/** A message to a designer with the sender's contact. The input is kept until it is sent (PRODUCT C1). */
export function ConsultDialog({ about, open, onClose }: { about: ConsultationTarget; open: boolean; onClose(): void }) {
  const t = useTranslations('consult');
  const heading = useId();
  const { form, submit } = useConsultation(about, onClose);
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        {t('title', { name: about.designer.name })}
      </h2>
      <p className="mt-3 text-small text-ink-soft">
        {about.work ? t('aboutWork', { work: about.work.name }) : t('about')}
      </p>
      <form noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        <TextArea
          {...form.bind('message')}
          label={t('message')}
          placeholder={t('placeholder')}
          rows={5}
          maxLength={feedbackLimits.message.most}
          data-first
        />
        <Field
          {...form.bind('contact')}
          label={t('contact')}
          hint={t('contactHint')}
          maxLength={120}
          autoComplete="email"
        />
        <Button type="submit" variant="primary" size="l" wide busy={form.sending}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  );
}

function useConsultation({ designer, work }: ConsultationTarget, onSent: () => void) {
  const t = useTranslations('consult');
  const toast = useToast();
  const { attempt } = useAttempt();
  const drafts = useDrafts();
  const viewer = useViewer();
  const name = `consult ${work?.id ?? designer.id}`;
  const [empty] = useState<ConsultationDraft>(() => ({
    message: '',
    contact: viewer?.email ?? '',
    ...drafts.read<ConsultationDraft>(name),
  }));
  const form = useSentForm({
    empty,
    resolver: zodResolver(letterShape, { error: ({ path }) => t(faultKey(path)) }, { mode: 'sync' }),
  });
  // Outlives the dialog, like the input of the others.
  const { values } = form;
  useEffect(() => drafts.keep(name, values), [drafts, name, values]);

  const submit = form.submit(async (letter) => {
    await attempt(
      async () => {
        const about = work ? { work: work.id } : { designer: designer.id };
        const { id } = await api.post<{ id: string }>('/consultations', { ...about, ...letter }, { creates: true });
        form.change({ message: '' });
        // Whoever opens it may take it away before the change is seen.
        drafts.keep(name, { ...values, message: '' });
        onSent();
        toast.clear();
        toast.success(t('sent', { name: designer.name }), { to: designOrderAddress(id), text: t('open') });
      },
      (error) => {
        const { message, contact } = faultsIn(error) ?? {};
        form.blame({ ...(message && { message }), ...(contact && { contact }) });
      },
    );
  });
  return { form, submit };
}

/** One message a field, whatever is wrong with it. */
function faultKey(path: readonly PropertyKey[] | undefined): 'fault.contact' | 'fault.message' {
  return path?.[0] === 'contact' ? 'fault.contact' : 'fault.message';
}
