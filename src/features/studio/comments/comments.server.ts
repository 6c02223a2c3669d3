import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { takeLimitSlots } from '#platform/limits-queries.server.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';
import { asking } from '#features/studio/designs/design-rights.server.ts';
import { commentLimits, commentsPerPerson } from './comment-limits.ts';
import {
  authorsOf,
  countsOf,
  findComment,
  insertComment,
  markThreadRead,
  updateComment,
  type NamedComment,
} from './comment-queries.server.ts';
import { commentableDesign } from './comment-rights.server.ts';
import type { CommentItem, CommentPlaceData } from './comment.ts';
import { commentOf } from './read-comments.server.ts';
import { tellOfComment } from './tell-of-comment.server.ts';

/** Whose comment of which design is meant. */
interface CommentAsked {
  userId: string;
  designId: string;
  comment: string;
}

/** A new thread, pinned to a place (PRODUCT J9). */
export async function addComment(
  ctx: RequestContext,
  asked: Omit<CommentAsked, 'comment'>,
  { text, place }: { text: string; place: CommentPlaceData },
): Promise<CommentItem> {
  await takeSlots(ctx, asked);
  return changing(ctx, asked, async ({ db, design, counts, now }) => {
    if (counts.living >= commentLimits.ofDesign) throw full();
    const id = newId('co', now);
    const said = { id, design_id: design.id, by: asked.userId, at: now, text, change: counts.change + 1 };
    await insertComment(db, { ...said, number: counts.number + 1, ...columnsOf(place) });
    await told(db, ctx, asked, { action: 'comment.added', id, thread: id, change: said.change });
    await tellOfComment(db, ctx, { type: 'COMMENT_ADDED', design, thread: id, by: asked.userId, text });
    return id;
  });
}

/** An answer to a resolved thread opens it again: nobody looks for news among what is done. */
export async function answerComment(ctx: RequestContext, asked: CommentAsked, text: string): Promise<CommentItem> {
  await takeSlots(ctx, asked);
  return changing(ctx, asked, async ({ db, design, counts, now }) => {
    if (counts.living >= commentLimits.ofDesign) throw full();
    const thread = await threadOf(db, asked);
    const id = newId('co', now);
    const change = counts.change + (thread.resolved_at ? 2 : 1);
    if (thread.resolved_at)
      await updateComment(db, thread.id, { resolved_at: null, resolved_by: null, change: counts.change + 1 });
    const said = { id, design_id: design.id, thread_id: thread.id, by: asked.userId, at: now, text, change };
    await insertComment(db, said);
    await told(db, ctx, asked, { action: 'comment.answered', id, thread: thread.id, change });
    await tellOfComment(db, ctx, { type: 'COMMENT_ANSWERED', design, thread: thread.id, by: asked.userId, text });
    return id;
  });
}

/** One's own words alone. */
export function editComment(ctx: RequestContext, asked: CommentAsked, text: string): Promise<CommentItem> {
  return changing(ctx, asked, async ({ db, counts, now }) => {
    const row = await livingComment(db, asked);
    if (row.by !== asked.userId) throw new AppError('not_found');
    if (row.text === text) return row.id;
    await updateComment(db, row.id, { text, edited_at: now, change: counts.change + 1 });
    await told(db, ctx, asked, { action: 'comment.edited', ...changed(row, counts.change + 1) });
    return row.id;
  });
}

/** One's own, or as the owner of the design anybody's. Its words go at once; answers to it stay. */
export function deleteComment(ctx: RequestContext, asked: CommentAsked): Promise<CommentItem> {
  return changing(ctx, asked, async ({ db, design, counts, now }) => {
    const row = await livingComment(db, asked);
    if (row.by !== asked.userId && !design.may.deleteAny) throw new AppError('not_found');
    await updateComment(db, row.id, { text: '', deleted_at: now, change: counts.change + 1 });
    await told(db, ctx, asked, { action: 'comment.deleted', ...changed(row, counts.change + 1) });
    return row.id;
  });
}

/** Of two who resolve at once the first one did; the second finds it done. */
export function resolveComment(ctx: RequestContext, asked: CommentAsked, resolved: boolean): Promise<CommentItem> {
  return changing(ctx, asked, async ({ db, design, counts, now }) => {
    const thread = await threadOf(db, asked);
    if ((thread.resolved_at !== null) === resolved) return thread.id;
    await updateComment(db, thread.id, {
      resolved_at: resolved ? now : null,
      resolved_by: resolved ? asked.userId : null,
      change: counts.change + 1,
    });
    const done = resolved ? { action: 'comment.resolved' } : { action: 'comment.reopened' };
    await told(db, ctx, asked, { ...done, ...changed(thread, counts.change + 1) });
    if (resolved)
      await tellOfComment(db, ctx, { type: 'COMMENT_RESOLVED', design, thread: thread.id, by: asked.userId });
    return thread.id;
  });
}

