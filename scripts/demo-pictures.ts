import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { isFinished, pictureFile, picturesFolder, readNotes, writeNotes } from '#demo/pictures/picture-folder.ts';
import { homeOfKey, matchesGlob, pictureKinds, stampOf } from '#demo/pictures/picture-jobs.ts';
import type { PictureJob } from '#demo/pictures/picture-jobs.ts';
import { slotsOfModel } from '#features/catalogue/products/looks/slots-of-model.ts';
import { findModel } from '#models/library.ts';
import { allJobs } from './lib/demo-pictures/all-jobs.ts';
import {
  withRenderContext,
  type RenderContext,
  type DrawnPicture,
  type Frame,
} from './lib/demo-pictures/render-context.ts';
import { drawPiece } from './lib/demo-pictures/draw-piece.ts';
import { drawRoom } from './lib/demo-pictures/draw-room.ts';
import { encoded, placeholderOf } from './lib/demo-pictures/encode.ts';
import { cpuSeconds, estimate } from './lib/demo-pictures/estimate.ts';
import { seenItems } from './lib/demo-pictures/seen-items.ts';
import { pictureSheet } from './lib/demo-pictures/sheet.ts';

/*
 * npm run demo:pictures                         makes what is missing or out of date; may be killed and begun again
 *   -- --only 'home-*-main'                     of some only (stars stand for anything)
 *   -- --list                                   says what there is to do and what it will cost
 *   -- --keep folder                            where tiles and traced light lie: with the same light it is only developed
 *   -- --preview /tmp/look [--size 256]         small and quick, as PNG with one sheet, beside the finished ones
 *   -- --sheet                                  contact sheets of all that is finished, into docs/pictures
 *   -- --pieces                                 notes which pieces are seen where in the main pictures, into
 * seen-pieces.json -- --prune                                  takes away pictures nobody asks for any more
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '*' },
    preview: { type: 'string' },
    size: { type: 'string', default: '256' },
    samples: { type: 'string' },
    list: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    pieces: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    threads: { type: 'string', default: String(availableParallelism()) },
    keep: { type: 'string', default: '.hien/demo-pictures' },
  },
});

const folder = picturesFolder();
const notes = readNotes(folder);
const every = allJobs();
const jobs = every.filter(({ key }) => matchesGlob(key, values.only));
const stopped = new AbortController();
process.once('SIGINT', () => stopped.abort());
const settings = {
  threads: Number(values.threads),
  keep: values.keep,
  signal: stopped.signal,
  onProgress: progress,
};

if (values.sheet) await sheets();
else if (values.pieces) notePieces();
else if (values.prune) prune();
else if (values.preview) await preview(values.preview);
else await finals();

async function finals(): Promise<void> {
  const todo = jobs.filter((job) => !isFinished(folder, notes, job.key, stampOf(job)));
  printLine(
    `${jobs.length} pictures, ${todo.length} to make, about ${Math.round(todo.reduce((sum, job) => sum + estimate(job, notes), 0))} CPU-s`,
  );
  if (values.list) for (const job of todo) printLine(`${job.key} ${estimate(job, notes).toFixed(0)} CPU-s`);
  if (values.list || todo.length === 0) return;
  await withRenderContext(settings, async (room) => {
    for (const [i, job] of todo.entries()) {
      const began = cpuSeconds();
      const drawn = await draw(job, frameOf(job), room);
      const bytes = await encoded(drawn, pictureKinds[job.kind].most);
      writeFileSync(pictureFile(folder, job.key), bytes);
      const took = cpuSeconds() - began;
      notes[job.key] = {
        stamp: stampOf(job),
        kind: job.kind,
        width: drawn.width,
        height: drawn.height,
        bytes: bytes.byteLength,
        placeholder: await placeholderOf(drawn),
        cpuSeconds: Math.round(took * 10) / 10,
      };
      writeNotes(folder, notes);
      const left = todo.slice(i + 1).reduce((sum, each) => sum + estimate(each, notes), 0);
      printLine(
        `\r${job.key} ${drawn.width}x${drawn.height} ${Math.round(bytes.byteLength / 1000)} kB, ${took.toFixed(1)} CPU-s; ${todo.length - i - 1} left, about ${Math.round(left)} CPU-s`,
      );
    }
  });
}

/** To check before the long work: small, few samples, and one sheet. */
async function preview(into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  const side = Number(values.size);
  await withRenderContext(settings, async (room) => {
    for (const job of jobs) {
      const { width, height } = pictureKinds[job.kind];
      const began = cpuSeconds();
      const drawn = await draw(
        job,
        { width: side, height: Math.round((side * height) / width), samples: Number(values.samples ?? 4) },
        { ...room, keep: join(into, 'tiles') },
      );
      await sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 3 } })
        .png()
        .toFile(join(into, `${job.key}.png`));
      printLine(`\r${job.key} ${(cpuSeconds() - began).toFixed(1)} CPU-s`);
    }
  });
  const files = jobs.map(({ key }) => join(into, `${key}.png`));
  const { width, height } = pictureKinds[jobs[0]!.kind];
  await (
    await pictureSheet(files, { columns: 6, width: side, height: Math.round((side * height) / width) })
  )
    .png()
    .toFile(join(into, 'sheet.png'));
}

