import { armchair } from '#models/families/armchair.ts';
import { barStool } from '#models/families/bar-stool.ts';
import { bed } from '#models/families/bed.ts';
import { bench } from '#models/families/bench.ts';
import { coffeeTable } from '#models/families/coffee-table.ts';
import { consoleTable } from '#models/families/console-table.ts';
import { cornerSofa } from '#models/families/corner-sofa.ts';
import { dayBed } from '#models/families/day-bed.ts';
import { desk } from '#models/families/desk.ts';
import { diningChair } from '#models/families/dining-chair.ts';
import { diningTable } from '#models/families/dining-table.ts';
import { ottoman } from '#models/families/ottoman.ts';
import { kidsBed } from '#models/families/kids-bed.ts';
import { loungeChair } from '#models/families/lounge-chair.ts';
import { officeChair } from '#models/families/office-chair.ts';
import { sideTable } from '#models/families/side-table.ts';
import { sofa } from '#models/families/sofa.ts';
import { stool } from '#models/families/stool.ts';
import { wingChair } from '#models/families/wing-chair.ts';
import type { Family } from '#models/family.ts';

/** To sit on, to sit at, to lie on. */
export const furniture: readonly Family[] = [
  sofa, armchair, cornerSofa, ottoman, diningChair, stool, barStool, bench, wingChair, officeChair, loungeChair,
  coffeeTable, sideTable, consoleTable, diningTable, desk, bed, dayBed, kidsBed,
];
