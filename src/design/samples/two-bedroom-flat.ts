import { newDesign } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { door, applyAll, gap, room, walls, window } from '#design/samples/sample-builders.ts';

/**
 * 80 m² in a tower: living and kitchen to the south, a hall and a bathroom between two bedrooms. A half wall parts the
 * kitchen.
 */
export function twoBedroomFlat(): Design {
  const shell = applyAll(newDesign('Two-bedroom flat'), [
    ...walls('lv_1', 220, 2800, [
      ['wl_south', 0, 0, 9600, 0],
      ['wl_east', 9600, 0, 9600, 8400],
      ['wl_north', 9600, 8400, 0, 8400],
      ['wl_west', 0, 8400, 0, 0],
    ]),
    ...walls('lv_1', 110, 2800, [
      ['wl_middle', 0, 4800, 9600, 4800],
      ['wl_bed1', 3600, 4800, 3600, 8400],
      ['wl_bed2', 6000, 4800, 6000, 8400],
      ['wl_bath', 3600, 6600, 6000, 6600],
      ['wl_kitchen', 6400, 0, 6400, 2600],
    ]),
    door('op_entrance', 'wl_east', 4000, { width: 1000, height: 2200, hinge: 'a', side: 'left' }),
    gap('op_hall', 'wl_middle', 4800, 1400),
    door('op_bed1', 'wl_bed1', 900, { side: 'left', hinge: 'a' }),
    door('op_bed2', 'wl_bed2', 900, { side: 'right', hinge: 'a' }),
    door('op_bath', 'wl_bath', 1200, { width: 750, leaf: 'louvred', side: 'left' }),
    door('op_balcony', 'wl_south', 2800, { width: 3200, height: 2400, form: 'sliding', leaf: 'glazed' }),
    window('op_kitchen', 'wl_south', 8000, { width: 1600, height: 1200, sill: 1050, lattice: 'none' }),
    window('op_living', 'wl_west', 6200, { width: 1800, height: 1600, sill: 800, lattice: 'grid' }),
    window('op_view1', 'wl_north', 7800, { width: 1800 }),
    window('op_view2', 'wl_north', 1800, { width: 1800 }),
    window('op_air', 'wl_north', 4800, { width: 600, height: 600, sill: 1700, sashes: 1, form: 'casement' }),
  ]);
  const rooms = [
    [2000, 2000, 'Living and kitchen', 'living', 'oak-natural'],
    [1800, 6600, 'Bedroom', 'bedroom', 'oak-natural'],
    [7800, 6600, 'Second bedroom', 'bedroom', 'oak-natural'],
    [4800, 5700, 'Hall', 'hall', 'oak-natural'],
    [4800, 7500, 'Bathroom', 'bathroom', 'tile-mosaic'],
  ] as const;
  return rooms.reduce((design, [x, y, name, type, floor]) => room(design, 'lv_1', x, y, name, type, floor), shell);
}
