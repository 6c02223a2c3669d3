import { createWorkshop, type Job } from '#viewer/workshop-jobs.ts';

const make = createWorkshop();

/** The page's second thread: meshes and pictures are made here, so that the page itself goes on answering. */
addEventListener('message', ({ data: { number, job } }: MessageEvent<{ number: number; job: Job }>) => {
  try {
    const { made, handedOver } = make(job);
    postMessage({ number, made }, { transfer: handedOver });
  } catch (error) {
    postMessage({ number, fault: error instanceof Error ? error.message : String(error) }, { transfer: [] });
  }
});
