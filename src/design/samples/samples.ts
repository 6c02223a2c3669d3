import type { Design } from '#design/document.ts';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { furnishedTubeHouse } from '#design/samples/furnished-tube-house.ts';
import { studio } from '#design/samples/studio.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';

/** Homes drawn by hand: for tests, for pictures, for a first look around. */
export const samples = {
  studio,
  'furnished-studio': furnishedStudio,
  'two-bedroom-flat': twoBedroomFlat,
  'furnished-flat': furnishedFlat,
  'tube-house': tubeHouse,
  'furnished-tube-house': furnishedTubeHouse,
} as const satisfies Record<string, () => Design>;
