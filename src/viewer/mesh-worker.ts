import type { MeshJob, MeshJobKind, MeshJobs, OnBuilt } from '#viewer/mesh-jobs.ts';

/** The page's handle on the mesh worker. */
export interface MeshWorker {
  make<Kind extends MeshJobKind>(
    job: { kind: Kind } & MeshJobs[Kind]['asked'],
    onBuilt?: OnBuilt,
  ): Promise<MeshJobs[Kind]['made']>;
  close(): void;
}

type Answer =
  | { number: number; made: MeshJobs[MeshJobKind]['made'] }
  | { number: number; fault: string }
  | { number: number; built: Parameters<OnBuilt>[0] };
interface PendingJob {
  done(made: unknown): void;
  failed(error: Error): void;
  built: OnBuilt | undefined;
}

export function openMeshWorker(): MeshWorker {
  const worker = new Worker(new URL('./mesh.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PendingJob>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const who = waiting.get(data.number);
    if ('built' in data) return who?.built?.(data.built);
    waiting.delete(data.number);
    if ('fault' in data) who?.failed(new Error(data.fault));
    else who?.done(data.made);
  });
  // Its file did not load, or it crashed: pending jobs must fail instead of waiting for ever.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { failed } of waiting.values()) failed(new Error('the workshop did not open'));
    waiting.clear();
  });
  return {
    make: (job, built) =>
      new Promise((done, failed) => {
        waiting.set(++last, { done: done as PendingJob['done'], failed, built });
        worker.postMessage({ number: last, job: job as MeshJob }, []);
      }),
    close() {
      worker.terminate();
      waiting.clear();
    },
  };
}
