import type { Item } from '#design/records/item.ts';
import { writtenChoice } from './made-choice.ts';
import type { RoomPiece } from './room-list.server.ts';

/** A piece of a design as it is looked for in the market: how it looks, and what was chosen for it. */
export function pieceOfItem({ id, model, finishes, product, variant, choice }: Item): RoomPiece {
  return { item: id, model, finishes, product, variant, choice: choice && writtenChoice(choice) };
}
