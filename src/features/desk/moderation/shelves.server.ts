import { picturesById } from '#features/foundation/media/media.server.ts';
import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { askedOrder, consolePageSize, pageOf, placeIn, readMoment } from '#features/people/console/keyset.server.ts';
import type { AuditLine } from '#features/people/console/audit-log.ts';
import { listAudit } from '#features/people/console/audit-log.server.ts';
import type { NoticeType } from '#features/people/notifications/notice.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { shelveProduct } from '#features/catalogue/products/save-product.server.ts';
import { productList } from '#features/catalogue/products/product-list.ts';
import { holdProduct } from '#features/catalogue/products/products.server.ts';
import { find } from '#features/foundation/search/find.server.ts';
import { changedFields } from '#features/foundation/texts/changed-fields.ts';
import { shelveWork } from '#features/catalogue/works/save-work.server.ts';
import { tourPictures } from '#features/catalogue/works/work-tour.server.ts';
import { holdWork } from '#features/catalogue/works/works.server.ts';
import { workList } from '#features/catalogue/works/work-list.ts';
import type { Database } from '#db/database.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { AppError, required } from '#lib/errors.ts';
import { locales, parseLocale, type Locale } from '#lib/locale.ts';
import { dashboardSection } from '#lib/person.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { localized, localizedText, trilingual, type LocalizedText, type Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { placeOf } from '#platform/paging.ts';
import type { ShelfItem, ShelfPage, ShelfQuery, ShelfState } from './moderation.ts';
import {
  lockThing,
  shelfRows,
  shelfRowsById,
  shelfSorts,
  sortedShelf,
  type Shelf,
  type ShelfRow,
} from './shelf-queries.server.ts';

/** For what decides about a thing and tells others of it: the thing first, then the people. */
export { lockThing } from './shelf-queries.server.ts';

type ShelfReadContext = Pick<RequestContext, 'db' | 'locale'>;
const lists = { works: workList, products: productList } as const;

/**
 * One page of the list. A whole id finds its thing in any state; words among published things use the public search.
 */
export async function listShelf(
  ctx: ShelfReadContext,
  shelf: Shelf,
  { status, w, sort = null, ...place }: Omit<ShelfQuery, 'sort'> & { sort?: string | null },
  size = consolePageSize,
): Promise<ShelfPage> {
  const after = placeOf(place);
  const words = w.trim();
  if (/^[wp]_\w+$/.test(words))
    return { rows: await itemsOf(ctx, [...(await shelfRowsById(ctx.db, shelf, [words])).values()]), next: null };
  const order = askedOrder({ sort, after }, shelfSorts(ctx.locale), size + 1);
  if (words !== '' && status === 'shelved' && order === null) return searchShelf(ctx, shelf, words, after);
  const found =
    order === null
      ? await shelfRows(ctx.db, shelf, { status, words }, readMoment(after), size + 1)
      : await sortedShelf(ctx.db, shelf, { status, words }, order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, [row.created_at.toISOString(), row.id]), size);
  return { rows: await itemsOf(ctx, rows), next };
}

async function searchShelf(
  ctx: ShelfReadContext,
  shelf: Shelf,
  words: string,
  cursor: string | null,
): Promise<ShelfPage> {
  const found = await find(
    ctx.db,
    lists[shelf],
    { words, filters: {}, sort: 'newest', fits: null, priceFrom: null, priceTo: null },
    { size: consolePageSize, locale: ctx.locale, facets: false, ...(cursor === null ? {} : { cursor }) },
  );
  const rows = await shelfRowsById(ctx.db, shelf, found.ids);
  return {
    rows: await itemsOf(
      ctx,
      found.ids.flatMap((id) => rows.get(id) ?? []),
    ),
    next: found.next,
  };
}

/**
 * One thing as it is now, its texts in every language, and all its owner changed since we took it down: what was there
 * then beside what is there now, however many steps lie between. Null for what is not there any more.
 */
