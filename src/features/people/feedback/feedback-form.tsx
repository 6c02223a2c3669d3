import { useState, useEffect, useRef, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { feedbackLimits, type FeedbackForm as Body } from './feedback-limits.ts';
import { CircleCheck } from 'lucide-react';

type Faults = Partial<Record<'message' | 'contact', string>>;

/** Feedback (PRODUCT E2). A signed-in person is answered by a notification and need not leave an address. */
export function FeedbackForm() {
  const t = useTranslations('help.feedback');
  const signedIn = useViewer() !== null;
  const { draft, change, faults, busy, sent, submit, again } = useFeedback();
  if (sent) return <FeedbackThanks signedIn={signedIn} again={again} />;
  return (
    <form noValidate className="grid max-w-[34rem] gap-5" onSubmit={submit}>
      <TextArea
        label={t('message')}
        rows={6}
        required
        maxLength={feedbackLimits.message.most}
        value={draft.message}
        error={faults.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      {!signedIn && (
        <Field
          label={t('contact')}
          hint={t('contactHint')}
          autoComplete="email"
          maxLength={feedbackLimits.contact.most}
          value={draft.contact}
          error={faults.contact}
          onChange={(event) => change({ contact: event.target.value })}
        />
      )}
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" busy={busy}>
          {t('send')}
        </Button>
        <span className="num caption">
          {t('length', { count: draft.message.length, most: feedbackLimits.message.most })}
        </span>
      </p>
    </form>
  );
}

function useFeedback() {
  const t = useTranslations('help.feedback');
  const { pathname } = useLocation();
  const showFailure = useShowFailure();
  const [draft, setDraft] = useState({ message: '', contact: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<'writing' | 'busy' | 'sent'>('writing');

  async function send() {
    const found = faultsOf(draft, {
      message: t('messageFault', feedbackLimits.message),
      contact: t('contactFault', feedbackLimits.contact),
    });
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setState('busy');
    try {
      await api.post('/common/feedback', bodyOf(draft, pathname), { creates: true });
      setState('sent');
    } catch (error) {
      setState('writing');
      const named =
        error instanceof ApiFailure
          ? error.faults.filter(({ field }) => field === 'message' || field === 'contact')
          : [];
      if (named.length > 0) setFaults(Object.fromEntries(named.map(({ field, message }) => [field, message])));
      else await showFailure(error);
    }
  }

  return {
    draft,
    faults,
    busy: state === 'busy',
    sent: state === 'sent',
    change: (part: Partial<typeof draft>) => {
      setDraft({ ...draft, ...part });
      setFaults({});
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (state !== 'busy') void send();
    },
    again: () => {
      setDraft({ ...draft, message: '' });
      setState('writing');
    },
  };
}

/** Checked in the browser first; the server decides. */
function faultsOf(
  { message, contact }: { message: string; contact: string },
  words: { message: string; contact: string },
): Faults {
  const address = contact.trim();
  return {
    ...(message.trim().length < feedbackLimits.message.least ? { message: words.message } : {}),
    ...(address !== '' && address.length < feedbackLimits.contact.least ? { contact: words.contact } : {}),
  };
}

function bodyOf({ message, contact }: { message: string; contact: string }, page: string): Body {
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
