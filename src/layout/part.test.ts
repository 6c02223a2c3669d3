import { expect, test } from 'vitest';
import { seededRng } from '#lib/random.ts';
import { choose } from '#layout/choose-model.ts';
import { solidsOf } from '#layout/part.ts';
import { distanceTo } from '#layout/space/box.ts';
import { styles, type Style } from '#models/vocabulary.ts';
import { sampled } from '#layout/testing/item-samples.ts';

const heads = ['panel', 'slat', 'spindle', 'cane', 'padded', 'channel', 'grid', 'arch', 'wing', 'bolster', 'lattice'];

test.each(heads)('J5: a bed with a %s head is nowhere outside of the space it is said to take', (head) => {
  const chosen = (Object.keys(styles) as Style[]).flatMap((style) => {
    const taste = { style, rng: seededRng(5), forms: new Map() };
    return choose(taste, 'bed', { forms: { head: [head] } }) ?? [];
  })[0]!;
  const solids = solidsOf({ chosen, x: 0, y: 0, z: 0, turn: 0, rule: 'bed-head-on-wall', clothRole: 'first' });
  const { own } = sampled({
    id: 'it_1',
    level: 'lv_1',
    model: chosen.id,
    finishes: {},
    at: { x: 0, y: 0, z: 0 },
    turn: 0,
    placement: 'floor',
    locked: false,
  });
  const outside = [];
  for (let i = 0; i < own.length; i += 3) {
    const [x, y, z] = [own[i]!, own[i + 1]!, own[i + 2]!];
    if (!solids.some((box) => distanceTo(box, { x, y }) < 2 && z < box.high + 2)) outside.push({ x, y, z });
  }
  expect(outside.slice(0, 3)).toEqual([]);
});
