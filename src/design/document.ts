import { z } from 'zod';
import { peek } from '#design/tables/lazy-table.ts';
import { limits } from '#design/limits.ts';
import { beamSchema } from '#design/records/beam.ts';
import { columnSchema } from '#design/records/column.ts';
import { dimensionSchema } from '#design/records/dimension.ts';
import { doorSchema, gapSchema } from '#design/records/door.ts';
import { roomSchema } from '#design/records/room.ts';
import { groupSchema, itemSchema } from '#design/records/item.ts';
import { lightSchema } from '#design/records/light.ts';
import { noteSchema } from '#design/records/note.ts';
import { stairsSchema } from '#design/records/stairs.ts';
import { underlaySchema } from '#design/records/underlay.ts';
import {
  beamIdField,
  cameraIdField,
  columnIdField,
  dimensionIdField,
  groupIdField,
  itemIdField,
  levelIdField,
  lightIdField,
  nameField,
  noteIdField,
  openingIdField,
  roomIdField,
  spotField,
  stairsIdField,
  underlayIdField,
  wallIdField,
} from '#design/records/fields.ts';
import { wallSchema } from '#design/records/wall.ts';
import { windowSchema } from '#design/records/window.ts';

/** The version this code writes. An older one is upgraded (design/upgrades), a newer one refused. */
export const currentVersion = 4;

/**
 * One storey. `elevation` is its finished floor, `height` from there to the ceiling, `slab` what lies between it and
 * the next floor.
 */
export const levelSchema = z.strictObject({
  id: levelIdField,
  name: nameField,
  elevation: z.number().min(-100_000).max(1_000_000),
  height: z.number().min(1500).max(20_000),
  slab: z.number().min(0).max(3000),
});
export type Level = z.infer<typeof levelSchema>;

export const openingSchema = z.discriminatedUnion('kind', [doorSchema, gapSchema, windowSchema]);
export type Opening = z.infer<typeof openingSchema>;

/** A picture to take: a still looks at `target`, a panorama all around and at `target` first. */
export const cameraSchema = z.strictObject({
  id: cameraIdField,
  level: levelIdField,
  name: nameField,
  kind: z.enum(['still', 'panorama']),
  at: spotField,
  target: spotField,
  /** Vertical, in degrees. */
  view: z.number().min(5).max(120),
  /** Width over height. */
  aspect: z.number().min(0.2).max(5),
});
export type Camera = z.infer<typeof cameraSchema>;

/**
 * Where on earth the home stands and at what time it is shown; `north` is degrees from +Y to north, counter-clockwise.
 */
export const settingsSchema = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  north: z.number().min(-360).max(360),
  /** Day of the year and local solar hour. */
  day: z.number().int().min(1).max(366),
  hour: z.number().min(0).max(24),
});
export type Settings = z.infer<typeof settingsSchema>;

export const tableSchemas = {
  walls: wallSchema,
  openings: openingSchema,
  rooms: roomSchema,
  items: itemSchema,
  groups: groupSchema,
  lights: lightSchema,
  cameras: cameraSchema,
  stairs: stairsSchema,
  columns: columnSchema,
  beams: beamSchema,
  dimensions: dimensionSchema,
  notes: noteSchema,
  underlays: underlaySchema,
} as const;
export type TableName = keyof typeof tableSchemas;
export const tableNames = Object.keys(tableSchemas) as TableName[];

/** Those whose records stand on a level. Openings stand in walls, groups nowhere. */
export const levelTables = tableNames.filter(
  (table): table is Exclude<TableName, 'openings' | 'groups'> => table !== 'openings' && table !== 'groups',
);

/** Records are stored under their ids, so that their order means nothing and an edit touches one of them. */
export const designSchema = z.strictObject({
  version: z.literal(currentVersion),
  name: nameField,
  settings: settingsSchema,
  /** From the lowest to the highest. */
  levels: z.array(levelSchema).min(1).max(limits.levels),
  walls: z.record(wallIdField, wallSchema),
  openings: z.record(openingIdField, openingSchema),
  rooms: z.record(roomIdField, roomSchema),
  items: z.record(itemIdField, itemSchema),
  groups: z.record(groupIdField, groupSchema),
  lights: z.record(lightIdField, lightSchema),
  cameras: z.record(cameraIdField, cameraSchema),
  stairs: z.record(stairsIdField, stairsSchema),
  columns: z.record(columnIdField, columnSchema),
  beams: z.record(beamIdField, beamSchema),
  dimensions: z.record(dimensionIdField, dimensionSchema),
  notes: z.record(noteIdField, noteSchema),
  underlays: z.record(underlayIdField, underlaySchema),
});
export type Design = z.infer<typeof designSchema>;
export type TableRecord<Name extends TableName> = Design[Name][string];

/** An empty home in Ho Chi Minh City on a March afternoon. */
export function newDesign(name = ''): Design {
  return {
    version: currentVersion,
    name,
    settings: { latitude: 10.78, longitude: 106.7, north: 0, day: 80, hour: 15 },
    levels: [{ id: 'lv_1', name: '', elevation: 0, height: 2800, slab: 200 }],
    walls: {},
    openings: {},
    rooms: {},
    items: {},
    groups: {},
    lights: {},
    cameras: {},
    stairs: {},
    columns: {},
    beams: {},
    dimensions: {},
    notes: {},
    underlays: {},
  };
}

/** Safe for ids such as `constructor`. */
export function recordOf<Name extends TableName>(
  design: Design,
  table: Name,
  id: string,
): TableRecord<Name> | undefined {
  return peek(design, table, id) as TableRecord<Name> | undefined;
}

/** The table an id belongs to, by the letters it begins with. */
export function tableOfId(id: string): TableName | undefined {
  const letters = id.slice(0, 2) as keyof typeof tableOfLetters;
  return Object.hasOwn(tableOfLetters, letters) ? tableOfLetters[letters] : undefined;
}

const tableOfLetters = {
  wl: 'walls',
  op: 'openings',
  rm: 'rooms',
  it: 'items',
  gp: 'groups',
  lt: 'lights',
  cm: 'cameras',
  st: 'stairs',
  cl: 'columns',
  bm: 'beams',
  dm: 'dimensions',
  nt: 'notes',
  ul: 'underlays',
} as const satisfies Record<string, TableName>;

/**
 * Sorted by id: nothing derived from a design may depend on the order its records were drawn or stored in. Of one
 * level, if given.
 */
export function recordsOn<Name extends TableName>(design: Design, table: Name, level?: string): TableRecord<Name>[] {
  const records = Object.values(design[table]) as TableRecord<Name>[];
  const chosen =
    level === undefined ? records : records.filter((record) => 'level' in record && record.level === level);
  return chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const openingsCache = new WeakMap<Design['openings'], ReadonlyMap<string, readonly Opening[]>>();

/** By id within a wall. Cached as long as the table lives, which is never changed in place. */
export function openingsByWall(design: Design): ReadonlyMap<string, readonly Opening[]> {
  const known = openingsCache.get(design.openings);
  if (known) return known;
  const found = Map.groupBy(recordsOn(design, 'openings'), (opening) => opening.wall);
  openingsCache.set(design.openings, found);
  return found;
}

export function openingsOf(design: Design, wall: string): readonly Opening[] {
  return openingsByWall(design).get(wall) ?? [];
}

export function levelOf(design: Design, id: string): Level | undefined {
  return design.levels.find((level) => level.id === id);
}
