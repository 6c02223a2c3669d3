import type { HomePlan } from './home-plan.ts';
import { angled, rectangle, shellOf } from './shell.ts';
import { green, paleOak, smokedOak, walnut, wenge, white } from './woodwork.ts';

/** Rooms to sleep in, children's among them. */
export const bedrooms: readonly HomePlan[] = [
  {
    id: 'veranda-bedroom',
    style: 'veranda',
    city: 'hue',
    sun: [30, 30],
    shell: () =>
      shellOf({
        outer: rectangle(4400, 4200),
        height: 2900,
        wood: walnut,
        openings: [
          ['window', 'e', 1300, 1300, 0, 2400, { lattice: 'slats' }],
          ['window', 'e', 3000, 1300, 0, 2400],
          ['door', 's', 700, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2200, 2100], type: 'bedroom', name: 'Phòng ngủ', seed: 5 }],
    main: { light: 'right' },
  },
  {
    id: 'japandi-bedroom',
    style: 'japandi',
    city: 'hanoi',
    sun: [155, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(4200, 4000),
        height: 2700,
        wood: paleOak,
        openings: [
          ['window', 'w', 2000, 2200, 400, 1900, { lattice: 'grid', form: 'sliding' }],
          ['door', 'e', 700, { side: 'left', form: 'sliding' }],
        ],
      }),
    rooms: [{ at: [2100, 2000], type: 'bedroom', name: 'Phòng ngủ', seed: 4 }],
    main: { light: 'left' },
  },
  {
    id: 'indochine-bedroom',
    style: 'indochine',
    city: 'hoian',
    sun: [245, 32],
    shell: () =>
      shellOf({
        outer: rectangle(4800, 4400),
        height: 3300,
        wood: green,
        openings: [
          ['window', 's', 1400, 1200, 0, 2600, { lattice: 'slats' }],
          ['window', 's', 3400, 1200, 0, 2600, { lattice: 'none' }],
          ['door', 'n', 4100, { side: 'left', leaf: 'louvred' }],
        ],
      }),
    rooms: [{ at: [2400, 2200], type: 'bedroom', name: 'Phòng ngủ', seed: 3 }],
    main: { light: 'right' },
  },
  {
    id: 'scandinavian-bedroom',
    style: 'scandinavian',
    city: 'dalat',
    sun: [60, 28],
    shell: () =>
      shellOf({
        outer: rectangle(4000, 3800),
        height: 2600,
        wood: white,
        openings: [
          ['window', 'n', 2000, 1800, 700, 1500],
          ['door', 's', 600, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2000, 1900], type: 'bedroom', name: 'Phòng ngủ', seed: 2 }],
    main: { light: 'right' },
  },
  {
    id: 'french-bedroom',
    style: 'french',
    city: 'dalat',
    sun: [205, 32],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(4800, 4200),
        height: 3200,
        wood: white,
        openings: [
          ['window', 'w', 1300, 1200, 0, 2600],
          ['window', 'w', 2900, 1200, 0, 2600],
          ['door', 's', 4100, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2400, 2100], type: 'bedroom', name: 'Phòng ngủ', seed: 2 }],
    main: { light: 'left' },
    panorama: {},
  },
  {
    id: 'newchinese-bedroom',
    style: 'newChinese',
    city: 'saigon',
    sun: [205, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(4600, 4200),
        height: 2900,
        wood: wenge,
        openings: [
          ['window', 'w', 1300, 1300, 500, 1900, { lattice: 'steps' }],
          ['window', 'w', 2950, 1300, 500, 1900, { lattice: 'steps' }],
          ['door', 'e', 3500, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2300, 2100], type: 'bedroom', name: 'Phòng ngủ', seed: 5 }],
    main: { light: 'left' },
  },
  {
    id: 'wabi-bedroom',
    style: 'wabiSabi',
    city: 'hoian',
    sun: [335, 28],
    shell: () =>
      shellOf({
        outer: angled(5000, 4400, 3200, 3000),
        height: 2800,
        wood: smokedOak,
        openings: [
          ['window', 'e', 1500, 1900, 300, 2000, { form: 'fixed', sashes: 2 }],
          ['door', 'w', 3700, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2000, 2000], type: 'bedroom', name: 'Phòng ngủ', seed: 2 }],
    main: { light: 'right' },
  },
  {
    id: 'scandinavian-children',
    style: 'scandinavian',
    city: 'hanoi',
    sun: [120, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(4200, 3400),
        height: 2700,
        wood: white,
        openings: [
          ['window', 'n', 2100, 1800, 800, 1500, { lattice: 'bars' }],
          ['door', 'e', 700, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2000, 1700], type: 'children', name: 'Phòng trẻ', seed: 3 }],
    main: { by: [3500, 250, 1500, 3000] },
    detail: { of: 'bedside' },
    panorama: {},
  },
  {
    id: 'japandi-children',
    style: 'japandi',
    city: 'danang',
    sun: [330, 30],
    shell: () =>
      shellOf({
        outer: rectangle(3800, 3800),
        height: 2700,
        wood: paleOak,
        openings: [
          ['window', 'e', 1900, 1900, 600, 1700, { lattice: 'bars' }],
          ['door', 'w', 700, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [1900, 1900], type: 'children', name: 'Phòng trẻ', seed: 1 }],
    main: { light: 'right' },
  },
];
