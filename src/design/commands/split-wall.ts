import { z } from 'zod';
import { wallIdField } from '#design/records/fields.ts';
import { lengthOf, partOf } from '#lib/curve.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { addRecord, putRecord, putRecords } from '#design/commands/edits.ts';
import { openingsOf, recordOf } from '#design/document.ts';
import { fault } from '#design/fault.ts';

/**
 * Cuts a wall in two at `at` millimetres from its `a`; the part towards `b` becomes the wall `rest`, with the openings
 * in it.
 */
export const splitWall = commandKind(
  'wall.split',
  { id: wallIdField, at: z.number(), rest: wallIdField },
  (design, { id, at, rest }) => {
    const wall = recordOf(design, 'walls', id);
    if (!wall) return fault('missing_record', `walls.${id}`);
    const length = lengthOf(wall);
    if (!(at > 0 && at < length)) return fault('wall_too_short', `walls.${id}`);
    const openings = openingsOf(design, id);
    if (openings.some(({ offset, width }) => Math.abs(offset - at) < width / 2))
      return fault('opening_outside_wall', `walls.${id}`);
    const near = partOf(wall, 0, at);
    const far = partOf(wall, at, length);
    const moved = openings
      .filter(({ offset }) => offset > at)
      .map((opening) => ({ ...opening, wall: rest, offset: opening.offset - at }));
    const shortened = putRecord(design, 'walls', { ...wall, b: near.b, bulge: near.bulge });
    return addRecord(putRecords(shortened, 'openings', moved), 'walls', {
      ...wall,
      id: rest,
      a: far.a,
      bulge: far.bulge,
    });
  },
);
