import { levelOf, type Design, type Level } from '#design/document.ts';
import { barriersOf } from '#elements/walking/barriers.ts';
import { entranceOf } from '#viewer/live/entrance.ts';
import { walkGround } from '#viewer/home/walk-ground.ts';
import type { HomeFacts } from '#viewer/live/scene-patch.ts';

/** The level that is shown, and those below it: above would hide it. The lowest where there is none of that id. */
export function shownLevels(design: Design, chosen: string): { top: Level; ids: string[] } {
  const top = levelOf(design, chosen) ?? design.levels[0]!;
  return { top, ids: design.levels.slice(0, design.levels.indexOf(top) + 1).map(({ id }) => id) };
}

/** Where one walks. It does not depend on the hour, which changes with every move of a finger. */
export function walkFacts(design: Design, top: Level): Pick<HomeFacts, 'barriers' | 'ground' | 'entrance'> {
  return {
    barriers: barriersOf(design, top.id),
    ground: walkGround(design, top),
    entrance: entranceOf(design, top),
  };
}
