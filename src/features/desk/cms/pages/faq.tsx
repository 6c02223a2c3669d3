import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { faqTopics } from '#features/catalogue/content/site-texts.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Check } from '#ui/fields/check.tsx';
import { Choice } from '../components/choice.tsx';
import { PositionField } from '../components/position-field.tsx';
import { choicesOf, entryAt } from '../entry-loader.server.ts';
import { EntryEditor } from '../entry-editor.tsx';
import { faqKind } from '../entry-kinds.server.ts';
import type { FaqForm } from '../faq-entry.ts';
import { TextsFields } from '../texts-fields.tsx';
import { useEditor } from '../use-editor.ts';
import type { Route } from './+types/faq.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'faqs.edit');
  return {
    entry: await entryAt(ctx, faqKind, params.id),
    topics: choicesOf(faqTopics, ctx.locale),
    messages: messagesFor(ctx.locale, ['desk']),
  };
}

const blank: FaqForm = { topic: 'account', position: 100, question: {}, answer: {}, shown: true };

/** One question in three languages. */
export default function Faq({ loaderData: { entry, topics } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  const editor = useEditor({
    path: '/admin/faqs',
    entry,
    blank,
    formOf: ({ topic, position, question, answer, shown }) => ({ topic, position, question, answer, shown }),
  });
  const { form, change, fault, faults } = editor;
  return (
    <EntryEditor
      editor={editor}
      title={t(editor.isNew ? 'faqs.new' : 'faqs.one')}
      crumbs={[{ to: '/admin/faqs', text: t('faqs.title') }]}
      deleteText={t('faqs.deleteText')}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Choice label={t('fields.topic')} value={form.topic} choices={topics} onChange={(topic) => change({ topic })} />
        <PositionField value={form.position} error={fault('position')} onChange={(position) => change({ position })} />
      </div>
      <TextsFields
        label={t('faqs.question')}
        value={form.question}
        most={300}
        errors={faults('question')}
        onChange={(question) => change({ question })}
      />
      <TextsFields
        label={t('faqs.answer')}
        value={form.answer}
        most={4000}
        rows={7}
        errors={faults('answer')}
        onChange={(answer) => change({ answer })}
      />
      <Check
        label={t('fields.shown')}
        checked={form.shown}
        onChange={(event) => change({ shown: event.target.checked })}
      />
    </EntryEditor>
  );
}
