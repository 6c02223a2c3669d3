import { pointField, turnField } from '#design/records/fields.ts';
import { turnedAround } from '#lib/vec2.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeItems, itemIdsField } from '#design/commands/item-edits.ts';

/** By an angle in degrees, around a point of the plan: a chair around itself, a dining set around its table. */
export const turnItems = commandKind(
  'items.turn',
  { ids: itemIdsField, by: turnField, around: pointField },
  (design, { ids, by, around }) =>
    changeItems(design, ids, (item) => {
      const { x, y } = turnedAround(item.at, around, (by * Math.PI) / 180);
      return { ...item, at: { x, y, z: item.at.z }, turn: (item.turn + by) % 360 };
    }),
  ({ ids, around }) => repeatsOn(`items.turn ${ids.join()} ${around.x} ${around.y}`),
);
