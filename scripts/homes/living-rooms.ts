import type { HomePlan } from './home-plan.ts';
import { angled, rectangle, shellOf } from './shell.ts';
import { green, paleOak, smokedOak, steel, walnut, wenge, white } from './woodwork.ts';

/** Rooms to sit in, one of each style. */
export const livingRooms: readonly HomePlan[] = [
  {
    id: 'veranda-living',
    style: 'veranda',
    city: 'hoian',
    sun: [300, 32],
    shell: () =>
      shellOf({
        outer: rectangle(5400, 4500),
        height: 3000,
        wood: walnut,
        openings: [
          ['window', 's', 1500, 1500, 0, 2500, { lattice: 'slats' }],
          ['window', 's', 3700, 1500, 0, 2500, { lattice: 'none' }],
          ['door', 'n', 4700, { side: 'right' }],
        ],
      }),
    rooms: [{ at: [2500, 2000], type: 'living', name: 'Phòng khách', seed: 3 }],
    main: { light: 'left' },
  },
  {
    id: 'japandi-living',
    style: 'japandi',
    city: 'dalat',
    sun: [20, 30],
    shell: () =>
      shellOf({
        outer: rectangle(4600, 5200),
        height: 2700,
        wood: paleOak,
        openings: [
          ['window', 'e', 2600, 2600, 0, 2300, { lattice: 'grid', form: 'sliding', sashes: 3 }],
          ['door', 'w', 4500, { side: 'right', form: 'sliding' }],
        ],
      }),
    rooms: [{ at: [2300, 2600], type: 'living', name: 'Phòng khách', seed: 2 }],
    main: { light: 'right' },
  },
  {
    id: 'indochine-living',
    style: 'indochine',
    city: 'saigon',
    sun: [240, 33],
    shell: () =>
      shellOf({
        outer: rectangle(5800, 4800),
        height: 3400,
        wood: green,
        openings: [
          ['window', 's', 1300, 1200, 0, 2700, { lattice: 'slats' }],
          ['window', 's', 2900, 1200, 0, 2700, { lattice: 'none' }],
          ['window', 's', 4500, 1200, 0, 2700, { lattice: 'slats' }],
          ['door', 'w', 4000, { side: 'right', leaf: 'louvred' }],
        ],
      }),
    rooms: [{ at: [2500, 2400], type: 'living', name: 'Phòng khách', seed: 5 }],
    main: { light: 'left' },
  },
  {
    id: 'wabi-living',
    style: 'wabiSabi',
    city: 'danang',
    sun: [150, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(5600, 4400),
        height: 2900,
        wood: smokedOak,
        openings: [
          ['window', 'w', 2200, 2600, 300, 2100, { form: 'fixed', sashes: 2, lattice: 'none' }],
          ['gap', 'n', 4600, 1100, 2400],
        ],
      }),
    rooms: [{ at: [2500, 2000], type: 'living', name: 'Phòng khách', seed: 1 }],
    main: { by: [3300, 4140, 1179, 2019], view: 46.4 },
    panorama: {},
  },
  {
    id: 'modern-living',
    style: 'modern',
    city: 'saigon',
    sun: [60, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: angled(6600, 5600, 4200, 3400),
        height: 2800,
        wood: steel,
        openings: [
          ['window', 'n', 2100, 3000, 0, 2400, { form: 'sliding', sashes: 3 }],
          ['window', 'e', 1700, 1800, 900, 1500, { form: 'fixed', sashes: 1 }],
          ['door', 's', 5800, { side: 'left', leaf: 'flush' }],
        ],
      }),
    rooms: [{ at: [2000, 2400], type: 'living', name: 'Phòng khách', seed: 4 }],
    main: { light: 'right', rank: 1 },
  },
  {
    id: 'newchinese-living',
    style: 'newChinese',
    city: 'hanoi',
    sun: [325, 30],
    shell: () =>
      shellOf({
        outer: rectangle(5200, 4800),
        height: 3000,
        wood: wenge,
        openings: [
          ['window', 'e', 1500, 1500, 300, 2200, { lattice: 'steps' }],
          ['window', 'e', 3400, 1500, 300, 2200, { lattice: 'steps' }],
          ['door', 'w', 700, { side: 'right', leaf: 'lattice', form: 'sliding' }],
        ],
      }),
    rooms: [{ at: [2500, 2400], type: 'living', name: 'Phòng khách', seed: 2 }],
    main: { light: 'right', rank: 1 },
  },
  {
    id: 'midcentury-living',
    style: 'midCentury',
    city: 'dalat',
    sun: [240, 28],
    shell: () =>
      shellOf({
        outer: rectangle(5600, 4600),
        height: 2700,
        wood: walnut,
        openings: [
          ['window', 's', 2800, 3400, 500, 1800, { form: 'fixed', sashes: 3 }],
          ['door', 'e', 4000, { side: 'right', leaf: 'flush' }],
        ],
      }),
    rooms: [{ at: [2500, 2300], type: 'living', name: 'Phòng khách', seed: 6 }],
    main: { light: 'right' },
  },
  {
    id: 'french-living',
    style: 'french',
    city: 'hanoi',
    sun: [120, 33],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(5400, 5000),
        height: 3300,
        wood: white,
        openings: [
          ['window', 'n', 1500, 1300, 0, 2700, { lattice: 'none' }],
          ['window', 'n', 3900, 1300, 0, 2700, { lattice: 'none' }],
          ['door', 's', 700, { side: 'left', form: 'double', width: 1300, height: 2400 }],
        ],
      }),
    rooms: [{ at: [2500, 2500], type: 'living', name: 'Phòng khách', seed: 3 }],
    main: { light: 'left' },
  },
  {
    id: 'scandinavian-living',
    style: 'scandinavian',
    city: 'danang',
    sun: [205, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(5000, 4400),
        height: 2700,
        wood: white,
        openings: [
          ['window', 'w', 1300, 1300, 600, 1700],
          ['window', 'w', 3100, 1300, 600, 1700],
          ['gap', 's', 4200, 1000, 2300],
        ],
      }),
    rooms: [{ at: [2500, 2200], type: 'living', name: 'Phòng khách', seed: 2 }],
    main: { light: 'left' },
  },
  {
    id: 'industrial-living',
    style: 'industrial',
    city: 'saigon',
    sun: [40, 30],
    shell: () =>
      shellOf({
        outer: rectangle(6000, 5000),
        height: 3400,
        wood: steel,
        openings: [
          ['window', 'e', 1500, 1900, 500, 2400, { lattice: 'grid', form: 'fixed' }],
          ['window', 'e', 3700, 1900, 500, 2400, { lattice: 'grid', form: 'fixed' }],
          ['door', 's', 700, { side: 'left', leaf: 'flush' }],
        ],
      }),
    rooms: [{ at: [2500, 2500], type: 'living', name: 'Phòng khách', seed: 7 }],
    main: { light: 'right' },
  },
];
