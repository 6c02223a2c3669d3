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

test('chairs look at their table', () => {
  const sets = [1, 2, 3, 4].flatMap((seed) => allSets(seed)).slice(0, 400);
  expect(sets.length).toBeGreaterThan(50);
  for (const [table, ...chairs] of sets)
    for (const chair of chairs.filter(({ rule }) => rule === 'chair-at-table')) {
      const angle = (chair.turn * Math.PI) / 180;
      // A piece's front is towards −Y.
      const ahead = (table!.x - chair.x) * Math.sin(angle) - (table!.y - chair.y) * Math.cos(angle);
      expect(ahead).toBeGreaterThan(0);
    }
});

function allSets(seed: number): (readonly Part[])[] {
  const taste = { style: 'scandinavian' as const, rng: seededRng(seed), forms: new Map() };
  return diningSet({ plan, taste, fixed: [] }, { loss: 40, central: true }).placements.map(({ parts }) => parts);
}

function roundSets(seed: number): (readonly Part[])[] {
  return allSets(seed).filter(
    ([table]) => table!.chosen.width === table!.chosen.depth && table!.chosen.choice.base !== 'pedestal',
  );
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
