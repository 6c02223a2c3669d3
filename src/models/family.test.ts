import { expect, test } from 'vitest';
import { families, findFamily } from '#models/library.ts';
import type { Family } from '#models/family.ts';
import { checkFamily } from '#models/testing/check-family.ts';

test.each(families)('$code: its table has no mistake', (family) => {
  expect(() => checkFamily(family)).not.toThrow();
});

const bed = findFamily('bed')!;
const [line] = bed.lines;
const { width: _width, ...unmeasured } = bed.parameters;
const wrong: Record<string, Partial<Family>> = {
  'bed: no width': { parameters: unmeasured },
  'nothing for head': { lines: [{ ...line!, values: { ...line!.values, head: [] } }] },
  'head twice': { lines: [{ ...line!, values: { ...line!.values, head: ['panel', 'panel'] } }] },
  'head has no feathers': { lines: [{ ...line!, values: { ...line!.values, head: ['feathers'] } }] },
  'feathers is no parameter': { lines: [{ ...line!, values: { ...line!.values, feathers: ['many'] } }] },
  'bed: head panel has no words': {
    parameters: { ...bed.parameters, head: { ...bed.parameters.head!, labels: {} } },
    lines: [{ ...line!, values: { ...line!.values, head: ['panel'] } }],
  },
};

test.each(Object.entries(wrong))('a mistake is named: %s', (said, mistake) => {
  expect(() => checkFamily({ ...bed, ...mistake })).toThrow(said);
});
