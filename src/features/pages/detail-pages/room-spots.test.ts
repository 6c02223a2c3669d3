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

const spots = (design: Design, marks: Parameters<typeof roomSpots>[2]) => roomSpots(design, planDesign(design), marks);

describe('F2 shop the room: where a piece is seen from the middle of the panorama', () => {
  test('to the left of east is north, below the eye is down', () => {
    const design = around();
    const [table, sofa] = spots(design, [
      { items: ['it_table'], height: 750 },
      { items: ['it_sofa'], height: 780 },
    ]);
    const { at } = design.items.it_table!;
    expect(table!.yaw).toBeCloseTo(-Math.atan2(at.y - 3000, at.x - 3000), 6);
    expect(table!.pitch).toBeLessThan(0);
    // It stands in the west, a little north: almost behind, to the left.
    expect(sofa!.yaw).toBeLessThan(-Math.PI / 2);
  });

  test('equal chairs are different chairs, the nearest first; one that is not there has no place', () => {
    const chair = { items: ['it_chair1', 'it_chair2'], height: 900 };
    const [first, second, third] = spots(around(), [chair, chair, chair]);
    expect(first).not.toBeNull();
    expect(second).not.toEqual(first);
    expect(third).toBeNull();
    expect(spots(around(), [{ items: ['mark-3'], height: 1 }])).toEqual([null]);
  });

  test('without a panorama nothing is seen around', () => {
    expect(spots(furnishedStudio(), [{ items: ['it_sofa'], height: 780 }])).toEqual([null]);
  });
});
