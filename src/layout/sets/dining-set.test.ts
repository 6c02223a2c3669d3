import { expect, test } from 'vitest';
import { seededRng } from '#lib/random.ts';
import { roomPlan } from '#layout/plan/room-plan.ts';
import type { Part } from '#layout/part.ts';
import { diningSet } from '#layout/sets/dining-set.ts';
import { sampled } from '#layout/testing/item-samples.ts';
import { overlapping } from '#layout/testing/overlaps.ts';
import { randomRoom } from '#layout/testing/random-rooms.ts';

const { design, roomId } = randomRoom(847);
const plan = roomPlan(design, roomId)!;

test('chairs at a round table on four legs stop before legs that stand too near one another', () => {
  const sets = new Map(
    [1, 2, 3, 4, 5, 6].flatMap(roundSets).map((parts) => [`${parts[0]!.chosen.id} ${parts[1]!.chosen.id}`, parts]),
  );
  expect(new Set([...sets.values()].map(([table]) => table!.chosen.choice.base))).toEqual(new Set(['taper', 'square']));
  for (const parts of sets.values()) expect(overlapping(parts.map(asSampled))).toEqual([]);
});

function roundSets(seed: number): (readonly Part[])[] {
  const { placements } = diningSet(
    { plan, taste: { style: 'scandinavian', rng: seededRng(seed), forms: new Map() }, fixed: [] },
    { loss: 40, central: true },
  );
  return placements
    .map(({ parts }) => parts)
    .filter(([table]) => table!.chosen.width === table!.chosen.depth && table!.chosen.choice.base !== 'pedestal');
}

function asSampled({ chosen, x, y, z, turn }: Part, n: number) {
  return sampled({
    id: `it_${n}`,
    level: 'lv_1',
    model: chosen.id,
    finishes: {},
    at: { x, y, z },
    turn,
    placement: 'floor',
    locked: false,
  });
}
