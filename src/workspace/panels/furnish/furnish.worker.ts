import { furnishSteps, type FurnishJob } from '#layout/proposals/furnish-job.ts';

/** Web worker: rooms are furnished here, so that the page stays responsive. */
addEventListener('message', ({ data: { number, job } }: MessageEvent<{ number: number; job: FurnishJob }>) => {
  try {
    for (const step of furnishSteps(job)) postMessage({ number, step });
    postMessage({ number, done: true });
  } catch (error) {
    postMessage({ number, fault: error instanceof Error ? error.message : String(error) });
  }
});
