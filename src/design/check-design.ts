import type { Wall } from '#design/records/wall.ts';
import { isArc, lengthOf, radiusOf } from '#lib/curve.ts';
import { recordOf, tableNames } from '#design/document.ts';
import type { Design, Opening, TableName } from '#design/document.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';
import { limits } from '#design/limits.ts';
import { enclosedOn } from '#design/plan/level-plan.ts';

/** The first inconsistency between records. Single values have passed the schema already. */
export function findFault(design: Design): Fault | null {
  return (
    levelsFault(design) ??
    idsFault(design) ??
    levelIdsFault(design) ??
    groupsFault(design) ??
    wallsFault(design) ??
    openingsFault(design) ??
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
    const records = Object.entries(design[table]);
    if (records.length > limits[table]) return fault('too_many', table);
    for (const [id, record] of records) if (record.id !== id) return fault('wrong_id', `${table}.${id}`);
  }
  return null;
}

function levelIdsFault(design: Design): Fault | null {
  const levels = new Set(design.levels.map((level) => level.id));
  for (const table of ['walls', 'rooms', 'items', 'lights', 'cameras'] as const) {
    for (const record of Object.values(design[table]))
      if (!levels.has(record.level)) return missing('missing_level', table, record.id);
  }
  return null;
}

function groupsFault(design: Design): Fault | null {
  for (const item of Object.values(design.items)) {
    if (item.group !== undefined && !recordOf(design, 'groups', item.group))
      return missing('missing_group', 'items', item.id);
  }
  return null;
}

function wallsFault(design: Design): Fault | null {
  for (const wall of Object.values(design.walls)) {
    const wrong = wallFault(wall);
    if (wrong) return wrong;
  }
  return null;
}

/** A wall has some length, and an arc is wide enough for its own thickness. */
function wallFault(wall: Wall): Fault | null {
  if (Math.hypot(wall.a.x - wall.b.x, wall.a.y - wall.b.y) < 10) return fault('wall_too_short', `walls.${wall.id}`);
  if (isArc(wall) && Math.abs(radiusOf(wall)) < wall.thickness / 2 + 10)
    return fault('arc_too_tight', `walls.${wall.id}.bulge`);
  return null;
}

function openingsFault(design: Design): Fault | null {
  for (const [id, openings] of Map.groupBy(Object.values(design.openings), (opening) => opening.wall)) {
    const wall = recordOf(design, 'walls', id);
    const wrong = wall ? openingsOnWallFault(wall, openings) : missing('missing_wall', 'openings', openings[0]!.id);
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
function plansFault(design: Design): Fault | null {
  let enclosed = 0;
  for (const { id } of design.levels) {
    const here = enclosedOn(design, id);
    if (here === null) return fault('too_many_crossings', `levels.${id}`);
    enclosed += here;
    if (enclosed > limits.rooms) return fault('too_many', 'rooms');
  }
  return null;
}

function missing(reason: 'missing_level' | 'missing_group' | 'missing_wall', table: TableName, id: string): Fault {
  return fault(reason, `${table}.${id}`);
}
