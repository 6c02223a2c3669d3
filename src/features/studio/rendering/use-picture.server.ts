import { keepPicture } from '#features/foundation/media/media.server.ts';
import type { MediaData } from '#features/foundation/media/media.ts';
import { AppError } from '#lib/errors.ts';
import { holds } from '#lib/permissions.ts';
import type { RequestContext } from '#platform/context.ts';
import { ownJob } from './render-job-queries.server.ts';

/** A copy among one's uploaded pictures, in the size works are shown in: it stays though the render is deleted (K3). */
export async function usePicture(ctx: RequestContext, userId: string, id: string): Promise<MediaData> {
  const job = await ownJob(ctx.db, userId, id);
  const isPicture = job?.kind !== 'walk' && job?.kind !== 'live';
  const bytes = job?.result_hash && isPicture ? await ctx.storage.get(job.result_hash) : null;
  if (!bytes) throw new AppError('not_found');
  if (!holds(ctx.viewer, 'works.upload')) throw new AppError('designer_first');
  return keepPicture(ctx, await ctx.pictures.bringing({ whose: userId }).prepare(bytes), {
    kind: 'work',
    ownerId: userId,
  });
}
