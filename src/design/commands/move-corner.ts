import { levelIdField, pointField } from '#design/records/fields.ts';
import { distance } from '#lib/vec2.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { put, recordsIn } from '#design/draft.ts';
import { fault } from '#design/fault.ts';
import { snap } from '#design/plan/plan-wall.ts';

/** Every wall that ends at this corner follows it. */
export const moveCorner = commandKind(
  'corner.move',
  { level: levelIdField, at: pointField, to: pointField },
  (draft, { level, at, to }) => {
    const walls = recordsIn(draft, 'walls', level).flatMap((wall) => {
      const a = distance(wall.a, at) <= snap;
      const b = distance(wall.b, at) <= snap;
      return a || b ? [{ ...wall, a: a ? to : wall.a, b: b ? to : wall.b }] : [];
    });
    for (const wall of walls) put(draft, 'walls', wall);
    return walls.length ? null : fault('missing_record', 'walls');
  },
  ({ level, at, to }) => ({ from: `corner.move ${level} ${at.x} ${at.y}`, to: `corner.move ${level} ${to.x} ${to.y}` }),
);
