import type { Design, Level } from '#design/document.ts';
import { sunDirection } from '#design/sun.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import { portalsOn, type Portal } from '#elements/portal.ts';
import { camerasOn, type SceneCamera } from '#elements/scene-camera.ts';
import { itemPieces, lightPieces } from '#elements/pieces/scene-items.ts';
import { builtPieces } from '#elements/pieces/scene-built.ts';
import { lightsOn, type SceneLight } from '#elements/scene-light.ts';
import { newWorkshop, type ScenePiece, type Workshop } from '#elements/pieces/scene-piece.ts';
import { openingPieces } from '#elements/pieces/scene-openings.ts';
import { roomPieces } from '#elements/pieces/scene-rooms.ts';
import { slabPieces } from '#elements/pieces/scene-slabs.ts';
import { wallPieces } from '#elements/pieces/scene-walls.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import { lampLight } from '#elements/furniture/lamp-light.ts';

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
  const shop = newWorkshop(options.models, affordableDetail(design, options.detail));
  return {
    parts: levels.flatMap((level) =>
      [
        ...structurePieces(design, level, shop),
        ...itemPieces(design, level, shop),
        ...lightPieces(design, level, shop),
      ].flatMap(({ parts }) => parts),
    ),
    lights: levels.flatMap((level) =>
      lightsOn(design, level, (item) => lampLight(item, level.elevation, options.models)),
    ),
    cameras: levels.flatMap((level) => camerasOn(design, level)),
    portals: levels.flatMap((level) => portalsOn(design, level)),
    sun: sunDirection(design.settings),
  };
}

/** All that follows from the walls of a level, and what is built besides. */
export function structurePieces(design: Design, level: Level, shop: Workshop): ScenePiece[] {
  return [
    ...wallPieces(design, level, shop),
    ...openingPieces(design, level, shop),
    ...roomPieces(design, level, shop),
    ...slabPieces(design, level, shop),
    ...builtPieces(design, level, shop),
  ];
}

/** Bounds the work: a thousand lattice windows are a tower seen from afar, or an attack. */
export function affordableDetail(design: Design, asked: Detail): Detail {
  return Object.keys(design.openings).length + Object.keys(design.lights).length > 800 ? 'far' : asked;
}
