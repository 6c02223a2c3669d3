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
  | 'light';

/** Millimetres, Z up; `turn` counter-clockwise about Z, in radians. */
export interface Placement3 {
  x: number;
  y: number;
  z: number;
  turn: number;
}

/**
 * One thing to draw: part of an element, what it wears, where it stands. The same part object may stand in several
 * places.
 */
export interface PlacedPart {
  /**
   * Whose it is: a wall's, an opening's, a room's (floor, ceiling, skirting), an item's, a light's, a level's (slab).
   */
  elementId: string;
  kind: ElementKind;
  level: string;
  part: Part;
  /** A finish of the library, always one that exists. */
  material: string;
  at: Placement3;
  /**
   * `front`: drawn from the front only, so that one looks into a room through its ceiling; light is stopped from both.
   * Cloth and leaves show both.
   */
  sides: 'front' | 'both';
}
