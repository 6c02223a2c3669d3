import { levelOf, type Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { lampLight } from '#elements/furniture/lamp-light.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import { lightsOn, type SceneLight } from '#elements/scene-light.ts';

type Lamps = (design: Design, levels: readonly string[]) => SceneLight[];

/** What shines on these levels, in their order. A piece is looked at once, and again when it has changed. */
export function trackLamps(models: ModelSource): Lamps {
  const known = new WeakMap<Item, { elevation: number; light: SceneLight | null }>();
  let seen: readonly unknown[] = [];
  let found: SceneLight[] = [];

  function lightOf(item: Item, elevation: number): SceneLight | null {
    const before = known.get(item);
    if (before?.elevation === elevation) return before.light;
    const light = lampLight(item, elevation, models);
    known.set(item, { elevation, light });
    return light;
  }

  return (design, levels) => {
    const now = [design.items, design.lights, design.levels, ...levels];
    if (now.length === seen.length && now.every((each, i) => each === seen[i])) return found;
    seen = now;
    found = levels.flatMap((id) => {
      const level = levelOf(design, id);
      return level ? lightsOn(design, level, (item) => lightOf(item, level.elevation)) : [];
    });
    return found;
  };
}
