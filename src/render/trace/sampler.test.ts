import { expect, test } from 'vitest';
import { begin, chanced, samplerOf, skipped, spread } from './sampler.ts';

test.each([spread, chanced])('a pair left out leaves those after it as they are', (draw) => {
  const drawn = samplerOf(16);
  const left = samplerOf(16);
  for (const sampler of [drawn, left]) begin(sampler, 7, 11, 3, 1);
  draw(drawn);
  skipped(left);
  for (const next of [spread, chanced]) {
    next(drawn);
    next(left);
    expect([left.a, left.b]).toEqual([drawn.a, drawn.b]);
  }
});
