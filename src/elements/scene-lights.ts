import type { Design, Level } from '#design/document.ts';
import { recordsOn } from '#design/document.ts';
import { lampLight } from '#elements/furniture/lamp-light.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import { builtInLight } from '#elements/light/built-in-light.ts';
import type { SceneLight } from '#elements/scene-light.ts';

/** All that shines on a level: its own lights and the lamps that stand, hang or lie about. */
export function lightsOn(design: Design, level: Level, source: ModelSource): SceneLight[] {
  const own = recordsOn(design, 'lights', level.id)
    .filter(({ on, lumens }) => on && lumens > 0)
    .map((light) => builtInLight(light, level.elevation));
  const lamps = recordsOn(design, 'items', level.id).flatMap((item) => lampLight(item, level.elevation, source) ?? []);
  return [...own, ...lamps];
}
