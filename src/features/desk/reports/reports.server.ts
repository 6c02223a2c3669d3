import type { Database } from '#db/database.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { decideShelfStep as decideShelf, lockThing, shelfSteps } from '#features/desk/moderation/shelves.server.ts';
import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { askedOrder, pageOf, placeIn } from '#features/people/console/keyset.server.ts';
import { notifyLater, sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { reviewsAddress } from '#features/catalogue/reviews/review.ts';
import { hideReview, holdReview, sellerOfReview } from '#features/catalogue/reviews/reviews.server.ts';
import type { ShownFile } from '#features/trade/talk-files/talk-file.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { parseLocale } from '#lib/locale.ts';
import { localizedText, trilingual, type Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { filesShown } from './reported-files.server.ts';
import {
  findReported,
  insertReport,
  lockReport,
  openReports,
  reportedThings,
  reportSorts,
  settleReports,
  sortedReports,
  type Reported,
  type ReportedRow,
  type ReportRow,
} from './report-queries.server.ts';
import { outcomesOf, type Outcome, type ReportedThing, type ReportsPage } from './report-decision.ts';
import type { ReportForm, ReportKind, ReportState } from '#features/people/report-button/report.ts';
import { reportsPerPerson } from './report-limits.ts';

/** The rules of reports (PRODUCT F6): what people report, and what an admin decides. */

/** Finds a reportable thing of a kind this feature does not know itself; null is treated as not existing. */
export type FindMessage = (ctx: RequestContext, userId: string, id: string) => Promise<Reported | null>;

const size = 50;

export async function report(
  ctx: RequestContext,
  userId: string,
  { kind, thing, reason, note }: ReportForm,
  findMessage: FindMessage,
): Promise<{ id: string }> {
  const found = kind === 'message' ? await findMessage(ctx, userId, thing) : await publicThing(ctx, kind, thing);
  if (!found) throw new AppError('not_found', { field: 'thing' });
  if (!(await takeLimitSlot(ctx.db, ctx.clock, { key: `report:${userId}`, ...reportsPerPerson })))
    throw new AppError('too_many_requests');
  const now = ctx.clock.now();
  return commit(ctx, async (db) => {
    const id = await insertReport(db, {
      id: newId('rp', now),
      kind,
      thing_id: thing,
      reporter_id: userId,
      owner_id: found.owner,
      said: found.said,
      reason,
      note,
      created_at: now,
    });
    await audit(db, ctx, { action: 'report.sent', target: thing, after: { report: id, kind, reason } });
    return { id };
  });
}

export async function listReports(
  { db }: Pick<RequestContext, 'db'>,
  state: ReportState,
  after: string | null,
  sort: string | null = null,
): Promise<ReportsPage> {
  const order = askedOrder({ sort, after }, reportSorts, size + 1);
  const found =
    order === null ? await reportedThings(db, state, after, size + 1) : await sortedReports(db, state, order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, ['', row.id]), size);
  return {
    rows: await Promise.all(rows.map(async (row) => thingOf(row, await filesShown(db, row)))),
    next: order === null && next !== null ? (rows.at(-1)?.id ?? null) : next,
  };
}

/**
 * All reports of the thing are decided at once: the outcome, the notifications to its owner and to the reporters, the
 * audit row. Already decided: 409 with the decision; so where somebody has said more of it than the window showed.
 * Nobody decides about what is theirs, or what is said of it.
 */
export async function decideReports(
  ctx: RequestContext,
  adminId: string,
  id: string,
  { version, outcome, reason }: { version: string; outcome: Outcome; reason: Trilingual },
): Promise<{ state: ReportState }> {
  return commit(ctx, async (db) => {
    const row = await lockReport(db, id);
    if (!row) throw new AppError('not_found');
    requireNotOwnMatter(adminId, await partiesOf(db, row));
    if (row.state !== 'open') throw new AppError('conflict', { state: row.state });
    if (!(outcomesOf[row.kind] as readonly string[]).includes(outcome))
      throw new AppError('invalid_form', { field: 'outcome' });
    if (outcome !== 'dismiss' && Object.keys(reason).length === 0)
      throw new AppError('field_required', { field: 'reason' });
    const open = await openReports(db, row.thing_id);
    if (open.version !== version) throw new AppError('conflict');
    await holdReported(db, row);
    const thing = await nameOf(db, row);
    const state = outcome === 'dismiss' ? 'dismissed' : 'upheld';
    const told = await settleReports(db, open.ids, { state, by: adminId, at: ctx.clock.now() });
    await applyOutcome({ ...ctx, db, remember: null }, db, row, outcome, reason);
    await audit(db, ctx, { action: `report.${state}`, target: row.thing_id, after: { report: id, outcome, reason } });
    // Thousands may have reported it: with them in this transaction nobody could order from its owner meanwhile.
    await notifyLater(db, told, { type: 'REPORT_DECIDED', details: { outcome: state, ...thing } });
    return { state };
  });
}

/** Of a work or product, for those who reported it; of what somebody wrote there is no name. */
async function nameOf(db: Database, { kind, thing_id }: ReportRow): Promise<{ thing?: Trilingual }> {
  if (kind !== 'work' && kind !== 'product') return {};
  const found = await findReported(db, kind, thing_id);
  return found === undefined ? {} : { thing: trilingual(found.name) };
}

/** Whose it is; a review is about a shop's goods too. */
async function partiesOf(db: Database, { kind, thing_id, owner_id }: ReportRow): Promise<(string | null)[]> {
  return kind === 'review' ? [owner_id, (await sellerOfReview(db, thing_id)) ?? null] : [owner_id];
}

/** The thing before the people who are told of it, as everywhere. */
async function holdReported(db: Database, { kind, thing_id }: ReportRow): Promise<void> {
  if (kind === 'review') await holdReview(db, thing_id);
  if (kind === 'work' || kind === 'product') await lockThing(db, kind === 'work' ? 'works' : 'products', thing_id);
}

/**
 * Through the same rules as without a report: moderation takes works and products down, reviews are hidden, the author
 * of a message is notified.
 */
async function applyOutcome(
  ctx: RequestContext,
  db: Database,
  { kind, thing_id, owner_id }: ReportRow,
  outcome: Outcome,
  reason: Trilingual,
): Promise<void> {
  const shelf = kind === 'work' ? 'works' : 'products';
  // What was reported was public: its owner does not escape by taking it down first, to publish it again afterwards.
  if (outcome === 'unshelve' || outcome === 'delete')
    await decideShelf(ctx, shelf, thing_id, { ...shelfSteps[shelf][outcome], from: ['shelved', 'unshelved'] }, reason);
  if (outcome === 'hide' && !(await hideReview(db, ctx, thing_id, reason))) throw new AppError('conflict');
  if (outcome === 'warn') await sendNotification(db, ctx, [owner_id], { type: 'MESSAGE_WARNED', reason });
}

async function publicThing(
  { db, locale }: RequestContext,
  kind: Exclude<ReportKind, 'message'>,
  id: string,
): Promise<Reported | null> {
  const found = await findReported(db, kind, id);
  if (!found) return null;
  const name = localizedText(trilingual(found.name), locale);
  return { owner: found.owner, said: (found.text === '' ? name : `${name}: ${found.text}`).slice(0, 2_500) };
}

function thingOf(row: ReportedRow, files: ShownFile[]): ReportedThing {
  return {
    id: row.id,
    kind: row.kind,
    thing: row.thing_id,
    said: row.said,
    link: linkOf(row),
    owner: { id: row.owner_id, name: row.nickname, lang: parseLocale(row.locale) ?? 'en' },
    files,
    count: row.count,
    version: row.version,
    reasons: row.reasons,
    notes: row.notes,
    firstAt: row.first_at.toISOString(),
    state: row.state,
    decidedBy: row.decider,
  };
}

/** What is not shown any more is found and looked at in its list. */
function linkOf({ kind, thing_id, product_id, shown }: ReportedRow): string | null {
  if (kind === 'review') return product_id === null ? null : reviewsAddress(product_id);
  if (kind === 'message') return null;
  return shown ? thingAddress(thing_id) : `/admin/${kind}s?w=${thing_id}`;
}
