import type { SimpleCommand } from '#design/commands/command-table.ts';
import { beamDefaults } from '#design/records/beam.ts';
import { columnDefaults } from '#design/records/column.ts';
import { doorDefaults } from '#design/records/door.ts';
import { lightDefaults } from '#design/records/light.ts';
import { skirtingDefaults } from '#design/records/skirting.ts';
import { stairsDefaults } from '#design/records/stairs.ts';
import type { Wall } from '#design/records/wall.ts';
import { windowDefaults } from '#design/records/window.ts';

interface CommandExample {
  readonly does: string;
  readonly command: SimpleCommand;
}

const level = 'lv_1';
const middle = { level, at: { x: 2400, y: 1800 }, room: 'rm_1' } as const;
const door = { ...doorDefaults, finishes: {}, kind: 'door', id: 'op_1', wall: 'wl_1', offset: 800 } as const;
const window = { ...windowDefaults, finishes: {}, kind: 'window', id: 'op_2', wall: 'wl_3', offset: 2400 } as const;
const sofa = {
  id: 'it_1',
  level,
  model: 'sofa-000000001',
  finishes: {},
  at: { x: 2400, y: 1200, z: 0 },
  turn: 0,
  placement: 'floor',
  locked: false,
} as const;
const light = { ...lightDefaults, id: 'lt_1', level, at: { x: 2400, y: 1800, z: 2500 } } as const;
const camera = {
  id: 'cm_1',
  level,
  name: 'From the door',
  kind: 'still',
  at: { x: 600, y: 600, z: 1500 },
  target: { x: 2400, y: 1800, z: 1000 },
  view: 60,
  aspect: 1.5,
} as const;
const stairs = { ...stairsDefaults, finishes: {}, id: 'st_1', level, at: { x: 8000, y: 0 } } as const;
const column = { ...columnDefaults, id: 'cl_1', level, at: { x: 7000, y: 0 }, turn: 0 } as const;
const beam = { ...beamDefaults, id: 'bm_1', level, a: { x: 0, y: 1800 }, b: { x: 4800, y: 1800 } } as const;
const dimension = { id: 'dm_1', level, a: { x: 0, y: 0 }, b: { x: 4800, y: 0 }, offset: -600, axis: 'along' } as const;
const note = { id: 'nt_1', level, at: { x: 600, y: 3000 }, turn: 0, text: 'Keep this wall', size: 'small' } as const;
const underlay = {
  id: 'ul_1',
  level,
  picture: 'i_1',
  at: { x: 2400, y: 1800 },
  turn: 0,
  width: 9000,
  ratio: 0.75,
  opacity: 0.5,
} as const;

function wall(number: number, a: Wall['a'], b: Wall['b']): Wall {
  return { id: `wl_${number}`, level, a, b, bulge: 0, thickness: 200, height: 2800 };
}

/**
 * One of every kind, each on what those before it made: a program that sends them in this order sees none refused. Told
 * to programs in docs/commands.md.
 */
