import { pointField, turnField } from '#design/records/fields.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { moveThings, thingIdsField } from '#design/commands/things.ts';
import { turning } from '#design/plan/motion.ts';

/** By an angle in degrees, around a point of the plan: a chair around itself, a dining set around its table. */
export const turnThings = commandKind(
  'things.turn',
  { ids: thingIdsField, by: turnField, around: pointField },
  (draft, { ids, by, around }) => moveThings(draft, ids, turning(by, around)),
  ({ ids, around }) => repeatsOn(`things.turn ${ids.join()} ${around.x} ${around.y}`),
);
