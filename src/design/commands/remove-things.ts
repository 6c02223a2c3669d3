import { commandKind } from '#design/commands/command-kind.ts';
import { dropEmptyGroups } from '#design/commands/drop-empty-groups.ts';
import { freeThing, thingIdsField } from '#design/commands/things.ts';
import type { Thing } from '#design/commands/things.ts';
import { openingsOf } from '#design/document.ts';
import { designOf, drop } from '#design/draft.ts';

/** Whatever they are. Doors and windows go with their wall. */
export const removeThings = commandKind('things.remove', { ids: thingIdsField }, (draft, { ids }) => {
  const things: Thing[] = [];
  for (const id of ids) {
    const thing = freeThing(draft, id);
    if ('reason' in thing) return thing;
    things.push(thing);
  }
  for (const { table, record } of things) {
    if (table === 'walls') {
      for (const opening of openingsOf(designOf(draft), record.id)) drop(draft, 'openings', opening.id);
    }
    drop(draft, table, record.id);
  }
  dropEmptyGroups(
    draft,
    things.map(({ record }) => ('group' in record ? record.group : undefined)),
  );
  return null;
});
