import { useState, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { faultsIn, useSentForm } from '#ui/fields/use-sent-form.ts';
import { feedbackLimits, type FeedbackForm as Body } from './feedback-limits.ts';
import { CircleCheck } from 'lucide-react';

interface Draft {
  message: string;
  contact: string;
}

/** Feedback (PRODUCT E2). A signed-in person is answered by a notification and need not leave an address. */
export function FeedbackForm() {
  const t = useTranslations('help.feedback');
  const signedIn = useViewer() !== null;
  const { form, sent, submit, again } = useFeedback();
  if (sent) return <FeedbackThanks signedIn={signedIn} again={again} />;
  return (
    <form noValidate className="grid max-w-[34rem] gap-5" onSubmit={submit}>
      <TextArea
        {...form.bind('message', {
          validate: (text) => hasMessage(text) || t('messageFault', feedbackLimits.message),
        })}
        label={t('message')}
        rows={6}
        required
        maxLength={feedbackLimits.message.most}
      />
      {!signedIn && (
        <Field
          {...form.bind('contact', {
            validate: (text) => isContact(text) || t('contactFault', feedbackLimits.contact),
          })}
          label={t('contact')}
          hint={t('contactHint')}
          autoComplete="email"
          maxLength={feedbackLimits.contact.most}
        />
      )}
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" busy={form.sending}>
          {t('send')}
        </Button>
        <span className="num caption">
          {t('length', { count: form.values.message.length, most: feedbackLimits.message.most })}
        </span>
      </p>
    </form>
  );
}

function useFeedback() {
  const { pathname } = useLocation();
  const showFailure = useShowFailure();
  const form = useSentForm<Draft>({ empty: { message: '', contact: '' } });
  const [sent, setSent] = useState(false);
  const submit = form.submit(async (draft) => {
    try {
      await api.post('/common/feedback', bodyOf(draft, pathname), { creates: true });
      setSent(true);
    } catch (error) {
      const { message, contact } = faultsIn(error) ?? {};
      if (message === undefined && contact === undefined) return showFailure(error);
      form.blame({ ...(message && { message }), ...(contact && { contact }) });
    }
  });
  return {
    form,
    sent,
    submit,
    again: () => {
      form.begin({ ...form.values, message: '' });
      setSent(false);
    },
  };
}

/** Checked in the browser first, without zod on a public page; the server decides. */
function hasMessage(text: string): boolean {
  return text.trim().length >= feedbackLimits.message.least;
}

function isContact(text: string): boolean {
  const address = text.trim();
  return address === '' || address.length >= feedbackLimits.contact.least;
}

function bodyOf({ message, contact }: Draft, page: string): Body {
  return { message: message.trim(), page, ...(contact.trim() === '' ? {} : { contact: contact.trim() }) };
}

/** Replaces the form, and takes the focus. */
function FeedbackThanks({ signedIn, again }: { signedIn: boolean; again(): void }) {
  const t = useTranslations('help.feedback');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="max-w-[34rem]">
      <CircleCheck aria-hidden size={32} className="text-ok" />
      <h3 ref={title} tabIndex={-1} className="display mt-3 text-h3 outline-none">
        {t('thanks')}
      </h3>
      <p className="mt-2 text-ink-soft">{t(signedIn ? 'answerByNotice' : 'answerByContact')}</p>
      <p className="mt-6">
        <Button variant="line" onClick={again}>
          {t('again')}
        </Button>
      </p>
    </div>
  );
}
