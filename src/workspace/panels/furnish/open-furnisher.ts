import type { JobStep } from '#layout/proposals/furnish-job.ts';
import type { Furnisher } from '../../ports/furnish-port.ts';

type Answer = { number: number } & ({ step: JobStep } | { done: true } | { fault: string });

/** The page's handle on the worker: it opens with the first job, and a job that is given up takes it along. */
export function openFurnisher(): Furnisher {
  let worker: Worker | null = null;
  let last = 0;

  function hired(): Worker {
    worker ??= new Worker(new URL('./furnish.worker.ts', import.meta.url), { type: 'module' });
    return worker;
  }

  function dismiss(): void {
    worker?.terminate();
    worker = null;
  }

  return {
    run: (job, onStep, signal) =>
      new Promise((resolve, reject) => {
        const number = ++last;
        const at = hired();
        function leave(): void {
          at.removeEventListener('message', hear);
          at.removeEventListener('error', fail);
          signal.removeEventListener('abort', giveUp);
        }
        function hear({ data }: MessageEvent<Answer>): void {
          if (data.number !== number) return;
          if ('step' in data) return onStep(data.step);
          leave();
          if ('fault' in data) reject(new Error(data.fault));
          else resolve();
        }
        // Its file did not load, or it crashed: who waits must not wait for ever.
        function fail(event: ErrorEvent): void {
          event.preventDefault();
          leave();
          dismiss();
          reject(new Error('the furnisher did not start'));
        }
        function giveUp(): void {
          leave();
          dismiss();
          resolve();
        }
        if (signal.aborted) return resolve();
        at.addEventListener('message', hear);
        at.addEventListener('error', fail);
        signal.addEventListener('abort', giveUp);
        at.postMessage({ number, job }, []);
      }),
  };
}
