import type { Database } from '#db/database.ts';
import type { Design } from '#design/document.ts';
import { AppError, required } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { lockDesign } from './design-log-queries.server.ts';
import type { DesignRow } from './design-queries.server.ts';
import { asking, editableDesign, ownedDesign, workedOnDesign } from './design-rights.server.ts';
import {
  findVersion,
  insertVersion,
  keepVersion,
  versionsOf,
  type VersionRow,
} from './design-version-queries.server.ts';
import type { VersionItem } from './design.ts';
import { currentDesign, headDocument, requireRoom } from './designs.server.ts';
import { performCommand } from './sending/run-commands.server.ts';

/** Versions a list shows; a year of autos, one a day, and as many with names. */
const mostListed = 1000;

export async function listVersions(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'links'>,
  userId: string,
  designId: string,
): Promise<VersionItem[]> {
  await workedOnDesign(ctx.db, asking(ctx, userId, designId));
  return (await versionsOf(ctx.db, designId, mostListed)).map(itemOf);
}

/** One version with its document, to look at or to compare (PRODUCT J10). */
export async function readOneVersion(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'links'>,
  userId: string,
  designId: string,
  version: number,
): Promise<VersionItem & { document: Design }> {
  await workedOnDesign(ctx.db, asking(ctx, userId, designId));
  const found = await findVersion(ctx.db, designId, version);
  if (!found) throw new AppError('not_found');
  return { ...itemOf(found), document: currentDesign(found.document) };
}

/** The design as it is now, under a name. */
export async function nameVersion(
  ctx: RequestContext,
  userId: string,
  designId: string,
  name: string,
): Promise<VersionItem> {
  return commit(ctx, async (db) => {
    const design = await editableDesign(db, asking(ctx, userId, designId));
    await requireRoom(db, design.owner_id, { designs: 0, bytes: design.document_bytes });
    const version = await keepHead(db, design, { why: 'named', name, by: userId, now: ctx.clock.now() });
    await audit(db, ctx, { action: 'design.version_named', target: designId, after: { version, name } });
    return versionItemOf(db, designId, version);
  });
}

/** The design as it is now as a version, for who goes on to show it; it stays once a work or a picture pins it. */
export function keepNow(ctx: RequestContext, userId: string, designId: string): Promise<{ version: number }> {
  return commit(ctx, async (db) => {
    const now = ctx.clock.now();
    const { design } = await ownedDesign(db, { userId, designId, now }, { lock: true });
    return { version: await keepHead(db, design, { why: 'auto', name: null, by: null, now }) };
  });
}

/**
 * What a window had drawn and could no longer send, kept beside the line (DECISIONS D3). `text` was checked.
 */
export async function keepFork(
  ctx: RequestContext,
  userId: string,
  designId: string,
  { name, base, text }: { name: string; base: number; text: string },
): Promise<VersionItem> {
  return commit(ctx, async (db) => {
    const now = ctx.clock.now();
    const design = await editableDesign(db, asking(ctx, userId, designId));
    await requireRoom(db, design.owner_id, { designs: 0, bytes: Buffer.byteLength(text) });
    const seq = Math.min(base, design.seq);
    const version = await insertVersion(db, { designId, seq, text, why: 'fork', name, by: userId, now });
    await audit(db, ctx, { action: 'design.forked', target: designId, after: { version, name } });
    return versionItemOf(db, designId, version);
  });
}

/** The design becomes as it was, by one command more: nothing that was done since is lost. */
export async function restoreVersion(
  ctx: RequestContext,
  userId: string,
  designId: string,
  version: number,
): Promise<{ seq: number }> {
  let kept = () => {};
  const restored = await ctx.keeper.inTurn(userId, () =>
    commit(ctx, async (db) => {
      const now = ctx.clock.now();
      const design = await editableDesign(db, asking(ctx, userId, designId));
      const found = await findVersion(db, designId, version);
      if (!found) throw new AppError('not_found');
      await keepHead(db, design, { why: 'auto', name: null, by: null, now });
      const locked = required(await lockDesign(db, designId), 'A design that is locked');
      const restore = { id: newId('dc', now), text: JSON.stringify(found.document) };
      const done = await performCommand(ctx, db, { ...locked, unsaved: 0 }, { by: userId, commands: [], restore });
      kept = done.kept;
      await audit(db, ctx, { action: 'design.version_restored', target: designId, after: { version } });
      return { seq: done.seq };
    }),
  );
  kept();
  return restored;
}

interface Keep extends Pick<VersionRow, 'why' | 'name' | 'by'> {
  now: Date;
}

/** The version the head is at; made where there is none yet. The caller has the design's row. */
export async function keepHead(db: Database, design: DesignRow, keep: Keep): Promise<number> {
  if (design.seq === design.saved_seq) {
    const newest = required(await findVersion(db, design.id, design.version), 'The newest version of a design');
    if (keep.name === null || newest.name === null) {
      await keepVersion(db, { designId: design.id, version: design.version, ...keep });
      return design.version;
    }
  }
  const { document, seq } = await headDocument(db, design);
  return insertVersion(db, { designId: design.id, seq, text: JSON.stringify(document), ...keep });
}

/**
 * What a work or a picture shows of a design stays as it is (DECISIONS D11): the version it asks for, or the head kept
 * as one. In the caller's transaction; somebody else's and none are alike. A fork is shown once it is a design.
 */
export async function pinVersion(
  db: Database,
  clock: RequestContext['clock'],
  ownerId: string,
  { designId, version, why }: { designId: string; version: number | null; why: 'published' | 'rendered' },
): Promise<number | null> {
  const design = await lockDesign(db, designId);
  if (!design || design.owner_id !== ownerId || design.deleted_at !== null) return null;
  const found = version === null ? undefined : await findVersion(db, designId, version);
  if (found && found.why !== 'fork') {
    await keepVersion(db, { designId, version: found.version, why, name: null, by: null });
    return found.version;
  }
  const unmade = version === null || (design.seq > design.saved_seq && version === design.last_version + 1);
  return unmade ? keepHead(db, design, { why, name: null, by: null, now: clock.now() }) : null;
}

async function versionItemOf(db: Database, designId: string, version: number): Promise<VersionItem> {
  return itemOf(required(await findVersion(db, designId, version), 'A version just written'));
}

function itemOf({ version, seq, name, by, why, bytes, created_at }: VersionRow): VersionItem {
  return { version, seq, name, by, why, bytes, at: created_at.toISOString() };
}
