import fc from 'fast-check';
import { doorDefaults } from '#design/records/door.ts';
import { lightDefaults } from '#design/records/light.ts';
import {
  beamOf,
  columnOf,
  dimensionOf,
  fourWalls,
  noteOf,
  stairsOf,
  underlayOf,
} from '#design/testing/drawn-records.ts';
import {
  drawn,
  idOf,
  itemId,
  level,
  material,
  offsetIn,
  openingId,
  point,
  roomPlace,
  size,
  spot,
  surface,
  things,
  wallId,
  type Dice,
} from '#design/testing/roll-choices.ts';
import { windowDefaults } from '#design/records/window.ts';
import type { Command, SimpleCommand } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';

export const dice: fc.Arbitrary<Dice> = fc.record({
  kind: fc.nat({ max: 10_000 }),
  pick: fc.array(fc.nat({ max: 10_000 }), { minLength: 3, maxLength: 3 }),
  mm: fc.array(fc.integer({ min: -6000, max: 6000 }), { minLength: 4, maxLength: 4 }),
  yes: fc.boolean(),
});

/** A plausible command for this design; about a third will be refused, as they should. `serial` makes new ids new. */
export function commandFor(design: Design, roll: Dice, serial: number): Command {
  const makers = Object.values(commandMakers);
  if (roll.kind % 17 === 0) {
    const parts = [0, 1, 2].map((i) => makers[(roll.kind + i * 7) % makers.length]!(design, roll, serial * 10 + i));
    return { kind: 'batch', commands: parts };
  }
  return makers[roll.kind % makers.length]!(design, roll, serial * 10);
}

type Maker = (design: Design, roll: Dice, serial: number) => SimpleCommand;

const drawnMakers: Record<string, Maker> = {
  addStairs: (design, roll, serial) => ({ kind: 'stairs.add', stairs: stairsOf(drawn(design, roll, `st_${serial}`)) }),
  changeStairs: (design, roll) => ({
    kind: 'stairs.change',
    stairs: stairsOf(drawn(design, roll, idOf(design.stairs, roll, 'st'))),
  }),
  addColumn: (design, roll, serial) => ({ kind: 'column.add', column: columnOf(drawn(design, roll, `cl_${serial}`)) }),
  changeColumn: (design, roll) => ({
    kind: 'column.change',
    column: columnOf(drawn(design, roll, idOf(design.columns, roll, 'cl'))),
  }),
  addBeam: (design, roll, serial) => ({ kind: 'beam.add', beam: beamOf(drawn(design, roll, `bm_${serial}`)) }),
  changeBeam: (design, roll) => ({
    kind: 'beam.change',
    beam: beamOf(drawn(design, roll, idOf(design.beams, roll, 'bm'))),
  }),
  addDimension: (design, roll, serial) => ({
    kind: 'dimension.add',
    dimension: dimensionOf(drawn(design, roll, `dm_${serial}`)),
  }),
  changeDimension: (design, roll) => ({
    kind: 'dimension.change',
    dimension: dimensionOf(drawn(design, roll, idOf(design.dimensions, roll, 'dm'))),
  }),
  addNote: (design, roll, serial) => ({ kind: 'note.add', note: noteOf(drawn(design, roll, `nt_${serial}`)) }),
  changeNote: (design, roll) => ({
    kind: 'note.change',
    note: noteOf(drawn(design, roll, idOf(design.notes, roll, 'nt'))),
  }),
  addUnderlay: (design, roll, serial) => ({
    kind: 'underlay.add',
    underlay: underlayOf(drawn(design, roll, `ul_${serial}`)),
  }),
  changeUnderlay: (design, roll) => ({
    kind: 'underlay.change',
    underlay: underlayOf(drawn(design, roll, idOf(design.underlays, roll, 'ul'))),
  }),
};

