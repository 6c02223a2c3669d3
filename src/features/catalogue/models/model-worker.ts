import { parentPort } from 'node:worker_threads';
import type { StudioJob } from '#platform/studio.ts';
import { createFileMaker } from './make-file.ts';
import type { StudioWorkerReply } from './studio-worker.server.ts';

const makeFile = createFileMaker();

/** The studio's thread: receives jobs, sends bytes. */
parentPort?.on('message', ({ number, job }: { number: number; job: StudioJob }) => {
  makeFile(job).then(
    (bytes) => send({ number, bytes }),
    (error: unknown) =>
      send({ number, fault: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) }),
  );
});

function send(answer: StudioWorkerReply): void {
  parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : []);
}
