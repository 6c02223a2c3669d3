import { availableParallelism } from 'node:os';
import type { Denoiser } from '#render/denoise/denoiser.ts';
import type { Engine, ProgressOptions } from '#render/engine/engine.ts';
import { brightestBounce, type RoughLight } from '#render/engine/know-light.ts';
import { isNight, openOwnEngine } from '#render/engine/own-engine.ts';
import { forBrightRoom } from '#render/picture/bright-room.ts';
import { dodged } from '#render/picture/dodge.ts';
import { raiseLocalContrast, toneGrid, type Lie } from '#render/picture/local-contrast.ts';
import { metered, type Metering } from '#render/picture/meter.ts';
import { developed } from '#render/picture/view-transform.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import type { RenderScene } from '#render/scene/render-scene.ts';
import { channels } from '#render/trace/tile.ts';
import type { Shot } from '#render/trace/tile.ts';
import type { TextureCache } from '#models/materials/texture.ts';

export interface PictureOptions extends Omit<ProgressOptions, 'onProgress'> {
  textures: TextureCache;
  /** Without a denoiser the picture stays noisy. */
  denoiser?: Denoiser | null;
  /** Another engine than our own. */
  engine?: Engine;
  /** Paths end with light that is known roughly: less noise for less. */
  beyond?: RoughLight;
  threads?: number;
  /**
   * Niceness of the tracing threads; 10 keeps a server beside them responsive, 0 is for a machine that does nothing
   * else.
   */
  niceness?: number;
  bounces?: number;
  /** Stops brighter (positive) or darker than the light meter's reading. */
  exposure?: number;
  onProgress?: (stage: Stage, done: number, all: number) => void;
}

export type Stage = 'scene' | 'meter' | 'trace' | 'denoise';

export interface Picture {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  pixels: Uint8Array;
  /** Three numbers a pixel, kcd/m², before the view transform. */
  light: Float32Array;
  metering: Metering;
}

/** What a picture is developed from: it can be kept, and developed again without tracing. */
export interface TracedPicture {
  width: number;
  height: number;
  /** The meter's small picture, all channels a pixel. */
  first: Float32Array;
  night: boolean;
  /** Left and right edge meet. */
  round: boolean;
  /** How much the open air was held back. */
  hold: number;
  /** Three numbers a pixel, kcd/m², without noise. */
  light: Float32Array;
  /** All channels a pixel. */
  traced: Float32Array;
}

/**
 * A finished picture of a scene: metered, traced, denoised, tone-mapped. The same scene and shot give the same picture.
 */
export async function renderPicture(scene: RenderScene, shot: Shot, options: PictureOptions): Promise<Picture> {
  return developPicture(await tracePicture(scene, shot, options), options.exposure);
}

/** `exposure`: stops brighter than the meter says. */
export function developPicture(
  { width, height, round, first, night, hold, light, traced }: TracedPicture,
  exposure = 0,
): Picture {
  const reading = forBrightRoom(first, metered(first, night));
  const metering = { ...reading, hold, outside: (reading.outside * hold) / reading.hold };
  const by = 2 ** exposure;
  const [r, g, b] = metering.view.gain;
  const toned = dodged(light, traced, metering);
  raiseLocalContrast(
    toned,
    toneGrid(toned, width, metering.view.gain, round),
    whole(width, height),
    metering.view.gain,
  );
  const pixels = developed(toned, { gain: [r * by, g * by, b * by] });
  return { width, height, pixels, light, metering };
}

export async function tracePicture(
  scene: RenderScene,
  shot: Shot,
  options: Omit<PictureOptions, 'exposure'>,
): Promise<TracedPicture> {
  const { onProgress, signal, keep, threads = availableParallelism(), bounces = 8 } = options;
  onProgress?.('scene', 0, 1);
  const flat = flatten(scene, options.textures);
  const own = openOwnEngine(flat, threads, options.niceness);
  try {
    onProgress?.('meter', 0, 1);
    const first = await own.first(shot, signal);
    const night = isNight(flat);
    const round = shot.camera.kind === 'panorama';
    const metering = metered(first, night);
    const { key, hold } = metering;
    if (options.beyond) await own.know(options.beyond, { bounces, key, seed: shot.seed }, signal);
    const settings = { bounces, clamp: brightestBounce * key, view: hold, ...(options.beyond && { beyond: true }) };
    const watch: ProgressOptions = { signal, keep, onProgress: (done, all) => onProgress?.('trace', done, all) };
    const traced = await (options.engine ?? own).trace({ scene, flat, shot, settings }, watch);
    const told = (done: number, all: number): void => onProgress?.('denoise', done, all);
    const light = options.denoiser
      ? await options.denoiser.clean(traced, shot.width, shot.height, 0.25 / metering.key, told, round)
      : lightOf(traced);
    return { width: shot.width, height: shot.height, round, first, night, hold: metering.hold, light, traced };
  } finally {
    await own.close();
  }
}

function whole(width: number, height: number): Lie {
  return { width, height, x: 0, y: 0, across: width };
}

function lightOf(traced: Float32Array): Float32Array {
  const out = new Float32Array((traced.length / channels) * 3);
  for (let i = 0, to = 0; i < traced.length; i += channels, to += 3)
    for (let k = 0; k < 3; k++) out[to + k] = traced[i + k]!;
  return out;
}
