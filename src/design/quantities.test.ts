import { describe, expect, it } from 'vitest';
import { applyAll } from '#design/samples/sample-builders.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { doorCasing } from '#design/records/door.ts';
import { quantitiesOf } from '#design/quantities.ts';
import type { Command } from '#design/commands/command-table.ts';

const chair = (id: string, finishes: Record<string, string>, product?: string): Command => ({
  kind: 'item.add',
  item: {
    id,
    level: 'lv_1',
    model: 'chair-0003',
    finishes,
    ...(product && { product }),
    at: { x: 0, y: 0, z: 0 },
    turn: 0,
    placement: 'floor',
    locked: false,
  },
});

describe('quantities of a flat', () => {
  const flat = applyAll(twoBedroomFlat(), [
    chair('it_1', { seat: 'linen-oat' }),
    chair('it_2', { seat: 'linen-oat' }),
    chair('it_3', { seat: 'leather-cognac' }),
    chair('it_4', {}, 'p_9'),
  ]);
  const quantities = quantitiesOf(flat);

  it('areas: rooms between the middles fill the flat, net ones leave out the walls', () => {
    expect(quantities.area).toBeCloseTo(9600 * 8400, 3);
    const bath = quantities.rooms.find((room) => room.type === 'bathroom')!;
    expect(bath.netArea).toBeCloseTo((2400 - 110) * (1800 - 55 - 110), 3);
    expect(bath.perimeter).toBeCloseTo(2 * (2400 - 110 + 1800 - 165), 6);
    expect(bath.skirting).toBeCloseTo(bath.perimeter - 750 - 2 * doorCasing, 6);
    expect(bath.wallArea).toBeCloseTo(bath.perimeter * 2800 - 750 * 2150 - 600 * 600, 3);
  });

  it('a half wall is seen from both sides', () => {
    const living = quantities.rooms.find((room) => room.type === 'living')!;
    expect(living.netArea).toBeCloseTo((9600 - 220) * (4800 - 110 - 55) - 110 * (2600 - 110), 3);
  });

  it('lengths by thickness, openings by kind', () => {
    expect(quantities.walls).toEqual([
      { thickness: 110, length: 9600 + 3600 + 3600 + 2400 + 2600 },
      { thickness: 220, length: 36_000 },
    ]);
    expect(quantities.openings).toEqual({ door: 5, window: 5, gap: 1 });
  });

  it('a bill of pieces', () => {
    expect(quantities.pieces.map(({ product, count }) => [product, count])).toEqual([
      [null, 1],
      [null, 2],
      ['p_9', 1],
    ]);
  });

  it('D2: pieces of one product in another variant are another line', () => {
    const bought = applyAll(flat, [
      { kind: 'items.product', ids: ['it_1'], product: 'p_1', variant: 'v_1' },
      { kind: 'items.product', ids: ['it_2'], product: 'p_1', variant: 'v_2' },
    ]);
    const lines = quantitiesOf(bought).pieces.filter(({ product }) => product === 'p_1');
    expect(lines.map(({ variant, ids }) => [variant, ids])).toEqual([
      ['v_1', ['it_1']],
      ['v_2', ['it_2']],
    ]);
  });

  it('J12: what is built besides', () => {
    const beam = { level: 'lv_1', a: { x: 0, y: 0 }, b: { x: 3000, y: 4000 }, width: 200, height: 300 };
    const built = applyAll(flat, [
      {
        kind: 'things.add',
        beams: [
          { ...beam, id: 'bm_1' },
          { ...beam, id: 'bm_2' },
        ],
      },
    ]);
    expect(quantitiesOf(built)).toMatchObject({ stairs: 0, columns: 0, beamLength: 10_000 });
  });
});
