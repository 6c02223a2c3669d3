import { itemSchema } from '#design/records/item.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { addRecord } from '#design/commands/edits.ts';

export const addItem = commandKind('item.add', { item: itemSchema }, (design, { item }) =>
  addRecord(design, 'items', item),
);
