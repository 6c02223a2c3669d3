import type { Family } from '#models/family.ts';

/** To wash, to see by, to feel at home: bath, light, cloth, plants, small things. */
export const bathware: readonly Family[] = [];
