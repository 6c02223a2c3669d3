import { Worker } from 'node:worker_threads';
import { pictureLibrary } from '#platform/threads/picture-library.ts';
import type { GlbVerdict, GlbInspector } from '#platform/threads/glb-inspector.ts';
import type { GlbAnswer } from './glb-worker.ts';
import { createFairQueue } from '#platform/threads/queue.ts';
import { workerFile } from '#lib/worker-file.ts';

export interface GlbInspectionLimits {
  /** Of the clock: an honest model takes a second or two; on a busy machine it may take its time. */
  milliseconds: number;
  /** Of the thread's own heap. What lies beside it (corners, pictures) is bounded by the budget check. */
  megabytes: number;
}

const defaultLimits: GlbInspectionLimits = { milliseconds: 60_000, megabytes: 512 };
const mostWaiting = 12;
const ofOne = { atOnce: 1, waiting: 6 };
const tooHeavy: GlbVerdict = { ok: false, reason: 'too-heavy', values: {} };

/** `threads`: the folder its thread's file is looked for from. */
export function createGlbInspector(
  patience: GlbInspectionLimits = defaultLimits,
  threads: string = import.meta.dirname,
): GlbInspector {
  const inLine = createFairQueue(1, mostWaiting, ofOne);
  const thread = workerFile(threads, 'glb-worker.js', 'glb-worker.ts');
  return {
    inspect: (whose, read) =>
      inLine(whose, async () => {
        await pictureLibrary();
        return inspectOnThread(thread, await read(), patience);
      }),
  };
}

/** A thread for one file, with nothing of our surroundings in it; ended in every case. */
function inspectOnThread(
  thread: string,
  file: Uint8Array<ArrayBuffer>,
  { milliseconds, megabytes }: GlbInspectionLimits,
): Promise<GlbVerdict> {
  const worker = new Worker(thread, {
    workerData: { file },
    transferList: [file.buffer],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  });
  return new Promise<GlbVerdict>((resolve, reject) => {
    const timer = setTimeout(() => resolve(tooHeavy), milliseconds);
    worker.once('message', (answer: GlbAnswer) => {
      if ('fault' in answer) reject(new Error(answer.fault));
      else resolve(answer.ok ? answer : { ok: false, reason: answer.refusal.key, values: answer.refusal.values });
    });
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooHeavy) : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the thread ended without a word'));
    });
  }).finally(() => worker.terminate());
}
