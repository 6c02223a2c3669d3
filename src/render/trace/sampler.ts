/**
 * Numbers that fill space evenly: Sobol's first two dimensions, Owen-scrambled, anew for every pair a path needs
 * (Burley 2020). Which numbers come depends on the pixel, the sample and the seed alone, so a picture is the same
 * however many threads make it.
 */
export interface Sampler {
  seed: number;
  index: number;
  pair: number;
  /** How many samples a pixel gets, less one, up to the next power of two. */
  mask: number;
  /** The pair, each 0 ≤ n < 1. */
  a: number;
  b: number;
}

export function samplerOf(samples: number): Sampler {
  return { seed: 0, index: 0, pair: 0, mask: 2 ** Math.ceil(Math.log2(Math.max(1, samples))) - 1, a: 0.5, b: 0.5 };
}

/** To the beginning of one sample of one pixel. */
export function begin(sampler: Sampler, x: number, y: number, index: number, seed: number): void {
  sampler.seed = mixed(x + Math.imul(y, 0x1f123bb5) + Math.imul(seed, 0x5bd1e995));
  sampler.index = index;
  sampler.pair = 0;
}

/** The next pair of a well-spread set. */
export function spread(sampler: Sampler): void {
  const seed = mixed(sampler.seed ^ Math.imul(++sampler.pair, 0x9e3779b9));
  const index = shuffled(sampler.index, sampler.mask, seed);
  sampler.a = reversed(scrambled(index, mixed(seed ^ 0x2545f491))) * 2.3283064365386963e-10;
  sampler.b = reversed(scrambled(second(index), mixed(seed ^ 0x6c8e9cf5))) * 2.3283064365386963e-10;
}

/** The next pair by mere chance: deep in a path nothing is gained by spreading. */
export function chanced(sampler: Sampler): void {
  const seed = mixed(sampler.seed ^ Math.imul(++sampler.pair, 0x9e3779b9) ^ Math.imul(sampler.index, 0x85ebca6b));
  sampler.a = seed * 2.3283064365386963e-10;
  sampler.b = mixed(seed ^ 0x2545f491) * 2.3283064365386963e-10;
}

/** Leaves a pair out, so that the next ones are the same as if it had been drawn. */
export function skipped(sampler: Sampler): void {
  sampler.pair++;
}

/** Sobol's second dimension, bits in reverse. */
function second(index: number): number {
  let out = 0;
  for (let i = index, v = 1; i !== 0; i >>>= 1, v = (v ^ (v << 1)) >>> 0) if ((i & 1) !== 0) out ^= v;
  return out >>> 0;
}

/** Owen's scrambling of a number whose bits are in reverse (Laine and Karras). */
function scrambled(x: number, seed: number): number {
  x ^= Math.imul(x, 0x3d20adea);
  x = (x + seed) | 0;
  x = Math.imul(x, (seed >>> 16) | 1);
  x ^= Math.imul(x, 0x05526c56);
  x ^= Math.imul(x, 0x53a22864);
  return x;
}

function reversed(x: number): number {
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return ((x >>> 16) | (x << 16)) >>> 0;
}

/** Another order of 0 … mask (Kensler 2013). */
function shuffled(i: number, mask: number, seed: number): number {
  i ^= seed;
  i = Math.imul(i, 0xe170893d);
  i ^= seed >>> 16;
  i ^= (i & mask) >>> 4;
  i ^= seed >>> 8;
  i = Math.imul(i, 0x0929eb3f);
  i ^= seed >>> 23;
  i ^= (i & mask) >>> 1;
  i = Math.imul(i, 1 | (seed >>> 27));
  i = Math.imul(i, 0x6935fa69);
  i ^= (i & mask) >>> 11;
  i = Math.imul(i, 0x74dcb303);
  i ^= (i & mask) >>> 2;
  i = Math.imul(i, 0x9e501cc3);
  i ^= (i & mask) >>> 2;
  i = Math.imul(i, 0xc860a3df);
  i &= mask;
  i ^= i >>> 5;
  return (i + seed) & mask;
}

/** A whole number below 2³² from another, without likeness to it. */
export function mixed(x: number): number {
  x ^= x >>> 16;
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
