import type { Job, JobKind, Jobs } from '#viewer/workshop-jobs.ts';

/** The page's side of the workshop. */
export interface Workshop {
  make<Kind extends JobKind>(job: { kind: Kind } & Jobs[Kind]['asked']): Promise<Jobs[Kind]['made']>;
  close(): void;
}

type Answer = { number: number; made: Jobs[JobKind]['made'] } | { number: number; fault: string };
interface Waiting { done(made: unknown): void; failed(error: Error): void }

export function openWorkshop(): Workshop {
  const worker = new Worker(new URL('./workshop.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const who = waiting.get(data.number);
    waiting.delete(data.number);
    if ('fault' in data) who?.failed(new Error(data.fault));
    else who?.done(data.made);
  });
  // Its file did not arrive, or it broke: whoever waits must not wait for ever.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { failed } of waiting.values()) failed(new Error('the workshop did not open'));
    waiting.clear();
  });
  return {
    make: (job) => new Promise((done, failed) => {
      waiting.set(++last, { done: done as Waiting['done'], failed });
      worker.postMessage({ number: last, job: job as Job }, []);
    }),
    close() {
      worker.terminate();
      waiting.clear();
    },
  };
}
