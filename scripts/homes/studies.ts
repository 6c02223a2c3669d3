import type { HomePlan } from './home-plan.ts';
import { rectangle, shellOf } from './shell.ts';
import { steel, walnut, wenge } from './woodwork.ts';

/** Where one works, comes home and looks out. */
export const studies: readonly HomePlan[] = [
  {
    id: 'industrial-study',
    style: 'industrial',
    city: 'hanoi',
    sun: [30, 30],
    shell: () =>
      shellOf({
        outer: rectangle(4200, 3600),
        height: 3200,
        wood: steel,
        openings: [
          ['window', 'e', 1800, 2200, 500, 2300, { lattice: 'grid', form: 'fixed' }],
          ['door', 'w', 2900, { side: 'left', leaf: 'flush' }],
        ],
      }),
    rooms: [{ at: [2100, 1800], type: 'study', name: 'Phòng làm việc', seed: 2 }],
    main: { light: 'right' },
  },
  {
    id: 'newchinese-study',
    style: 'newChinese',
    city: 'hue',
    sun: [120, 30],
    afternoon: true,
    shell: () =>
      shellOf({
        outer: rectangle(4400, 3800),
        height: 2900,
        wood: wenge,
        openings: [
          ['window', 'n', 2200, 2200, 500, 1900, { lattice: 'steps' }],
          ['door', 's', 700, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2200, 1900], type: 'study', name: 'Thư phòng', seed: 1 }],
    main: { light: 'left' },
  },
  {
    id: 'midcentury-study',
    style: 'midCentury',
    city: 'saigon',
    sun: [235, 30],
    shell: () =>
      shellOf({
        outer: rectangle(4200, 3600),
        height: 2700,
        wood: walnut,
        openings: [
          ['window', 's', 2100, 2200, 600, 1700, { form: 'fixed', sashes: 2 }],
          ['door', 'e', 2900, { side: 'left' }],
        ],
      }),
    rooms: [{ at: [2100, 1800], type: 'study', name: 'Phòng làm việc', seed: 3 }],
    main: { light: 'right' },
  },
  {
    id: 'newchinese-hall',
    style: 'newChinese',
    city: 'saigon',
    sun: [335, 32],
    shell: () =>
      shellOf({
        outer: rectangle(3600, 3000),
        height: 2900,
        wood: wenge,
        openings: [
          ['window', 'e', 1500, 1400, 300, 2100, { lattice: 'steps', form: 'fixed', sashes: 1 }],
          ['door', 's', 700, { side: 'left', leaf: 'lattice' }],
          ['gap', 'n', 700, 1000, 2300],
        ],
      }),
    rooms: [{ at: [1800, 1500], type: 'hall', name: 'Tiền sảnh', seed: 1 }],
    main: { light: 'right' },
  },
];
