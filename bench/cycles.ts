import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { pngOf } from '#lib/png.ts';
import { textureCache } from '#models/materials/texture.ts';
import { toDisplay } from '#models/picture/colour.ts';
import { openDenoiser } from '#render/denoise/denoiser.ts';
import { cyclesEngine } from '#render/engine/cycles-engine.ts';
import type { Engine } from '#render/engine/engine.ts';
import { openOwnEngine } from '#render/engine/own-engine.ts';
import { cameraOf, designScene } from '#render/from-design/design-scene.ts';
import { metered } from '#render/picture/meter.ts';
import { filmic } from '#render/picture/film-curve.ts';
import { developed } from '#render/picture/view-transform.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import { airChannel, channels } from '#render/trace/tile.ts';
import { proofRoom } from './support/proof-room.ts';
import { report } from './support/report.ts';
import { similarity } from './support/similarity.ts';

/*
 * Ours against Blender's Cycles: the same room, camera, light and view transform. BLENDER_BIN must be set (Debian:
 * apt-get install blender). Noise is what two seeds differ by at 16 samples, after the film's curve; its square times
 * CPU time says what equal noise costs. Brightness and likeness are of our denoised picture at 16 samples beside the
 * truth: Cycles with many samples, denoised too, nothing clamped, because a clamp takes most from the noisiest. What is
 * seen through the window is left out: there our eyes see the sky itself, those of Cycles its table with the garden.
 * Options: width, samples of the truth.
 */
const blender = process.env.BLENDER_BIN;
if (!blender) throw new Error('BLENDER_BIN is not set');
const threads = 2;
const [width = 240, many = 320] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('-'))
  .map(Number);
const height = Math.round((width * 9) / 16);
const samples = 16;
const scene = { ...designScene(proofRoom(), { detail: 'middle' }), around: [] };
const flat = flatten(scene, textureCache(256));
const own = openOwnEngine(flat, threads);
let spent = 0;
const cycles = cyclesEngine(blender, threads, (seconds) => (spent = seconds));
const shot = { camera: cameraOf(scene.cameras[0]!), width, height, samples, seed: 1 };
const metering = metered(await own.first(shot), false);
const settings = { bounces: 8, clamp: 12 * metering.key, view: metering.hold };
const whole = { ...settings, clamp: Infinity };
const denoiser = await openDenoiser(join(import.meta.dirname, '../third_party/oidn/rt_hdr_alb_nrm.tza'), threads);
await own.trace({ scene, flat, shot: { ...shot, samples: 1 }, settings }, {});

const ours = await measured(own);
const theirs = await measured(cycles);
const indoors = Array.from({ length: width * height }, (_, i) => (ours.light[i * channels + airChannel] === 0 ? 1 : 0));
const pixelsIndoors = indoors.reduce((sum: number, one) => sum + one, 0);
const picture = await seen(ours.light, 'hien');
const free = await seen(await own.trace({ scene, flat, shot, settings: whole }, {}), 'hien-free');
const truth = await seen(
  await cycles.trace({ scene, flat, shot: { ...shot, samples: many }, settings: whole }, {}),
  'cycles',
);
const grainy = await seen(theirs.light, 'cycles-16');
await own.close();
await denoiser.close();
report('cycles', {
  triangles: flat.triangles.count,
  picture: `${width} × ${height}, ${samples} samples, truth ${many}`,
  'pixels left out, %': ((1 - pixelsIndoors / indoors.length) * 100).toFixed(1),
  'ours, CPU-s': ours.cpu.toFixed(1),
  'Cycles, CPU-s': theirs.cpu.toFixed(1),
  'ours, raw noise': noiseOf(ours).toFixed(4),
  'Cycles, raw noise': noiseOf(theirs).toFixed(4),
  'CPU at equal noise, ours over Cycles': (
    (ours.cpu * noiseOf(ours) ** 2) /
    (theirs.cpu * noiseOf(theirs) ** 2)
  ).toFixed(3),
  'mean brightness, ours over truth': (free.mean / truth.mean).toFixed(3),
  'brightness with our clamp': (picture.mean / truth.mean).toFixed(3),
  'SSIM, ours and truth': likeness(free, truth),
  'SSIM with our clamp': likeness(picture, truth),
  'SSIM, Cycles at 16 samples and truth': likeness(grainy, truth),
});

async function measured(engine: Engine) {
  const began = process.cpuUsage();
  const light = await engine.trace({ scene, flat, shot, settings }, {});
  const { user, system } = process.cpuUsage(began);
  const cpu = engine === own ? (user + system) / 1e6 : spent;
  const again = await engine.trace({ scene, flat, shot: { ...shot, seed: 2 }, settings }, {});
  return { light, cpu, again };
}

/**
 * A picture denoised and after the film's curve: its mean brightness, and its brightness as a display shows it. Kept as
 * a file to be looked at.
 */
async function seen(traced: Float32Array, name: string) {
  const light = await denoiser.clean(traced, width, height, 0.25 / metering.key);
  writeFileSync(
    join(tmpdir(), `${name}.png`),
    pngOf({ width, height, channels: 3, pixels: developed(light, metering.view) }, (bytes) => deflateSync(bytes)),
  );
  const grey = film(light, 3);
  const inside = grey.map((value, i) => value * indoors[i]!);
  return { mean: inside.reduce((sum, value) => sum + value, 0), shown: inside.map(toDisplay) };
}

/** What two seeds differ by, indoors. */
function noiseOf({ light, again }: { light: Float32Array; again: Float32Array }): number {
  const a = film(light, channels);
  const b = film(again, channels);
  return Math.sqrt(a.reduce((sum, value, i) => sum + (indoors[i]! * (value - b[i]!) ** 2) / 2, 0) / pixelsIndoors);
}

function likeness(a: { shown: Float32Array }, b: { shown: Float32Array }): string {
  return similarity(a.shown, b.shown, width, height).toFixed(3);
}

/** Luminance after the film's curve. */
function film(light: Float32Array, stride: number): Float32Array {
  const [r, g, b] = metering.view.gain;
  return Float32Array.from(
    { length: light.length / stride },
    (_, i) =>
      0.2126 * filmic(light[i * stride]! * r) +
      0.7152 * filmic(light[i * stride + 1]! * g) +
      0.0722 * filmic(light[i * stride + 2]! * b),
  );
}
