import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createQueue } from '#features/foundation/media/picture-processor.server.ts';
import type { GlbVerdict, GlbInspector } from '#platform/glb-inspector.ts';
import type { GlbAnswer } from './glb-worker.ts';

export interface GlbInspectionLimits {
  /** Wall-clock time: a valid model takes a second or two, more on a busy machine. */
  milliseconds: number;
  /** Of the thread's own heap. Memory beside it (vertices, textures) is bounded by the budget check. */
  megabytes: number;
}

const defaultLimits: GlbInspectionLimits = { milliseconds: 60_000, megabytes: 512 };
const mostWaiting = 12;
const tooHeavy: GlbVerdict = { ok: false, reason: 'too-heavy', values: {} };

export function createGlbInspector(patience: GlbInspectionLimits = defaultLimits): GlbInspector {
  const inLine = createQueue(1, mostWaiting);
  return { inspect: (read) => inLine(async () => inspectOnThread(await read(), patience)) };
}

/** A thread for one file, without access to our environment; always terminated. */
function inspectOnThread(
  file: Uint8Array<ArrayBuffer>,
  { milliseconds, megabytes }: GlbInspectionLimits,
): Promise<GlbVerdict> {
  const worker = new Worker(workerFile(), {
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

/** In a build, beside the server's own file or its chunks; from sources, Node runs it as it is. */
function workerFile(): string {
  const built = ['glb-worker.js', '../glb-worker.js'].map((name) => join(import.meta.dirname, name)).find(existsSync);
  return built ?? join(import.meta.dirname, 'glb-worker.ts');
}
