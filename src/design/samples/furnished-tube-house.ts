import type { Design } from '#design/document.ts';
import { camera, applyAll, pieces, spots } from '#design/samples/sample-builders.ts';
import type { Piece } from '#design/samples/sample-builders.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';

/** The tube house as a family of Saigon would live in it: dark timber, cane and louvres, the altar upstairs. */
export function furnishedTubeHouse(): Design {
  return applyAll({ ...tubeHouse(), name: 'Nhà ống, đủ đồ' }, [
    ...pieces('lv_1', [...living, ...kitchen]),
    ...pieces('lv_2', [...bedroom, ...altar]),
    ...spots(
      'lv_1',
      3600,
      [
        ['lt_a', 1200, 3000],
        ['lt_b', 2800, 3000],
        ['lt_c', 1200, 5800],
        ['lt_d', 2800, 5800],
        ['lt_e', 1300, 10_600],
        ['lt_f', 1300, 12_200],
        ['lt_g', 3000, 11_400],
      ],
      { lumens: 900 },
    ),
    ...spots(
      'lv_2',
      3200,
      [
        ['lt_h', 1200, 3000],
        ['lt_i', 1200, 5800],
        ['lt_j', 2600, 12_300],
        ['lt_k', 2600, 14_700],
      ],
      { kelvin: 2700 },
    ),
    camera('cm_living', 'lv_1', 'living', [3500, 2200, 1500], [900, 5600, 900], 60),
    camera('cm_kitchen', 'lv_1', 'kitchen', [500, 9600, 1500], [3300, 12_400, 950], 60),
    camera('cm_bedroom', 'lv_2', 'bedroom', [500, 2300, 1500], [3200, 4900, 800], 60),
    camera('cm_altar', 'lv_2', 'altar', [500, 11_800, 1500], [3600, 13_900, 1000], 60),
  ]);
}

const living: readonly Piece[] = [
  ['it_daybed', 'day-bed-06e0', 505, 4400, 90],
  ['it_coffee', 'coffee-table-0g84', 1500, 4400, 90],
  ['it_seat1', 'armchair-0943', 1500, 3150, 180],
  ['it_seat2', 'armchair-0943', 1500, 5650, 0],
  ['it_tv', 'tv-unit-0gb4', 3670, 4400, -90],
  ['it_screen', 'television-0150', 3690, 4400, -90, { z: 480, placement: 'top' }],
];

const kitchen: readonly Piece[] = [
  ['it_run', 'kitchen-base-0hs0', 3585, 11_400, -90],
  ['it_hob', 'hob-00cg', 3595, 10_700, -90, { z: 850, placement: 'top' }],
  ['it_wall', 'kitchen-wall-094i', 3890, 11_800, -90, { z: 1450, placement: 'wall' }],
  ['it_fridge', 'fridge-00i0', 3575, 13_200, -90],
  ['it_table', 'dining-table-0e60', 1300, 11_400, 90],
  ['it_chair1', 'dining-chair-04ao', 800, 11_000, 90],
  ['it_chair2', 'dining-chair-04ao', 800, 11_800, 90],
  ['it_chair3', 'dining-chair-04ao', 1800, 11_000, -90],
  ['it_chair4', 'dining-chair-04ao', 1800, 11_800, -90],
];

const bedroom: readonly Piece[] = [
  ['it_bed', 'bed-0in8', 2795, 4300, -90],
  ['it_bedside1', 'bedside-091s', 3670, 3270, -90],
  ['it_bedside2', 'bedside-091s', 3670, 5330, -90],
  ['it_wardrobe', 'wardrobe-0i50', 425, 4300, 90],
];

const altar: readonly Piece[] = [
  ['it_altar', 'altar-00gf', 3565, 13_500, -90],
  ['it_guest1', 'armchair-0943', 560, 13_000, 90],
  ['it_guest2', 'armchair-0943', 560, 14_200, 90],
  ['it_tea', 'side-table-03qp', 400, 13_600, 0],
];