export interface ShelfLook {
  item: ShelfItem;
  /** Which state of it this is: a decision to publish names it. */ version: number;
  names: LocalizedText[];
  descriptions: LocalizedText[];
  pictures: StoredPicture[];
  changes: Pick<AuditLine, 'action' | 'before' | 'after'> | null;
}

export async function lookAt(ctx: ShelfReadContext, shelf: Shelf, id: string): Promise<ShelfLook | null> {
  const row = (await shelfRowsById(ctx.db, shelf, [id])).get(id);
  if (row === undefined || row.status === 'deleted') return null;
  const shown = [...row.pictures, ...tourPictures(row.tour)];
  const pictures = await picturesById(ctx.db, shown);
  return {
    item: await itemOf(ctx, row),
    version: row.version,
    names: inEveryLanguage(row.name),
    descriptions: inEveryLanguage(row.description),
    pictures: shown.flatMap((each) => pictures.get(each) ?? []),
    changes: row.held_at === null ? null : await changesSince(ctx, shelf, id, row.held_at),
  };
}

function inEveryLanguage(texts: unknown): LocalizedText[] {
  const given = trilingual(texts);
  return locales.flatMap((lang) => (given[lang] ? [{ text: given[lang], lang }] : []));
}

/** Under which names its owner's changes are on record; each has fields of its own. */
const changing = { works: ['work.changed', 'work.tour'], products: ['product.changed'] } as const;

/** What two changes undo is none; of a text that was changed twice, what it was at first stands before what it is. */
async function changesSince(
  ctx: ShelfReadContext,
  shelf: Shelf,
  id: string,
  since: Date,
): Promise<ShelfLook['changes']> {
  const [action, ...others] = changing[shelf];
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const each of [action, ...others])
    // The newest first: the last value met of a field is its oldest.
    for await (const line of auditSince(ctx, { action: each, target: id }, since)) {
      Object.assign(before, line.before);
      Object.assign(after, { ...(line.after as object), ...after });
    }
  const changed = changedFields(before, after);
  return Object.keys(changed.after).length === 0 ? null : { action, ...changed };
}

async function* auditSince(
  ctx: ShelfReadContext,
  about: { action: string; target: string },
  since: Date,
): AsyncGenerator<AuditLine> {
  let after: string | null = null;
  do {
    const page = await listAudit(ctx, { ...about, actor: null, from: null, until: null, after });
    const newer = page.rows.filter(({ at }) => new Date(at) > since);
    yield* newer;
    after = newer.length === page.rows.length ? page.next : null;
  } while (after !== null);
}

interface Step {
  from: readonly ShelfState[];
  to: ShelfState;
  action: string;
  notice: NoticeType;
}
/** What an admin may do to a thing, by state. */
export const shelfSteps = {
  works: {
    unshelve: { from: ['shelved'], to: 'unshelved', action: 'work.unshelved', notice: 'DESIGN_UNSHELVED' },
    shelve: { from: ['unshelved'], to: 'shelved', action: 'work.shelved', notice: 'DESIGN_SHELVED' },
    delete: { from: ['shelved', 'unshelved'], to: 'deleted', action: 'work.deleted', notice: 'DESIGN_DELETED' },
  },
  products: {
    unshelve: { from: ['shelved'], to: 'unshelved', action: 'product.unshelved', notice: 'PRODUCT_UNSHELVED' },
    shelve: { from: ['unshelved'], to: 'shelved', action: 'product.shelved', notice: 'PRODUCT_SHELVED' },
    delete: { from: ['shelved', 'unshelved'], to: 'deleted', action: 'product.deleted', notice: 'PRODUCT_DELETED' },
  },
} as const satisfies Record<Shelf, Record<string, Step>>;

/**
 * The change, its search row, its audit row and the owner's notification and mail: all or nothing. In the wrong state:
 * 409 with the current one. Nobody decides about their own: what was taken down would be back. Who publishes says which
 * version they looked at (`seen`): what its owner changed since then nobody has read.
 */
