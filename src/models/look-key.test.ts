import { expect, test } from 'vitest';
import { families } from '#models/library.ts';
import { formatId } from '#models/model-id.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { findModel } from '#models/library.ts';
import { lookKey } from '#models/look-key.ts';

const sofa = families.find(({ code }) => code === 'sofa')!;
const model = formatId(sofa, 5);

test('O1: a finish given by name and the same one by default look alike; another finish or another size does not', () => {
  const { choice } = findModel(model)!;
  const worn = slotFinishes(sofa, choice);
  const [slot, usual] = Object.entries(worn)[0]!;
  const other = sofa.slots[slot]!.finishes.find((finish) => finish !== usual)!;
  expect(lookKey(model, { [slot]: usual })).toBe(lookKey(model, {}));
  expect(lookKey(model, { [slot]: other })).not.toBe(lookKey(model, {}));
  expect(lookKey(formatId(sofa, 6), {})).not.toBe(lookKey(model, {}));
  // A finish it cannot wear changes nothing to see.
  expect(lookKey(model, { [slot]: 'no-such-finish' })).toBe(lookKey(model, {}));
});

test('O1: an uploaded file looks like itself only', () => {
  expect(lookKey('gl_abc', {})).toBe(lookKey('gl_abc', { body: 'oak-pale' }));
  expect(lookKey('gl_abc', {})).not.toBe(lookKey('gl_abd', {}));
});
