import { armchair } from '#models/families/seating/armchair.ts';
import { barStool } from '#models/families/seating/bar-stool.ts';
import { bed } from '#models/families/beds/bed.ts';
import { bench } from '#models/families/seating/bench.ts';
import { coffeeTable } from '#models/families/tables/coffee-table.ts';
import { consoleTable } from '#models/families/tables/console-table.ts';
import { cornerSofa } from '#models/families/seating/corner-sofa.ts';
import { dayBed } from '#models/families/beds/day-bed.ts';
import { desk } from '#models/families/tables/desk.ts';
import { diningChair } from '#models/families/seating/dining-chair.ts';
import { diningTable } from '#models/families/tables/dining-table.ts';
import { ottoman } from '#models/families/seating/ottoman.ts';
import { kidsBed } from '#models/families/beds/kids-bed.ts';
import { loungeChair } from '#models/families/seating/lounge-chair.ts';
import { officeChair } from '#models/families/seating/office-chair.ts';
import { sideTable } from '#models/families/tables/side-table.ts';
import { sofa } from '#models/families/seating/sofa.ts';
import { stool } from '#models/families/seating/stool.ts';
import { wingChair } from '#models/families/seating/wing-chair.ts';
import type { Family } from '#models/family.ts';

/** To sit on, to sit at, to lie on. */
export const furniture: readonly Family[] = [
  sofa,
  armchair,
  cornerSofa,
  ottoman,
  diningChair,
  stool,
  barStool,
  bench,
  wingChair,
  officeChair,
  loungeChair,
  coffeeTable,
  sideTable,
  consoleTable,
  diningTable,
  desk,
  bed,
  dayBed,
  kidsBed,
];
