import { checkModelFile } from '#exchange/budget/check-model-file.ts';
import { glbOf } from '#exchange/glb.ts';
import { median, report } from './support/report.ts';

/* What it costs to refuse fifty million vertices in 248 bytes. */
const bomb = glbOf(
  {
    asset: { version: '2.0' },
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    nodes: [{ mesh: 0 }],
    accessors: [{ componentType: 5126, count: 50_000_000, type: 'VEC3' }],
  },
  new Uint8Array(0),
);
const first = timed();
globalThis.gc?.();
const before = process.memoryUsage();
const times = Array.from({ length: 1000 }, timed);
const after = process.memoryUsage();
const verdict = checkModelFile(bomb);

report('file-bomb', {
  bytes: bomb.length,
  verdict: verdict.ok ? 'taken' : verdict.refusal.key,
  firstMs: first.toFixed(2),
  medianMs: median(times).toFixed(3),
  heapGrowthOfThousandMB: ((after.heapUsed - before.heapUsed) / 2 ** 20).toFixed(1),
  buffersGrowthMB: ((after.arrayBuffers - before.arrayBuffers) / 2 ** 20).toFixed(1),
});

function timed(): number {
  const began = performance.now();
  checkModelFile(bomb);
  return performance.now() - began;
}
