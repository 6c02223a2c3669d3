import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { AppError } from '#lib/errors.ts';
import { localeNames } from '#lib/locale.ts';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import type { FeedbackItem } from '../answer.ts';
import { readFeedback } from '../answers.server.ts';
import { AnswerForm } from '../components/answer-form.tsx';
import type { Route } from './+types/message.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'feedback.see');
  const item = await readFeedback(ctx.db, params.id.slice(0, 64)).catch((error: unknown) => {
    throw error instanceof AppError ? data(null, { status: error.status }) : error;
  });
  return { item, messages: messagesFor(ctx.locale, ['desk']) };
}

/** One message, who wrote it, and its answer. */
export default function Message({ loaderData: { item } }: Route.ComponentProps) {
  const t = useTranslations('desk.feedback');
  const format = useFormatter();
  const mayAnswer = useMay('feedback.answer');
  const at = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <ConsolePage
      title={t('one')}
      crumbs={[{ to: '/admin/feedback', text: t('title') }]}
      note={t('sent', { date: at(item.createdAt) })}
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid max-w-read content-start gap-8">
          <blockquote
            lang={item.lang}
            className="border-l-2 border-line-strong pl-4 text-lead break-words whitespace-pre-line"
          >
            {item.message}
          </blockquote>
          {item.status === 'open' && mayAnswer ? (
            <AnswerForm key={item.id} item={item} />
          ) : (
            <Settled item={item} at={at} />
          )}
        </div>
        <Facts item={item} />
      </div>
    </ConsolePage>
  );
}

function Settled({ item, at }: { item: FeedbackItem; at(moment: string): string }) {
  const t = useTranslations('desk.feedback');
  return (
    <section>
      <h2 className="font-semibold">{t(`states.${item.status}`)}</h2>
      {item.answer !== null && (
        <p lang={item.lang} className="mt-2 break-words whitespace-pre-line">
          {item.answer}
        </p>
      )}
      {item.answeredAt !== null && (
        <p className="num caption mt-2">{t('by', { name: item.answeredBy ?? '–', date: at(item.answeredAt) })}</p>
      )}
    </section>
  );
}

function Facts({ item: { person, contact, lang, page } }: { item: FeedbackItem }) {
  const t = useTranslations('desk.feedback');
  const facts = [
    [t('from'), person === null ? t('visitor') : `${person.nickname} · ${person.email}`],
    [t('contact'), contact ?? '–'],
    [t('language'), localeNames[lang]],
    [t('page'), page ?? '–'],
  ] as const;
  return (
    <dl className="grid content-start gap-3 border-t border-line pt-3 text-small">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
