import type { Part } from '#models/geometry/mesh.ts';

export type ElementKind =
  | 'wall'
  | 'door'
  | 'window'
  | 'gap'
  | 'floor'
  | 'slab'
  | 'ceiling'
  | 'skirting'
  | 'furniture'
  | 'light'
  | 'stairs'
  | 'column'
  | 'beam';

/** Millimetres, Z up; `turn` counter-clockwise about Z, in radians. */
export interface Placement3 {
  x: number;
  y: number;
  z: number;
  turn: number;
}

/**
 * What may be left out to look into a storey: `roof` is overhead (ceilings and what hangs from them), `outside` a face
 * of a wall with no room before it.
 */
export type Layer = 'always' | 'roof' | 'outside';

/**
 * One thing to draw: part of an element, its material, its position. The same part object may be placed several times.
 */
export interface PlacedPart {
  /** The id of its wall, opening, room (floor, ceiling, skirting), item, light or level (slab). */
  elementId: string;
  kind: ElementKind;
  level: string;
  part: Part;
  /** A finish of the library, always one that exists. */
  material: string;
  at: Placement3;
  layer: Layer;
  /**
   * `front`: drawn from the front only, so that one looks into a room through its ceiling; light is stopped from both.
   * Cloth and leaves show both.
   */
  sides: 'front' | 'both';
}
