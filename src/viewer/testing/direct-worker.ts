import type { MeshWorker } from '#viewer/mesh-worker.ts';
import { createJobRunner, type MeshJob } from '#viewer/mesh-jobs.ts';

/** The worker's jobs without a worker; what goes in and out is copied as a message is. */
export function directWorker(): Pick<MeshWorker, 'make'> & { jobs: MeshJob['kind'][] } {
  const run = createJobRunner();
  const jobs: MeshJob['kind'][] = [];
  return {
    jobs,
    async make(job) {
      jobs.push(job.kind);
      const { made } = run(structuredClone(job) as MeshJob);
      return structuredClone(made) as Awaited<ReturnType<MeshWorker['make']>> as never;
    },
  };
}
