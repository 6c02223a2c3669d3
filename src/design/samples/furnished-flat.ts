import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import { camera, applyAll, pieces, spots } from '#design/samples/sample-builders.ts';
import type { Piece } from '#design/samples/sample-builders.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';

/**
 * The flat of two bedrooms, lived in: oak, linen and cane, a kitchen of plain fronts. Every piece is a model of the
 * library.
 */
export function furnishedFlat(): Design {
  return applyAll({ ...withWallFinishes(twoBedroomFlat()), name: 'Two-bedroom flat, furnished' }, [
    ...pieces('lv_1', [...living, ...dining, ...kitchen, ...bedroom, ...study, ...hall]),
    ...spots('lv_1', 2800, [
      ['lt_l1', 2000, 1000],
      ['lt_l2', 2000, 3600],
      ['lt_l3', 4400, 1000],
      ['lt_l4', 4400, 3600],
      ['lt_l5', 7300, 3150],
      ['lt_l6', 8900, 3900],
    ]),
    ...spots(
      'lv_1',
      2800,
      [
        ['lt_k1', 7200, 1300],
        ['lt_k2', 8600, 1300],
      ],
      { kelvin: 3500 },
    ),
    ...spots(
      'lv_1',
      2800,
      [
        ['lt_b1', 1200, 5900],
        ['lt_b2', 1200, 7600],
        ['lt_b3', 2900, 6900],
      ],
      { kelvin: 2700, lumens: 400 },
    ),
    ...spots('lv_1', 2800, [
      ['lt_s1', 7400, 6200],
      ['lt_s2', 7400, 7600],
      ['lt_s3', 8900, 6200],
    ]),
    ...spots('lv_1', 2800, [['lt_h1', 4800, 5700]], { lumens: 450 }),
    ...spots('lv_1', 2800, [['lt_w1', 4800, 7450]], {
      form: 'panel',
      width: 600,
      depth: 300,
      lumens: 1200,
      kelvin: 4000,
    }),
    camera('cm_living', 'lv_1', 'living', [450, 3950, 1450], [4600, 1400, 800]),
    camera('cm_dining', 'lv_1', 'dining', [4300, 700, 1450], [7900, 3200, 850]),
    camera('cm_kitchen', 'lv_1', 'kitchen', [5900, 4450, 1600], [8050, 700, 850]),
    camera('cm_bedroom', 'lv_1', 'bedroom', [3400, 5650, 1450], [900, 7150, 700], 65),
    camera('cm_study', 'lv_1', 'study', [6300, 5000, 1450], [8300, 7900, 750], 60),
  ]);
}

function withWallFinishes(flat: Design): Design {
  const place = (name: string) => placeOfRoom(Object.values(flat.rooms).find((room) => room.name === name)!);
  return applyAll(flat, [
    { kind: 'room.finish', ...place('Bedroom'), face: 'walls', surface: { material: 'paint-sage' } },
    { kind: 'room.finish', ...place('Second bedroom'), face: 'walls', surface: { material: 'paint-cream' } },
    { kind: 'room.finish', ...place('Bathroom'), face: 'walls', surface: { material: 'tile-zellige-white' } },
    { kind: 'walls.finish', faces: [{ id: 'wl_kitchen', side: 'right' }], surface: { material: 'tile-zellige-green' } },
  ]);
}

/** The sofa has its back to the reading corner at the west window and looks at the half wall. */
const living: readonly Piece[] = [
  ['it_sofa', 'sofa-0yc9', 2600, 1800, 90],
  ['it_coffee', 'coffee-table-0aat', 3800, 1800, 90],
  ['it_armchair', 'armchair-07jz', 4300, 3350, 20],
  ['it_reading', 'armchair-07jz', 720, 2700, 70, { finishes: { cushions: 'linen-sage' } }],
  ['it_side', 'side-table-03qp', 560, 1900, 0],
  ['it_tv', 'tv-unit-0elo', 6130, 1500, -90],
  ['it_screen', 'television-0150', 6150, 1500, -90, { z: 480, placement: 'top' }],
  ['it_books', 'bookshelf-0jhk', 1200, 4550, 0],
];

const dining: readonly Piece[] = [
  ['it_table', 'dining-table-08m0', 7300, 3150, 0],
  ['it_chair1', 'dining-chair-01a0', 6900, 3680, 0],
  ['it_chair2', 'dining-chair-01a0', 7700, 3680, 0],
  ['it_chair3', 'dining-chair-01a0', 6900, 2620, 180],
  ['it_chair4', 'dining-chair-01a0', 7700, 2620, 180],
];

const kitchen: readonly Piece[] = [
  ['it_run', 'kitchen-base-0dyl', 7972, 411, 180],
  ['it_hob', 'hob-00cg', 6830, 400, 180, { z: 880, placement: 'top' }],
  ['it_hood', 'cooker-hood-000u', 6830, 110, 180, { z: 1550, placement: 'wall' }],
  ['it_wall', 'kitchen-wall-05mi', 9160, 110, 180, { z: 1450, placement: 'wall' }],
  ['it_fridge', 'fridge-00i0', 9170, 1090, -90],
  ['it_tall', 'kitchen-tall-06o0', 9185, 1760, -90],
];

const bedroom: readonly Piece[] = [
  ['it_bed', 'bed-04mt', 1205, 6850, 90],
  ['it_bedside1', 'bedside-07zw', 330, 5810, 90],
  ['it_bedside2', 'bedside-07zw', 330, 7890, 90],
  ['it_wardrobe', 'wardrobe-0dw4', 1620, 5171, 180],
  ['it_chest', 'chest-09vo', 3305, 7350, -90],
];

const study: readonly Piece[] = [
  ['it_desk', 'desk-0eu4', 7400, 7924, 0],
  ['it_deskchair', 'office-chair-001c', 7400, 7330, 170],
  ['it_single', 'bed-03rg', 8930, 7245, 0],
  ['it_wardrobe2', 'wardrobe-0ga8', 8300, 5171, 180],
  ['it_books2', 'bookshelf-0h3c', 6221, 6900, 90],
];

const hall: readonly Piece[] = [
  ['it_shoes', 'shoe-cabinet-0ae4', 9326, 2750, -90],
  ['it_coats', 'coat-stand-00wo', 5680, 6280, 0],
  ['it_washing', 'washing-machine-0060', 3945, 7960, 90],
];
