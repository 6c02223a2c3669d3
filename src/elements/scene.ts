import { recordsOn, type Design, type Level } from '#design/document.ts';
import { sunDirection } from '#design/sun.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import { portalsOn, type Portal } from '#elements/portal.ts';
import { camerasOn, type SceneCamera } from '#elements/scene-camera.ts';
import { itemParts, lightParts } from '#elements/scene-items.ts';
import type { SceneLight } from '#elements/scene-light.ts';
import { openingParts } from '#elements/scene-openings.ts';
import { roomParts } from '#elements/scene-rooms.ts';
import { slabParts } from '#elements/scene-slabs.ts';
import { wallParts } from '#elements/scene-walls.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import type { Vec3 } from '#lib/vec.ts';
import { findFinish } from '#models/materials/library.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import { lampLight } from '#elements/furniture/lamp-light.ts';
import { builtInLight } from '#elements/light/built-in-light.ts';

/**
 * A whole design as pure data, for the viewer, for GLB, for the tracer. Millimetres, Z up. The same design gives the
 * same scene, whatever the order of its records.
 */
export interface Scene {
  parts: PlacedPart[];
  lights: SceneLight[];
  cameras: SceneCamera[];
  portals: Portal[];
  /** Towards the sun, of unit length; below the ground at night. */
  sun: Vec3;
}

export interface SceneOptions {
  models: ModelSource;
  detail: Detail;
  /** Only these levels; default: all. */
  levels?: readonly string[];
}

export function sceneOf(design: Design, options: SceneOptions): Scene {
  const levels = design.levels.filter((level) => options.levels?.includes(level.id) ?? true);
  const detail = affordableDetail(design, options.detail);
  const parts = levels
    .flatMap((level) => [
      ...wallParts(design, level),
      ...openingParts(design, level, detail),
      ...roomParts(design, level),
      ...slabParts(design, level),
      ...itemParts(design, level, options.models),
      ...lightParts(design, level, detail),
    ])
    .map(withKnownFinish);
  return {
    parts,
    lights: levels.flatMap((level) => lightsOn(design, level, options.models)),
    cameras: levels.flatMap((level) => camerasOn(design, level)),
    portals: levels.flatMap((level) => portalsOn(design, level)),
    sun: sunDirection(design.settings),
  };
}

/** Bounds the work: a thousand lattice windows are a tower seen from afar, or an attack. */
function affordableDetail(design: Design, asked: Detail): Detail {
  return Object.keys(design.openings).length + Object.keys(design.lights).length > 800 ? 'far' : asked;
}

/** A design may name a finish that does not exist (any more); what is drawn always has one that does. */
function withKnownFinish(part: PlacedPart): PlacedPart {
  return findFinish(part.material) ? part : { ...part, material: defaultMaterials.wallInside };
}

/** All that shines on a level: its own lights and the lamps that stand, hang or lie about. */
function lightsOn(design: Design, level: Level, source: ModelSource): SceneLight[] {
  const own = recordsOn(design, 'lights', level.id)
    .filter(({ on, lumens }) => on && lumens > 0)
    .map((light) => builtInLight(light, level.elevation));
  const lamps = recordsOn(design, 'items', level.id).flatMap((item) => lampLight(item, level.elevation, source) ?? []);
  return [...own, ...lamps];
}
