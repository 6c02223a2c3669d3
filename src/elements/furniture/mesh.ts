import type { ModelWithFinishes, ModelSource } from '#elements/furniture/model-source.ts';
import type { Item } from '#design/records/item.ts';
import { part } from '#models/geometry/model.ts';
import { roundedBox } from '#models/geometry/rounded-box.ts';

/**
 * An item's model with its finishes; a plain box where the model cannot be found, so that one sees something is
 * missing.
 */
export function furnitureModel(item: Item, source: ModelSource): ModelWithFinishes {
  return source(item.model, item.finishes) ?? missing();
}

function missing(): ModelWithFinishes {
  const box = roundedBox({ width: 500, depth: 500, height: 500, radius: 4 }, 'far');
  return { model: { parts: [part('missing', box)] }, finishes: { missing: 'paint-fog' } };
}
