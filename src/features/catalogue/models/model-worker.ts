import { parentPort } from 'node:worker_threads';
import type { StudioJob } from '#platform/studio.ts';
import { createMaker } from './make-file.ts';
import type { BenchAnswer } from './studio-bench.server.ts';

const makeFile = createMaker();

/** The studio's own thread: takes a job, sends bytes. */
parentPort?.on('message', ({ number, job }: { number: number; job: StudioJob }) => {
  makeFile(job).then(
    (bytes) => send({ number, bytes }),
    (error: unknown) => send({ number, fault: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) }),
  );
});

function send(answer: BenchAnswer): void {
  parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : []);
}
