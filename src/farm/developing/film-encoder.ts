import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { H264MP4Encoder } from 'h264-mp4-encoder';
import { filmRate, unpackFrames } from '#platform/threads/film.ts';
import { withKeyFrames } from './key-frames.ts';

/** A key frame every second: with fewer a browser shows nothing after a seek. */
const groupOfPictures = 24;
const quantizer = 24;

/** Takes frames, three bytes a pixel, and makes H.264 in an MP4 of them. */
interface FilmEncoder {
  add(pixels: Uint8Array): Promise<void>;
  end(): Promise<Uint8Array>;
}

interface Size {
  width: number;
  height: number;
}

/** A program of the operator's where there is one, else ours in WASM. `file`: where it may write. */
export async function openFilmEncoder(size: Size, file: string, ffmpeg: string | null): Promise<FilmEncoder> {
  return ffmpeg === null ? wasmEncoder(size) : programEncoder(size, file, ffmpeg);
}

async function wasmEncoder({ width, height }: Size): Promise<FilmEncoder> {
  const { createH264MP4Encoder } = (await import('h264-mp4-encoder')).default;
  const encoder: H264MP4Encoder = await createH264MP4Encoder();
  Object.assign(encoder, {
    width,
    height,
    frameRate: filmRate,
    quantizationParameter: quantizer,
    groupOfPictures,
    speed: 5,
  });
  encoder.initialize();
  const rgba = new Uint8Array(width * height * 4).fill(255);
  let frames = 0;
  return {
    async add(pixels) {
      for (let i = 0, from = 0; i < rgba.length; i += 4, from += 3) {
        rgba[i] = pixels[from]!;
        rgba[i + 1] = pixels[from + 1]!;
        rgba[i + 2] = pixels[from + 2]!;
      }
      encoder.addFrameRgba(rgba);
      frames++;
    },
    async end() {
      encoder.finalize();
      const bytes = encoder.FS.readFile(encoder.outputFilename);
      encoder.FS.unlink(encoder.outputFilename);
      encoder.delete();
      return withKeyFrames(bytes, frames, groupOfPictures);
    },
  };
}

function programEncoder({ width, height }: Size, file: string, ffmpeg: string): FilmEncoder {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(filmRate), '-i', '-'];
  const codec = ['-c:v', 'libx264', '-preset', 'medium', '-crf', '20', '-g', String(groupOfPictures)];
  const shape = ['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', '-y', file];
  const program: ChildProcess = spawn(ffmpeg, ['-v', 'error', ...input, ...codec, ...shape], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  // Heard of when the film is ended; a pipe that breaks before says the same.
  ended.catch(() => undefined);
  program.stdin?.on('error', () => undefined);
  return {
    async add(pixels) {
      if (program.stdin?.write(pixels) === false) await Promise.race([once(program.stdin, 'drain'), ended]);
    },
    async end() {
      program.stdin?.end();
      await ended;
      return readFile(file);
    },
  };
}

/** What is shown before the film plays. */
export async function posterOf(pixels: Uint8Array, size: Size): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .webp({ quality: 84, effort: 2, smartSubsample: true })
    .toBuffer();
}

/** Frames of a piece, three bytes a pixel, one after the other. */
export async function* framesIn(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const { default: sharp } = await import('sharp');
  for (const frame of unpackFrames(bytes) ?? []) yield sharp(frame).removeAlpha().raw().toBuffer();
}
