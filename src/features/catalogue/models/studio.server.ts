import { createHash } from 'node:crypto';
import { rm, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';
import { createFileCache } from '#platform/storage/file-cache.server.ts';
import type { Studio, StudioJob } from '#platform/threads/studio.ts';
import { createJobThread, JobTooHeavy } from '#platform/threads/job-thread.server.ts';
import { editionOfBuild, modelWorkerFile } from './model-worker-file.server.ts';

const mostBytes = 512 * 1024 * 1024;
/** While one picture is encoded the next is drawn; so a job may take as long as four. */
const threadLimits = { milliseconds: 120_000, megabytes: 768, atOnce: 4, waiting: 240, pictures: true } as const;

/**
 * The studio of this machine: one worker thread, a bounded cache on disk, one execution however many ask. `threads`: the
 * folder its thread's file is looked for from.
 */
export function createStudio(dataDir: string, threads?: string): Studio {
  const shelves = join(dataDir, 'cache', 'models');
  const { edition, kept } = editionOfBuild();
  const cache = kept ? createFileCache(join(shelves, edition), mostBytes) : null;
  const bench = createJobThread<StudioJob, Uint8Array>(modelWorkerFile(threads), threadLimits);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const swept = kept ? dropOldEditions(shelves, edition) : Promise.resolve();

  async function made(name: string, job: StudioJob): Promise<Uint8Array> {
    const stored = await cache?.read(name);
    if (stored) return stored;
    const bytes = await bench.run(job).catch(throwRetry);
    await cache?.write(name, bytes);
    return bytes;
  }

  return {
    edition,
    pictureType: 'image/webp',
    async make(job) {
      const name = nameOf(job);
      const ready = underWay.has(name) || ((await cache?.has(name)) ?? false);
      return {
        ready,
        bytes() {
          const now = underWay.get(name);
          if (now) return now;
          const work = made(name, job).finally(() => underWay.delete(name));
          underWay.set(name, work);
          return work;
        },
      };
    },
    async close() {
      await swept;
      await bench.close();
    },
  };
}

function throwRetry(error: unknown): never {
  throw error instanceof JobTooHeavy ? new AppError('unavailable') : error;
}

/** The name contains everything the bytes depend on but the edition, which is the folder. */
function nameOf(job: StudioJob): string {
  if (job.kind === 'plan')
    return hashOf([
      job.kind,
      job.name,
      job.level,
      job.ground,
      job.words?.locale,
      Object.entries(job.words?.rooms ?? {}),
      job.pixels,
    ]);
  const finishes = Object.entries(job.finishes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hashOf([job.kind, job.id, finishes, job.kind === 'picture' ? [job.width, job.height] : []]);
}

function hashOf(says: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(says)).digest('hex').slice(0, 40);
}

async function dropOldEditions(shelves: string, edition: string): Promise<void> {
  const editions = await readdir(shelves).catch(() => []);
  for (const old of editions)
    if (old !== edition) await rm(join(shelves, old), { recursive: true, force: true }).catch(() => undefined);
}
