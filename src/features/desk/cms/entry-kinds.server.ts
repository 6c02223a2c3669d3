import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import { upsertBanner, upsertFaq, upsertPartner } from '#features/catalogue/content/site-texts.server.ts';
import { deleteBanner, deleteFaq, deletePartner } from '#features/catalogue/content/remove-site-texts.server.ts';
import { deleteArticle, saveArticle } from '#features/catalogue/articles/save-article.server.ts';
import type { MediaKind } from '#features/foundation/media/media-rules.ts';
import type { FieldFault } from '#lib/errors.ts';
import type { IdKind } from '#lib/id.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import type { Clock } from '#platform/clock.ts';
import { articleEntry, articleForm, type ArticleForm } from './article-entry.ts';
import { bannerEntry, bannerForm, type BannerForm } from './banner-entry.ts';
import type { EntryRow, EntryTable } from './entry-queries.server.ts';
import { faqEntry, faqForm, type FaqForm } from './faq-entry.ts';
import { partnerEntry, partnerForm, type PartnerForm } from './partner-entry.ts';

/** One kind of editorial content: its form, and how a row is written from it and read back. */
export interface EntryKind<T extends EntryTable = EntryTable, Form extends object = object> {
  table: T;
  /** Its name in the audit log. */
  name: string;
  id: IdKind;
  form: z.ZodObject;
  data: z.ZodObject;
  media: MediaKind;
  /** Fields of the form that name a picture. */
  pictures: readonly (keyof Form & string)[];
  texts(form: Form): Trilingual[];
  /** Checks beyond the schema. */
  faults?(form: Form): FieldFault[];
  formOf(row: EntryRow<T>): Form & Record<string, unknown>;
  write(db: Database, clock: Clock, id: string, form: Form, before: EntryRow<T> | null): Promise<void>;
  remove(db: Database, clock: Clock, id: string): Promise<void>;
}

export const faqKind: EntryKind<'faqs', FaqForm> = {
  table: 'faqs',
  name: 'faq',
  id: 'q',
  form: faqForm,
  data: faqEntry,
  media: 'banner',
  pictures: [],
  texts: ({ question, answer }) => [question, answer],
  formOf: (row) => ({
    topic: row.topic as FaqForm['topic'],
    position: row.position,
    question: trilingual(row.question),
    answer: trilingual(row.answer),
    shown: row.shown,
  }),
  write: (db, clock, id, { question, answer, ...rest }) =>
    upsertFaq(db, {
      id,
      ...rest,
      question: JSON.stringify(question),
      answer: JSON.stringify(answer),
      updated_at: clock.now(),
    }),
  remove: (db, _clock, id) => deleteFaq(db, id),
};

export const bannerKind: EntryKind<'banners', BannerForm> = {
  table: 'banners',
  name: 'banner',
  id: 'b',
  form: bannerForm,
  data: bannerEntry,
  media: 'banner',
  pictures: ['picture', 'picturePhone'],
  texts: ({ title, text }) => [title, text],
  faults: ({ startsAt, endsAt }) =>
    startsAt !== null && endsAt !== null && startsAt >= endsAt ? [{ field: 'endsAt', error: 'invalid_form' }] : [],
  formOf: (row) => ({
    place: row.place as BannerForm['place'],
    position: row.position,
    title: trilingual(row.title),
    text: trilingual(row.text),
    picture: row.picture,
    picturePhone: row.picture_phone,
    link: row.link,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    shown: row.shown,
  }),
  write: (db, clock, id, { title, text, picturePhone, startsAt, endsAt, ...rest }) =>
    upsertBanner(db, {
      id,
      ...rest,
      title: JSON.stringify(title),
      text: JSON.stringify(text),
      picture_phone: picturePhone,
      starts_at: momentOf(startsAt),
      ends_at: momentOf(endsAt),
      updated_at: clock.now(),
    }),
  remove: (db, _clock, id) => deleteBanner(db, id),
};

export const partnerKind: EntryKind<'partners', PartnerForm> = {
  table: 'partners',
  name: 'partner',
  id: 'n',
  form: partnerForm,
  data: partnerEntry,
  media: 'banner',
  pictures: ['logo'],
  texts: () => [],
  formOf: ({ position, name, url, logo, shown }) => ({ position, name, url, logo, shown }),
  write: (db, clock, id, form) => upsertPartner(db, { id, ...form, updated_at: clock.now() }),
  remove: (db, _clock, id) => deletePartner(db, id),
};

export const articleKind: EntryKind<'articles', ArticleForm> = {
  table: 'articles',
  name: 'article',
  id: 'a',
  form: articleForm,
  data: articleEntry,
  media: 'article',
  pictures: ['cover'],
  texts: ({ title, summary, body }) => [title, summary, body],
  formOf: (row) => ({
    topic: row.topic as ArticleForm['topic'],
    title: trilingual(row.title),
    summary: trilingual(row.summary),
    body: trilingual(row.body),
    author: row.author,
    cover: row.cover,
    status: row.status as ArticleForm['status'],
    publishedAt: row.published_at?.toISOString() ?? null,
  }),
  // The first publication date is kept.
  write: (db, clock, id, form, before) =>
    saveArticle(db, clock, {
      id,
      ...form,
      popularity: before?.popularity ?? 0,
      publishedAt: before?.published_at ?? (form.status === 'published' ? clock.now() : null),
    }),
  remove: deleteArticle,
};

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
