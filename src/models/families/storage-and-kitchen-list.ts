import { altar } from '#models/families/storage/altar.ts';
import { bedside } from '#models/families/storage/bedside.ts';
import { bookshelf } from '#models/families/storage/bookshelf.ts';
import { chest } from '#models/families/storage/chest.ts';
import { coatStand } from '#models/families/storage/coat-stand.ts';
import { cookerHood } from '#models/families/appliances/cooker-hood.ts';
import { dishwasher } from '#models/families/appliances/dishwasher.ts';
import { displayCabinet } from '#models/families/storage/display-cabinet.ts';
import { fridge } from '#models/families/appliances/fridge.ts';
import { hallStand } from '#models/families/storage/hall-stand.ts';
import { hob } from '#models/families/appliances/hob.ts';
import { kitchenBase } from '#models/families/kitchen/kitchen-base.ts';
import { kitchenIsland } from '#models/families/kitchen/kitchen-island.ts';
import { kitchenTall } from '#models/families/kitchen/kitchen-tall.ts';
import { kitchenWall } from '#models/families/kitchen/kitchen-wall.ts';
import { microwave } from '#models/families/appliances/microwave.ts';
import { oven } from '#models/families/appliances/oven.ts';
import { shoeCabinet } from '#models/families/storage/shoe-cabinet.ts';
import { sideboard } from '#models/families/storage/sideboard.ts';
import { television } from '#models/families/appliances/television.ts';
import { toyShelf } from '#models/families/storage/toy-shelf.ts';
import { tvUnit } from '#models/families/storage/tv-unit.ts';
import { wallShelf } from '#models/families/storage/wall-shelf.ts';
import { wardrobe } from '#models/families/storage/wardrobe.ts';
import { washingMachine } from '#models/families/appliances/washing-machine.ts';
import type { Family } from '#models/family.ts';

/** To keep things in, to cook with: storage, kitchen, appliances. */
export const storageAndKitchen: readonly Family[] = [
  sideboard,
  tvUnit,
  bedside,
  chest,
  wardrobe,
  shoeCabinet,
  displayCabinet,
  bookshelf,
  wallShelf,
  kitchenBase,
  kitchenWall,
  kitchenTall,
  kitchenIsland,
  fridge,
  washingMachine,
  television,
  cookerHood,
  altar,
  toyShelf,
  oven,
  hob,
  coatStand,
  dishwasher,
  microwave,
  hallStand,
];
