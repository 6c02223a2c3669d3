import { armchair } from '#models/families/armchair.ts';
import { sofa } from '#models/families/sofa.ts';
import type { Family } from '#models/family.ts';

/** To sit on, to sit at, to lie on. */
export const furniture: readonly Family[] = [sofa, armchair];
