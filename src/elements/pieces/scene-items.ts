import { recordsOn } from '#design/document.ts';
import type { Design, Level } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { furnitureModel } from '#elements/furniture/mesh.ts';
import { isUpload } from '#elements/furniture/is-upload.ts';
import { lightMesh } from '#elements/light/mesh.ts';
import type { ScenePiece, Workshop } from '#elements/pieces/scene-piece.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import { glowOf } from '#models/materials/library.ts';

export function itemPieces(design: Design, level: Level, shop: Workshop): ScenePiece[] {
  return recordsOn(design, 'items', level.id).flatMap((item) => itemPiece(item, level, shop));
}

/** None for what is hidden. */
export function itemPiece(item: Item, level: Level, shop: Workshop): ScenePiece[] {
  if (item.hidden) return [];
  const piece = shop.piece({
    kind: 'furniture',
    id: item.id,
    level: level.id,
    at: { x: item.at.x, y: item.at.y, z: level.elevation + item.at.z, turn: (item.turn * Math.PI) / 180 },
    from: [item, level.elevation],
    upload: isUpload(item.model) ? item.model : undefined,
    shadow: item.placement === 'floor' && item.at.z < 1 ? item.model : undefined,
    make: () => {
      const { model, finishes } = furnitureModel(item, shop.models);
      return model.parts.map((part) => ({
        part,
        material: litFinish(finishes[part.slot] ?? defaultMaterials.wallInside, item),
        layer: item.placement === 'ceiling' ? 'roof' : 'always',
        sides: part.solid ? 'front' : 'both',
      }));
    },
  });
  return [piece];
}

/** What glows in a lamp does so while it is on. */
function litFinish(finish: string, { off }: Item): string {
  return off && glowOf(finish) > 0 ? defaultMaterials.unlit : finish;
}

/** Lights that are alike share their parts. */
export function lightPieces(design: Design, level: Level, shop: Workshop): ScenePiece[] {
  const { detail } = shop;
  const shown = recordsOn(design, 'lights', level.id).filter(({ hidden }) => !hidden);
  return shown.map((light) =>
    shop.piece({
      kind: 'light',
      id: light.id,
      level: level.id,
      at: { x: light.at.x, y: light.at.y, z: level.elevation + light.at.z, turn: (light.turn * Math.PI) / 180 },
      from: [light, level.elevation, detail],
      make: () =>
        shop
          .shared(['light', light.form, light.width, light.depth, light.tilt, detail].join(), () =>
            lightMesh(light, detail),
          )
          .map((part) => ({
            part,
            material: part.slot === 'glow' && light.on ? defaultMaterials.glow : defaultMaterials.body,
            layer: 'roof',
          })),
    }),
  );
}
