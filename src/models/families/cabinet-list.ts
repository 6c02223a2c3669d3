import { bedside } from '#models/families/bedside.ts';
import { chest } from '#models/families/chest.ts';
import { displayCabinet } from '#models/families/display-cabinet.ts';
import { shoeCabinet } from '#models/families/shoe-cabinet.ts';
import { sideboard } from '#models/families/sideboard.ts';
import { tvUnit } from '#models/families/tv-unit.ts';
import { wardrobe } from '#models/families/wardrobe.ts';
import type { Family } from '#models/family.ts';

/** To keep things in, to cook with: storage, kitchen, appliances. */
export const cabinets: readonly Family[] = [sideboard, tvUnit, bedside, chest, wardrobe, shoeCabinet, displayCabinet];
