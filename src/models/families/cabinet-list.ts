import { bedside } from '#models/families/bedside.ts';
import { chest } from '#models/families/chest.ts';
import { sideboard } from '#models/families/sideboard.ts';
import { tvUnit } from '#models/families/tv-unit.ts';
import type { Family } from '#models/family.ts';

/** To keep things in, to cook with: storage, kitchen, appliances. */
export const cabinets: readonly Family[] = [sideboard, tvUnit, bedside, chest];
