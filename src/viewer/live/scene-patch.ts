import type { ElementKind, Layer, Placement3 } from '#elements/placed-part.ts';
import type { Box, Mesh } from '#models/geometry/mesh.ts';
import type { Barrier } from '#elements/walking/barriers.ts';
import type { ContactShadow } from '#viewer/drawable.ts';
import type { SceneLight } from '#elements/scene-light.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { WalkGround } from '#viewer/home/footing.ts';

/** A mesh is sent once and then named by its number; timber cut across the grain is a mesh of its own. */
export interface SentMesh {
  number: number;
  mesh: Mesh;
  box: Box;
}

export interface PatchPart {
  mesh: number;
  /** What it is of its element: a slot of a piece, `left` or `right` of a wall. */
  slot: string;
  finish: string;
  grain: 'along' | 'across';
  both: boolean;
  layer: Layer;
}

/** A piece of the scene as it is drawn: all its parts stand at one place. */
export interface PatchPiece {
  key: string;
  kind: ElementKind;
  id: string;
  at: Placement3;
  /** Where it stands, along the axes of the home. */
  box: Box;
  parts: PatchPart[];
  upload?: string;
  shadow?: string;
}

/** What follows from a whole home: how it is lit, looked at and walked through. */
export interface HomeFacts {
  box: Box;
  triangles: number;
  sun: Vec3;
  barriers: Barrier[];
  ground: WalkGround;
  /** What shines on the levels that are shown; the highest level's first. */
  lights: SceneLight[];
  /** Where a walk begins, and what it looks at first. */
  entrance: { at: Vec3; target: Vec3 };
}

/** From one state of a drawn home to the next: numbers only, millimetres, Z up. */
export interface ScenePatch {
  meshes: SentMesh[];
  shadows: { model: string; shadow: Omit<ContactShadow, 'places'> }[];
  put: PatchPiece[];
  gone: string[];
  /** Meshes and shadows that nothing wears any more, once the rest is done. */
  freed: { meshes: number[]; shadows: string[] };
  facts: HomeFacts;
}
