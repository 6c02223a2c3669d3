import { basket } from '#models/families/basket.ts';
import { books } from '#models/families/books.ts';
import { bowl } from '#models/families/bowl.ts';
import { candleHolder } from '#models/families/candle-holder.ts';
import { clock } from '#models/families/clock.ts';
import { picture } from '#models/families/picture.ts';
import { plant } from '#models/families/plant.ts';
import { planter } from '#models/families/planter.ts';
import { rockingChair } from '#models/families/rocking-chair.ts';
import { screen } from '#models/families/screen.ts';
import { tablePlant } from '#models/families/table-plant.ts';
import { vase } from '#models/families/vase.ts';
import type { Family } from '#models/family.ts';

/** To feel at home: plants, pictures, vessels, small things. */
export const decor: readonly Family[] = [plant, tablePlant, picture, vase, books, bowl, candleHolder, clock, basket, screen, rockingChair, planter];
