import type { PieceTask } from '#platform/threads/render-task.ts';
import type { RequestContext } from '#platform/context.ts';
import { claimPiece } from './claim-piece.server.ts';
import { claimWaitSeconds } from './render-limits.ts';
import type { RenderServices } from './render-services.ts';

/** A piece, at once or when one comes; null when none came for a while, so that no connection waits for ever. */
export async function waitForPiece(
  ctx: RenderServices & Pick<RequestContext, 'workBell'>,
  worker: string,
  threads: number,
  signal?: AbortSignal,
): Promise<PieceTask | null> {
  const wait = ctx.workBell.next();
  const first = await claimPiece(ctx, worker, threads);
  await wait(first || signal?.aborted ? 0 : claimWaitSeconds * 1000, signal);
  return first ?? (signal?.aborted ? null : claimPiece(ctx, worker, threads));
}
