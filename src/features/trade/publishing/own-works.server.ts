import type { Database } from '#db/database.ts';
import { requireComplete } from '#features/people/accounts/complete-profile.server.ts';
import { changedFields } from '#features/foundation/texts/changed-fields.ts';
import { saveWork, shelveWork } from '#features/catalogue/works/save-work.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { claimGlbs, releaseGlbs } from './glb/own-glbs.server.ts';
import { claimPictures, releasePictures } from './own-pictures.server.ts';
import { ownThings } from './own-things.server.ts';
import { ownRow, type OwnWorkRow } from './publishing-queries.server.ts';
import { ownDesigner } from './publishers.server.ts';
import type { OwnQuery } from './shelf.ts';
import { ownWorkItems, ownWorkOf } from './show-own-work.server.ts';
import type { OwnWork, OwnWorkPage, WorkForm } from './work-form.ts';
import { modelOf, piecesOf } from './work-model.server.ts';

const own = ownThings({
  shelf: 'works',
  name: 'work',
  owner: ownDesigner,
  show: ownWorkOf,
  requireShelf,
  move: shelveWork,
});
export const { read: readOwnWork, step: stepWork } = own;

/** A designer's own works. */
export async function listOwnWorks(ctx: RequestContext, userId: string, query: OwnQuery): Promise<OwnWorkPage> {
  const { rows, head } = await own.page(ctx, userId, query);
  return { content: await ownWorkItems(ctx, rows), ...head };
}

/** As a draft, or published at once. */
export async function createWork(
  ctx: RequestContext,
  userId: string,
  { shelve, ...form }: WorkForm & { shelve: boolean },
): Promise<OwnWork> {
  const designer = await ownDesigner(ctx, userId);
  if (shelve) await requireReady(ctx, userId, form);
  return commit(ctx, (db) =>
    write(db, ctx, {
      userId,
      designerId: designer.id,
      id: newId('w', ctx.clock.now()),
      form,
      before: null,
      status: shelve ? 'shelved' : 'unshelved',
    }),
  );
}

export async function changeWork(
  ctx: RequestContext,
  userId: string,
  id: string,
  { version, ...form }: WorkForm & { version: number },
): Promise<OwnWork> {
  const designer = await ownDesigner(ctx, userId);
  return commit(ctx, async (db) => {
    const before = await own.lockVersion(db, { userId, ownerId: designer.id, id, version });
    if (before.status === 'shelved') await requireReady({ ...ctx, db }, userId, form);
    return write(db, ctx, { userId, designerId: designer.id, id, form, before, status: before.status });
  });
}

async function requireShelf(ctx: RequestContext, userId: string, row: OwnWorkRow): Promise<void> {
  if (row.held_at !== null) throw new AppError('shelf_held', { state: 'held' });
  await requireReady(ctx, userId, row);
}

async function requireReady(
  ctx: RequestContext,
  userId: string,
  { pictures }: { pictures: readonly string[] },
): Promise<void> {
  await requireComplete(ctx, userId, 'publish');
  if (pictures.length === 0) throw new AppError('picture_needed', { field: 'pictures' });
}

interface Written {
  userId: string;
  designerId: string;
  id: string;
  form: WorkForm;
  before: OwnWorkRow | null;
  status: OwnWorkRow['status'];
}

async function write(
  db: Database,
  ctx: RequestContext,
  { userId, designerId, id, form, before, status }: Written,
): Promise<OwnWork> {
  const { design: _, designVersion: __, viewer: ___, glb: ____, ...words } = form;
  const model = await modelOf(db, ctx, userId, form, before);
  const pictures = { ownerId: userId, kind: 'work' as const, before: before?.pictures ?? [], now: form.pictures };
  const glbs = { ownerId: userId, before: [before?.glb], now: [form.glb] };
  await claimPictures(db, ctx.clock, pictures);
  await claimGlbs(db, ctx, glbs, () => 'glb');
  const old = before && (await ownWorkOf(db, userId, before));
  await saveWork(db, ctx.clock, {
    ...words,
    id,
    designerId,
    status,
    panorama: before?.panorama ?? null,
    ...model,
    pieces: await piecesOf(db, ctx, before, model),
    ...(before === null ? {} : { publishedAt: before.published_at ?? (status === 'shelved' ? ctx.clock.now() : null) }),
  });
  await releasePictures(db, pictures);
  await releaseGlbs(db, glbs);
  const now = await ownWorkOf(db, userId, required(await ownRow(db, 'works', designerId, id), 'A work just written'));
  await audit(
    db,
    ctx,
    old === null
      ? { action: 'work.created', target: id, after: { name: now.name, status } }
      : { action: 'work.changed', target: id, ...changedFields(old, now) },
  );
  return now;
}
