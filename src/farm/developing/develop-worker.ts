import type { MeterReading } from '#platform/threads/render-task.ts';
import { answerJobs } from '#platform/threads/answer-jobs.ts';
import type { Developer, SheetOfPieces } from '#platform/threads/developer.ts';
import { developInto } from './develop.ts';
import type { Tiles } from '#platform/threads/tiles.ts';
import { cutTiles, encode } from './encode.ts';
import { framesIn, openFilmEncoder, posterOf } from './film-encoder.ts';
import { grow, growFilm } from './grow.ts';
import { judgeFrames } from './judge-frames.ts';
import { finishLight, judgeLight } from './light.ts';
import { judgeMeter, judgePiece } from './judge.ts';
import { look } from './look.ts';
import { createStripFile, writeRows } from './strip-file.ts';

type Asked<
  Name extends
    | 'look'
    | 'judgeMeter'
    | 'judgePiece'
    | 'judgeFrames'
    | 'judgeLight'
    | 'finishLight'
    | 'grow'
    | 'growFilm',
> = Parameters<Developer[Name]>[0];
export type DevelopJob =
  | ({ kind: 'look' } & Asked<'look'>)
  | ({ kind: 'judgeMeter' } & Asked<'judgeMeter'>)
  | ({ kind: 'judgePiece' } & Asked<'judgePiece'>)
  | ({ kind: 'judgeFrames' } & Asked<'judgeFrames'>)
  | ({ kind: 'judgeLight' } & Asked<'judgeLight'>)
  | ({ kind: 'finishLight' } & Asked<'finishLight'>)
  | ({ kind: 'grow' } & Asked<'grow'>)
  | ({ kind: 'growFilm' } & Asked<'growFilm'>)
  /** `out`: shared memory a row of pieces comes together in; `top` is where it lies. */
  | {
      kind: 'develop';
      out: SharedArrayBuffer;
      top: number;
      sheet: SheetOfPieces;
      meter: MeterReading;
      ready: boolean;
      pieces: readonly { n: number; bytes: Uint8Array }[];
    }
  | { kind: 'write'; file: string; out: SharedArrayBuffer; top: number; sheet: SheetOfPieces }
  | { kind: 'encode'; file: string; sheet: SheetOfPieces }
  | { kind: 'tiles'; file: string; tiles: Tiles }
  /** A piece of a film; the encoder is opened with the first and answers with the film at the last. */
  | {
      kind: 'film';
      file: string;
      ffmpeg: string | null;
      size: { width: number; height: number };
      bytes: Uint8Array;
      first: boolean;
      last: boolean;
    };

let filming: { file: string; encoder: Awaited<ReturnType<typeof openFilmEncoder>>; poster: Uint8Array } | null = null;

/** The thread pieces are judged on and pictures come together on. */
answerJobs(async (job: DevelopJob): Promise<unknown> => {
  switch (job.kind) {
    case 'look':
      return look(job);
    case 'judgeMeter':
      return judgeMeter(job);
    case 'judgePiece':
      return judgePiece(job);
    case 'judgeFrames':
      return judgeFrames(job);
    case 'judgeLight':
      return judgeLight(job);
    case 'finishLight':
      return finishLight(job);
    case 'grow':
      return grow(job);
    case 'growFilm':
      return growFilm(job);
    case 'develop': {
      const out = new Uint8Array(job.out);
      for (const { n, bytes } of job.pieces) await developInto(out, { ...job, n, bytes });
      return null;
    }
    case 'write': {
      const { file, sheet, top, out } = job;
      if (top === 0) await createStripFile(file, sheet);
      const rows = Math.min(sheet.piece, sheet.height - top);
      await writeRows(file, sheet, top, new Uint8Array(out, 0, rows * sheet.width * 3));
      return null;
    }
    case 'encode':
      return encode(job.file, job.sheet);
    case 'tiles':
      return cutTiles(job.file, job.tiles);
    case 'film':
      return film(job);
  }
});

async function film(
  job: Extract<DevelopJob, { kind: 'film' }>,
): Promise<{ full: Uint8Array; shown: Uint8Array } | null> {
  const { file, size, ffmpeg, bytes, first, last } = job;
  if (first) filming = { file, encoder: await openFilmEncoder(size, file, ffmpeg), poster: new Uint8Array() };
  // The thread was replaced in between: the film is begun anew.
  if (filming?.file !== file) throw new Error('no film was begun');
  for await (const pixels of framesIn(bytes)) {
    if (filming.poster.length === 0) filming.poster = await posterOf(pixels, size);
    await filming.encoder.add(pixels);
  }
  if (!last) return null;
  const { encoder, poster } = filming;
  filming = null;
  return { full: await encoder.end(), shown: poster };
}
