import { parentPort } from 'node:worker_threads';

export type JobAnswer<Result> = { number: number; result: Result } | { number: number; fault: string };

/** The thread's side of a `JobThread`: receives jobs, sends results; `handedOver` is memory that goes with one. */
export function answerJobs<Job, Result>(
  work: (job: Job) => Result | Promise<Result>,
  handedOver: (result: Result) => ArrayBuffer[] = () => [],
): void {
  const send = (answer: JobAnswer<Result>, moved: ArrayBuffer[] = []) => parentPort?.postMessage(answer, moved);
  parentPort?.on('message', async ({ number, job }: { number: number; job: Job }) => {
    try {
      const result = await work(job);
      send({ number, result }, handedOver(result));
    } catch (error) {
      send({ number, fault: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) });
    }
  });
}
