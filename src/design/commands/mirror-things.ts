import { pointField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { moveThings, thingIdsField } from '#design/commands/things.ts';
import { mirroring } from '#design/plan/motion.ts';

/** Over the line from `a` through `b`. */
export const mirrorThings = commandKind(
  'things.mirror',
  { ids: thingIdsField, a: pointField, b: pointField },
  (draft, { ids, a, b }) => moveThings(draft, ids, mirroring(a, b)),
);
