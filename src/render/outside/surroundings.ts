import type { Portal, RenderPart } from '#render/scene/render-scene.ts';
import { city, neighbours, railing } from './buildings.ts';
import { frontsOf, type Front } from './front.ts';
import { bed, trees } from './plantings.ts';
import type { Setting } from './setting.ts';
import { ground, longWall, water } from './grounds.ts';

interface Around {
  parts: readonly RenderPart[];
  portals: readonly Portal[];
  setting: Setting;
  floor: number;
}

/**
 * What stands within ten metres of a home, and a city in the distance, as geometry that only eyes see: it neither
 * lights the room nor shades it, so a room has the same light wherever it stands.
 */
export function surroundings({ parts, portals, setting, floor }: Around): RenderPart[] {
  const fronts = frontsOf(parts, portals, floor);
  if (fronts.length === 0) return [];
  return [...fronts.flatMap((front) => before(setting, front)), ground(setting, floor)];
}

function before(setting: Setting, front: Front): RenderPart[] {
  if (setting === 'garden')
    return [
      ...longWall(front, 7200, 2100),
      ...bed(front, { from: 4600, to: 6600, apart: 850, size: [1.1, 1.9] }),
      ...trees(front, { from: 5600, to: 9500, count: 4, size: [2.4, 3.4] }),
    ];
  if (setting === 'street')
    return [
      ...longWall(front, 2700, 700),
      ...bed(front, { from: 2050, to: 2450, apart: 900, size: [0.55, 0.85] }),
      ...trees(front, { from: 4200, to: 5000, count: 2, size: [2.4, 3] }),
      ...neighbours(front, 9500),
    ];
  if (setting === 'river')
    return [
      water(front),
      ...railing(front, 5200),
      ...bed(front, { from: 3300, to: 4700, apart: 1900, size: [0.8, 1.3] }),
      ...trees(front, { from: 3900, to: 6800, count: 3, size: [2.4, 3.4] }),
    ];
  return [...railing(front, 1100), ...city(front)];
}
