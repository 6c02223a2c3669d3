import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';

/** A model as it stands in a home: what a product of the shop can be matched to. */
export interface HomePiece {
  itemId: string;
  modelId: string;
  finishes: Readonly<Record<string, string>>;
}

/** Everything that stands, hangs or lies in a home, by item id. */
export function piecesOf(design: Design): HomePiece[] {
  return recordsOn(design, 'items').map(({ id, model, finishes }) => ({ itemId: id, modelId: model, finishes }));
}
