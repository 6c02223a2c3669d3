import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { setName } from '../design-log-queries.server.ts';
import { designOf, findDesign, setBinned, setFolder } from '../design-queries.server.ts';
import { asking, editableDesign, ownedDesign } from '../design-rights.server.ts';
import type { DesignItem } from '../design.ts';
import { itemOf, requireRoom } from '../designs.server.ts';
import { performCommand } from '../sending/run-commands.server.ts';

/** Into the bin: it can be taken back for a while, and whatever shows it goes on showing it. */
export async function binDesign(ctx: RequestContext, userId: string, designId: string): Promise<null> {
  return commit(ctx, async (db) => {
    const { design } = await ownedDesign(db, { userId, designId, now: ctx.clock.now() }, { lock: true });
    if (design.deleted_at !== null) return null;
    await setBinned(db, designId, ctx.clock.now());
    await audit(db, ctx, { action: 'design.binned', target: designId, before: { name: design.name } });
    await publish(db, { kind: 'design_rights', id: designId });
    return null;
  });
}

export async function unbinDesign(ctx: RequestContext, userId: string, designId: string): Promise<DesignItem> {
  return commit(ctx, async (db) => {
    const asked = { userId, designId, now: ctx.clock.now() };
    const { owner_id } = (await ownedDesign(db, asked)).design;
    // The owner's row first, as where an account is deleted.
    await requireRoom(db, owner_id, { designs: 1, bytes: 0 });
    const { design } = await ownedDesign(db, asked, { lock: true });
    if (design.deleted_at === null) return itemOf(design);
    await setBinned(db, designId, null);
    await audit(db, ctx, { action: 'design.unbinned', target: designId, after: { name: design.name } });
    await publish(db, { kind: 'design_rights', id: designId });
    return itemOf({ ...design, deleted_at: null });
  });
}

/** A command like any other, so that open windows are told; the row follows the document. */
async function renameDesign(ctx: RequestContext, userId: string, designId: string, name: string): Promise<DesignItem> {
  let kept = () => {};
  const renamed = await ctx.keeper.inTurn(userId, () =>
    commit(ctx, async (db) => {
      const now = ctx.clock.now();
      const design = await editableDesign(db, asking(ctx, userId, designId));
      const command = { id: newId('dc', now), command: { kind: 'design.rename', name } };
      const done = await performCommand(ctx, db, design, { by: userId, commands: [command] });
      kept = done.kept;
      await setName(db, designId, name);
      await audit(db, ctx, {
        action: 'design.renamed',
        target: designId,
        before: { name: design.name },
        after: { name },
      });
      const after = await findDesign(db, designId);
      if (!after) throw new AppError('not_found');
      return itemOf(after.owner_id === userId ? after : { ...after, folder: null });
    }),
  );
  kept();
  return renamed;
}

interface Change {
  name?: string | undefined;
  /** Null takes it out of its folder. */
  folder?: string | null | undefined;
}

/** Another name, another folder, or both. */
export async function changeDesign(
  ctx: RequestContext,
  userId: string,
  designId: string,
  { name, folder }: Change,
): Promise<DesignItem> {
  if (name === undefined && folder === undefined) throw new AppError('invalid_form', { field: 'name' });
  if (folder !== undefined) await ownedDesign(ctx.db, { userId, designId, now: ctx.clock.now() });
  if (name === undefined) return putIntoFolder(ctx, userId, designId, folder ?? null);
  const renamed = await renameDesign(ctx, userId, designId, name);
  return folder === undefined ? renamed : putIntoFolder(ctx, userId, designId, folder);
}

/** Folders are the owner's own order: whoever else works on the design does not see them. */
function putIntoFolder(
  ctx: RequestContext,
  ownerId: string,
  designId: string,
  folder: string | null,
): Promise<DesignItem> {
  return commit(ctx, async (db) => {
    const design = await designOf(db, ownerId, designId);
    if (!design) throw new AppError('not_found');
    if (design.folder === folder) return itemOf(design);
    await setFolder(db, ownerId, designId, folder);
    await audit(db, ctx, {
      action: 'design.filed',
      target: designId,
      before: { folder: design.folder },
      after: { folder },
    });
    return itemOf({ ...design, folder });
  });
}
