import type { Design } from '#design/document.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { once } from '#lib/once.ts';
import { furnished, type Piece } from './furnish.server.ts';

/** The two-bedroom flat as one would live in it, out of the library. Doors inside stand open, so that one can walk through. */
export const sampleHome = once((): Design => {
  const flat = twoBedroomFlat();
  const openings = Object.fromEntries(Object.entries(flat.openings).map(([id, each]) => [id, each.kind === 'door' && id !== 'op_entrance' ? { ...each, open: 0.85 } : each]));
  return furnished({ ...flat, openings, cameras: { cm_living: view } }, 'lv_1', [...living, ...dining, ...kitchen, ...bedroom, ...second, ...hall, ...bathroom]);
});

/** From beside the kitchen into the living room, towards the garden door. */
const view = {
  id: 'cm_living', level: 'lv_1', name: '', kind: 'still' as const, at: { x: 5900, y: 4250, z: 1450 }, target: { x: 1300, y: 1900, z: 900 }, view: 52, aspect: 1.5,
};

const style = 'japandi';

const living: Piece[] = [
  { code: 'rug', wish: { style, width: 2400, depth: 1700 }, place: { x: 2050, y: 3150, turn: 0 } },
  { code: 'sofa', wish: { style, width: 2200, seat: 'split', scatter: 'pair' }, place: { facing: 'south', along: 2050, face: 4745 } },
  { code: 'coffee-table', wish: { style, width: 1100, depth: 600 }, place: { x: 2050, y: 3050, turn: 0 } },
  { code: 'lounge-chair', wish: { style, cushions: 'both' }, place: { x: 3750, y: 2550, turn: -60 } },
  { code: 'floor-lamp', wish: { style }, place: { x: 560, y: 4350, turn: 0 } },
  { code: 'plant', wish: { style, height: 1500 }, place: { x: 560, y: 560, turn: 20 } },
  { code: 'tv-unit', wish: { style, width: 1800, depth: 400 }, place: { facing: 'east', along: 2200, face: 110 } },
  { code: 'picture', wish: { style, width: 700 }, place: { facing: 'south', along: 1650, face: 4745 } },
  { code: 'picture', wish: { style, width: 700 }, place: { facing: 'south', along: 2500, face: 4745 } },
  { code: 'side-table', wish: { style, width: 450 }, place: { x: 3480, y: 4350, turn: 0 } },
  { code: 'table-lamp', wish: { style }, place: { x: 3480, y: 4350, z: 500, turn: 0 } },
];

const chair = { style, back: 'slat', seat: 'pad', arms: 'none' };
const dining: Piece[] = [
  { code: 'dining-table', wish: { style, width: 1600, depth: 900, shape: 'rectangle' }, place: { x: 5350, y: 1650, turn: 90 } },
  ...([[4700, 1250, 90], [4700, 2050, 90], [6000, 1250, -90], [6000, 2050, -90]] as const).map(([x, y, turn]): Piece => ({ code: 'dining-chair', wish: chair, place: { x, y, turn } })),
  { code: 'pendant', wish: { style }, place: { x: 5350, y: 1650, z: 2800, turn: 0 } },
  { code: 'sideboard', wish: { style, width: 1600, depth: 420 }, place: { facing: 'south', along: 6900, face: 4745 } },
];

const kitchen: Piece[] = [
  { code: 'kitchen-base', wish: { style, width: 2400, depth: 600, height: 880 }, place: { facing: 'north', along: 7720, face: 110 } },
  { code: 'fridge', wish: { width: 600, depth: 650 }, place: { facing: 'west', along: 1100, face: 9490 } },
  { code: 'hob', wish: { width: 590, kind: 'induction' }, place: { x: 7100, y: 420, z: 881, turn: 180 } },
  { code: 'kitchen-tall', wish: { style, width: 600 }, place: { facing: 'west', along: 1750, face: 9490 } },
  { code: 'kitchen-island', wish: { style, width: 1500, depth: 900, bar: 'flush' }, place: { x: 7750, y: 2500, turn: 180 } },
  { code: 'bar-stool', wish: { style, seatHeight: 650, back: 'low' }, place: { x: 7400, y: 3230, turn: 0 } },
  { code: 'bar-stool', wish: { style, seatHeight: 650, back: 'low' }, place: { x: 8100, y: 3230, turn: 0 } },
];

const bedroom: Piece[] = [
  { code: 'rug', wish: { style, width: 2000, depth: 1400 }, place: { x: 1800, y: 6850, turn: 90 } },
  { code: 'bed', wish: { style, width: 1880, depth: 2150, bedding: 'dressed' }, place: { facing: 'east', along: 6850, face: 110 } },
  { code: 'bedside', wish: { style, width: 450 }, place: { facing: 'east', along: 5600, face: 110 } },
  { code: 'bedside', wish: { style, width: 450 }, place: { facing: 'east', along: 8060, face: 110 } },
  { code: 'table-lamp', wish: { style }, place: { x: 330, y: 5600, z: 500, turn: 0 } },
  { code: 'wardrobe', wish: { style, width: 1800, height: 2400 }, place: { facing: 'north', along: 1700, face: 4855 } },
  { code: 'plant', wish: { style, height: 1200 }, place: { x: 3150, y: 8000, turn: 0 } },
];

const second: Piece[] = [
  { code: 'bed', wish: { style, width: 1430, depth: 2050, bedding: 'duvet' }, place: { facing: 'west', along: 7450, face: 9490 } },
  { code: 'bedside', wish: { style, width: 400 }, place: { facing: 'west', along: 6450, face: 9490 } },
  { code: 'wardrobe', wish: { style, width: 1600, height: 2200 }, place: { facing: 'north', along: 8100, face: 4855 } },
  { code: 'desk', wish: { style, width: 1200, depth: 600 }, place: { facing: 'east', along: 7550, face: 6055 } },
  { code: 'office-chair', wish: { back: 'pad' }, place: { x: 7050, y: 7550, turn: -90 } },
  { code: 'wall-shelf', wish: { style, width: 900 }, place: { facing: 'east', along: 7550, face: 6055 } },
];

const hall: Piece[] = [
  { code: 'shoe-cabinet', wish: { style, width: 1000, depth: 300 }, place: { facing: 'south', along: 8750, face: 4745 } },
  { code: 'bookshelf', wish: { style, width: 600, height: 1800 }, place: { facing: 'south', along: 4050, face: 6545 } },
];

const bathroom: Piece[] = [
  { code: 'wc', wish: { style }, place: { facing: 'east', along: 7700, face: 3655 } },
  { code: 'washing-machine', wish: { width: 595 }, place: { facing: 'south', along: 5580, face: 8290 } },
  { code: 'bath', wish: { style, width: 1500 }, place: { facing: 'south', along: 4750, face: 8290 } },
  { code: 'mirror', wish: { style, width: 600 }, place: { facing: 'west', along: 7250, face: 5945 } },
];
