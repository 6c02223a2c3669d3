import { furnitureModel } from '#elements/furniture/mesh.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import type { Item } from '#design/records/item.ts';
import { kelvinColour } from '#elements/light/kelvin-colour.ts';
import type { SceneLight } from '#elements/scene-light.ts';
import { add, turned } from '#lib/vec2.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import { glowOf } from '#models/materials/library.ts';
import type { Part } from '#models/geometry/mesh.ts';

/** A warm bulb, and two of them where the lamp lights the whole room. */
const defaultBulb = { kelvin: 2700, lumens: { floor: 470, wall: 470, top: 470, ceiling: 1000 } } as const;

/**
 * The light of a lamp one can buy: in the middle of what glows most brightly. Null for what is no lamp and for one that
 * is off.
 */
export function lampLight(item: Item, elevation: number, source: ModelSource): SceneLight | null {
  if (item.off) return null;
  const { model, finishes } = furnitureModel(item, source);
  const glow = (part: Part) => glowOf(finishes[part.slot] ?? '');
  const most = Math.max(...model.parts.map(glow));
  if (!(most > 0)) return null;
  const { min, max } = boundsOf({ parts: model.parts.filter((part) => glow(part) === most) });
  const at = add(turned({ x: (min[0] + max[0]) / 2, y: (min[1] + max[1]) / 2 }, (item.turn * Math.PI) / 180), item.at);
  const width = Math.min(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  return {
    elementId: item.id,
    source: 'furniture',
    level: item.level,
    form: 'point',
    at: [at.x, at.y, elevation + item.at.z + (min[2] + max[2]) / 2],
    direction: [0, 0, -1],
    across: [1, 0, 0],
    width,
    depth: width,
    lumens: defaultBulb.lumens[item.placement],
    colour: kelvinColour(defaultBulb.kelvin),
    beam: 60,
  };
}