/**
 * The piece a thread is pinned to is gone: where it stood last. Said by windows of those who may change the design, and
 * of whoever pinned it; one of them is enough.
 */
export function placeComment(ctx: RequestContext, asked: CommentAsked, place: CommentPlaceData): Promise<CommentItem> {
  return changing(ctx, asked, async ({ db, design, counts }) => {
    const thread = await threadOf(db, asked);
    if (thread.by !== asked.userId && !design.placesAny) throw new AppError('not_found');
    if (JSON.stringify(commentOf(thread).place) === JSON.stringify(rounded(place))) return thread.id;
    await updateComment(db, thread.id, { ...columnsOf(place), change: counts.change + 1 });
    await publish(db, { kind: 'design_comments', id: asked.designId });
    return thread.id;
  });
}

interface Changing {
  db: Database;
  design: Awaited<ReturnType<typeof commentableDesign>>;
  counts: Awaited<ReturnType<typeof countsOf>>;
  now: Date;
}

/** Comments of one design change one after the other, so that their numbers leave no gap. */
function changing(
  ctx: RequestContext,
  { userId, designId }: Omit<CommentAsked, 'comment'>,
  work: (at: Changing) => Promise<string>,
): Promise<CommentItem> {
  return commit(ctx, async (db) => {
    const now = ctx.clock.now();
    await lockName(db, `comments:${designId}`);
    const design = await commentableDesign(db, asking(ctx, userId, designId));
    const id = await work({ db, design, counts: await countsOf(db, designId), now });
    const row = await findComment(db, designId, id);
    if (!row) throw new AppError('not_found');
    return commentOf(row);
  });
}

/** The others hear of it; whoever said it has read so far, and it is on the record. */
async function told(
  db: Database,
  ctx: RequestContext,
  { userId, designId }: Omit<CommentAsked, 'comment'>,
  { action, id, thread, change }: { action: string; id: string; thread: string; change: number },
): Promise<void> {
  await markThreadRead(db, thread, userId, change);
  await audit(db, ctx, { action, target: id, after: { design: designId } });
  await publish(db, { kind: 'design_comments', id: designId });
}

function changed({ id, thread_id }: NamedComment, change: number): { id: string; thread: string; change: number } {
  return { id, thread: thread_id ?? id, change };
}

async function livingComment(db: Database, { designId, comment }: CommentAsked): Promise<NamedComment> {
  const row = await findComment(db, designId, comment);
  if (!row || row.deleted_at !== null) throw new AppError('not_found');
  return row;
}

/** By its first comment, which may be deleted as long as an answer stands. */
async function threadOf(db: Database, { designId, comment }: CommentAsked): Promise<NamedComment> {
  const row = await findComment(db, designId, comment);
  if (!row || row.thread_id !== null) throw new AppError('not_found');
  if (row.deleted_at !== null && (await authorsOf(db, row.id)).length === 0) throw new AppError('not_found');
  return row;
}

function rounded({ level, at, room, item }: CommentPlaceData): CommentPlaceData {
  return { level, at: whole(at), room, item: item && { id: item.id, offset: whole(item.offset) } };
}

function whole({ x, y, z }: { x: number; y: number; z: number }): { x: number; y: number; z: number } {
  return { x: Math.round(x), y: Math.round(y), z: Math.round(z) };
}

function columnsOf(place: CommentPlaceData) {
  const { level, at, room, item } = rounded(place);
  const { x, y, z } = at;
  return {
    level,
    x,
    y,
    z,
    room,
    item: item?.id ?? null,
    item_x: item?.offset.x ?? null,
    item_y: item?.offset.y ?? null,
    item_z: item?.offset.z ?? null,
  };
}

function full(): AppError {
  return new AppError('comments_full', { values: { most: commentLimits.ofDesign } });
}

/** Only where something may be said: a design one may not see answers as one that is none, however often. */
async function takeSlots(ctx: RequestContext, { userId, designId }: Omit<CommentAsked, 'comment'>): Promise<void> {
  await commentableDesign(ctx.db, asking(ctx, userId, designId));
  const limits = commentsPerPerson.map(({ name, ...limit }) => ({ key: `${name}:${userId}`, ...limit }));
  if (!(await takeLimitSlots(ctx.db, ctx.clock, limits))) throw new AppError('too_many_requests');
}
