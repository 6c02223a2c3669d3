import { sideboard } from '#models/families/sideboard.ts';
import type { Family } from '#models/family.ts';

/** To keep things in, to cook with: storage, kitchen, appliances. */
export const cabinets: readonly Family[] = [sideboard];
