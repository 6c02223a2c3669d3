import { altar } from '#models/families/altar.ts';
import { bedside } from '#models/families/bedside.ts';
import { bookshelf } from '#models/families/bookshelf.ts';
import { chest } from '#models/families/chest.ts';
import { coatStand } from '#models/families/coat-stand.ts';
import { cookerHood } from '#models/families/cooker-hood.ts';
import { dishwasher } from '#models/families/dishwasher.ts';
import { displayCabinet } from '#models/families/display-cabinet.ts';
import { fridge } from '#models/families/fridge.ts';
import { hallStand } from '#models/families/hall-stand.ts';
import { hob } from '#models/families/hob.ts';
import { kitchenBase } from '#models/families/kitchen-base.ts';
import { kitchenIsland } from '#models/families/kitchen-island.ts';
import { kitchenTall } from '#models/families/kitchen-tall.ts';
import { kitchenWall } from '#models/families/kitchen-wall.ts';
import { microwave } from '#models/families/microwave.ts';
import { oven } from '#models/families/oven.ts';
import { shoeCabinet } from '#models/families/shoe-cabinet.ts';
import { sideboard } from '#models/families/sideboard.ts';
import { television } from '#models/families/television.ts';
import { toyShelf } from '#models/families/toy-shelf.ts';
import { tvUnit } from '#models/families/tv-unit.ts';
import { wallShelf } from '#models/families/wall-shelf.ts';
import { wardrobe } from '#models/families/wardrobe.ts';
import { washingMachine } from '#models/families/washing-machine.ts';
import type { Family } from '#models/family.ts';

/** To keep things in, to cook with: storage, kitchen, appliances. */
export const cabinets: readonly Family[] = [sideboard, tvUnit, bedside, chest, wardrobe, shoeCabinet, displayCabinet, bookshelf, wallShelf, kitchenBase, kitchenWall, kitchenTall, kitchenIsland, fridge, washingMachine, television, cookerHood, altar, toyShelf, oven, hob, coatStand, dishwasher, microwave, hallStand];
