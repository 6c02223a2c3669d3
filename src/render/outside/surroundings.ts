import type { Portal, RenderPart } from '#render/scene/render-scene.ts';
import { neighbours, railing } from './buildings.ts';
import { city } from './city.ts';
import { row } from './crowns.ts';
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
      ...trees(front, { from: 5600, to: 6600, count: 2, size: [2.4, 3.2] }),
      ...row(front, { from: 8300, to: 9300, apart: 1500, middle: [1700, 2500], size: [1.1, 1.6], leaf: 190 }),
      ...row(front, {
        from: 11_000,
        to: 17_000,
        apart: 2700,
        middle: [3600, 5600],
        size: [1.9, 2.9],
        leaf: 300,
        half: front.width * 0.8,
      }),
    ];
  if (setting === 'street')
    return [
      ...longWall(front, 2700, 700),
      ...bed(front, { from: 2050, to: 2450, apart: 900, size: [0.55, 0.85] }),
      ...row(front, {
        from: 4600,
        to: 5400,
        apart: 7000,
        middle: [3600, 4600],
        size: [1.2, 1.7],
        leaf: 130,
        trunks: true,
      }),
      ...neighbours(front, 9500),
    ];
  if (setting === 'river')
    return [
      water(front),
      ...railing(front, 5200),
      ...bed(front, { from: 3300, to: 4700, apart: 1900, size: [0.8, 1.3] }),
      ...trees(front, { from: 3900, to: 4800, count: 2, size: [2.4, 3.4] }),
      ...row(front, {
        from: 98_000,
        to: 112_000,
        apart: 7500,
        middle: [3200, 6500],
        size: [3.4, 6],
        leaf: 900,
        half: 125_000,
      }),
      ...row(front, {
        from: 130_000,
        to: 210_000,
        apart: 13_000,
        middle: [6000, 11_000],
        size: [6, 10],
        leaf: 1600,
        half: 200_000,
      }),
    ];
  return [...railing(front, 1100), ...city(front)];
}
