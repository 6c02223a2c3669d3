import type { Item } from '#design/records/item.ts';
import type { Wall } from '#design/records/wall.ts';
import { isArc, lengthOf, radiusOf } from '#lib/curve.ts';
import { levelTables, openingsByWall, recordOf, recordsOn, tableNames } from '#design/document.ts';
import type { Design, Opening, TableName } from '#design/document.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';
import { limits } from '#design/limits.ts';
import { enclosedOn } from '#design/plan/level-plan.ts';
import { lengthOfTable, sizeOf } from '#design/tables/table-facts.ts';

/** The first inconsistency between records, by table and id. Single values have passed the schema already. */
export function findFault(design: Design): Fault | null {
  return (
    levelsFault(design) ??
    idsFault(design) ??
    levelIdsFault(design) ??
    groupFault(design, recordsOn(design, 'items')) ??
    wallsFault(design) ??
    openingsFault(design, openingsByWall(design).keys()) ??
    plansFault(design)
  );
}

function levelsFault(design: Design): Fault | null {
  if (design.levels.length > limits.levels) return fault('too_many', 'levels');
  const ids = new Set(design.levels.map((level) => level.id));
  return ids.size === design.levels.length ? null : fault('id_taken', 'levels');
}

function idsFault(design: Design): Fault | null {
  for (const table of tableNames) {
    if (sizeOf(design, table) > limits[table]) return fault('too_many', table);
    const strange = Object.entries(design[table])
      .filter(([id, record]) => record.id !== id)
      .map(([id]) => id);
    if (strange.length > 0) return fault('wrong_id', `${table}.${strange.sort()[0]}`);
  }
  return null;
}

function levelIdsFault(design: Design): Fault | null {
  const levels = new Set(design.levels.map((level) => level.id));
  for (const table of levelTables) {
    for (const record of recordsOn(design, table)) {
      const wrong = levelFault(levels, table, record);
      if (wrong) return wrong;
    }
  }
  return null;
}

export function levelFault(
  levels: ReadonlySet<string>,
  table: TableName,
  { id, level }: { id: string; level: string },
): Fault | null {
  return levels.has(level) ? null : fault('missing_level', `${table}.${id}`);
}

/** Of these items, which come by id. */
export function groupFault(design: Design, items: readonly Item[]): Fault | null {
  const lost = items.find(({ group }) => group !== undefined && !recordOf(design, 'groups', group));
  return lost ? fault('missing_group', `items.${lost.id}`) : null;
}

function wallsFault(design: Design): Fault | null {
  for (const wall of recordsOn(design, 'walls')) {
    const wrong = wallFault(wall);
    if (wrong) return wrong;
  }
  return null;
}

/** A wall has some length, and an arc is wide enough for its own thickness. */
export function wallFault(wall: Wall): Fault | null {
  if (Math.hypot(wall.a.x - wall.b.x, wall.a.y - wall.b.y) < 10) return fault('wall_too_short', `walls.${wall.id}`);
  if (isArc(wall) && Math.abs(radiusOf(wall)) < wall.thickness / 2 + 10)
    return fault('arc_too_tight', `walls.${wall.id}.bulge`);
  return null;
}

/** Of the openings in these walls. */
export function openingsFault(design: Design, walls: Iterable<string>): Fault | null {
  for (const id of [...walls].sort()) {
    const openings = openingsByWall(design).get(id);
    if (!openings) continue;
    const wall = recordOf(design, 'walls', id);
    const wrong = wall ? openingsOnWallFault(wall, openings) : fault('missing_wall', `openings.${openings[0]!.id}`);
    if (wrong) return wrong;
  }
  return null;
}

/** Every opening lies within its wall, and none in another. A hundredth of a millimetre is rounding. */
function openingsOnWallFault(wall: Wall, openings: readonly Opening[]): Fault | null {
  const length = lengthOf(wall);
  for (const { id, offset, width, sill, height } of openings) {
    const outside =
      offset - width / 2 < -0.01 || offset + width / 2 > length + 0.01 || sill + height > wall.height + 0.01;
    if (outside) return fault('opening_outside_wall', `openings.${id}`);
  }
  const ordered = openings.toSorted((p, q) => p.offset - p.width / 2 - (q.offset - q.width / 2));
  // One above the other is allowed: a fanlight over a door.
  for (let i = 0; i < ordered.length; i++) {
    for (
      let j = i + 1;
      j < ordered.length &&
      ordered[j]!.offset - ordered[j]!.width / 2 < ordered[i]!.offset + ordered[i]!.width / 2 - 0.01;
      j++
    ) {
      if (overlapUpright(ordered[i]!, ordered[j]!)) return fault('openings_overlap', `openings.${ordered[j]!.id}`);
    }
  }
  return null;
}

function overlapUpright(p: Opening, q: Opening): boolean {
  return p.sill < q.sill + q.height - 0.01 && q.sill < p.sill + p.height - 0.01;
}

/** Counts what the walls enclose; rooms are looked for only where they are few enough. */
export function plansFault(design: Design): Fault | null {
  let enclosed = 0;
  for (const { id } of design.levels) {
    const here = enclosedOn(design, id);
    if (here === null) return fault('too_many_crossings', `levels.${id}`);
    enclosed += here;
    if (enclosed > limits.rooms) return fault('too_many', 'rooms');
  }
  return null;
}

/** Whether the design as text is longer than `openDesign` accepts. */
export function isTooLong(design: Design): boolean {
  return textLength(design) > limits.bytes;
}

/** How many characters the design has as JSON; the tables know how long they are. */
export function textLength(design: Design): number {
  const { version, name, settings, levels } = design;
  const rest = JSON.stringify({ version, name, settings, levels }).length;
  return tableNames.reduce((sum, table) => sum + table.length + 4 + lengthOfTable(design, table), rest);
}
