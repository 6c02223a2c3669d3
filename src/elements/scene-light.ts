import { recordsOn, type Design, type Level } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { builtInLight } from '#elements/light/built-in-light.ts';
import type { Vec3 } from '#lib/vec.ts';

/** Something that shines, ready for a renderer. Millimetres, Z up. What is switched off is not among them. */
export interface SceneLight {
  /** The light's id, or the id of the item that is a lamp. */
  elementId: string;
  /** A lamp's own glass glows too (a part whose finish glows); a tracer uses that one or this one, not both. */
  source: 'light' | 'furniture';
  level: string;
  /**
   * `point` shines everywhere, `spot` within `beam`, `area` from a rectangle to one side, weaker the more it is seen
   * askew.
   */
  form: 'point' | 'spot' | 'area';
  at: Vec3;
  /** Where to; of unit length. Straight down for a point. */
  direction: Vec3;
  /** Along which `width` lies; of unit length and at right angles to `direction`. */
  across: Vec3;
  /** Of the rectangle; a point's and a spot's bulb is `width` across. */
  width: number;
  depth: number;
  lumens: number;
  /** Amounts of red, green, blue; the strongest is 1. */
  colour: Vec3;
  /** Full angle of a spot's cone, degrees. */
  beam: number;
}

/** All that shines on a level and is not hidden: its own lights and the lamps that stand, hang or lie about. */
export function lightsOn(design: Design, level: Level, lampOf: (item: Item) => SceneLight | null): SceneLight[] {
  const own = recordsOn(design, 'lights', level.id)
    .filter(({ on, lumens, hidden }) => on && lumens > 0 && !hidden)
    .map((light) => builtInLight(light, level.elevation));
  const lamps = recordsOn(design, 'items', level.id)
    .filter(({ hidden }) => !hidden)
    .flatMap((item) => lampOf(item) ?? []);
  return [...own, ...lamps];
}
