import type { Design } from '#design/document.ts';
import { lightPrint } from '#design/light-print.ts';
import type { HomeLight, PlacedMeter } from '#models/light/light-file.ts';
import { normalise, subtract, type Vec3 } from '#lib/vec.ts';
import { textureCache } from '#models/materials/texture.ts';
import { isNight, meterSamples, meterSeed, meterSettings } from '#render/engine/own-engine.ts';
import { designScene } from '#render/from-design/design-scene.ts';
import { kernelOf, type Kernel } from '#render/kernel/kernel.ts';
import { metered } from '#render/picture/meter.ts';
import { brightestBounce } from '#render/engine/know-light.ts';
import { flatten, type FlatScene } from '#render/scene/flat-scene.ts';
import { pathTracer } from '#render/trace/path.ts';
import { traceTile } from '#render/trace/tile.ts';
import { gatherLight } from './gather-light.ts';
import { lightPlaces, type LightPlaces } from './light-places.ts';
import { smoothed } from './smoothed.ts';
import { standpointsOf, type Standpoint } from './standpoints.ts';

/** How finely a home's light is baked for the live view. */
export interface BakeSettings {
  cell: number;
  paths: number;
  seed: number;
}
const usualBake: BakeSettings = { cell: 0.1, paths: 64, seed: 1 };

/** Cells of the volume around a home that a phone's graphics card should hold. */
const mostVolume = 520_000;
/** Kilocandela a square metre: darker, there is no light to measure. */
const darkestKey = 2e-5;

/** The light of a design at its hour, by one thread. */
export function bakeLight(design: Design, { cell, paths, seed }: BakeSettings = usualBake): HomeLight {
  const scene = designScene(design, { detail: 'middle' });
  const flat = flatten(scene, textureCache(64));
  const kernel = kernelOf(flat, 0);
  const meters = standpointsOf(design).flatMap((standpoint) => meterAt(flat, kernel, standpoint) ?? []);
  const places = bakedPlaces(flat, kernel, cell);
  const light = gatherAll(flat, kernel, places, meters, { cell, paths, seed });
  return {
    print: lightPrint(design),
    hour: design.settings.hour,
    night: isNight(flat),
    sun: flat.environment.sun,
    sunlight: flat.environment.sunlight,
    meters,
    field: smoothed({ cell: places.cell, low: places.low, counts: places.counts, keys: places.keys, light }),
  };
}

function gatherAll(
  flat: FlatScene,
  kernel: Kernel,
  places: LightPlaces,
  meters: readonly PlacedMeter[],
  { paths, seed }: BakeSettings,
): Float32Array {
  const key = Math.max(1e-3, ...meters.map((each) => each.key));
  const tracer = pathTracer(flat, kernel, { bounces: 8, clamp: brightestBounce * key, view: 1 });
  return gatherLight(tracer, places, 0, places.keys.length, { paths, seed }) ?? new Float32Array();
}

function meterAt(flat: FlatScene, kernel: Kernel, standpoint: Standpoint): PlacedMeter | null {
  const { width, height, ...camera } = standpoint;
  const shot = { camera, width, height, samples: meterSamples, seed: meterSeed };
  const picture = traceTile(pathTracer(flat, kernel, meterSettings), shot, { x: 0, y: 0, width, height });
  return placedMeter(standpoint, picture ?? new Float32Array(), isNight(flat));
}

/** What a standpoint's small picture says; null where there is nothing to measure, as within a cupboard. */
export function placedMeter(
  { kind, at, target }: Standpoint,
  picture: Float32Array,
  night: boolean,
): PlacedMeter | null {
  const { view, key, hold, outside } = metered(picture, night);
  if (!(key > darkestKey) || view.gain.every((each) => each === 1)) return null;
  const towards: Vec3 = kind === 'panorama' ? [0, 0, 0] : normalise(subtract(target, at));
  return { at, towards, gain: view.gain, key, hold, outside };
}

/** The places of a home whose light is baked. The same on every machine: a cell is whole half centimetres. */
export function bakedPlaces(flat: FlatScene, kernel: Kernel, cell: number): LightPlaces {
  return lightPlaces(flat, kernel, { cell: Math.ceil(volumeCell(flat, cell) / 0.005 - 1e-6) * 0.005 });
}

/** A cell so large that the volume around everything is not too much. */
function volumeCell({ triangles: { corners, count } }: FlatScene, cell: number): number {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < count * 9; i++) {
    min[i % 3] = Math.min(min[i % 3]!, corners[i]!);
    max[i % 3] = Math.max(max[i % 3]!, corners[i]!);
  }
  const volume = [0, 1, 2].reduce((product, k) => product * Math.max(1, max[k]! - min[k]! + 3 * cell), 1);
  return Math.max(cell, Math.cbrt(volume / mostVolume));
}
