import { openTraceWorkerPool } from '#render/engine/trace-worker-pool.ts';
import type { TraceWorkerPool } from '#render/engine/trace-worker-pool.ts';
import type { Engine } from '#render/engine/engine.ts';
import { knowLight, type RoughLight } from '#render/engine/know-light.ts';
import { openTileCache, workKey } from '#render/engine/tile-cache.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import { channels } from '#render/trace/tile.ts';
import type { Shot, Tile } from '#render/trace/tile.ts';

/** Our own tracer: tiles of a scene, by threads. */
interface OwnEngine extends Engine {
  /** The small picture the light is measured by: the same for every engine and every seed. */
  first(shot: Shot, signal?: AbortSignal): Promise<Float32Array>;
  /** From now on pictures may be traced with `beyond`. */
  know(how: RoughLight, by: { bounces: number; key: number; seed: number }, signal?: AbortSignal): Promise<void>;
}

const tileSize = 64;
/** The first, small picture is for measuring: few bounces, the open air as bright as it is. */
export const meterSettings = { bounces: 4, clamp: 20, view: 1 };
const meterWidth = 96;
export const meterSamples = 16;
/** Whatever the picture's own seed: two pictures of a room are exposed alike. */
export const meterSeed = 1;

export function openOwnEngine(flat: FlatScene, threads: number, niceness?: number): OwnEngine {
  const pool = openTraceWorkerPool(flat, threads, niceness);
  return {
    name: 'hien',
    first(shot, signal) {
      const small: Shot = {
        ...shot,
        width: meterWidth,
        height: Math.max(1, Math.round((meterWidth * shot.height) / shot.width)),
        samples: meterSamples,
        seed: meterSeed,
      };
      return wholePicture(pool, small, 32, signal);
    },
    know: (how, by, signal) => knowLight(flat, pool, how, by, signal),
    async trace({ shot, settings }, { signal, onProgress, keep }) {
      const tiles = tilesOf(shot, tileSize);
      const kept = keep === undefined ? null : openTileCache(keep, workKey(flat, shot, settings));
      const picture = new Float32Array(shot.width * shot.height * channels);
      const missing = tiles.filter((tile, number) => {
        const pixels = kept?.read(number, tile);
        if (pixels) paste(picture, shot.width, tile, pixels);
        return !pixels;
      });
      let done = tiles.length - missing.length;
      onProgress?.(done, tiles.length);
      await pool.trace(
        missing,
        shot,
        settings,
        (tile, _, pixels) => {
          kept?.write(tiles.indexOf(tile), pixels);
          paste(picture, shot.width, tile, pixels);
          onProgress?.(++done, tiles.length);
        },
        signal,
      );
      return picture;
    },
    close: pool.close,
  };
}

/** Brighter than this at noon, under clouds, at dusk; kcd/m². */
const darkSky = 0.15;

export function isNight({ environment: { table, sunlight } }: FlatScene): boolean {
  let sum = 0;
  for (let i = 1; i < table.length; i += 3) sum += table[i]!;
  return sunlight[1] === 0 && sum / (table.length / 3) < darkSky;
}

async function wholePicture(
  pool: TraceWorkerPool,
  shot: Shot,
  size: number,
  signal?: AbortSignal,
): Promise<Float32Array> {
  const picture = new Float32Array(shot.width * shot.height * channels);
  await pool.trace(
    tilesOf(shot, size),
    shot,
    meterSettings,
    (tile, _, pixels) => paste(picture, shot.width, tile, pixels),
    signal,
  );
  return picture;
}

export function tilesOf({ width, height }: Pick<Shot, 'width' | 'height'>, size: number): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y < height; y += size)
    for (let x = 0; x < width; x += size)
      tiles.push({ x, y, width: Math.min(size, width - x), height: Math.min(size, height - y) });
  return tiles;
}

function paste(picture: Float32Array, width: number, tile: Tile, pixels: Float32Array): void {
  const row = tile.width * channels;
  for (let y = 0; y < tile.height; y++)
    picture.set(pixels.subarray(y * row, (y + 1) * row), ((tile.y + y) * width + tile.x) * channels);
}
