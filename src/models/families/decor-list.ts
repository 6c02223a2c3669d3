import { basket } from '#models/families/decor/basket.ts';
import { books } from '#models/families/decor/books.ts';
import { bowl } from '#models/families/decor/bowl.ts';
import { candleHolder } from '#models/families/decor/candle-holder.ts';
import { clock } from '#models/families/decor/clock.ts';
import { picture } from '#models/families/decor/picture.ts';
import { plant } from '#models/families/plants/plant.ts';
import { planter } from '#models/families/plants/planter.ts';
import { rockingChair } from '#models/families/seating/rocking-chair.ts';
import { screen } from '#models/families/decor/screen.ts';
import { tablePlant } from '#models/families/plants/table-plant.ts';
import { vase } from '#models/families/decor/vase.ts';
import type { Family } from '#models/family.ts';

/** To feel at home: plants, pictures, vessels, small things. */
export const decor: readonly Family[] = [
  plant,
  tablePlant,
  picture,
  vase,
  books,
  bowl,
  candleHolder,
  clock,
  basket,
  screen,
  rockingChair,
  planter,
];
