import { createReadStream, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { factsOf, placeOf, planLinesOf } from '#exchange/dxf/drawing-facts.ts';
import { proposeWalls } from '#exchange/dxf/propose/propose-walls.ts';
import { readDxf } from '#exchange/dxf/read/read-dxf.ts';
import type { DrawingRead } from './read-drawings.ts';

for (const path of workerData as string[]) {
  const read = await readOne(path);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(read);
}

/** Opened, measured, walls proposed from all its layers. */
async function readOne(path: string): Promise<DrawingRead> {
  const before = process.threadCpuUsage();
  const read = await readDxf(createReadStream(path) as AsyncIterable<Uint8Array>, statSync(path).size);
  let said: DrawingRead['said'] = read.ok ? 'opened' : read.reason;
  let layers = 0;
  if (read.ok) {
    const facts = factsOf(read.drawing);
    layers = facts.layers.length;
    const choice = { layers: facts.layers.map(({ number }) => number), unit: facts.unit.unit };
    const place = placeOf(read.drawing, choice);
    const proposal = place && proposeWalls(planLinesOf(read.drawing, choice, place));
    if (proposal && 'walls' in proposal) said = 'opened, with walls';
  }
  const { user, system } = process.threadCpuUsage(before);
  const { heapUsed, external } = process.memoryUsage();
  return { path, said, layers, cpuMs: (user + system) / 1000, megabytes: (heapUsed + external) / 1e6 };
}
