import { spotField } from '#design/records/fields.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { moveThings, thingIdsField } from '#design/commands/things.ts';
import { shifting } from '#design/plan/motion.ts';

/** Several together, each by the same way. */
export const shiftThings = commandKind(
  'things.shift',
  { ids: thingIdsField, by: spotField },
  (draft, { ids, by }) => moveThings(draft, ids, shifting(by)),
  ({ ids }) => repeatsOn(`things.shift ${ids.join()}`),
);
