import { expect, test } from 'vitest';
import { apply } from '#design/apply.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Supply } from '#layout/proposals/proposal.ts';
import { propose } from '#layout/proposals/propose.ts';
import { faultsOf } from '#layout/testing/brute-force.ts';
import { lackingIn } from '#layout/testing/lacking.ts';
import { randomRoom } from '#layout/testing/random-rooms.ts';
import type { Choice } from '#models/family.ts';
import { findFamily } from '#models/library.ts';
import { idOf } from '#models/model-id.ts';

/** What the first proposal for a room of the thousand lacks and does wrong; why there is none. */
function faultsIn(n: number, supply: Supply): string[] {
  const { design, roomId, type, style, seed } = randomRoom(n);
  const rooms = [placeOfRoom(design.rooms[roomId]!)];
  const terms = { budget: supply.length > 0 ? 60_000_000 : null, keep: false, ways: true, inStock: false, count: 1 };
  const [first] = propose(design, { rooms, type, style, seed: seed % 100_000, ...terms }, supply);
  if (first?.kind !== 'proposal') return [JSON.stringify(first)];
  const applied = apply(design, first.proposal.command);
  return applied.ok ? [...lackingIn(applied.design, type), ...faultsOf(applied.design, roomId)] : [applied.reason];
}

/** A model of the first line of a family that has these values, for sale. */
function sold(code: string, values: Partial<Choice>): Supply[number] {
  const family = findFamily(code)!;
  const line = family.lines.find((each) =>
    Object.entries(values).every(([key, value]) => each.values[key]?.includes(value!)),
  )!;
  const first = Object.fromEntries(Object.entries(line.values).map(([key, [value]]) => [key, value]));
  const model = idOf(family, { ...first, ...values, style: line.style } as Choice)!;
  const variant = `v_${Object.values(values).join('')}`;
  return { model, finishes: {}, offer: { product: 'p_shop', variant, price: 5_000_000, stock: 8 } };
}

// A finer raster: 129. The quarter circle of a door instead of the square about it: 402, 543. Smaller pieces: a hand
// basin and a short WC in 402, 636, 807 and 879, a child's bed in 626 and 644. Closer to corners and walls: 97, 439,
// 622, 760.
test.each([97, 129, 402, 439, 543, 622, 626, 636, 644, 760, 807, 879])(
  'J5 room %i, once refused, has what it is for, and no fault',
  (n) => expect(faultsIn(n, [])).toEqual([]),
);

test('J5 room 495, too small for the sofas with cushions that are sold, has a small one without', () => {
  const sofas = [sold('sofa', { width: 2300, scatter: 'pair' }), sold('sofa', { width: 1600, scatter: 'none' })];
  expect(faultsIn(495, sofas)).toEqual([]);
});
