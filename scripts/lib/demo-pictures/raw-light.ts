import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TracedPicture } from '#render/picture/render-picture.ts';

/** Traced light as files: developed otherwise, a picture need not be traced again. */
export interface RawLight {
  read(): TracedPicture | null;
  write(picture: TracedPicture): void;
}

const arrays = ['first', 'light', 'traced'] as const;

/** `name` says what was traced, and how. */
export function rawLight(folder: string, name: string): RawLight {
  const file = join(folder, `${name}.raw`);
  return {
    read() {
      if (!existsSync(file)) return null;
      const bytes = readFileSync(file);
      const end = bytes.indexOf(10);
      const { lengths, ...head } = JSON.parse(bytes.toString('utf8', 0, end)) as TracedPicture & { lengths: number[] };
      const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset + end + 1, bytes.byteOffset + bytes.length));
      let at = 0;
      const next = (): Float32Array[] => lengths.map((length) => numbers.subarray(at, (at += length)));
      const [first, light, traced] = next() as [Float32Array, Float32Array, Float32Array];
      return { ...head, first, light, traced };
    },
    write({ width, height, round, night, hold, ...rest }) {
      mkdirSync(folder, { recursive: true });
      const lengths = arrays.map((key) => rest[key].length);
      const head = Buffer.from(`${JSON.stringify({ width, height, round, night, hold, lengths })}\n`);
      const bytes = arrays.map((key) => Buffer.from(rest[key].buffer, rest[key].byteOffset, rest[key].byteLength));
      writeFileSync(`${file}.part`, Buffer.concat([head, ...bytes]));
      renameSync(`${file}.part`, file);
    },
  };
}