export const commandExamples: readonly CommandExample[] = [
  {
    does: 'Many records at once; here a room of four walls, which is recognised by itself.',
    command: {
      kind: 'things.add',
      walls: [
        wall(1, { x: 0, y: 0 }, { x: 4800, y: 0 }),
        wall(2, { x: 4800, y: 0 }, { x: 4800, y: 3600 }),
        wall(3, { x: 4800, y: 3600 }, { x: 0, y: 3600 }),
        wall(4, { x: 0, y: 3600 }, { x: 0, y: 0 }),
      ],
    },
  },
  {
    does: 'A wall, by the ends of its middle line.',
    command: { kind: 'wall.add', wall: wall(5, { x: 6000, y: 0 }, { x: 6000, y: 3600 }) },
  },
  {
    does: 'Moves a wall; with `joined` those that meet it follow.',
    command: { kind: 'wall.move', id: 'wl_5', by: { x: 200, y: 0 }, joined: true },
  },
  {
    does: 'Moves a corner and every wall that ends there.',
    command: { kind: 'corner.move', level, at: { x: 6200, y: 3600 }, to: { x: 6200, y: 4000 } },
  },
  {
    does: 'Cuts a wall in two, so many millimetres from its beginning.',
    command: { kind: 'wall.split', id: 'wl_5', at: 2000, rest: 'wl_6' },
  },
  {
    does: 'Thickness and height of walls; `keep` says which face stays.',
    command: { kind: 'walls.resize', ids: ['wl_5', 'wl_6'], thickness: 110, keep: 'middle' },
  },
  { does: 'Bends a wall: 0 straight, 1 a half circle.', command: { kind: 'wall.bend', id: 'wl_6', bulge: 0.2 } },
  {
    does: 'The finish of wall faces; null takes it away.',
    command: { kind: 'walls.finish', faces: [{ id: 'wl_1', side: 'left' }], surface: { material: 'paint-white' } },
  },
  { does: 'A door, a window or a passage in a wall.', command: { kind: 'opening.add', opening: door } },
  {
    does: 'Moves an opening along its wall, or into another one.',
    command: { kind: 'opening.move', id: 'op_1', wall: 'wl_1', offset: 1000 },
  },
  { does: 'Sizes of an opening.', command: { kind: 'opening.resize', id: 'op_1', width: 1000 } },
  {
    does: 'Hangs a door on its other jamb, or opens it to the other side.',
    command: { kind: 'opening.flip', id: 'op_1', what: 'hinge' },
  },
  {
    does: 'Makes another opening of it.',
    command: { kind: 'opening.replace', opening: { ...door, offset: 1000, leaf: 'glazed' } },
  },
  {
    does: 'Name and kind of the room around a point; its id is a hint.',
    command: { kind: 'room.describe', ...middle, name: 'Living room', type: 'living' },
  },
  {
    does: 'The floor of a room, or all its walls.',
    command: { kind: 'room.finish', ...middle, face: 'floor', surface: { material: 'oak-natural' } },
  },
  {
    does: 'The ceiling of a room, lowered by so much.',
    command: { kind: 'room.ceiling', ...middle, ceiling: { material: 'paint-white', drop: 150 } },
  },
  {
    does: 'The skirting of a room; null for none, left out for the usual one.',
    command: { kind: 'room.skirting', ...middle, skirting: skirtingDefaults },
  },
  { does: 'A piece of furniture, by its model.', command: { kind: 'item.add', item: sofa } },
  {
    does: 'Puts a piece elsewhere.',
    command: { kind: 'item.move', id: 'it_1', at: { x: 2400, y: 900, z: 0 }, turn: 90 },
  },
  {
    does: 'Another model in the place of pieces.',
    command: {
      kind: 'items.replace',
      ids: ['it_1'],
      model: 'sofa-000000002',
      finishes: {},
      placement: 'floor',
      product: null,
    },
  },
  {
    does: 'The material of a part of pieces; null for the usual one.',
    command: { kind: 'items.finish', ids: ['it_1'], slot: 'seat', material: 'linen-oat' },
  },
  {
    does: 'What pieces are bought as; null for nothing.',
    command: { kind: 'items.product', ids: ['it_1'], product: 'p_1', variant: 'v_1' },
  },
  { does: 'A name of its own for a piece.', command: { kind: 'item.name', id: 'it_1', name: 'Grandmother’s sofa' } },
  {
    does: 'Copies, each with its new id and how far it lies from what it is of.',
    command: { kind: 'things.duplicate', copies: [{ of: 'it_1', id: 'it_2', by: { x: 0, y: 1500, z: 0 } }] },
  },
  {
    does: 'Pieces as a group.',
    command: { kind: 'items.group', ids: ['it_1', 'it_2'], group: { id: 'gp_1', name: 'Seating' } },
  },
  { does: 'The group is none any more.', command: { kind: 'items.ungroup', group: 'gp_1' } },
  { does: 'A light that is no piece of furniture.', command: { kind: 'light.add', light } },
  { does: 'All values of a light.', command: { kind: 'light.change', light: { ...light, lumens: 1200 } } },
  { does: 'Switches lights and lamps.', command: { kind: 'lamps.switch', ids: ['lt_1'], on: false } },
  { does: 'A camera to look from.', command: { kind: 'camera.add', camera } },
  { does: 'All values of a camera.', command: { kind: 'camera.change', camera: { ...camera, view: 50 } } },
  { does: 'Stairs.', command: { kind: 'stairs.add', stairs } },
  { does: 'All values of stairs.', command: { kind: 'stairs.change', stairs: { ...stairs, width: 1000 } } },
  { does: 'A column.', command: { kind: 'column.add', column } },
  {
    does: 'All values of a column.',
    command: { kind: 'column.change', column: { ...column, width: 400, depth: 400 } },
  },
  { does: 'A beam.', command: { kind: 'beam.add', beam } },
  { does: 'All values of a beam.', command: { kind: 'beam.change', beam: { ...beam, height: 400 } } },
  { does: 'A dimension between two points.', command: { kind: 'dimension.add', dimension } },
  {
    does: 'All values of a dimension.',
    command: { kind: 'dimension.change', dimension: { ...dimension, offset: -900 } },
  },
  { does: 'Words on the plan.', command: { kind: 'note.add', note } },
  { does: 'All values of a note.', command: { kind: 'note.change', note: { ...note, size: 'large' } } },
  { does: 'A plan picture to trace, by its id.', command: { kind: 'underlay.add', underlay } },
  {
    does: 'All values of a plan picture.',
    command: { kind: 'underlay.change', underlay: { ...underlay, opacity: 0.3 } },
  },
  {
    does: 'Moves things by so much.',
    command: { kind: 'things.shift', ids: ['it_2', 'cl_1'], by: { x: 100, y: 0, z: 0 } },
  },
  {
    does: 'Turns things around a point, in degrees to the left.',
    command: { kind: 'things.turn', ids: ['it_2'], by: 90, around: { x: 2400, y: 2400 } },
  },
  {
    does: 'Mirrors things at the line through two points.',
    command: { kind: 'things.mirror', ids: ['it_2'], a: { x: 2000, y: 0 }, b: { x: 2000, y: 3600 } },
  },
  {
    does: 'Each thing to a place of its own.',
    command: { kind: 'things.place', places: [{ id: 'it_2', at: { x: 2400, y: 2600, z: 0 }, turn: 180 }] },
  },
  { does: 'What is locked cannot be changed.', command: { kind: 'things.lock', ids: ['it_2'], locked: true } },
  { does: 'Hidden things are there, but not shown.', command: { kind: 'things.hide', ids: ['it_2'], hidden: true } },
  {
    does: 'Takes things away; a wall goes with its openings.',
    command: { kind: 'things.remove', ids: ['wl_5', 'wl_6'] },
  },
  {
    does: 'A storey.',
    command: { kind: 'level.add', level: { id: 'lv_2', name: 'Upstairs', elevation: 3000, height: 2800, slab: 200 } },
  },
  { does: 'Name and heights of a storey.', command: { kind: 'level.change', id: 'lv_2', height: 2600 } },
  { does: 'Its place among the storeys, from the lowest.', command: { kind: 'level.move', id: 'lv_2', to: 0 } },
  {
    does: 'A copy of a storey above it: all of it, or its shell.',
    command: { kind: 'level.copy', id: 'lv_1', to: 'lv_3', name: 'Copy', what: 'shell' },
  },
  { does: 'A storey and all that stands on it, taken away.', command: { kind: 'level.remove', id: 'lv_3' } },
  {
    does: 'Place on earth, north, day and hour.',
    command: { kind: 'settings.change', settings: { north: 15, hour: 9 } },
  },
  { does: 'The name of the design.', command: { kind: 'design.rename', name: 'A home by a program' } },
  {
    does: 'Records as they shall be, null for none: how a step is undone.',
    command: { kind: 'restore', openings: { op_2: window } },
  },
];
