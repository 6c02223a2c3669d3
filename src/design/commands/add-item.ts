import { itemSchema } from '#design/records/item.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addItem = commandKind('item.add', { item: itemSchema }, (draft, { item }) => add(draft, 'items', item));
