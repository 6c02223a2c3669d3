import { readByLink } from '#features/people/notifications/notices.server.ts';
import { AppError } from '#lib/errors.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { asking } from '#features/studio/designs/design-rights.server.ts';
import { commentAddress } from './comment-address.ts';
import {
  commentsAfter,
  findComment,
  markThreadRead,
  peopleOf,
  readsOf,
  type NamedComment,
} from './comment-queries.server.ts';
import { commentedDesign } from './comment-rights.server.ts';
import type { CommentItem, CommentPlaceData, CommentsData } from './comment.ts';

/** What was said about a design, or what came after a number. */
export async function readComments(
  ctx: RequestContext,
  userId: string | null,
  designId: string,
  after: number,
): Promise<CommentsData> {
  const { may } = await commentedDesign(ctx.db, asking(ctx, userId, designId));
  const rows = await commentsAfter(ctx.db, designId, after);
  return {
    change: rows.at(-1)?.change ?? after,
    comments: rows.map(commentOf),
    seen: userId === null ? null : await readsOf(ctx.db, designId, userId),
    may,
    people: may.comment ? await peopleOf(ctx.db, designId) : [],
  };
}

/** Somebody has looked at a thread: what told them of it is read too. */
export async function markSeen(
  ctx: RequestContext,
  userId: string,
  designId: string,
  { thread, change }: { thread: string; change: number },
): Promise<null> {
  return commit(ctx, async (db) => {
    await commentedDesign(db, asking(ctx, userId, designId));
    const row = await findComment(db, designId, thread);
    if (!row || row.thread_id !== null) throw new AppError('not_found');
    await markThreadRead(db, thread, userId, change);
    await readByLink(db, ctx, userId, commentAddress(designId, thread));
    return null;
  });
}

export function commentOf(row: NamedComment): CommentItem {
  return {
    id: row.id,
    thread: row.thread_id ?? row.id,
    number: row.number,
    place: placeOf(row),
    resolved: row.resolved_at && {
      at: row.resolved_at.toISOString(),
      by: personOf(row.resolved_by, row.resolved_name),
    },
    by: personOf(row.by, row.by_name),
    at: row.at.toISOString(),
    text: row.text,
    edited: row.edited_at !== null,
    deleted: row.deleted_at !== null,
    change: row.change,
  };
}

function personOf(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null || name === null ? null : { id, name };
}

function placeOf({ level, x, y, z, room, item, item_x, item_y, item_z }: NamedComment): CommentPlaceData | null {
  if (level === null || x === null || y === null || z === null) return null;
  const offset = item_x === null || item_y === null || item_z === null ? null : { x: item_x, y: item_y, z: item_z };
  return { level, at: { x, y, z }, room, item: item === null || !offset ? null : { id: item, offset } };
}
