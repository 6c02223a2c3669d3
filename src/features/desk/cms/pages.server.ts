import type { Database } from '#db/database.ts';
import { deletePage } from '#features/catalogue/content/remove-site-texts.server.ts';
import { upsertPage } from '#features/catalogue/content/site-texts.server.ts';
import { shippedText } from '#features/catalogue/content/page-texts.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { locales } from '#lib/locale.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { changedFields } from '#features/foundation/texts/changed-fields.ts';
import { lockKey, lockPage, pageRows } from './entry-queries.server.ts';
import { pageDocument, textPageKeys, type PageContent, type PageEntry, type TextPageKey } from './page-entry.ts';

type Row = Awaited<ReturnType<typeof pageRows>>[number];

export async function listPages(db: Database): Promise<PageEntry[]> {
  const rows = new Map((await pageRows(db)).map((row) => [row.key, row]));
  return textPageKeys.map((key) => pageOf(key, rows.get(key)));
}

/** The page of this name; an unknown one is a 404. */
export function textPageKey(name: string): TextPageKey {
  const key = textPageKeys.find((each) => each === name);
  if (key === undefined) throw new AppError('not_found');
  return key;
}

export async function readPage(db: Database, key: TextPageKey): Promise<PageEntry> {
  return required(
    (await listPages(db)).find((page) => page.key === key),
    'A page of texts',
  );
}

/** Replaces a page. It has only the given languages: readers of another get the fallback. */
export function writePage(
  ctx: RequestContext,
  key: TextPageKey,
  version: number,
  content: PageContent,
): Promise<PageEntry> {
  return commit(ctx, async (db) => {
    const before = await lockAtVersion(db, key, version);
    await upsertPage(db, key, content, ctx.clock.now());
    const after = pageOf(key, await lockPage(db, key));
    await audit(db, ctx, { action: 'page.changed', target: key, ...changedFields(before.content, after.content) });
    return after;
  });
}

/** Back to the text the product ships with. */
export function resetPage(ctx: RequestContext, key: TextPageKey, version: number): Promise<PageEntry> {
  return commit(ctx, async (db) => {
    const before = await lockAtVersion(db, key, version);
    if (before.version === 0) throw new AppError('not_found');
    await deletePage(db, key);
    await audit(db, ctx, { action: 'page.reset', target: key, before: before.content });
    return pageOf(key, undefined);
  });
}

async function lockAtVersion(db: Database, key: TextPageKey, version: number): Promise<PageEntry> {
  await lockKey(db, `page:${key}`);
  const now = pageOf(key, await lockPage(db, key));
  if (now.version !== version) throw new AppError('conflict', { current: now });
  return now;
}

function pageOf(key: TextPageKey, row: Row | undefined): PageEntry {
  const given = (row?.content ?? {}) as Record<string, unknown>;
  const content: PageContent = Object.fromEntries(
    locales.flatMap((locale) => {
      const text = pageDocument.safeParse(given[locale]).data;
      return text ? [[locale, text]] : [];
    }),
  );
  const missing = row === undefined ? [] : locales.filter((locale) => content[locale] === undefined);
  return {
    key,
    version: row?.version ?? 0,
    updatedAt: row?.updated_at.toISOString() ?? null,
    missing,
    content,
    shipped: Object.fromEntries(locales.map((locale) => [locale, shippedText(key, locale)])),
  };
}
