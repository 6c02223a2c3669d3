import { plant } from '#models/families/plant.ts';
import { tablePlant } from '#models/families/table-plant.ts';
import type { Family } from '#models/family.ts';

/** To feel at home: plants, pictures, vessels, small things. */
export const decor: readonly Family[] = [plant, tablePlant];
