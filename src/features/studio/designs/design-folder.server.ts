import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { renameDesign } from './design-bin.server.ts';
import { designOf, setFolder } from './design-queries.server.ts';
import type { DesignItem } from './design.ts';
import { itemOf } from './designs.server.ts';

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
