import { AppError, required } from '#lib/errors.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pieceCount, pieceRect } from '#platform/threads/render-piece.ts';
import { workerFile } from '#lib/worker-file.ts';
import type { Developer } from '#platform/threads/developer.ts';
import { createJobThread, JobTooHeavy, type ThreadLimits } from '#platform/threads/job-thread.server.ts';
import type { DevelopJob } from './develop-worker.ts';
import { readTiles } from './encode.ts';

/** Pieces of everybody's pictures are judged in the same line: nobody's looks fill it. */
const quickLimits: ThreadLimits = {
  milliseconds: 30_000,
  megabytes: 768,
  atOnce: 1,
  waiting: 200,
  ofOne: 30,
  pictures: true,
};
/** A panorama of 32K takes minutes of a busy core to encode. */
const slowLimits: ThreadLimits = { milliseconds: 1_200_000, megabytes: 512, atOnce: 1, waiting: 8, pictures: true };
/** Pieces handed over at once: some thirty megabytes. */
const batch = 32;

interface DeveloperOptions {
  /** The folder its threads' file is looked for from. */
  threads?: string;
  /** A program that encodes films, where the operator has one. */
  ffmpeg?: string | null;
}

/** One judges, one finishes: a piece never waits for a film. */
export function createDeveloper({ threads = import.meta.dirname, ffmpeg = null }: DeveloperOptions = {}): Developer {
  const file = workerFile(threads, 'develop-worker.js', 'develop-worker.ts');
  const quick = createJobThread<DevelopJob, unknown>(file, quickLimits);
  const slow = createJobThread<DevelopJob, unknown>(file, slowLimits);
  const ask = async <T>(thread: typeof quick, job: DevelopJob, whose?: string): Promise<T> => {
    try {
      return (await thread.run(job, whose)) as T;
    } catch (error) {
      throw error instanceof JobTooHeavy ? new AppError('unavailable') : error;
    }
  };
  return {
    look: (job, whose) => ask(quick, { kind: 'look', ...job }, whose),
    judgeMeter: (job) => ask(quick, { kind: 'judgeMeter', ...job }),
    judgePiece: (job) => ask(quick, { kind: 'judgePiece', ...job }),
    judgeFrames: (job) => ask(quick, { kind: 'judgeFrames', ...job }),
    judgeLight: (job) => ask(quick, { kind: 'judgeLight', ...job }),
    finishLight: (job) => ask(slow, { kind: 'finishLight', ...job }),
    grow: (job) => ask(quick, { kind: 'grow', ...job }),
    growFilm: (job) => ask(quick, { kind: 'growFilm', ...job }),
    async finish({ sheet, meter, developed, tiles }, read, keepTile) {
      const folder = await mkdtemp(join(tmpdir(), 'hien-picture-'));
      const file = join(folder, 'rows.tif');
      try {
        const out = new SharedArrayBuffer(sheet.width * Math.min(sheet.piece, sheet.height) * 3);
        const columns = Math.ceil(sheet.width / sheet.piece);
        for (let first = 0; first < pieceCount(sheet); first += columns) {
          const { y: top } = pieceRect(sheet, first);
          for (let from = first; from < first + columns; from += batch) {
            const numbers = Array.from({ length: Math.min(batch, first + columns - from) }, (_, i) => from + i);
            const pieces = [];
            for (const n of numbers) pieces.push({ n, bytes: await read(n) });
            await ask(slow, { kind: 'develop', out, top, sheet, meter, ready: developed, pieces });
          }
          await ask(slow, { kind: 'write', file, out, top, sheet });
        }
        const shown = await ask<Uint8Array>(slow, { kind: 'encode', file, sheet });
        const full = await readFile(`${file}.jpg`);
        if (tiles) {
          await ask(slow, { kind: 'tiles', file, tiles });
          for await (const tile of readTiles(file, tiles)) await keepTile(tile);
        }
        return { full, shown };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async film({ size, pieces }, read) {
      const folder = await mkdtemp(join(tmpdir(), 'hien-film-'));
      const file = join(folder, 'film.mp4');
      try {
        for (let n = 0; ; n++) {
          const last = n === pieces - 1;
          const job = { kind: 'film' as const, file, ffmpeg, size, bytes: await read(n), first: n === 0, last };
          const made = await ask<{ full: Uint8Array; shown: Uint8Array } | null>(slow, job);
          if (last) return required(made, 'A film whose last frames were added');
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: async () => {
      await Promise.all([quick.close(), slow.close()]);
    },
  };
}
