import { levelIdField, pointField } from '#design/records/fields.ts';
import { distance } from '#lib/vec2.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { putRecords } from '#design/commands/edits.ts';
import { recordsOn } from '#design/document.ts';
import { fault } from '#design/fault.ts';
import { snap } from '#design/plan/plan-wall.ts';

/** Every wall that ends at this corner follows it. */
export const moveCorner = commandKind(
  'corner.move',
  { level: levelIdField, at: pointField, to: pointField },
  (design, { level, at, to }) => {
    const walls = recordsOn(design, 'walls', level).flatMap((wall) => {
      const a = distance(wall.a, at) <= snap;
      const b = distance(wall.b, at) <= snap;
      return a || b ? [{ ...wall, a: a ? to : wall.a, b: b ? to : wall.b }] : [];
    });
    return walls.length ? putRecords(design, 'walls', walls) : fault('missing_record', 'walls');
  },
  ({ level, at, to }) => ({ from: `corner.move ${level} ${at.x} ${at.y}`, to: `corner.move ${level} ${to.x} ${to.y}` }),
);
