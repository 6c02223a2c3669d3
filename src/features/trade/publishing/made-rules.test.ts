import { expect, test } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { findFamily } from '#models/library.ts';
import { fitted } from '../../../../tests/support/market.ts';
import { checkMade } from './made-rules.ts';

const family = findFamily('wardrobe')!;
const slot = Object.keys(family.slots)[0]!;
const faultOf = (change: object) => {
  try {
    checkMade({ ...fitted(), ...change }, 'en');
    return null;
  } catch (error) {
    return error as AppError;
  }
};

test('F3: what a family has in one of its lines is taken', () => {
  expect(faultOf({})).toBeNull();
});

test('F3: a measure outside the family’s is refused and its limits are named', () => {
  const { parameters } = fitted();
  const fault = faultOf({ parameters: { ...parameters, width: [...parameters.width!, 19_999] } })!;
  expect(fault).toMatchObject({ key: 'size_limit', faults: [{ field: 'madeToSize.parameters.width' }] });
  expect(fault.values).toEqual({
    name: family.parameters.width!.name.en,
    min: Math.min(...parameters.width!.map(Number)),
    max: Math.max(...parameters.width!.map(Number)),
  });
});

test.each([
  ['a family nobody has', { family: 'nothing' }, 'invalid_form', 'madeToSize.family'],
  ['a style it has no line in', { style: 'none' }, 'invalid_form', 'madeToSize.style'],
  [
    'a form it does not have',
    {
      parameters: {
        ...fitted().parameters,
        [Object.keys(family.parameters).find((name) => !['width', 'depth', 'height'].includes(name))!]: ['flying'],
      },
    },
    'choice_unknown',
    null,
  ],
  ['a parameter left out', { parameters: { width: fitted().parameters.width! } }, 'invalid_form', null],
  [
    'a parameter of nobody’s',
    { parameters: { ...fitted().parameters, constructor: [1] } },
    'invalid_form',
    'madeToSize.parameters.constructor',
  ],
  [
    'a value twice',
    { parameters: { ...fitted().parameters, width: [fitted().parameters.width![0]!, fitted().parameters.width![0]!] } },
    'invalid_form',
    'madeToSize.parameters.width',
  ],
  ['a slot of nobody’s', { finishes: { toString: ['oak'] } }, 'invalid_form', 'madeToSize.finishes.toString'],
  [
    'a finish the slot cannot wear',
    { finishes: { [slot]: ['unobtainium'] }, price: { ...fitted().price, finishes: {} } },
    'invalid_form',
    `madeToSize.finishes.${slot}`,
  ],
  [
    'a price for a finish that is not offered',
    { price: { ...fitted().price, finishes: { gold: 100 } } },
    'invalid_form',
    'madeToSize.price.finishes',
  ],
  [
    'a price for a form that is not offered',
    { price: { ...fitted().price, forms: { 'doors:flying': 1 } } },
    'invalid_form',
    'madeToSize.price.forms',
  ],
  [
    'a surcharge for a measure, which no list would show',
    { price: { ...fitted().price, forms: { [`width:${fitted().parameters.width![0]}`]: 1_900_000_000 } } },
    'invalid_form',
    'madeToSize.price.forms',
  ],
  ['days that end before they begin', { days: { from: 30, to: 20 } }, 'invalid_form', 'madeToSize.days.to'],
  [
    'a price nobody could pay',
    { price: { ...fitted().price, perMetre: 1_999_999_999 } },
    'price_limit',
    'madeToSize.price.base',
  ],
])('F3: %s is refused', (_, change, key, field) => {
  const fault = faultOf(change)!;
  expect(fault.key).toBe(key);
  if (field !== null) expect(fault.faults[0]!.field).toBe(field);
});
