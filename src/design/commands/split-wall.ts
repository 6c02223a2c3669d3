import { z } from 'zod';
import { wallIdField } from '#design/records/fields.ts';
import { lengthOf, partOf } from '#lib/curve.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { openingsOf } from '#design/document.ts';
import { add, designOf, find, put } from '#design/draft.ts';
import { fault } from '#design/fault.ts';

/**
 * Cuts a wall in two at `at` millimetres from its `a`; the part towards `b` becomes the wall `rest`, with the openings
 * in it.
 */
export const splitWall = commandKind(
  'wall.split',
  { id: wallIdField, at: z.number(), rest: wallIdField },
  (draft, { id, at, rest }) => {
    const wall = find(draft, 'walls', id);
    if (!wall) return fault('missing_record', `walls.${id}`);
    const length = lengthOf(wall);
    if (!(at > 0 && at < length)) return fault('wall_too_short', `walls.${id}`);
    const openings = openingsOf(designOf(draft), id);
    if (openings.some(({ offset, width }) => Math.abs(offset - at) < width / 2))
      return fault('opening_outside_wall', `walls.${id}`);
    const near = partOf(wall, 0, at);
    const far = partOf(wall, at, length);
    for (const opening of openings) {
      if (opening.offset > at) put(draft, 'openings', { ...opening, wall: rest, offset: opening.offset - at });
    }
    put(draft, 'walls', { ...wall, b: near.b, bulge: near.bulge });
    return add(draft, 'walls', { ...wall, id: rest, a: far.a, bulge: far.bulge });
  },
);
