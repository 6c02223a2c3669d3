import { bedrooms } from './bedrooms.ts';
import { flats } from './flats.ts';
import type { HomePlan } from './home-plan.ts';
import { houses } from './houses.ts';
import { kitchens } from './kitchens.ts';
import { livingRooms } from './living-rooms.ts';
import { studies } from './studies.ts';

export const homePlans: readonly HomePlan[] = [
  ...livingRooms,
  ...bedrooms,
  ...kitchens,
  ...studies,
  ...flats,
  ...houses,
];
