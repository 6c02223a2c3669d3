import type { Settings, Level } from '#design/document.ts';
import { hashOf } from '#lib/random.ts';

/** Where a home stands, as far as its windows show it. */
export const settings = ['garden', 'street', 'river', 'high'] as const;
export type Setting = (typeof settings)[number];

/** From here on one looks over roofs; millimetres above the ground. */
const highFrom = 9000;

/** The same place gives the same surroundings: a design that is edited keeps its view. */
export function settingOf({ settings: place, levels }: { settings: Settings; levels: readonly Level[] }): Setting {
  if (levels[0] && levels[0].elevation >= highFrom) return 'high';
  return settings[hashOf(place.latitude, place.longitude, place.north) % settings.length]!;
}