export function decideShelfStep(
  ctx: RequestContext,
  shelf: Shelf,
  id: string,
  step: Step,
  reason: Trilingual,
  seen?: number,
): Promise<ShelfItem> {
  return commit(ctx, async (db) => {
    const before = await requireLocked(db, shelf, id);
    requireNotOwnMatter(ctx.session?.userId ?? '', [before.user_id]);
    if (!step.from.includes(before.status) || !mayTake(step, before))
      throw new AppError('conflict', { current: await itemOf({ ...ctx, db }, before) });
    if (seen !== undefined && seen !== before.version)
      throw new AppError('shelf_changed', { current: await itemOf({ ...ctx, db }, before) });
    await (shelf === 'works' ? shelveWork : shelveProduct)(db, ctx.clock, id, step.to);
    if (step.to !== 'deleted')
      await (shelf === 'works' ? holdWork : holdProduct)(
        db,
        id,
        step.to === 'unshelved' ? { since: ctx.clock.now(), reason } : null,
      );
    await audit(db, ctx, {
      action: step.action,
      target: id,
      before: { status: before.status },
      after: { status: step.to, reason },
    });
    await sendNotification(db, ctx, [before.user_id], {
      type: step.notice,
      details: { name: localizedText(trilingual(before.name), langOf(before)) },
      ...(Object.keys(reason).length > 0 && { reason }),
      ...linkTo(shelf, id, step.to),
    });
    return itemOf({ ...ctx, db }, await requireLocked(db, shelf, id));
  });
}

/** What its owner took down or never showed is theirs to publish: a draft is private. What we hold is held once. */
function mayTake({ to }: Step, { status, held_at }: ShelfRow): boolean {
  if (to === 'shelved') return held_at !== null;
  return to !== 'unshelved' || status === 'shelved' || held_at === null;
}

async function requireLocked(db: Database, shelf: Shelf, id: string): Promise<ShelfRow> {
  const row = (await lockThing(db, shelf, id)) ? (await shelfRowsById(db, shelf, [id])).get(id) : undefined;
  if (!row) throw new AppError('not_found');
  return row;
}

/** Where its owner corrects it, or sees it as others do. */
function linkTo(shelf: Shelf, id: string, to: ShelfState): { link?: string } {
  if (to === 'deleted') return {};
  if (to === 'shelved') return { link: thingAddress(id) };
  return {
    link:
      shelf === 'works'
        ? dashboardSection('designer', 'works', { edit: id })
        : dashboardSection('merchant', 'products', { edit: id }),
  };
}

async function itemOf(ctx: ShelfReadContext, row: ShelfRow): Promise<ShelfItem> {
  const [item] = await itemsOf(ctx, [row]);
  return required(item, 'A thing just changed');
}

async function itemsOf({ db, locale }: ShelfReadContext, rows: readonly ShelfRow[]): Promise<ShelfItem[]> {
  const pictures = await picturesById(
    db,
    rows.map((row) => row.pictures[0]),
  );
  return rows.map((row) => ({
    id: row.id,
    name: localized(trilingual(row.name), locale) ?? { text: row.id, lang: locale },
    owner: { id: row.owner_id, userId: row.user_id, name: row.owner_name, lang: langOf(row) },
    picture: pictures.get(row.pictures[0] ?? '') ?? null,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    held: heldOf(row, locale),
    figure: row.figure,
  }));
}

function heldOf({ status, held_at, held_reason, updated_at }: ShelfRow, locale: Locale): ShelfItem['held'] {
  if (held_at === null || status !== 'unshelved') return null;
  return {
    since: held_at.toISOString(),
    reason: localized(trilingual(held_reason), locale),
    changedAt: updated_at > held_at ? updated_at.toISOString() : null,
  };
}

function langOf({ locale }: ShelfRow): Locale {
  return parseLocale(locale) ?? 'en';
}
