import type { Window } from '#design/records/window.ts';
import type { Shell } from './shell.ts';

interface Manner {
  wood: NonNullable<Shell['wood']>;
  height: number;
  /** Of the windows of the living room. */
  glass?: Partial<Window>;
  sill?: number;
}

/** 9.4 × 8.2 m: living room to the south, kitchen beside it, two bedrooms and a bath behind. */
export function twoBedrooms({ wood, height, glass = {}, sill = 0 }: Manner): Shell {
  const tall = height - 500 - sill;
  return {
    height,
    wood,
    outer: [
      ['s', 0, 0, 9400, 0],
      ['e', 9400, 0, 9400, 8200],
      ['n', 9400, 8200, 0, 8200],
      ['w', 0, 8200, 0, 0],
    ],
    inner: [
      ['middle', 0, 4800, 9400, 4800],
      ['kitchen', 5600, 0, 5600, 4800],
      ['hall', 5600, 3300, 9400, 3300],
      ['bed', 4000, 4800, 4000, 8200],
      ['bath', 6000, 4800, 6000, 8200],
    ],
    openings: [
      ['window', 's', 1600, 1600, sill, tall, glass],
      ['window', 's', 3900, 1600, sill, tall, glass],
      ['window', 'w', 2600, 1500, 700, height - 1200, glass],
      ['window', 's', 7500, 1800, 1050, 1250],
      ['window', 'n', 2000, 1800, 700, 1600],
      ['window', 'n', 5000, 700, 1500, 800, { sashes: 1 }],
      ['window', 'n', 7700, 1800, 700, 1600],
      ['door', 'e', 4000, { width: 1000, side: 'left' }],
      ['gap', 'kitchen', 4050, 1200, 2300],
      ['gap', 'kitchen', 2300, 1400, 2300],
      ['door', 'middle', 3300, { side: 'left' }],
      ['door', 'middle', 5150, { width: 750, side: 'left' }],
      ['door', 'middle', 8700, { side: 'left', hinge: 'b' }],
    ],
  };
}

/** 8.4 × 8 m: a long living room with the light at both ends; kitchen, bath and bedroom in a row beside it. */
export function oneBedroom({ wood, height, glass = {}, sill = 0 }: Manner): Shell {
  const tall = height - 450 - sill;
  return {
    height,
    wood,
    outer: [
      ['s', 0, 0, 8400, 0],
      ['e', 8400, 0, 8400, 8000],
      ['n', 8400, 8000, 0, 8000],
      ['w', 0, 8000, 0, 0],
    ],
    inner: [
      ['spine', 4700, 0, 4700, 8000],
      ['wet', 4700, 2700, 8400, 2700],
      ['bed', 4700, 4500, 8400, 4500],
    ],
    openings: [
      ['window', 's', 2350, 2800, sill, tall, glass],
      ['window', 'w', 5600, 1600, 800, 1500, glass],
      ['window', 's', 6600, 1500, 1050, 1250],
      ['window', 'e', 3600, 600, 1500, 800, { sashes: 1 }],
      ['window', 'e', 6300, 1800, 600, 1700, glass],
      ['door', 'n', 3900, { width: 1000, side: 'left' }],
      ['gap', 'spine', 1500, 1600, 2300],
      ['door', 'spine', 4000, { width: 750, side: 'right' }],
      ['door', 'spine', 7300, { side: 'right' }],
    ],
  };
}

/** 11.8 × 9.6 m: living room and kitchen to the sun, a passage, three rooms and a bath behind it. */
export function threeBedrooms({ wood, height, glass = {}, sill = 0 }: Manner): Shell {
  const tall = height - 450 - sill;
  return {
    height,
    wood,
    outer: [
      ['s', 0, 0, 11_800, 0],
      ['e', 11_800, 0, 11_800, 9600],
      ['n', 11_800, 9600, 0, 9600],
      ['w', 0, 9600, 0, 0],
    ],
    inner: [
      ['front', 0, 4900, 11_800, 4900],
      ['back', 0, 6200, 11_800, 6200],
      ['kitchen', 6600, 0, 6600, 4900],
      ['bed', 4000, 6200, 4000, 9600],
      ['bath', 6100, 6200, 6100, 9600],
      ['small', 8700, 6200, 8700, 9600],
    ],
    openings: [
      ['window', 's', 3300, 4200, sill, tall, { sashes: 4, form: 'sliding', ...glass }],
      ['window', 'w', 2400, 1600, 600, height - 1100, glass],
      ['window', 's', 9200, 2400, 1050, 1250, { sashes: 3 }],
      ['window', 'n', 2000, 1900, 600, 1700],
      ['window', 'n', 5050, 700, 1500, 800, { sashes: 1 }],
      ['window', 'n', 7400, 1500, 800, 1500],
      ['window', 'n', 10_200, 1900, 600, 1700],
      ['door', 'w', 5550, { width: 1000, side: 'left' }],
      ['gap', 'front', 3000, 1400, 2300],
      ['gap', 'kitchen', 2400, 1800, 2300],
      ['door', 'back', 3300, { side: 'left' }],
      ['door', 'back', 5200, { width: 750, side: 'left' }],
      ['door', 'back', 8000, { side: 'left' }],
      ['door', 'back', 9400, { side: 'left' }],
    ],
  };
}
