import { armchair } from '#models/families/armchair.ts';
import { bed } from '#models/families/bed.ts';
import { coffeeTable } from '#models/families/coffee-table.ts';
import { consoleTable } from '#models/families/console-table.ts';
import { cornerSofa } from '#models/families/corner-sofa.ts';
import { desk } from '#models/families/desk.ts';
import { diningChair } from '#models/families/dining-chair.ts';
import { diningTable } from '#models/families/dining-table.ts';
import { sideTable } from '#models/families/side-table.ts';
import { sofa } from '#models/families/sofa.ts';
import type { Family } from '#models/family.ts';

/** To sit on, to sit at, to lie on. */
export const furniture: readonly Family[] = [sofa, armchair, diningChair, coffeeTable, diningTable, sideTable, consoleTable, desk, bed, cornerSofa];
