import type { DesignItem } from '#features/studio/designs/design.ts';
import { designIn } from '#features/studio/designs/design-in-file.server.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { Upload } from '#platform/call.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { cutText, withoutUnseen } from '#platform/limited-text.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { ownDesigner } from './publishers.server.ts';
import { designFilesPerPerson } from './publishing-limits.ts';

/**
 * A design file becomes one of the person's own, checked as `openDesign` does; errors are reported by reason and place (PRODUCT
 * G3).
 */
export async function importDesign(ctx: RequestContext, userId: string, { bytes, name }: Upload): Promise<DesignItem> {
  await ownDesigner(ctx, userId);
  if (!(await takeLimitSlot(ctx.db, ctx.clock, { key: `design-file:${userId}`, ...designFilesPerPerson })))
    throw new AppError('too_many_requests');
  const checked = await designIn(ctx, bytes);
  return commit(ctx, async (db) => {
    const design = await createDesign(db, ctx.clock, {
      ownerId: userId,
      name: checked.name || withoutUnseen(cutText(name.replace(/\.json$/i, ''), 120)) || 'Design',
      text: checked.text,
    });
    await audit(db, ctx, { action: 'design.from_file', target: design.id, after: { bytes: bytes.byteLength } });
    return design;
  });
}
