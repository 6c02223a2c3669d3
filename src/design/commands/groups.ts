import { dropRecords } from '#design/commands/edits.ts';
import type { Design } from '#design/document.ts';

/** Removes groups that have no members. */
export function withoutEmptyGroups(design: Design): Design {
  const used = new Set(Object.values(design.items).map((item) => item.group));
  const empty = Object.keys(design.groups).filter((id) => !used.has(id));
  return dropRecords(design, 'groups', new Set(empty));
}
