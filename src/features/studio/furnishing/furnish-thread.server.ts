import { AppError } from '#lib/errors.ts';
import { workerFile } from '#lib/worker-file.ts';
import type { FurnishAnswer, Furnisher } from '#platform/threads/furnisher.ts';
import { createJobThread, JobTooHeavy, type ThreadLimits } from '#platform/threads/job-thread.server.ts';
import type { FurnishThreadJob } from './furnish-worker.ts';

/** Three ways of a room take seconds of a quiet core; on a busy machine they may take their time. */
const usualLimits: ThreadLimits = { milliseconds: 30_000, megabytes: 512, atOnce: 1, waiting: 8, ofOne: 4 };

/** `threads`: the folder its thread's file is looked for from. */
export function createFurnisher(limits: ThreadLimits = usualLimits, threads: string = import.meta.dirname): Furnisher {
  const thread = createJobThread<FurnishThreadJob, FurnishAnswer>(
    workerFile(threads, 'furnish-worker.js', 'furnish-worker.ts'),
    limits,
  );
  return {
    async propose(job, whose) {
      try {
        return await thread.run(job as FurnishThreadJob, whose);
      } catch (error) {
        throw error instanceof JobTooHeavy ? new AppError('unavailable') : error;
      }
    },
    close: () => thread.close(),
  };
}
