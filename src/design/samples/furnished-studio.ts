import type { Design } from '#design/document.ts';
import { camera, applyAll, pieces, spots } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';

/** The studio for one: a desk in the bay, the bed behind the bathroom's corner, a short kitchen by the door. */
export function furnishedStudio(): Design {
  return applyAll({ ...studio(), name: 'Studio, furnished' }, [
    ...pieces('lv_1', [
      ['it_run', 'kitchen-base-084c', 2500, 401, 180],
      ['it_hob', 'hob-00cg', 3000, 392, 180, { z: 880, placement: 'top' }],
      ['it_hood', 'cooker-hood-000u', 3000, 100, 180, { z: 1550, placement: 'wall' }],
      ['it_fridge', 'fridge-0060', 3730, 410, 180],
      ['it_table', 'dining-table-0000', 2400, 2000, 0],
      ['it_chair1', 'dining-chair-0000', 2100, 1500, 180],
      ['it_chair2', 'dining-chair-0000', 2700, 2500, 0],
      ['it_sofa', 'sofa-0ns0', 530, 3700, 90],
      ['it_coffee', 'coffee-table-0000', 1500, 3700, 90],
      ['it_books', 'bookshelf-07y0', 1150, 4932, 0],
      ['it_desk', 'desk-01c0', 3400, 5000, 0],
      ['it_deskchair', 'office-chair-001c', 3400, 4500, 175],
      ['it_bed', 'bed-0882', 6055, 4300, -90],
      ['it_bedside', 'bedside-07zw', 6880, 3320, -90],
      ['it_wardrobe', 'wardrobe-072i', 6400, 2566, 180],
    ]),
    ...spots('lv_1', 2700, [
      ['lt_1', 1500, 1200],
      ['lt_2', 2400, 2000],
      ['lt_3', 4300, 1000],
      ['lt_4', 1400, 3800],
      ['lt_5', 3400, 4300],
      ['lt_6', 5200, 3900],
      ['lt_7', 6200, 1100],
    ]),
    camera('cm_living', 'lv_1', 'living', [4500, 900, 1500], [1300, 4300, 850], 60),
    camera('cm_bedroom', 'lv_1', 'bedroom', [2300, 3100, 1500], [6700, 4300, 700], 55),
    camera('cm_kitchen', 'lv_1', 'kitchen', [1000, 4300, 1500], [3100, 300, 950], 55),
  ]);
}
