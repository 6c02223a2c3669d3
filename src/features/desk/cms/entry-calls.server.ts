import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import { cursorFields, placeOf } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import { listArticlesForEditing } from './article-console.server.ts';
import { changeEntry, createEntry, listEntries, readEntry, removeEntry, type Editor } from './entries.server.ts';
import { articleKind, bannerKind, faqKind, partnerKind, type EntryKind } from './entry-kinds.server.ts';
import type { EntryTable } from './entry-queries.server.ts';
import { versionField } from '#features/foundation/texts/entry-fields.ts';

const tag = 'console';
const params = z.object({ id: limitedText(64) });
const listed = (data: z.ZodObject) => z.object({ rows: z.array(data), next: z.string().nullable() });

/** What an admin does to banners, questions, partners and articles (PRODUCT E3, M1): one set of calls a kind. */
export function entryCalls(): Call[] {
  return [
    ...callsOf(bannerKind, 'banners', 'banner'),
    ...callsOf(faqKind, 'faqs', 'question'),
    ...callsOf(partnerKind, 'partners', 'partner'),
    ...callsOf(articleKind, 'articles', 'article', false),
    call({
      method: 'GET',
      path: '/admin/articles',
      who: { permission: 'articles.edit' },
      tag,
      summary: 'Articles whatever their state, newest first',
      query: z.object({
        status: z.enum(['draft', 'published', 'deleted']).optional(),
        w: limitedText(200).optional(),
        ...cursorFields('after', limitedText(500)),
      }),
      data: listed(articleKind.data),
      handle: ({ ctx, query }) =>
        listArticlesForEditing(ctx.db, {
          status: query.status ?? null,
          words: query.w ?? '',
          after: placeOf(query),
        }),
    }),
  ];
}

function callsOf<T extends EntryTable, Form extends object>(
  kind: EntryKind<T, Form>,
  path: 'banners' | 'faqs' | 'partners' | 'articles',
  one: string,
  withList = true,
): Call[] {
  const at = `/admin/${path}`;
  const who = { permission: `${path}.edit` } as const;
  const form = (body: unknown) => body as Form;
  return [
    ...(withList
      ? [
          call({
            method: 'GET',
            path: at,
            who,
            tag,
            summary: `Every ${one}, shown or not, in order`,
            data: listed(kind.data),
            handle: async ({ ctx }) => ({ rows: await listEntries(ctx.db, kind), next: null }),
          }),
        ]
      : []),
    call({
      method: 'GET',
      path: `${at}/{id}`,
      who,
      tag,
      summary: `One ${one} in all its languages`,
      params,
      data: kind.data,
      errors: ['not_found'],
      handle: ({ ctx, params }) => readEntry(ctx.db, kind, params.id),
    }),
    call({
      method: 'POST',
      path: at,
      who,
      tag,
      summary: `A new ${one}`,
      body: kind.form,
      data: kind.data,
      idempotent: true,
      errors: ['link_refused', 'not_found'],
      handle: ({ ctx, body }) => createEntry(ctx as Editor, kind, form(body)),
    }),
    call({
      method: 'PUT',
      path: `${at}/{id}`,
      who,
      tag,
      summary: `Changes a ${one} from the version one has seen; 409 with what is there now`,
      params,
      body: kind.form.extend({ version: versionField }),
      data: kind.data,
      errors: ['not_found', 'conflict', 'link_refused'],
      handle({ ctx, params, body }) {
        const { version, ...rest } = body as { version: number };
        return changeEntry(ctx as Editor, kind, params.id, version, form(rest));
      },
    }),
    call({
      method: 'DELETE',
      path: `${at}/{id}`,
      who,
      tag,
      summary: `Takes a ${one} away`,
      params,
      body: z.strictObject({ version: versionField }),
      data: z.null(),
      errors: ['not_found', 'conflict'],
      handle: ({ ctx, params, body }) => removeEntry(ctx as Editor, kind, params.id, body.version),
    }),
  ];
}
