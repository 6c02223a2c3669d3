import { mirror } from '#models/families/mirror.ts';
import type { Family } from '#models/family.ts';

/** To wash in and to see oneself by: WCs, basins, baths, showers, taps, mirrors. */
export const bathware: readonly Family[] = [mirror];
