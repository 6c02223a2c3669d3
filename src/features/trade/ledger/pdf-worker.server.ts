import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createQueue } from '#features/foundation/media/picture-processor.server.ts';
import type { PdfWorker } from '#platform/pdf-worker.ts';
import type { PdfReply } from './paper-worker.server.ts';

/** Wall-clock limit: the longest document takes some seconds. And the thread's heap in megabytes. */
const mostMs = 120_000;
const mostMegabytes = 512;
const mostWaiting = 20;

export function createPdfWorker(): PdfWorker {
  const inLine = createQueue(1, mostWaiting);
  return { draw: (paper) => inLine(() => drawOnThread(paper)) };
}

/** Without access to our environment; always terminated. */
function drawOnThread(paper: object): Promise<Uint8Array> {
  const worker = new Worker(workerFile(), {
    workerData: paper,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the paper took too long')), mostMs);
    worker.once('message', (answer: PdfReply) =>
      'fault' in answer ? reject(new Error(answer.fault)) : resolve(answer.bytes),
    );
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the thread ended without a word'));
    });
  }).finally(() => worker.terminate());
}

/** In a build, beside the server's own file or its chunks; from sources, Node runs it as it is. */
function workerFile(): string {
  const built = ['paper-worker.js', '../paper-worker.js']
    .map((name) => join(import.meta.dirname, name))
    .find(existsSync);
  return built ?? join(import.meta.dirname, 'paper-worker.server.ts');
}
