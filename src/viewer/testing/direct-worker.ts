import type { MeshWorker } from '#viewer/mesh-worker.ts';
import { createJobRunner, type MeshJob, type MeshJobKind, type MeshJobs, type OnBuilt } from '#viewer/mesh-jobs.ts';

/** The worker's jobs without a worker; what goes in and out is copied as a message is. Writes down what it was asked. */
export function directWorker(): Pick<MeshWorker, 'make'> & { jobs: MeshJobKind[] } {
  const run = createJobRunner();
  const jobs: MeshJobKind[] = [];
  return {
    jobs,
    async make<Kind extends MeshJobKind>(job: { kind: Kind } & MeshJobs[Kind]['asked'], onBuilt?: OnBuilt) {
      jobs.push(job.kind);
      const { made } = run(structuredClone(job) as unknown as MeshJob, onBuilt);
      return structuredClone(made) as MeshJobs[Kind]['made'];
    },
  };
}
