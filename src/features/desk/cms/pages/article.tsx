import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { topics as topicTerms } from '#features/foundation/search/vocabulary.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { ArticleForm } from '../article-entry.ts';
import { Choice } from '../components/choice.tsx';
import { RichTexts } from '../components/rich-texts.tsx';
import { choicesOf, entryAt } from '../entry-loader.server.ts';
import { EntryEditor } from '../entry-editor.tsx';
import { articleKind } from '../entry-kinds.server.ts';
import { PictureField } from '../picture-field.tsx';
import { TextsFields } from '../texts-fields.tsx';
import { useEditor } from '../use-editor.ts';
import type { Route } from './+types/article.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'articles.edit');
  return {
    entry: await entryAt(ctx, articleKind, params.id),
    topics: choicesOf(topicTerms, ctx.locale),
    messages: messagesFor(ctx.locale, ['desk', 'media']),
  };
}

const blank: ArticleForm = {
  topic: 'planning',
  title: {},
  summary: {},
  body: {},
  author: null,
  cover: null,
  status: 'draft',
};

/** One article in three languages, with a preview under each. */
export default function Article({ loaderData: { entry, topics } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  const [cover, setCover] = useState(entry?.pictures.cover ?? null);
  const editor = useEditor({
    path: '/admin/articles',
    entry,
    blank,
    formOf: ({ topic, title, summary, body, author, cover: id, status }): ArticleForm => ({
      topic,
      title,
      summary,
      body,
      author,
      cover: id,
      status: status === 'published' ? status : 'draft',
    }),
  });
  const { form, change, fault, faults } = editor;
  return (
    <EntryEditor
      editor={editor}
      title={t(editor.isNew ? 'articles.new' : 'articles.one')}
      crumbs={[{ to: '/admin/articles', text: t('articles.title') }]}
      deleteText={t('articles.deleteText')}
      actions={
        entry !== null &&
        form.status === 'published' && (
          <ButtonLink to={`${pages.articleDetail.path}?id=${entry.id}`}>{t('articles.look')}</ButtonLink>
        )
      }
    >
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Choice label={t('fields.topic')} value={form.topic} choices={topics} onChange={(topic) => change({ topic })} />
        <Choice
          label={t('fields.state')}
          value={form.status}
          choices={(['draft', 'published'] as const).map((value) => ({ value, text: t(`articles.states.${value}`) }))}
          onChange={(status) => change({ status })}
        />
        <Field
          label={t('articles.author')}
          maxLength={80}
          value={form.author ?? ''}
          error={fault('author')}
          onChange={(event) => change({ author: event.target.value.trim() === '' ? null : event.target.value })}
        />
      </div>
      <TextsFields
        label={t('fields.title')}
        value={form.title}
        most={160}
        errors={faults('title')}
        onChange={(title) => change({ title })}
      />
      <TextsFields
        label={t('articles.summary')}
        value={form.summary}
        most={400}
        rows={3}
        errors={faults('summary')}
        onChange={(summary) => change({ summary })}
      />
      <RichTexts
        label={t('articles.body')}
        value={form.body}
        most={15_000}
        errors={faults('body')}
        onChange={(body) => change({ body })}
      />
      <div className="max-w-[34rem]">
        <PictureField
          label={t('articles.cover')}
          hint={t('articles.coverHint')}
          kind="article"
          picture={cover}
          aspect="aspect-[3/2]"
          error={fault('picture')}
          onChange={(id, shown) => {
            change({ cover: id });
            setCover(shown);
          }}
        />
      </div>
    </EntryEditor>
  );
}
