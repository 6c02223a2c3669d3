import { once } from 'node:events';
import { createReadStream, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { factsOf, placeOf, planLinesOf } from '#exchange/dxf/drawing-facts.ts';
import { proposeWalls } from '#exchange/dxf/propose/propose-walls.ts';
import { readDxf } from '#exchange/dxf/read/read-dxf.ts';
import { median, report } from './support/report.ts';

/*
 * Drawings of other hands (PRODUCT J11), in a thread as a browser's worker reads them: opened, measured, walls proposed
 * from all their layers. `npm run bench -- drawings FOLDER`, for example Debian's `librecad-data`. CPU and not the clock:
 * the machine may be busy. The thread has 300 MB for whatever it holds and what was not yet cleared away.
 */
interface Said {
  said: string;
  cpuMs: number;
  megabytes: number;
  path: string;
}

if (isMainThread) await readAll(process.argv[2] ?? '/usr/share/librecad');
else
  for (const path of workerData as string[]) {
    const said = await readOne(path);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(said);
  }

async function readOne(path: string): Promise<Said> {
  const before = process.threadCpuUsage();
  const read = await readDxf(createReadStream(path) as AsyncIterable<Uint8Array>, statSync(path).size);
  let said: string = read.ok ? 'opened' : read.reason;
  if (read.ok) {
    const facts = factsOf(read.drawing);
    const choice = { layers: facts.layers.map(({ number }) => number), unit: facts.unit.unit };
    const place = placeOf(read.drawing, choice);
    const proposal = place && proposeWalls(planLinesOf(read.drawing, choice, place));
    if (proposal && 'walls' in proposal) said = 'opened, with walls';
  }
  const { user, system } = process.threadCpuUsage(before);
  const { heapUsed, external } = process.memoryUsage();
  return { path, said, cpuMs: (user + system) / 1000, megabytes: (heapUsed + external) / 1e6 };
}

async function readAll(folder: string): Promise<void> {
  const files = globSync('**/*.dxf', { cwd: folder }).map((path) => join(folder, path));
  const all: Said[] = [];
  const worker = new Worker(new URL(import.meta.url), {
    workerData: files,
    resourceLimits: { maxOldGenerationSizeMb: 300 },
  });
  worker.on('message', (said: Said) => all.push(said));
  await once(worker, 'exit');
  const slowest = all.toSorted((a, b) => b.cpuMs - a.cpuMs)[0];
  const largest = all.toSorted((a, b) => b.megabytes - a.megabytes)[0];
  const counts = Map.groupBy(all, ({ said }) => said);
  report('drawings', {
    files: all.length,
    ...Object.fromEntries([...counts].map(([said, of]) => [said, of.length])),
    'CPU ms, median': Math.round(median(all.map(({ cpuMs }) => cpuMs))),
    'CPU ms, most (5,000)': `${Math.round(slowest?.cpuMs ?? 0)} ${slowest?.path ?? ''}`,
    'MB, most (300)': `${Math.round(largest?.megabytes ?? 0)} ${largest?.path ?? ''}`,
  });
}
