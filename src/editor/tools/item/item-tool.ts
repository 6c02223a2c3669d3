import { placingItem } from '#editor/tools/item/item-state.ts';
import type { ItemState } from '#editor/tools/item/item-state.ts';
import { placing } from '#editor/tools/item/placing.ts';
import type { Tool } from '#editor/tools/tool.ts';

/** Begun with a piece of the catalogue (`placingItem`); alone it has nothing in hand. */
export const itemTool: Tool<ItemState> = {
  start: placingItem({ model: 'stool-0000', finishes: {} }),
  draws: false,
  states: { placing },
};
