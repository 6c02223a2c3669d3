import type { RenderHouse } from '#farm/worker/render-house.ts';
import { beatPieces, taskDocument, taskModel } from '#features/studio/rendering/claim-piece.server.ts';
import { deliverPiece, failPiece } from '#features/studio/rendering/deliver-piece.server.ts';
import { waitForPiece } from '#features/studio/rendering/wait-for-piece.server.ts';
import type { Services } from '#platform/context.ts';

/** The house's own threads follow the same rules as other machines, without a wire between. */
export function ownHouse(services: Services, worker: string, threads: number): RenderHouse {
  return {
    claim: (signal) => waitForPiece(services, worker, threads, signal),
    document: ({ job }) => taskDocument(services, worker, job),
    model: ({ job }, id) => taskModel(services, worker, job, id),
    deliver: ({ job, n }, piece) => deliverPiece(services, { worker, jobId: job, n }, piece),
    async fail({ job, n }) {
      await failPiece(services, { worker, jobId: job, n }, { error: 'tracing' });
    },
    beat: (tasks) =>
      beatPieces(
        services,
        worker,
        tasks.map(({ job, n }) => ({ job, n })),
      ),
  };
}
