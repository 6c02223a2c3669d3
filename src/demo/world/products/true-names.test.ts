import { describe, expect, test } from 'vitest';
import { slotsOfModel } from '#features/catalogue/products/looks/slots-of-model.ts';
import { findModel } from '#models/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { drafts, products } from '../products.ts';
import { seenPieces } from '../works/seen-pieces.ts';
import { keepsWord } from './adopt.ts';

const variants = products.flatMap(({ name, variants }, at) =>
  variants.flatMap(({ id, model, finishes }) => {
    const found = model ? findModel(model) : null;
    if (found === null) return [];
    const worn = slotFinishes(found.family, found.choice, finishes);
    return [{ id, name: name.en!, always: drafts[at]!.always ?? {}, choice: found.choice, worn }];
  }),
);

describe('E3: a product is what its name says, in every variant', () => {
  /** A word of a name, the form or slot it speaks of, and what that may begin with. */
  test.each([
    ['set of three', 'set', 'triptych'],
    ['a pair', 'set', 'pair'],
    ['Far Hills', 'art', 'mountains'],
    ['Ink bamboo', 'art', 'bamboo'],
    ['bamboo blind', 'kind', 'bamboo'],
    ['roller blind', 'kind', 'roller'],
    ['slat blind', 'kind', 'slats'],
    ['Tea for', 'fill', 'tea'],
    ['Pinch bowl', 'kind', 'pinch'],
    ['Lacquer bowl', 'body', 'lacquer'],
    ['Sand Jar lamp', 'body', 'ball'],
    ['Sand Jar lamp', 'stone', 'stoneware'],
    ['Gourd lamp', 'body', 'gourd'],
    ['Mushroom', 'shade', 'mushroom'],
    ['Paper table lamp', 'shade', 'paper'],
    ['Three Drops', 'arrangement', 'row3'],
    ['Cluster', 'arrangement', 'cluster'],
    ['Two-layer', 'layers', 'both'],
    ['voile', 'layers', 'sheer'],
    ['velvet', 'cloth', 'velvet'],
    ['Moon jar', 'form', 'moonjar'],
    ['Plum vase', 'form', 'meiping'],
    ['Spindle bed', 'head', 'spindle'],
    ['Drawer bed', 'base', 'drawers'],
    ['bunk bed', 'form', 'bunk'],
    ['Three-leg', 'base', 'tripod'],
    ['Boat dining', 'shape', 'boat'],
    ['round mirror', 'shape', 'round'],
    ['Archway mirror', 'shape', 'arch'],
    ['pendulum clock', 'case', 'pendulum'],
    ['Fiddle-leaf', 'kind', 'fiddle'],
    ['Snake plant', 'kind', 'snake'],
  ])('%s: %s', (word, key, wanted) => {
    const named = variants.filter(({ name }) => name.includes(word));
    expect(named.length).toBeGreaterThan(0);
    const others = named.filter(
      ({ choice, worn }) => ![choice[key], worn[key]].some((value) => String(value).startsWith(wanted)),
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  test('what a draft says of all its variants holds for each', () => {
    expect(variants.filter(({ always, choice, worn }) => !keepsWord(always, choice, worn)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  test('variants of one product are told apart, and by finishes that can be seen', () => {
    for (const { id, variants, labels } of products)
      expect(new Set(labels().map(({ zh }) => zh)).size, id).toBe(variants.length);
    const pieces = Object.values(seenPieces()).flat();
    expect(pieces.filter(({ model, wears }) => wears.join() !== slotsOfModel(findModel(model)!).join())).toEqual([]);
    const bowl = products.find(({ id }) => id === 'p_bago')!;
    expect(bowl.materials).toEqual(['wood']);
  });
});
