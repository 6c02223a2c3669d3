import { createJobRunner, type MeshJob } from '#viewer/mesh-jobs.ts';

const runJob = createJobRunner();

/** Web worker: meshes and textures are made here, so that the page stays responsive. */
addEventListener('message', ({ data: { number, job } }: MessageEvent<{ number: number; job: MeshJob }>) => {
  try {
    const { made, handedOver } = runJob(job, (built) => postMessage({ number, built }, { transfer: [] }));
    postMessage({ number, made }, { transfer: handedOver });
  } catch (error) {
    postMessage({ number, fault: error instanceof Error ? error.message : String(error) }, { transfer: [] });
  }
});