const commandMakers: Record<string, Maker> = {
  addWall: (design, roll, serial) => ({
    kind: 'wall.add',
    wall: {
      id: `wl_${serial}`,
      level: level(design, roll),
      a: point(roll),
      b: point(roll, 2),
      bulge: roll.yes ? 0 : (roll.mm[0]! % 10) / 10,
      thickness: size(roll.mm[1]!, 60, 300),
      height: 2800,
    },
  }),
  addTouching: (design, roll, serial) => {
    const wall = design.walls[wallId(design, roll)];
    return {
      kind: 'wall.add',
      wall: {
        id: `wl_${serial}`,
        level: wall?.level ?? level(design, roll),
        a: wall?.b ?? point(roll),
        b: roll.yes ? { x: roll.mm[0]!, y: wall?.b.y ?? 0 } : { x: wall?.b.x ?? 0, y: roll.mm[0]! },
        bulge: 0,
        thickness: 100,
        height: 2800,
      },
    };
  },
  moveWall: (design, roll) => ({ kind: 'wall.move', id: wallId(design, roll), by: point(roll), joined: roll.yes }),
  moveCorner: (design, roll) => ({
    kind: 'corner.move',
    level: level(design, roll),
    at: design.walls[wallId(design, roll)]?.a ?? point(roll),
    to: point(roll),
  }),
  splitWall: (design, roll, serial) => ({
    kind: 'wall.split',
    id: wallId(design, roll),
    at: offsetIn(design, roll),
    rest: `wl_${serial}`,
  }),
  resizeWall: (design, roll) => ({
    kind: 'walls.resize',
    ids: [wallId(design, roll)],
    thickness: size(roll.mm[0]!, 20, 400),
    ...(roll.yes && { height: size(roll.mm[1]!, 2000, 4000) }),
    keep: (['left', 'middle', 'right'] as const)[roll.pick[2]! % 3]!,
  }),
  bendWall: (design, roll) => ({ kind: 'wall.bend', id: wallId(design, roll), bulge: (roll.mm[0]! % 11) / 10 }),
  setWallFinish: (design, roll) => ({
    kind: 'walls.finish',
    faces: [{ id: wallId(design, roll), side: roll.mm[0]! > 0 ? 'left' : 'right' }],
    surface: surface(roll),
  }),
  removeWall: (design, roll) => ({ kind: 'things.remove', ids: [wallId(design, roll)] }),
  addDoor: (design, roll, serial) => ({
    kind: 'opening.add',
    opening: {
      ...doorDefaults,
      finishes: {},
      kind: 'door',
      id: `op_${serial}`,
      wall: wallId(design, roll),
      offset: offsetIn(design, roll),
    },
  }),
  addWindow: (design, roll, serial) => ({
    kind: 'opening.add',
    opening: {
      ...windowDefaults,
      finishes: {},
      kind: 'window',
      id: `op_${serial}`,
      wall: wallId(design, roll),
      offset: offsetIn(design, roll),
      width: size(roll.mm[0]!, 300, 2000),
    },
  }),
  moveOpening: (design, roll) => ({
    kind: 'opening.move',
    id: openingId(design, roll),
    wall: wallId(design, roll),
    offset: offsetIn(design, roll),
  }),
  resizeOpening: (design, roll) => ({
    kind: 'opening.resize',
    id: openingId(design, roll),
    width: size(roll.mm[0]!, 300, 2000),
    ...(roll.yes && { sill: size(roll.mm[1]!, 0, 1200) }),
  }),
  flipOpening: (design, roll) => ({
    kind: 'opening.flip',
    id: openingId(design, roll),
    what: roll.yes ? 'hinge' : 'side',
  }),
  replaceOpening: (design, roll) => ({
    kind: 'opening.replace',
    opening: {
      kind: 'gap',
      id: openingId(design, roll),
      wall: wallId(design, roll),
      offset: offsetIn(design, roll),
      width: 800,
      height: 2100,
      sill: 0,
    },
  }),
  removeOpening: (design, roll) => ({ kind: 'things.remove', ids: [openingId(design, roll)] }),
  describeRoom: (design, roll) => ({
    kind: 'room.describe',
    ...roomPlace(design, roll),
    name: `Room ${roll.mm[0]}`,
    ...(roll.yes && { type: 'study' as const }),
  }),
  setRoomFinish: (design, roll) => ({
    kind: 'room.finish',
    ...roomPlace(design, roll),
    face: roll.mm[0]! > 0 ? 'floor' : 'walls',
    surface: surface(roll),
  }),
  setCeiling: (design, roll) => ({
    kind: 'room.ceiling',
    ...roomPlace(design, roll),
    ceiling: roll.yes ? { material: material(roll), drop: 200 } : null,
  }),
  setSkirting: (design, roll) => ({
    kind: 'room.skirting',
    ...roomPlace(design, roll),
    ...(roll.yes && { skirting: null }),
  }),
  addItem: (design, roll, serial) => ({
    kind: 'item.add',
    item: {
      id: `it_${serial}`,
      level: level(design, roll),
      model: `sofa-${serial}`,
      finishes: { seat: material(roll) },
      ...(roll.yes && { product: 'p_1' }),
      at: spot(roll),
      turn: roll.mm[3]! % 360,
      placement: 'floor',
      locked: false,
    },
  }),
  moveItem: (design, roll) => ({
    kind: 'item.move',
    id: itemId(design, roll),
    at: spot(roll),
    ...(roll.yes && { turn: 45 }),
  }),
  shiftItems: (design, roll) => ({
    kind: 'things.shift',
    ids: things(design, roll, itemId(design, roll, 1)),
    by: { ...point(roll), z: 0 },
  }),
  turnItems: (design, roll) => ({
    kind: 'things.turn',
    ids: things(design, roll, itemId(design, roll)),
    by: roll.mm[0]! % 180,
    around: point(roll, 2),
  }),
  duplicateItems: (design, roll, serial) => ({
    kind: 'things.duplicate',
    copies: things(design, roll, itemId(design, roll)).map((of, i) => ({
      of,
      id: `${of.slice(0, 3)}${serial}${i}`,
      by: spot(roll),
    })),
  }),
  replaceItem: (design, roll) => ({
    kind: 'items.replace',
    ids: [itemId(design, roll)],
    model: 'bed-0007',
    finishes: {},
    placement: 'floor',
    product: roll.yes ? 'p_2' : null,
  }),
  setItemFinish: (design, roll) => ({
    kind: 'items.finish',
    ids: [itemId(design, roll), itemId(design, roll, 1)],
    slot: 'seat',
    material: roll.yes ? material(roll) : null,
  }),
  nameItem: (design, roll) => ({
    kind: 'item.name',
    id: itemId(design, roll),
    name: roll.yes ? `Item ${roll.mm[0]}` : null,
  }),
  lockItems: (design, roll) => ({
    kind: 'things.lock',
    ids: things(design, roll, itemId(design, roll)),
    locked: roll.yes && roll.pick[0]! % 3 === 0,
  }),
  switchLamps: (design, roll) => ({ kind: 'lamps.switch', ids: [itemId(design, roll)], on: roll.yes }),
  removeItems: (design, roll) => ({ kind: 'things.remove', ids: things(design, roll, itemId(design, roll)) }),
  groupItems: (design, roll, serial) => ({
    kind: 'items.group',
    ids: [itemId(design, roll), itemId(design, roll, 1)],
    group: { id: `gp_${serial}`, name: '' },
  }),
  ungroupItems: (design, roll) => ({ kind: 'items.ungroup', group: idOf(design.groups, roll, 'gp') }),
  addLight: (design, roll, serial) => ({
    kind: 'light.add',
    light: { ...lightDefaults, id: `lt_${serial}`, level: level(design, roll), at: spot(roll) },
  }),
  changeLight: (design, roll) => ({
    kind: 'light.change',
    light: {
      ...lightDefaults,
      id: idOf(design.lights, roll, 'lt'),
      level: level(design, roll),
      at: spot(roll),
      on: roll.yes,
    },
  }),
  removeLight: (design, roll) => ({ kind: 'things.remove', ids: [idOf(design.lights, roll, 'lt')] }),
  addCamera: (design, roll, serial) => ({
    kind: 'camera.add',
    camera: {
      id: `cm_${serial}`,
      level: level(design, roll),
      name: '',
      kind: roll.yes ? 'still' : 'panorama',
      at: spot(roll),
      target: { x: 0, y: 0, z: 1000 },
      view: 50,
      aspect: 1.5,
    },
  }),
  changeCamera: (design, roll) => ({
    kind: 'camera.change',
    camera: {
      id: idOf(design.cameras, roll, 'cm'),
      level: level(design, roll),
      name: 'View',
      kind: 'still',
      at: spot(roll),
      target: spot(roll),
      view: 60,
      aspect: 1,
    },
  }),
  removeCamera: (design, roll) => ({ kind: 'things.remove', ids: [idOf(design.cameras, roll, 'cm')] }),
  ...drawnMakers,
  productItem: (design, roll) => ({
    kind: 'items.product',
    ids: [itemId(design, roll)],
    product: roll.yes ? 'p_3' : null,
    ...(roll.yes && { variant: 'v_1' }),
    ...(roll.mm[0]! > 0 && { choice: { parameters: { width: '1800' }, finishes: { seat: material(roll) } } }),
  }),
  placeThings: (design, roll) => ({
    kind: 'things.place',
    places: [{ id: itemId(design, roll), at: spot(roll), turn: roll.mm[3]! % 360 }],
  }),
  mirrorThings: (design, roll) => ({
    kind: 'things.mirror',
    ids: things(design, roll, wallId(design, roll)),
    a: point(roll),
    b: point(roll, 2),
  }),
  hideThings: (design, roll) => ({ kind: 'things.hide', ids: [itemId(design, roll)], hidden: roll.yes }),
  addThings: (design, roll, serial) => ({ kind: 'things.add', walls: fourWalls(drawn(design, roll, `wl_${serial}`)) }),
  copyLevel: (design, roll, serial) => ({
    kind: 'level.copy',
    id: level(design, roll),
    to: `lv_${serial}`,
    name: 'Copy',
    what: roll.yes ? 'all' : 'shell',
  }),
  addLevel: (_design, roll, serial) => ({
    kind: 'level.add',
    level: { id: `lv_${serial}`, name: '', elevation: roll.mm[0]! * 2, height: 2800, slab: 200 },
  }),
  changeLevel: (design, roll) => ({
    kind: 'level.change',
    id: level(design, roll),
    height: size(roll.mm[0]!, 2000, 4000),
  }),
  moveLevel: (design, roll) => ({ kind: 'level.move', id: level(design, roll), to: roll.pick[0]! % 3 }),
  removeLevel: (design, roll) => ({ kind: 'level.remove', id: level(design, roll) }),
  changeSettings: (_design, roll) => ({
    kind: 'settings.change',
    settings: { hour: size(roll.mm[0]!, 0, 24), ...(roll.yes && { north: roll.mm[1]! % 360 }) },
  }),
  renameDesign: (_design, roll) => ({ kind: 'design.rename', name: `Home ${roll.mm[0]}` }),
};
