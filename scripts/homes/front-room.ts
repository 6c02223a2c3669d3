import type { Command } from '#design/commands/command-table.ts';
import type { Item } from '#design/records/item.ts';
import type { HomePlan } from './home-plan.ts';
import { rectangle, shellOf } from './shell.ts';
import { walnut } from './woodwork.ts';

const width = 6200;
const depth = 4800;
const walnutAndBrass = { wood: 'walnut', metal: 'brass-antique', hood: 'brass-antique' };
const oat = { frame: 'linen-oat', cushions: 'linen-oat', legs: 'walnut', throw: 'linen-rust' };
const sage = { frame: 'linen-sage', cushions: 'linen-sage', legs: 'walnut', throw: 'linen-rust' };
const table = { top: 'walnut', base: 'walnut', metal: 'brass-antique' };
const print = { frame: 'walnut', fillet: 'brass-antique', accent: 'paint-brick' };

type Placed = readonly [
  model: string,
  x: number,
  y: number,
  z: number,
  turn: number,
  finishes: Record<string, string>,
  placement?: Item['placement'],
];

/** Set by hand: the sofa along the wall the sun reaches, the chair before the garden. */
const pieces: readonly Placed[] = [
  ['rug-00jp', 4300, 2550, 0, 90, { field: 'rug-jute' }],
  ['sofa-0ykd', 5690, 2550, 0, -90, oat],
  ['coffee-table-09mv', 4480, 2550, 0, -90, table],
  ['armchair-07i3', 3000, 1500, 0, 125, sage],
  ['side-table-02r2', 5850, 4130, 0, -90, table],
  ['table-lamp-00ly', 5850, 4130, 540, -90, walnutAndBrass, 'top'],
  ['floor-lamp-00ue', 5820, 880, 0, -90, walnutAndBrass],
  ['plant-00k4', 2450, 430, 0, 150, { metal: 'bronze' }],
  ['books-0079', 4480, 2810, 360, -70, { prop: 'walnut' }, 'top'],
  ['vase-004q', 4500, 2330, 360, -90, { body: 'terracotta' }, 'top'],
  ['picture-02b9', width, 2550, 1250, -90, print, 'wall'],
];

/** The room of the front page, behind a wall of lattice; furnished for its floor and walls. It is in no one's works. */
export const frontRoom: HomePlan = {
  id: 'front-room',
  style: 'veranda',
  city: 'hoian',
  sun: [244, 31],
  shell: () =>
    shellOf({
      outer: rectangle(width, depth),
      height: 3000,
      wood: walnut,
      openings: [
        ['window', 's', 2900, 4400, 0, 2600, { lattice: 'grid', form: 'sliding', sashes: 4 }],
        ['door', 'n', 700, { side: 'right' }],
      ],
    }),
  rooms: [{ at: [width / 2, depth / 2], type: 'living', name: 'Phòng khách bên sân', seed: 1 }],
  corrections: ({ items }) => [
    { kind: 'things.remove', ids: Object.keys(items) },
    ...pieces.map(([model, x, y, z, turn, finishes, placement = 'floor'], n): Command => ({
      kind: 'item.add',
      item: {
        id: `it_front${String(n + 1).padStart(2, '0')}`,
        level: 'lv_1',
        model,
        finishes,
        at: { x, y, z },
        turn,
        placement,
        locked: false,
      },
    })),
  ],
  main: { by: [600, 4450, 4300, 1700], view: 42, z: 1200 },
};
