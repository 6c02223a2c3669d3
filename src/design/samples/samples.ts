import type { Design } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';

/** Homes drawn by hand: for tests, for pictures, for a first look around. */
export const samples = { studio, 'two-bedroom-flat': twoBedroomFlat, 'tube-house': tubeHouse } as const satisfies Record<string, () => Design>;
