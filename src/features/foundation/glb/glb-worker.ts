import { parentPort, workerData } from 'node:worker_threads';
import { openModelFile } from '#exchange/budget/check-model-file.ts';
import { RefusedFile, type Refusal } from '#exchange/budget/refusal.ts';
import type { InspectedGlb } from './inspect-glb.ts';

export type GlbAnswer = { ok: true; found: InspectedGlb } | { ok: false; refusal: Refusal } | { fault: string };

/** One file, one thread: whatever it does ends with it. */
const { file } = workerData as { file: Uint8Array };
found().then(
  (all) => send({ ok: true, found: all }, [all.bytes.buffer as ArrayBuffer, all.picture.buffer as ArrayBuffer]),
  (error: unknown) => send(verdictOn(error)),
);

/** Rendering code is loaded only when there is something to draw. */
async function found(): Promise<InspectedGlb> {
  const opened = openModelFile(file);
  const { inspectGlb } = await import('./inspect-glb.ts');
  return inspectGlb(opened, file.length);
}

/** Running out of memory or stack is the file's fault; anything else is ours. */
function verdictOn(error: unknown): GlbAnswer {
  if (error instanceof RefusedFile) return { ok: false, refusal: error.refusal };
  if (error instanceof RangeError) return { ok: false, refusal: { key: 'too-heavy', values: {} } };
  return { fault: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) };
}

function send(answer: GlbAnswer, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, handedOver);
}
