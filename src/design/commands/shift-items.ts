import { spotField } from '#design/records/fields.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeItems, itemIdsField } from '#design/commands/item-edits.ts';

/** Several together, each by the same way. */
export const shiftItems = commandKind(
  'items.shift',
  { ids: itemIdsField, by: spotField },
  (design, { ids, by }) =>
    changeItems(design, ids, (item) => ({
      ...item,
      at: { x: item.at.x + by.x, y: item.at.y + by.y, z: item.at.z + by.z },
    })),
  ({ ids }) => repeatsOn(`items.shift ${ids.join()}`),
);
