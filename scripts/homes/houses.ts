import { placeOfRoom } from '#design/commands/room-place.ts';
import { applyAll, walls } from '#design/samples/sample-builders.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import type { HomePlan } from './home-plan.ts';
import { rectangle, shellOf } from './shell.ts';
import { paleOak, smokedOak, steel, walnut } from './woodwork.ts';
import { without } from './corrections.ts';
import { roomAt } from './room-at.ts';

/** Homes of another cut: a studio, lofts, a tube house; and a place to sit outside. */
export const houses: readonly HomePlan[] = [
  {
    id: 'wabi-studio',
    style: 'wabiSabi',
    city: 'danang',
    sun: [240, 30],
    shell: () =>
      shellOf({
        outer: [
          ['s', 0, 0, 7800, 0],
          ['e', 7800, 0, 7800, 5400],
          ['n', 7800, 5400, 0, 5400],
          ['w', 0, 5400, 0, 0],
        ],
        height: 2800,
        wood: smokedOak,
        inner: [
          ['alcove', 4600, 0, 4600, 5400],
          ['bath', 4600, 3400, 7800, 3400],
        ],
        openings: [
          ['window', 's', 2300, 2600, 0, 2300, { form: 'fixed', sashes: 2 }],
          ['window', 's', 6200, 1600, 700, 1600],
          ['window', 'e', 4400, 600, 1500, 800, { sashes: 1 }],
          ['gap', 'alcove', 2300, 1500, 2400],
          ['door', 'alcove', 4600, { width: 750, side: 'right' }],
          ['door', 'n', 700, { side: 'left' }],
        ],
      }),
    rooms: [
      { at: [2300, 2700], type: 'living', name: 'Phòng khách', seed: 2 },
      { at: [6200, 1700], type: 'bedroom', name: 'Góc ngủ', seed: 1 },
      { at: [6200, 4400], type: 'bathroom', name: 'Phòng tắm', seed: 1 },
    ],
    main: { light: 'left' },
  },
  {
    id: 'japandi-studio',
    style: 'japandi',
    city: 'hanoi',
    sun: [30, 30],
    shell: () =>
      shellOf({
        outer: [
          ['s', 0, 0, 7600, 0],
          ['e', 7600, 0, 7600, 5200],
          ['n', 7600, 5200, 0, 5200],
          ['w', 0, 5200, 0, 0],
        ],
        height: 2700,
        wood: paleOak,
        inner: [
          ['alcove', 3200, 0, 3200, 5200],
          ['bath', 0, 1900, 3200, 1900],
        ],
        openings: [
          ['window', 'e', 2600, 2800, 0, 2300, { lattice: 'grid', form: 'sliding', sashes: 3 }],
          ['window', 'n', 1600, 1500, 700, 1500],
          ['window', 'w', 950, 600, 1500, 800, { sashes: 1 }],
          ['gap', 'alcove', 3300, 1400, 2400],
          ['door', 'alcove', 1300, { width: 750, side: 'left' }],
          ['door', 's', 3950, { side: 'left' }],
        ],
      }),
    rooms: [
      { at: [5400, 2600], type: 'living', name: 'Phòng khách', seed: 1 },
      { at: [1600, 3500], type: 'bedroom', name: 'Góc ngủ', seed: 2 },
      { at: [1600, 900], type: 'bathroom', name: 'Phòng tắm', seed: 1 },
    ],
    main: { light: 'right', rank: 2 },
  },
  {
    id: 'industrial-loft',
    style: 'industrial',
    city: 'saigon',
    sun: [240, 33],
    shell: () =>
      shellOf({
        outer: [
          ['s', 0, 0, 10_400, 0],
          ['e', 10_400, 0, 10_400, 5600],
          ['n', 10_400, 5600, 0, 5600],
          ['w', 0, 5600, 0, 0],
        ],
        height: 4400,
        wood: steel,
        inner: [
          ['loft', 6600, 0, 6600, 5600],
          ['bath', 6600, 3200, 10_400, 3200],
        ],
        openings: [
          ['window', 's', 1700, 2200, 400, 3500, { lattice: 'grid', form: 'fixed' }],
          ['window', 's', 4600, 2200, 400, 3500, { lattice: 'grid', form: 'fixed' }],
          ['window', 's', 8500, 1800, 600, 1700, { lattice: 'grid', form: 'fixed' }],
          ['window', 'e', 4400, 800, 1300, 900, { sashes: 1 }],
          ['gap', 'loft', 1600, 1800, 2400],
          ['door', 'loft', 4400, { width: 800, side: 'right', leaf: 'flush' }],
          ['door', 'n', 800, { width: 1000, side: 'left', leaf: 'flush' }],
        ],
      }),
    rooms: [
      { at: [3000, 2800], type: 'living', name: 'Phòng khách', seed: 3 },
      { at: [8500, 1600], type: 'bedroom', name: 'Phòng ngủ', seed: 2 },
      { at: [8500, 4400], type: 'bathroom', name: 'Phòng tắm', seed: 1 },
    ],
    main: { light: 'left', view: 49.6 },
    corrections: (design) =>
      [
        [8500, 1600],
        [8500, 4400],
      ].map(([x, y]) => ({
        kind: 'room.ceiling' as const,
        ...placeOfRoom(design.rooms[roomAt(design, 'lv_1', [x!, y!])]!),
        ceiling: { material: 'concrete', drop: 1500 },
      })),
  },
  {
    id: 'tube-house',
    style: 'indochine',
    city: 'saigon',
    sun: [262, 28],
    shell: tubeHouse,
    rooms: [
      { at: [2000, 4500], type: 'living', name: 'Phòng khách', seed: 2 },
      { at: [2000, 900], type: 'balcony', name: 'Hiên', seed: 1 },
      { at: [2000, 11_500], type: 'kitchen', name: 'Bếp và bàn ăn', seed: 1 },
      { at: [1000, 15_000], type: 'bathroom', name: 'Nhà vệ sinh', seed: 1 },
      { at: [2000, 4000], level: 'lv_2', type: 'bedroom', name: 'Phòng ngủ', seed: 1 },
      { at: [2500, 10_200], level: 'lv_2', type: 'bathroom', name: 'Phòng tắm', seed: 1 },
      { at: [2000, 13_500], level: 'lv_2', type: 'altar', name: 'Phòng thờ', seed: 1 },
    ],
    main: { room: 'Phòng khách' },
    detail: { room: 'Phòng thờ' },
  },
  {
    id: 'veranda-balcony',
    style: 'veranda',
    city: 'hoian',
    sun: [300, 30],
    shell: () =>
      applyAll(
        shellOf({
          outer: [
            ['n', 4800, 2400, 0, 2400],
            ['w', 0, 2400, 0, 0],
            ['e', 4800, 0, 4800, 2400],
          ],
          height: 2900,
          wood: walnut,
          openings: [
            ['door', 'n', 2400, { width: 2400, height: 2400, form: 'folding', leaf: 'louvred', side: 'left' }],
          ],
        }),
        walls('lv_1', 110, 900, [['wl_rail', 0, 0, 4800, 0]]),
      ),
    rooms: [{ at: [2400, 1200], type: 'balcony', name: 'Hiên', seed: 1 }],
    main: { by: [4300, 1900, 500, 900] },
    detail: { of: 'side-table' },
    panorama: {},
    corrections: without('washing-machine'),
  },
  {
    id: 'veranda-reading',
    style: 'veranda',
    city: 'hue',
    sun: [215, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(4400, 3800),
        height: 2900,
        wood: walnut,
        openings: [
          ['window', 'w', 1200, 1300, 0, 2400, { lattice: 'slats' }],
          ['window', 'w', 2800, 1300, 0, 2400],
          ['door', 'e', 700, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2200, 1900], type: 'study', name: 'Phòng đọc', seed: 2 }],
    main: { light: 'left' },
  },
];
