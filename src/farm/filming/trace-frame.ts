import type { FilmCamera } from '#platform/threads/film.ts';
import type { MeterReading } from '#platform/threads/render-task.ts';
import { dodged } from '#render/picture/dodge.ts';
import { luminance } from '#render/picture/luminance.ts';
import { raiseLocalContrast, toneGrid } from '#render/picture/local-contrast.ts';
import { developed } from '#render/picture/view-transform.ts';
import { lensOf } from '#render/trace/camera.ts';
import type { PathTracer } from '#render/trace/path.ts';
import { begin, samplerOf, spread } from '#render/trace/sampler.ts';

export interface Frame {
  camera: FilmCamera;
  width: number;
  height: number;
  samples: number;
  seed: number;
  meter: MeterReading;
}

/** Beside its light a pixel has its colour and how much of it is open air. */
const guided = { each: 4, colour: 0, air: 3 };
/** Looks at a pixel for each sample at most. */
const looks = 3;

/** Brightness that differs from a neighbour's by more than this share is an edge, a grain or a shadow's rim. */
const alike = 0.2;

/**
 * One frame, developed: three bytes a pixel. The same seed for every frame: grain that stays is not seen, grain that
 * moves is. All samples are spent only where pixels differ from their neighbours: known light has no noise of its own,
 * so elsewhere half of them show the same. Null where it was stopped.
 */
export function traceFrame(tracer: PathTracer, frame: Frame, stop: () => boolean): Uint8Array | null {
  const { camera, width, height, samples, meter } = frame;
  const lens = lensOf(camera, width, height);
  const sampler = samplerOf(samples * looks);
  const light = new Float32Array(width * height * 3);
  const guides = new Float32Array(width * height * guided.each);
  const everywhere = Math.ceil(samples / 2);
  for (let y = 0; y < height; y++) {
    if (stop()) return null;
    for (let x = 0; x < width; x++) addSamples(x, y, 0, everywhere);
  }
  const differs = edgesOf(light, width, height);
  for (let y = 0; y < height; y++) {
    if (stop()) return null;
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const taken = differs[pixel] === 1 ? samples : everywhere;
      if (taken > everywhere) addSamples(x, y, everywhere, samples);
      for (let k = 0; k < 3; k++) light[pixel * 3 + k]! /= taken;
      for (let k = 0; k < guided.each; k++) guides[pixel * guided.each + k]! /= taken;
    }
  }
  const toned = dodged(light, guides, meter, guided);
  const lie = { width, height, x: 0, y: 0, across: width };
  raiseLocalContrast(toned, toneGrid(toned, width, meter.view.gain), lie, meter.view.gain);
  return developed(toned, meter.view);

  function addSamples(x: number, y: number, from: number, to: number): void {
    const [ox, oy, oz] = camera.at;
    const { result } = tracer;
    const at = (y * width + x) * 3;
    const guide = (y * width + x) * guided.each;
    for (let sample = from; sample < to; sample++) {
      // A pane mirrors now and then: with few samples that is a speck, so one looks through it where one can.
      for (let look = 0; look < looks; look++) {
        begin(sampler, x, y, sample + look * samples, frame.seed);
        spread(sampler);
        lens.aim((x + sampler.a) / width, (y + sampler.b) / height);
        tracer.trace(ox, oy, oz, lens.dx, lens.dy, lens.dz, lens.breadth, sampler);
        if (result.guides) break;
      }
      light[at]! += result.red;
      light[at + 1]! += result.green;
      light[at + 2]! += result.blue;
      guides[guide]! += result.albedoRed;
      guides[guide + 1]! += result.albedoGreen;
      guides[guide + 2]! += result.albedoBlue;
      guides[guide + guided.air]! += result.air;
    }
  }
}

/** 1 where a pixel is brighter or darker than the one beside or below it, for both. */
function edgesOf(light: Float32Array, width: number, height: number): Uint8Array {
  const bright = new Float32Array(width * height);
  for (let i = 0; i < bright.length; i++) bright[i] = luminance(light[i * 3]!, light[i * 3 + 1]!, light[i * 3 + 2]!);
  const edges = new Uint8Array(width * height);
  const compare = (a: number, b: number): void => {
    if (Math.abs(bright[a]! - bright[b]!) > alike * (bright[a]! + bright[b]!)) edges[a] = edges[b] = 1;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (x + 1 < width) compare(pixel, pixel + 1);
      if (y + 1 < height) compare(pixel, pixel + width);
    }
  return edges;
}
