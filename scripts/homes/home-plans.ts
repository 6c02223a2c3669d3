import { bedrooms } from './bedrooms.ts';
import type { HomePlan } from './home-plan.ts';
import { kitchens } from './kitchens.ts';
import { livingRooms } from './living-rooms.ts';
import { studies } from './studies.ts';

export const homePlans: readonly HomePlan[] = [...livingRooms, ...bedrooms, ...kitchens, ...studies];
