import { Worker } from 'node:worker_threads';
import type { PdfWorker } from '#platform/threads/pdf-worker.ts';
import type { PdfReply } from './paper-worker.server.ts';
import { createFairQueue } from '#platform/threads/queue.ts';
import { workerFile } from '#lib/worker-file.ts';

/** Wall-clock limit: the longest document takes some seconds. And the thread's heap in megabytes. */
const mostMs = 120_000;
const mostMegabytes = 512;
const mostWaiting = 20;
const ofOne = { atOnce: 1, waiting: 4 };

/** `threads`: the folder its thread's file is looked for from. */
export function createPdfWorker(threads: string = import.meta.dirname): PdfWorker {
  const inLine = createFairQueue(1, mostWaiting, ofOne);
  const thread = workerFile(threads, 'paper-worker.js', 'paper-worker.server.ts');
  return { draw: (whose, paper) => inLine(whose, () => drawOnThread(thread, paper)) };
}

/** Without access to our environment; always terminated. */
function drawOnThread(thread: string, paper: object): Promise<Uint8Array> {
  const worker = new Worker(thread, {
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
