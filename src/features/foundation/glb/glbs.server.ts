import { transaction, type Database } from '#db/database.ts';
import { unsavedDays } from '#features/foundation/media/media-limits.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  deleteGlbsOf,
  deleteUnclaimedGlbs,
  glbRows,
  glbsBelow,
  glbsOf,
  keepGlbRows,
  letGlbRowsGo,
  lockGlbRows,
  releaseGlbRow,
  claimGlbRow,
  visibleGlbs,
  type GlbRow,
} from './glb-queries.server.ts';
import { glbFileAddress, glbPictureAddress, glbReport, type GlbData, type GlbSizes } from './glb.ts';

const day = 86_400_000;
const atOnce = 50;

/** Marks it as used, which makes it public. Absent and somebody else's answer alike. */
export async function claimGlb(
  db: Database,
  { clock, session }: Pick<RequestContext, 'clock' | 'session'>,
  id: string,
): Promise<GlbData> {
  const row = session && (await claimGlbRow(db, { id, ownerId: session.userId }, clock.now()));
  if (!row) throw new AppError('not_found', { field: 'glb' });
  return glbDataOf(row);
}

/** All that a change claims and lets go, before it does either, as with pictures. */
export async function lockGlbs(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await lockGlbRows(db, ids);
}

/** It is no longer used. Deleted by the sweep, unless it is claimed again before. */
export async function releaseGlb(db: Database, glb: { id: string; ownerId: string }): Promise<void> {
  await releaseGlbRow(db, glb);
}

/** A design has these: they are not swept, and still seen by their owner alone. Answers which of them are the owner's. */
export function keepGlbs(db: Database, clock: Clock, ownerId: string, ids: readonly string[]): Promise<string[]> {
  return keepGlbRows(db, { ids, ownerId }, clock.now());
}

/** No design has them any more. */
export async function letGlbsGo(db: Database, ids: readonly string[]): Promise<void> {
  await letGlbRowsGo(db, ids);
}

/** Own models by their ids, for a form that shows its value. */
export async function ownGlbs(
  db: Database,
  ownerId: string,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, GlbData>> {
  const rows = await glbRows(db, ownerId, [...new Set(ids.filter((id): id is string => typeof id === 'string'))]);
  return new Map(rows.map((row) => [row.id, glbDataOf(row)]));
}

export async function glbsKeptFor(db: Database, ownerId: string): Promise<GlbData[]> {
  return (await glbsOf(db, ownerId)).map(glbDataOf);
}

/** Own models, page by page; ids grow with time, so the last one of a page is the cursor. */
export async function listGlbs(
  { db }: Pick<RequestContext, 'db'>,
  ownerId: string,
  after: string | null,
): Promise<{ rows: GlbData[]; next: string | null }> {
  const found = await glbsBelow(db, ownerId, after, atOnce + 1);
  const rows = found.slice(0, atOnce).map(glbDataOf);
  return { rows, next: found.length > atOnce ? (rows.at(-1)?.id ?? null) : null };
}

/** How large models are that the person may see: own ones and those in use. Of any other nothing is said. */
export async function glbSizesOf(
  { db, session }: Pick<RequestContext, 'db' | 'session'>,
  ids: readonly string[],
): Promise<GlbSizes> {
  const rows = await visibleGlbs(db, session?.userId ?? null, ids);
  return rows.map(({ id, width, depth, height }) => ({ id, size: { width, depth, height } }));
}

/** When the account is deleted. */
export async function dropGlbsOf(db: Database, clock: Clock, ownerId: string): Promise<void> {
  await deleteGlbsOf(db, ownerId, clock.now());
}

/** Deletes what no form that waits for its owner can name any more; the bytes go with the sweep of media. */
export async function sweepGlbs(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - unsavedDays * day);
  await transaction(db, (db) => deleteUnclaimedGlbs(db, before, clock.now()));
}

export function glbDataOf(row: GlbRow): GlbData {
  return {
    id: row.id,
    name: row.name,
    bytes: row.bytes,
    size: { width: row.width, depth: row.depth, height: row.height },
    triangles: row.triangles,
    used: row.claimed_at !== null || row.kept_at !== null,
    report: glbReport.parse(row.report),
    picture: glbPictureAddress(row.id),
    file: glbFileAddress(row.id),
    createdAt: row.created_at.toISOString(),
  };
}
