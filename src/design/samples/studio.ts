import { newDesign } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { door, applyAll, room, walls, window } from '#design/samples/sample-builders.ts';

/** 36 m² under the roof: one room with a round bay, a bathroom in the corner, a free column. */
export function studio(): Design {
  const shell = applyAll(newDesign('Studio'), [
    { kind: 'level.change', id: 'lv_1', height: 2700 },
    ...walls('lv_1', 200, 2700, [
      ['wl_a', 0, 0, 7200, 0],
      ['wl_b', 7200, 0, 7200, 5200],
      ['wl_c', 7200, 5200, 4800, 5200],
      ['wl_bay', 4800, 5200, 2000, 5200, 0.5],
      ['wl_d', 2000, 5200, 0, 5200],
      ['wl_e', 0, 5200, 0, 0],
    ]),
    ...walls('lv_1', 100, 2700, [
      ['wl_f', 5200, 0, 5200, 2200],
      ['wl_g', 5200, 2200, 7200, 2200],
    ]),
    ...walls('lv_1', 300, 2700, [['wl_column', 3350, 2600, 3650, 2600]]),
    door('op_entrance', 'wl_a', 900, { hinge: 'a', side: 'left' }),
    door('op_bath', 'wl_f', 1500, { width: 700, side: 'left', hinge: 'b' }),
    window('op_bay', 'wl_bay', 1623, {
      width: 1600,
      height: 1900,
      sill: 450,
      form: 'fixed',
      sashes: 3,
      lattice: 'steps',
    }),
    window('op_east', 'wl_b', 3800, { width: 1400, height: 1400, sill: 900, lattice: 'slats' }),
    window('op_air', 'wl_b', 1000, { width: 600, height: 500, sill: 1800, sashes: 1 }),
  ]);
  const lived = room(shell, 'lv_1', 1500, 1500, 'Studio', 'living', 'walnut', 90);
  return room(lived, 'lv_1', 6200, 1000, 'Bathroom', 'bathroom', 'terrazzo-light');
}
