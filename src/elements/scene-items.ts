import { recordsOn } from '#design/document.ts';
import type { Design, Level } from '#design/document.ts';
import { furnitureModel } from '#elements/furniture/mesh.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import { lightMesh } from '#elements/light/mesh.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import type { Detail, Part } from '#models/geometry/mesh.ts';

export function itemParts(design: Design, level: Level, source: ModelSource): PlacedPart[] {
  return recordsOn(design, 'items', level.id).flatMap((item) => {
    const { model, finishes } = furnitureModel(item, source);
    const at = { x: item.at.x, y: item.at.y, z: level.elevation + item.at.z, turn: (item.turn * Math.PI) / 180 };
    return model.parts.map((part): PlacedPart => ({
      elementId: item.id,
      kind: 'furniture',
      level: level.id,
      part,
      material: finishes[part.slot] ?? defaultMaterials.wallInside,
      at,
      sides: part.solid ? 'front' : 'both',
    }));
  });
}

/** Lights that are alike share their parts. */
export function lightParts(design: Design, level: Level, detail: Detail): PlacedPart[] {
  const built = new Map<string, Part[]>();
  return recordsOn(design, 'lights', level.id).flatMap((light) => {
    const key = [light.form, light.width, light.depth, light.tilt].join();
    const parts = built.get(key) ?? lightMesh(light, detail);
    built.set(key, parts);
    const at = { x: light.at.x, y: light.at.y, z: level.elevation + light.at.z, turn: (light.turn * Math.PI) / 180 };
    return parts.map((part): PlacedPart => ({
      elementId: light.id,
      kind: 'light',
      level: level.id,
      part,
      material: part.slot === 'glow' && light.on ? defaultMaterials.glow : defaultMaterials.body,
      at,
      sides: 'front',
    }));
  });
}
