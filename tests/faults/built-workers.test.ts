import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { textureCache } from '#models/materials/texture.ts';
import type { WorkerAnswer, WorkerStart, WorkerTask } from '#render/engine/trace-worker.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import { smallRoom, smallRoomCamera } from '#render/testing/small-room.ts';
import config from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');
const built = (name: string) => join(root, 'build/server', `${name}.js`);
const inputs = config.environments?.ssr?.build?.rollupOptions?.input as Record<string, string>;

const workers: Worker[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.terminate();
});

const scene = flatten(smallRoom(), textureCache(64));
const task: WorkerTask = {
  kind: 'tile',
  number: 0,
  shot: { camera: smallRoomCamera, width: 32, height: 24, samples: 2, seed: 1 },
  settings: { bounces: 4, clamp: 10, view: 1 },
  tile: { x: 8, y: 8, width: 16, height: 8 },
};

/** What a thread started from this file makes of one tile. */
async function tracedBy(file: string): Promise<WorkerAnswer> {
  const start: WorkerStart = { scene, thread: 0, stop: new Int32Array(new SharedArrayBuffer(4)), niceness: 0 };
  const worker = new Worker(file, { workerData: start, execArgv: [] });
  workers.push(worker);
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(task, []);
  });
}

describe('threads of the built server', () => {
  test('every worker the build names is there', () => {
    const names = Object.keys(inputs);
    expect(names).toEqual(
      expect.arrayContaining([
        'model-worker',
        'glb-worker',
        'design-worker',
        'furnish-worker',
        'export-worker',
        'render-worker',
        'paper-worker',
      ]),
    );
    expect(names.filter((name) => !existsSync(built(name)))).toEqual([]);
  });

  test('the built tracer and its source make the same light, bit by bit', async () => {
    const fromBuild = await tracedBy(built('render-worker'));
    const fromSource = await tracedBy(join(root, 'src/render/engine/trace-worker.ts'));
    expect(fromBuild.found?.length).toBe(16 * 8 * 10);
    expect(fromBuild.found?.some((value) => value > 0)).toBe(true);
    expect(fromBuild.found).toEqual(fromSource.found);
  });
});
