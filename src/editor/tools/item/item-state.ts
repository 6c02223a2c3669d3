import type { Item } from '#design/records/item.ts';

/** A piece from the catalogue in hand. */
export interface ItemState {
  readonly tool: 'item';
  readonly state: 'placing';
  readonly piece: Pick<Item, 'model' | 'finishes' | 'product' | 'variant' | 'choice'>;
  readonly id: string | null;
  /** As it was turned by hand; a wall behind it turns it by itself. */
  readonly turn: number;
}

export function placingItem(piece: ItemState['piece']): ItemState {
  return { tool: 'item', state: 'placing', piece, id: null, turn: 0 };
}
