import type { HomePlan, PlannedRoom } from './home-plan.ts';
import { oneBedroom, threeBedrooms, twoBedrooms } from './flat-shells.ts';
import { mirrored, shellOf } from './shell.ts';
import { green, paleOak, steel, walnut, wenge, white } from './woodwork.ts';

/** Seeds of a flat's rooms, the living room first. */
function twoBedroomRooms(seeds: readonly number[], flip = 0): PlannedRoom[] {
  const rooms = [
    [2600, 2400, 'living', 'Phòng khách'],
    [7500, 1600, 'kitchen', 'Bếp'],
    [7500, 4000, 'hall', 'Tiền sảnh'],
    [2000, 6500, 'bedroom', 'Phòng ngủ'],
    [5000, 6500, 'bathroom', 'Phòng tắm'],
    [7700, 6500, 'children', 'Phòng trẻ'],
  ] as const;
  return rooms.map(([x, y, type, name], i) => ({ at: [flip ? flip - x : x, y], type, name, seed: seeds[i] ?? 1 }));
}

function oneBedroomRooms(seeds: readonly number[], flip = 0): PlannedRoom[] {
  const rooms = [
    [2300, 3000, 'living', 'Phòng khách'],
    [6500, 1300, 'kitchen', 'Bếp'],
    [6500, 3600, 'bathroom', 'Phòng tắm'],
    [6500, 6300, 'bedroom', 'Phòng ngủ'],
  ] as const;
  return rooms.map(([x, y, type, name], i) => ({ at: [flip ? flip - x : x, y], type, name, seed: seeds[i] ?? 1 }));
}

function threeBedroomRooms(seeds: readonly number[], flip = 0): PlannedRoom[] {
  const rooms = [
    [3000, 2400, 'living', 'Phòng khách'],
    [9200, 2400, 'kitchen', 'Bếp và bàn ăn'],
    [6000, 5500, 'hall', 'Hành lang'],
    [2000, 8000, 'bedroom', 'Phòng ngủ chính'],
    [5000, 8000, 'bathroom', 'Phòng tắm'],
    [7400, 8000, 'study', 'Phòng làm việc'],
    [10_200, 8000, 'bedroom', 'Phòng ngủ'],
  ] as const;
  return rooms.map(([x, y, type, name], i) => ({ at: [flip ? flip - x : x, y], type, name, seed: seeds[i] ?? 1 }));
}

/** Whole flats, each to be walked through. */
export const flats: readonly HomePlan[] = [
  {
    id: 'veranda-flat',
    style: 'veranda',
    city: 'hoian',
    sun: [250, 30],
    rooms: twoBedroomRooms([4, 1, 1, 2, 1, 1]),
    shell: () => shellOf(twoBedrooms({ wood: walnut, height: 2900, glass: { lattice: 'bars' } })),
    main: { light: 'left', rank: 3 },
    detail: { room: 'Phòng ngủ' },
    panorama: {},
  },
  {
    id: 'japandi-flat',
    style: 'japandi',
    city: 'danang',
    sun: [290, 30],
    rooms: oneBedroomRooms([3, 2, 1, 2]),
    shell: () => shellOf(oneBedroom({ wood: paleOak, height: 2700, glass: { lattice: 'grid' } })),
    main: { light: 'right' },
    detail: { room: 'Phòng ngủ' },
    panorama: {},
  },
  {
    id: 'modern-flat',
    style: 'modern',
    city: 'saigon',
    sun: [240, 30],
    rooms: threeBedroomRooms([2, 1, 1, 3, 1, 2, 1]),
    shell: () => shellOf(threeBedrooms({ wood: steel, height: 2800 })),
    main: { light: 'left', rank: 4 },
    detail: { room: 'Phòng ngủ chính' },
    panorama: {},
  },
  {
    id: 'indochine-flat',
    style: 'indochine',
    city: 'hanoi',
    sun: [290, 32],
    rooms: twoBedroomRooms([2, 2, 1, 1, 2, 1], 9400),
    shell: () => shellOf(mirrored(twoBedrooms({ wood: green, height: 3300, glass: { lattice: 'slats' } }), 9400)),
    main: { light: 'right', rank: 1 },
    detail: {},
    panorama: {},
  },
  {
    id: 'scandinavian-flat',
    style: 'scandinavian',
    city: 'dalat',
    sun: [250, 28],
    rooms: oneBedroomRooms([1, 1, 1, 1], 8400),
    shell: () => shellOf(mirrored(oneBedroom({ wood: white, height: 2700 }), 8400)),
    main: { light: 'left' },
    detail: {},
    panorama: {},
  },
  {
    id: 'midcentury-flat',
    style: 'midCentury',
    city: 'saigon',
    sun: [300, 30],
    rooms: threeBedroomRooms([1, 2, 1, 1, 1, 1, 2], 11_800),
    shell: () =>
      shellOf(mirrored(threeBedrooms({ wood: walnut, height: 2700, sill: 400, glass: { form: 'fixed' } }), 11_800)),
    main: { by: [11_355, 4240, 10_280, 1439], view: 43.6 },
    detail: { room: 'Phòng làm việc' },
    panorama: {},
  },
  {
    id: 'newchinese-flat',
    style: 'newChinese',
    city: 'hue',
    sun: [300, 30],
    rooms: twoBedroomRooms([1, 1, 1, 1, 1, 2]),
    shell: () => shellOf(twoBedrooms({ wood: wenge, height: 3000, glass: { lattice: 'steps' }, sill: 400 })),
    main: { light: 'right', rank: 4 },
    detail: { room: 'Phòng ngủ' },
    panorama: {},
  },
  {
    id: 'french-flat',
    style: 'french',
    city: 'dalat',
    sun: [245, 32],
    rooms: oneBedroomRooms([2, 1, 1, 2]),
    shell: () => shellOf(oneBedroom({ wood: white, height: 3100 })),
    main: { light: 'left', rank: 1 },
    detail: { room: 'Phòng ngủ' },
    panorama: {},
  },
];
