import type { FilmCamera } from '#platform/threads/film.ts';
import type { MeterReading } from '#platform/threads/render-task.ts';
import { dodged } from '#render/picture/dodge.ts';
import { raiseLocalContrast, toneGrid } from '#render/picture/local-contrast.ts';
import { developed } from '#render/picture/view-transform.ts';
import { lensOf } from '#render/trace/camera.ts';
import type { PathTracer } from '#render/trace/path.ts';
import { begin, samplerOf, spread } from '#render/trace/sampler.ts';
import { airChannel, channels } from '#render/trace/tile.ts';

export interface Frame {
  camera: FilmCamera;
  width: number;
  height: number;
  samples: number;
  seed: number;
  meter: MeterReading;
}

/** Looks at a pixel for each sample at most. */
const looks = 3;

/**
 * One frame, developed: three bytes a pixel. The same seed for every frame: grain that stays is not seen, grain that
 * moves is. Null where it was stopped.
 */
export function traceFrame({ trace, result }: PathTracer, frame: Frame, stop: () => boolean): Uint8Array | null {
  const { camera, width, height, samples, seed, meter } = frame;
  const lens = lensOf(camera, width, height);
  const sampler = samplerOf(samples * looks);
  const [ox, oy, oz] = camera.at;
  const light = new Float32Array(width * height * 3);
  const guides = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    if (stop()) return null;
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3;
      const at = (y * width + x) * channels;
      for (let sample = 0; sample < samples; sample++) {
        // A pane mirrors now and then: with few samples that is a speck, so one looks through it where one can.
        for (let look = 0; look < looks; look++) {
          begin(sampler, x, y, sample + look * samples, seed);
          spread(sampler);
          lens.aim((x + sampler.a) / width, (y + sampler.b) / height);
          trace(ox, oy, oz, lens.dx, lens.dy, lens.dz, lens.breadth, sampler);
          if (result.guides) break;
        }
        light[to]! += result.red / samples;
        light[to + 1]! += result.green / samples;
        light[to + 2]! += result.blue / samples;
        guides[at + 3]! += result.albedoRed / samples;
        guides[at + 4]! += result.albedoGreen / samples;
        guides[at + 5]! += result.albedoBlue / samples;
        guides[at + airChannel]! += result.air / samples;
      }
    }
  }
  const toned = dodged(light, guides, meter);
  const lie = { width, height, x: 0, y: 0, across: width };
  raiseLocalContrast(toned, toneGrid(toned, width, meter.view.gain), lie, meter.view.gain);
  return developed(toned, meter.view);
}
