import type { HomePlan } from './home-plan.ts';
import { without } from './corrections.ts';
import { rectangle, shellOf } from './shell.ts';
import { green, paleOak, smokedOak, steel, walnut, wenge, white } from './woodwork.ts';

/** Where one cooks, eats and washes. */
export const kitchens: readonly HomePlan[] = [
  {
    id: 'veranda-kitchen',
    style: 'veranda',
    city: 'saigon',
    sun: [330, 30],
    shell: () =>
      shellOf({
        outer: rectangle(5000, 4200),
        height: 2900,
        wood: walnut,
        openings: [
          ['window', 'e', 2100, 2400, 0, 2400, { lattice: 'bars' }],
          ['door', 's', 700, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2500, 2000], type: 'kitchen', name: 'Bếp', seed: 1 }],
    main: { light: 'right' },
  },
  {
    id: 'modern-kitchen',
    style: 'modern',
    city: 'hanoi',
    sun: [215, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(4800, 4400),
        height: 2800,
        wood: steel,
        openings: [
          ['window', 'w', 2200, 2600, 0, 2400, { form: 'sliding', sashes: 3 }],
          ['gap', 's', 4100, 1000, 2300],
        ],
      }),
    rooms: [{ at: [2400, 2200], type: 'kitchen', name: 'Bếp', seed: 2 }],
    main: { light: 'left' },
    detail: { of: 'dining-table' },
  },
  {
    id: 'scandinavian-kitchen',
    style: 'scandinavian',
    city: 'dalat',
    sun: [30, 28],
    shell: () =>
      shellOf({
        outer: rectangle(5200, 4200),
        height: 2700,
        wood: white,
        openings: [
          ['window', 'e', 2300, 2000, 0, 2300],
          ['door', 'w', 700, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2200, 1900], type: 'kitchen', name: 'Bếp', seed: 3 }],
    main: { light: 'right' },
  },
  {
    id: 'midcentury-kitchen',
    style: 'midCentury',
    city: 'danang',
    sun: [150, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(5200, 3800),
        height: 2700,
        wood: walnut,
        openings: [
          ['window', 'w', 1900, 2200, 0, 2300, { form: 'fixed', lattice: 'grid' }],
          ['door', 'e', 3100, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2600, 1900], type: 'kitchen', name: 'Bếp', seed: 1 }],
    main: { light: 'left' },
    detail: { of: 'dining-table' },
  },
  {
    id: 'indochine-dining',
    style: 'indochine',
    city: 'hue',
    sun: [300, 33],
    shell: () =>
      shellOf({
        outer: rectangle(4800, 4400),
        height: 3300,
        wood: green,
        openings: [
          ['window', 's', 1400, 1200, 0, 2600, { lattice: 'slats' }],
          ['window', 's', 3400, 1200, 0, 2600],
          ['door', 'n', 700, { side: 'left', leaf: 'louvred' }],
        ],
      }),
    rooms: [{ at: [2400, 2200], type: 'dining', name: 'Phòng ăn', seed: 2 }],
    main: { light: 'left' },
  },
  {
    id: 'midcentury-dining',
    style: 'midCentury',
    city: 'saigon',
    sun: [60, 30],
    shell: () =>
      shellOf({
        outer: rectangle(4400, 4000),
        height: 2800,
        wood: walnut,
        openings: [
          ['window', 'n', 2200, 2400, 400, 1900, { form: 'fixed', sashes: 2 }],
          ['gap', 'w', 700, 1000, 2300],
        ],
      }),
    rooms: [{ at: [2200, 2000], type: 'dining', name: 'Phòng ăn', seed: 3 }],
    main: { light: 'right' },
  },
  {
    id: 'newchinese-dining',
    style: 'newChinese',
    city: 'hanoi',
    sun: [205, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(4600, 4200),
        height: 3000,
        wood: wenge,
        openings: [
          ['window', 'w', 2100, 2400, 400, 2100, { lattice: 'steps', sashes: 2 }],
          ['door', 's', 3900, { side: 'left', leaf: 'lattice' }],
        ],
      }),
    rooms: [{ at: [2300, 2100], type: 'dining', name: 'Phòng ăn', seed: 1 }],
    main: { light: 'left' },
  },
  {
    id: 'wabi-bathroom',
    style: 'wabiSabi',
    city: 'danang',
    sun: [30, 30],
    shell: () =>
      shellOf({
        outer: rectangle(3600, 3000),
        height: 2800,
        wood: smokedOak,
        openings: [
          ['window', 'e', 1500, 1500, 500, 1800, { lattice: 'slats', sashes: 1, form: 'fixed' }],
          ['door', 'w', 600, { side: 'right', width: 800 }],
        ],
      }),
    rooms: [{ at: [1800, 1500], type: 'bathroom', name: 'Phòng tắm', seed: 1 }],
    main: { by: [500, 1850, 2500, 500] },
    corrections: without('washing-machine'),
  },
  {
    id: 'modern-bathroom',
    style: 'modern',
    city: 'saigon',
    sun: [240, 30],
    shell: () =>
      shellOf({
        outer: rectangle(3400, 2900),
        height: 2700,
        wood: steel,
        openings: [
          ['window', 's', 1900, 1500, 700, 1500, { sashes: 1, form: 'fixed' }],
          ['door', 'n', 600, { side: 'right', width: 800, leaf: 'flush' }],
        ],
      }),
    rooms: [{ at: [1700, 1400], type: 'bathroom', name: 'Phòng tắm', seed: 2 }],
    main: { by: [2250, 2650, 600, 500] },
    panorama: {},
    corrections: without('washing-machine'),
  },
  {
    id: 'indochine-bathroom',
    style: 'indochine',
    city: 'hoian',
    sun: [150, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(3800, 3000),
        height: 3000,
        wood: green,
        openings: [
          ['window', 'w', 1500, 1400, 600, 1800, { lattice: 'slats' }],
          ['door', 'e', 600, { side: 'right', width: 800, leaf: 'louvred' }],
        ],
      }),
    rooms: [{ at: [1900, 1500], type: 'bathroom', name: 'Phòng tắm', seed: 1 }],
    main: { by: [2700, 2750, 700, 500] },
    panorama: {},
    corrections: without('washing-machine'),
  },
  {
    id: 'japandi-dining',
    style: 'japandi',
    city: 'hoian',
    sun: [335, 30],
    shell: () =>
      shellOf({
        outer: rectangle(4400, 3800),
        height: 2700,
        wood: paleOak,
        openings: [
          ['window', 'e', 1900, 2400, 0, 2300, { lattice: 'grid', form: 'sliding' }],
          ['door', 'w', 3200, { side: 'left', form: 'sliding' }],
        ],
      }),
    rooms: [{ at: [2200, 1900], type: 'dining', name: 'Phòng ăn', seed: 2 }],
    main: { light: 'right' },
  },
];
