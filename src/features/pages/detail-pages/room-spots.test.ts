import { describe, expect, test } from 'vitest';
import type { Design } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { planDesign } from '#features/studio/designs/checked-design.ts';
import { roomSpots } from './room-spots.ts';

/** One stands in the middle of the room and looks east. */
function around(): Design {
  const studio = furnishedStudio();
  const at = { x: 3000, y: 3000, z: 1500 };
  return {
    ...studio,
    cameras: {
      cm_all: {
        id: 'cm_all',
        level: 'lv_1',
        name: 'all',
        kind: 'panorama',
        at,
        target: { ...at, x: 9000 },
        view: 60,
        aspect: 2,
      },
    },
  };
}

const spots = (design: Design, pieces: Parameters<typeof roomSpots>[2]) =>
  roomSpots(design, planDesign(design), pieces);

describe('F2 shop the room: where a piece is seen from the middle of the panorama', () => {
  test('to the left of east is north, below the eye is down', () => {
    const design = around();
    const [table, sofa] = spots(design, [
      { product: 'p_table', model: 'dining-table-0000', height: 750 },
      { product: 'p_sofa', model: 'sofa-0ns0', height: 780 },
    ]);
    const { at } = design.items.it_table!;
    expect(table!.items).toEqual(['it_table']);
    expect(table!.around!.yaw).toBeCloseTo(-Math.atan2(at.y - 3000, at.x - 3000), 6);
    expect(table!.around!.pitch).toBeLessThan(0);
    // It stands in the west, a little north: almost behind, to the left.
    expect(sofa!.around!.yaw).toBeLessThan(-Math.PI / 2);
  });

  test('equal chairs are different chairs, the nearest first; one that is not there has no place', () => {
    const chair = { product: 'p_chair', model: 'dining-chair-0000', height: 900 };
    const [first, second, third] = spots(around(), [chair, chair, chair]);
    expect(first!.items).toEqual(['it_chair1', 'it_chair2']);
    expect(first!.around).not.toBeNull();
    expect(second!.around).not.toEqual(first!.around);
    expect(third!.around).toBeNull();
    expect(spots(around(), [{ product: 'p_none', model: 'piano-0000', height: 1 }])).toEqual([
      { items: [], around: null },
    ]);
  });

  test('an item that names its product is that product only; without a panorama nothing is seen around', () => {
    const design = around();
    design.items.it_sofa = { ...design.items.it_sofa!, product: 'p_other' };
    const sofa = { product: 'p_sofa', model: 'sofa-0ns0', height: 780 };
    expect(spots(design, [sofa])[0]!.items).toEqual([]);
    expect(spots(furnishedStudio(), [sofa])[0]).toEqual({ items: ['it_sofa'], around: null });
  });
});
