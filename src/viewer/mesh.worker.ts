import { createJobRunner, type MeshJob } from '#viewer/mesh-jobs.ts';

const runJob = createJobRunner();

/** The page's second thread: meshes and pictures are made here, so that the page itself goes on answering. */
addEventListener('message', ({ data: { number, job } }: MessageEvent<{ number: number; job: MeshJob }>) => {
  try {
    const { made, handedOver } = runJob(job);
    postMessage({ number, made }, { transfer: handedOver });
  } catch (error) {
    postMessage({ number, fault: error instanceof Error ? error.message : String(error) }, { transfer: [] });
  }
});
