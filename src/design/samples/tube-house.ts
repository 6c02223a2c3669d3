import { newDesign } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { door, applyAll, gap, room, walls, window } from '#design/samples/sample-builders.ts';

/**
 * A Vietnamese tube house, 4 m wide and 16 m deep, two storeys: veranda, living room, a well for light and rain,
 * kitchen; bedrooms and altar above.
 */
export function tubeHouse(): Design {
  return upstairs(downstairs());
}

function downstairs(): Design {
  const shell = applyAll(newDesign('Nhà ống'), [
    { kind: 'level.change', id: 'lv_1', name: 'Tầng trệt', height: 3600, slab: 200 },
    ...walls('lv_1', 220, 3600, [
      ['wl_left', 0, 16_000, 0, 0],
      ['wl_right', 4000, 0, 4000, 16_000],
      ['wl_back', 4000, 16_000, 0, 16_000],
    ]),
    ...walls('lv_1', 110, 3600, [
      ['wl_front', 0, 1800, 4000, 1800],
      ['wl_well1', 0, 7200, 4000, 7200],
      ['wl_well2', 0, 9200, 4000, 9200],
      ['wl_stairs', 1000, 7200, 1000, 9200],
      ['wl_wc', 0, 13_800, 4000, 13_800],
      ['wl_wc2', 2000, 13_800, 2000, 16_000],
    ]),
    ...walls('lv_1', 110, 900, [['wl_rail', 0, 0, 4000, 0]]),
    gap('op_gate', 'wl_rail', 2000, 1600, 900),
    door('op_front', 'wl_front', 2000, { width: 2800, height: 2800, form: 'folding', leaf: 'lattice' }),
    gap('op_pass', 'wl_well1', 500, 700, 2600),
    window('op_garden', 'wl_well1', 2500, { width: 2400, height: 2200, sill: 400, sashes: 4, lattice: 'bars' }),
    gap('op_pass2', 'wl_well2', 500, 700, 2600),
    door('op_garden2', 'wl_well2', 2500, { width: 1600, height: 2400, form: 'double', leaf: 'glazed', side: 'right' }),
    door('op_wc', 'wl_wc', 1000, { width: 750, leaf: 'louvred', side: 'left' }),
    door('op_store', 'wl_wc', 3000, { width: 750, side: 'left', hinge: 'b' }),
    window('op_vent', 'wl_back', 3000, { width: 600, height: 600, sill: 2000, sashes: 1, lattice: 'slats' }),
  ]);
  const rooms = [
    [2000, 900, 'Hiên', 'balcony', 'tile-cement'],
    [2000, 4500, 'Phòng khách', 'living', 'tile-cement'],
    [2500, 8200, 'Giếng trời', 'courtyard', 'slate'],
    [500, 8200, 'Cầu thang', 'stairs', 'teak'],
    [2000, 11_500, 'Bếp và bàn ăn', 'kitchen', 'tile-cement'],
    [1000, 15_000, 'Nhà vệ sinh', 'bathroom', 'tile-mosaic'],
    [3000, 15_000, 'Kho', 'storage', 'tile-mosaic'],
  ] as const;
  return rooms.reduce((design, [x, y, name, type, floor]) => room(design, 'lv_1', x, y, name, type, floor), shell);
}

function upstairs(house: Design): Design {
  const shell = applyAll(house, [
    { kind: 'level.add', level: { id: 'lv_2', name: 'Lầu 1', elevation: 3800, height: 3200, slab: 200 } },
    ...walls('lv_2', 220, 3200, [
      ['wl_2left', 0, 16_000, 0, 1800],
      ['wl_2front', 0, 1800, 4000, 1800],
      ['wl_2right', 4000, 1800, 4000, 16_000],
      ['wl_2back', 4000, 16_000, 0, 16_000],
    ]),
    ...walls('lv_2', 110, 3200, [
      ['wl_2a', 0, 7200, 4000, 7200],
      ['wl_2b', 0, 11_200, 4000, 11_200],
      ['wl_2c', 1000, 7200, 1000, 11_200],
      ['wl_2d', 1000, 9200, 4000, 9200],
    ]),
    door('op_2bed', 'wl_2a', 530, { width: 800 }),
    door('op_2altar', 'wl_2b', 530, { width: 800, leaf: 'lattice' }),
    door('op_2bath', 'wl_2c', 3000, { width: 700, side: 'right' }),
    window('op_2well', 'wl_2a', 2500, { width: 1800, height: 1600, sill: 900, lattice: 'bars' }),
    window('op_2front', 'wl_2front', 2000, { width: 2400, height: 1800, sill: 700, sashes: 3, lattice: 'diamond' }),
    window('op_2back', 'wl_2back', 2000, { width: 2000, lattice: 'slats' }),
  ]);
  const rooms = [
    [2000, 4000, 'Phòng ngủ', 'bedroom', 'teak'],
    [500, 9200, 'Hành lang', 'hall', 'teak'],
    [2500, 10_200, 'Phòng tắm', 'bathroom', 'tile-mosaic'],
    [2500, 8200, 'Thông tầng', 'courtyard', 'slate'],
    [2000, 13_500, 'Phòng thờ', 'altar', 'teak'],
  ] as const;
  return rooms.reduce((design, [x, y, name, type, floor]) => room(design, 'lv_2', x, y, name, type, floor), shell);
}
