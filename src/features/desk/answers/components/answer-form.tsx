import { useState, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import { localeNames } from '#lib/locale.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { FeedbackItem } from '../answer.ts';

/** An answer in the language they wrote in; shows beforehand how it will reach them. */
export function AnswerForm({ item }: { item: FeedbackItem }) {
  const t = useTranslations('desk.feedback');
  const { text, change, fault, busy, settle } = useAnswer(item);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy) void settle('answer');
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextArea
        lang={item.lang}
        label={t('answerIn', { language: localeNames[item.lang] })}
        rows={8}
        maxLength={4000}
        required
        value={text}
        error={fault}
        onChange={(event) => change(event.target.value)}
      />
      <p className={`text-small ${item.reach === 'none' ? 'text-warn' : 'text-ink-soft'}`}>
        {t(`reach.${item.reach}`)}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {t('send')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            if (!busy) void settle('close');
          }}
        >
          {t('close')}
        </Button>
      </p>
    </form>
  );
}

/** Somebody else was first: the page is reloaded and shows their answer. */
function useAnswer(item: FeedbackItem) {
  const t = useTranslations('desk.feedback');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  async function settle(step: 'answer' | 'close') {
    if (step === 'answer' && text.trim().length < 2) return setFault(t('missing'));
    await attempt(
      async () => {
        await api.post(`/admin/feedback/${item.id}/${step}`, step === 'answer' ? { answer: text } : undefined, {
          creates: true,
        });
        toast.success(t(step === 'answer' ? 'answered' : 'closed'));
        await revalidate();
      },
      (error) => (error instanceof ApiFailure && error.status === 409 ? revalidate() : undefined),
    );
  }
  return {
    text,
    fault,
    busy,
    settle,
    change: (next: string) => {
      setText(next);
      setFault(undefined);
    },
  };
}