async function sheets(): Promise<void> {
  const done = (kind: PictureJob['kind']) =>
    every
      .filter((job) => job.kind === kind && isFinished(folder, notes, job.key, stampOf(job)))
      .map(({ key }) => pictureFile(folder, key));
  const to = join(import.meta.dirname, '../docs/pictures');
  for (const [kind, columns, width, height] of [
    ['main', 4, 360, 240],
    ['detail', 6, 240, 160],
    ['panorama', 2, 640, 320],
    ['piece', 12, 120, 150],
  ] as const) {
    if (done(kind).length > 0)
      await (
        await pictureSheet(done(kind), { columns, width, height })
      )
        .webp({ quality: 80 })
        .toFile(join(to, `demo-${kind}.webp`));
  }
}

/** For *shop the room*: the largest pieces of each main picture, and where they are. */
function notePieces(): void {
  const lines = every.flatMap((job) => {
    if (job.kind !== 'main') return [];
    const pieces = seenItems(job.design, job.camera)
      .filter(({ share }) => share > 0.0012)
      .slice(0, 24)
      .map(({ item, x, y }) => {
        const { model, finishes } = job.design.items[item]!;
        const found = findModel(model);
        return { item, model, finishes, wears: found ? slotsOfModel(found) : [], x, y };
      });
    return [
      `  ${JSON.stringify(homeOfKey(job.key))}: [\n${pieces.map((piece) => `    ${JSON.stringify(piece)}`).join(',\n')}\n  ]`,
    ];
  });
  writeFileSync(join(folder, 'seen-pieces.json'), `{\n${lines.join(',\n')}\n}\n`);
}

function prune(): void {
  const wanted = new Set(every.map(({ key }) => key));
  for (const name of readdirSync(folder))
    if (name.endsWith('.avif') && !wanted.has(name.slice(0, -5))) rmSync(join(folder, name));
  writeNotes(folder, Object.fromEntries(Object.entries(notes).filter(([key]) => wanted.has(key))));
}

function draw(job: PictureJob, frame: Frame, room: RenderContext): Promise<DrawnPicture> {
  return job.kind === 'piece' ? drawPiece(job, frame, room) : drawRoom(job, frame, room);
}

function frameOf({ kind, samples }: PictureJob): Frame {
  const { width, height } = pictureKinds[kind];
  return { width, height, samples: values.samples ? Number(values.samples) : samples };
}

function progress(stage: string, done: number, all: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${stage.padEnd(8)} ${String(Math.round((100 * done) / Math.max(1, all))).padStart(3)} %  `);
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
