import { workerFile } from '#lib/worker-file.ts';
import type { Exporter, ExportVerdict, SurfaceFact } from '#platform/threads/exporter.ts';
import { createJobThread, JobTooHeavy, type ThreadLimits } from '#platform/threads/job-thread.server.ts';
import type { ExportJob, ExportRefusal } from './export-job.ts';

/** Paper takes a second or two of a quiet core, a furnished flat in 3D fifteen: a busy machine needs several times that. */
const usualLimits: ThreadLimits = {
  milliseconds: 120_000,
  megabytes: 1024,
  atOnce: 1,
  waiting: 12,
  ofOne: 4,
  pictures: true,
};

/** `threads`: the folder its thread's file is looked for from. */
export function createExporter(limits: ThreadLimits = usualLimits, threads: string = import.meta.dirname): Exporter {
  const thread = createJobThread<ExportJob, ExportVerdict | SurfaceFact[]>(
    workerFile(threads, 'export-worker.js', 'export-worker.server.ts'),
    limits,
  );
  const run = async (job: ExportJob, whose: string) => {
    try {
      return await thread.run(job, whose);
    } catch (error) {
      if (error instanceof JobTooHeavy) return { ok: false, reason: 'too_heavy' satisfies ExportRefusal } as const;
      throw error;
    }
  };
  return {
    async make(job, whose) {
      const made = await run(job as ExportJob, whose);
      if (Array.isArray(made)) throw new Error('no file');
      return made;
    },
    async surfaces(text, whose) {
      const made = await run({ kind: 'surfaces', text }, whose);
      return Array.isArray(made) ? made : null;
    },
    close: () => thread.close(),
  };
}
