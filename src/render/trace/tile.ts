import type { RenderCamera } from '#render/scene/render-scene.ts';
import { lensOf } from '#render/trace/camera.ts';
import type { PathResult, PathTracer } from '#render/trace/path.ts';
import { begin, samplerOf, spread } from '#render/trace/sampler.ts';

export interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Shot {
  camera: RenderCamera;
  width: number;
  height: number;
  samples: number;
  seed: number;
}

/**
 * Numbers a pixel: light, then for the denoiser colour and normal, red green blue and x y z each; then how much of it
 * is open air.
 */
export const channels = 10;
export const airChannel = 9;

/**
 * Extra rays per pixel, for the denoiser's guides alone: colour is multiplied back after denoising, so edges are as
 * smooth as these make them.
 */
const glances = 12;

/** Traces part of a picture. `stop` is checked before each row; returns null when it is true. */
export function traceTile(
  { trace, result }: PathTracer,
  { camera, width, height, samples, seed }: Shot,
  tile: Tile,
  stop: () => boolean = () => false,
): Float32Array<ArrayBuffer> | null {
  const lens = lensOf(camera, width, height);
  const sampler = samplerOf(samples);
  const glancer = samplerOf(glances);
  const [ox, oy, oz] = camera.at;
  const out = new Float32Array(tile.width * tile.height * channels);
  for (let y = 0; y < tile.height; y++) {
    if (stop()) return null;
    for (let x = 0; x < tile.width; x++) {
      const to = (y * tile.width + x) * channels;
      let guides = 0;
      for (let sample = 0; sample < samples; sample++) {
        begin(sampler, tile.x + x, tile.y + y, sample, seed);
        spread(sampler);
        lens.aim((tile.x + x + 0.5 + tent(sampler.a)) / width, (tile.y + y + 0.5 + tent(sampler.b)) / height);
        trace(ox, oy, oz, lens.dx, lens.dy, lens.dz, lens.breadth, sampler);
        out[to]! += result.red;
        out[to + 1]! += result.green;
        out[to + 2]! += result.blue;
        // A pixel of nothing but mirror images uses what there is.
        if (!result.guides && (guides > 0 || sample < samples - 1)) continue;
        guides += noteGuides(out, to, result);
      }
      for (let more = 0; more < glances; more++) {
        begin(glancer, tile.x + x, tile.y + y, more, seed + 1);
        spread(glancer);
        lens.aim((tile.x + x + 0.5 + tent(glancer.a)) / width, (tile.y + y + 0.5 + tent(glancer.b)) / height);
        trace(ox, oy, oz, lens.dx, lens.dy, lens.dz, lens.breadth, glancer, true);
        if (result.guides) guides += noteGuides(out, to, result);
      }
      for (let k = 0; k < channels; k++) out[to + k]! /= k < 3 ? samples : guides;
    }
  }
  return out;
}

function noteGuides(out: Float32Array, to: number, result: PathResult): 1 {
  out[to + 3]! += result.albedoRed;
  out[to + 4]! += result.albedoGreen;
  out[to + 5]! += result.albedoBlue;
  out[to + 6]! += result.nx;
  out[to + 7]! += result.ny;
  out[to + 8]! += result.nz;
  out[to + airChannel]! += result.air;
  return 1;
}

/**
 * Where in and around a pixel to look: most in its middle, none farther than 0.85 of a pixel. Softens edges as a lens
 * does.
 */
function tent(u: number): number {
  return 0.85 * (u < 0.5 ? Math.sqrt(2 * u) - 1 : 1 - Math.sqrt(2 - 2 * u));
}
