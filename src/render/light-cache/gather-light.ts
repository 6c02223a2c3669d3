import type { PathTracer } from '#render/trace/path.ts';
import { begin, samplerOf } from '#render/trace/sampler.ts';
import { pointsEach, type LightPlaces } from './light-places.ts';

interface Gathering {
  /** Paths for each known side. */
  paths: number;
  seed: number;
  /** A single path counts at most this much, kcd/m². */
  most?: number;
  stop?: () => boolean;
}

/** Light of the places from … to, three numbers each; null where it was stopped. Each is the same in whatever piece. */
export function gatherLight(
  { gather, result }: Pick<PathTracer, 'gather' | 'result'>,
  { keys, points, found }: LightPlaces,
  from: number,
  to: number,
  { paths, seed, most = Infinity, stop }: Gathering,
): Float32Array<ArrayBuffer> | null {
  const out = new Float32Array((to - from) * 3);
  const sampler = samplerOf(paths);
  for (let i = from; i < to; i++) {
    if (((i - from) & 63) === 0 && stop?.()) return null;
    const key = keys[i]!;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let path = 0; path < paths; path++) {
      begin(sampler, key & 0xffff, key >>> 16, path, seed);
      const at = (i * pointsEach + (path % found[i]!)) * 6;
      gather(points[at]!, points[at + 1]!, points[at + 2]!, points[at + 3]!, points[at + 4]!, points[at + 5]!, sampler);
      red += Math.min(most, result.red);
      green += Math.min(most, result.green);
      blue += Math.min(most, result.blue);
    }
    out[(i - from) * 3] = red / paths;
    out[(i - from) * 3 + 1] = green / paths;
    out[(i - from) * 3 + 2] = blue / paths;
  }
  return out;
}
