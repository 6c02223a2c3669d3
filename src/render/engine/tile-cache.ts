import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceDigest } from '#render/kernel/traverse-wasm.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { TileSettings } from '#render/engine/trace-worker.ts';
import { channels } from '#render/trace/tile.ts';
import type { Shot, Tile } from '#render/trace/tile.ts';

/** Finished tiles as files: a killed process resumes where it was. */
interface TileCache {
  read(number: number, tile: Tile): Float32Array | null;
  write(number: number, pixels: Float32Array): void;
}

/** Raise when the same scene would give another picture. */
const cacheVersion = 4;

/** `key` identifies the render: tiles of another one are never reused. */
export function openTileCache(folder: string, key: string): TileCache {
  const own = join(folder, key);
  mkdirSync(own, { recursive: true });
  const fileOf = (number: number): string => join(own, `${number}.f32`);
  return {
    read(number, tile) {
      try {
        const bytes = readFileSync(fileOf(number));
        const whole = bytes.length === tile.width * tile.height * channels * 4;
        return whole ? new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)) : null;
      } catch {
        return null;
      }
    },
    write(number, pixels) {
      // Written under another name first: a file that exists is complete.
      writeFileSync(`${fileOf(number)}.part`, new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength));
      renameSync(`${fileOf(number)}.part`, fileOf(number));
    },
  };
}

export function dropTiles(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Identical for the same picture and no other: hashes everything that is traced, and how. */
export function workKey(scene: FlatScene, shot: Shot, settings: TileSettings): string {
  const hash = createHash('sha256');
  const { materials, levels, lights, portals, triangles, environment, sky, around } = scene;
  hash.update(
    JSON.stringify({
      edition: cacheVersion,
      sourceDigest,
      shot,
      settings,
      materials,
      levels,
      emitters: lights.emitters,
      portals,
      sky,
      around: around?.materials,
      sun: [environment.sun, environment.sunlight, environment.sunRadius],
    }),
  );
  for (const each of [
    triangles.corners,
    triangles.normals,
    triangles.uvs,
    triangles.materials,
    scene.pictures,
    environment.table,
    ...(around ? [around.triangles.corners, around.pictures] : []),
  ])
    hash.update(new Uint8Array(each.buffer, each.byteOffset, each.byteLength));
  return hash.digest('hex').slice(0, 32);
}
